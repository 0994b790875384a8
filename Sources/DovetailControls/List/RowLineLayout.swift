import DovetailCore
import Foundation

/// A row, and the line at its lower edge, which begins at the row's first text.
struct RowLineLayout: Layout, Equatable {
    /// Where the line begins in a row without text, in points from the leading edge.
    let inset: CGFloat
    let followsText: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        guard subviews.count > 1 else { return }
        var (start, end) = (inset, bounds.width)
        if followsText {
            let row = subviews[0].dimensions(in: ProposedViewSize(bounds.size))
            if let own = row[explicit: HorizontalAlignment.listRowSeparatorLeading] { start = max(0, own) }
            if let own = row[explicit: HorizontalAlignment.listRowSeparatorTrailing] { end = min(own, bounds.width) }
        }
        subviews[1].place(
            at: CGPoint(x: bounds.minX + start, y: bounds.maxY), anchor: .bottomLeading,
            proposal: ProposedViewSize(width: max(end - start, 0), height: nil))
    }
}
