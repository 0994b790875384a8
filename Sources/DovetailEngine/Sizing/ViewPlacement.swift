import Foundation

/// Where a container or a modifier puts a view: its top left corner in theirs, its size, and the proposal that the size answers.
package struct ViewPlacement: Equatable {
    package var origin: CGPoint
    package var size: CGSize
    package var proposal: ProposedViewSize

    package init(origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
        self.origin = origin
        self.size = size
        self.proposal = proposal
    }
}
