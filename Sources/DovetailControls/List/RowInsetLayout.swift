import DovetailCore
import Foundation

/// Puts a row's content within the row's insets, in the middle of its height.
///
/// Recorded on iOS 18 in rows of at least 44 points: there are 11 points above and below texts, stacks and grids, but a row with a switch of 31
/// points, or with an icon of 28, is 44 high. So the insets give way where a row would otherwise be higher than it has to be.
struct RowInsetLayout: Layout, Equatable {
    let insets: EdgeInsets
    /// What is left of the insets above and below, together, where they give way.
    let leastEnds: CGFloat
    /// The height that a row has at least.
    let minHeight: CGFloat

    private func room(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max($0 - insets.leading - insets.trailing, 0) },
            height: proposal.height.map { max($0 - insets.top - insets.bottom, 0) })
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let content = subviews[0].sizeThatFits(room(proposal))
        let width = content.width + insets.leading + insets.trailing
        let fits = content.height + leastEnds <= minHeight
        let height = fits ? minHeight : max(content.height + insets.top + insets.bottom, minHeight)
        return CGSize(width: proposal.width ?? width, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        // The height is offered as it was for the size, so that content which fills what it gets does not become higher.
        let room = room(ProposedViewSize(width: bounds.width, height: proposal.height))
        let content = subviews[0].sizeThatFits(room)
        let free = CGSize(
            width: bounds.width - insets.leading - insets.trailing - content.width,
            height: bounds.height - insets.top - insets.bottom - content.height)
        // Content that is wider than the row juts out at both sides, as on iOS.
        let x = insets.leading + min(free.width, 0) / 2
        subviews[0].place(
            at: CGPoint(x: bounds.minX + x, y: bounds.minY + insets.top + free.height / 2), proposal: room)
    }
}
