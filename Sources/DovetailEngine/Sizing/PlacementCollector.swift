import Foundation

/// Where the placements of one pass go.
package final class PlacementCollector {
    var placements: [ViewPlacement?]
    init(count: Int) { placements = Array(repeating: nil, count: count) }
}
