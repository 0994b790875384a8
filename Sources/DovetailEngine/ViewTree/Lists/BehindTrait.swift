import AttributeGraph
import Foundation

/// Whether a child of a container stands behind the others: alive, but neither placed nor drawn.
package struct BehindTrait: ViewTraitKey {
    package static var defaultValue: Bool { false }
    package static var isForContainers: Bool { true }
}
