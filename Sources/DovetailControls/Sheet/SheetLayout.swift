import DovetailCore
import Foundation

/// Puts a backdrop over the whole window and a panel in its middle.
///
/// The panel is as big as its content's ideal size with a margin around, within limits; then the content may fill all of it.
/// So a column of controls stands free in the panel, and a list or a page with a bar goes from edge to edge.
struct SheetLayout: Layout {
    private static let margin: CGFloat = 20
    private static let least = CGSize(width: 320, height: 140)
    private static let most: CGFloat = 560
    /// What stays visible of the window around the panel.
    private static let surround: CGFloat = 20

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        let size = Self.panelSize(of: subviews[1], in: bounds.size)
        subviews[1].place(
            at: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2),
            proposal: ProposedViewSize(size))
    }

    private static func panelSize(of panel: LayoutSubview, in window: CGSize) -> CGSize {
        let roomiest = CGSize(width: window.width - 2 * surround, height: window.height - 2 * surround)
        let ideal = panel.sizeThatFits(.unspecified)
        let width = max(min(ideal.width + 2 * margin, most), least.width)
        // With less width text takes more lines; what cannot be narrower stands over.
        let inner = max(min(width, roomiest.width) - 2 * margin, 0)
        let fitted = ideal.width <= inner ? ideal : panel.idealSize(width: inner)
        let height = max(fitted.height + 2 * margin, least.height)
        return CGSize(width: min(width, roomiest.width), height: min(height, roomiest.height))
    }
}

extension LayoutSubview {
    fileprivate func idealSize(width: CGFloat) -> CGSize {
        sizeThatFits(ProposedViewSize(width: width, height: nil))
    }
}
