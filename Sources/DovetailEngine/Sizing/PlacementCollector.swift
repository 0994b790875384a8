import Foundation

/// Where the placements of one pass go.
package final class PlacementCollector {
    package struct Placement: Equatable {
        package var origin: CGPoint
        package var size: CGSize
        package var proposal: ProposedViewSize

        package init(origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
            self.origin = origin
            self.size = size
            self.proposal = proposal
        }
    }
    var placements: [Placement?]
    init(count: Int) { placements = Array(repeating: nil, count: count) }
}
