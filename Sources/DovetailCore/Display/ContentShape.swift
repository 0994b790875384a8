import AttributeGraph
import Foundation

/// The area in which a view takes events.
package struct ContentShape: Equatable {
    let path: Path
    let isEvenOdd: Bool

    func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: isEvenOdd) }
}
