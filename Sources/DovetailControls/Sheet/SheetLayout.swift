import DovetailCore
import Foundation

/// Puts a backdrop over the whole window and a panel in its middle, at its bottom, or all over it.
///
/// The panel is as big as its content's ideal size with a margin around, within limits; then the content may fill all of it.
/// So a column of controls stands free in the panel, and a list or a page with a bar goes from edge to edge.
struct SheetLayout: Layout {
    var sizing: any PresentationSizing = AutomaticPresentationSizing()
    /// What sizings remember that only grow.
    var greatest = GreatestSize()
    /// The height in a window of a height; nil leaves it to `sizing`.
    var height: ((CGFloat) -> CGFloat?)?
    /// Stands at the window's bottom, in its full width.
    var isAtBottom = false
    /// Takes the whole window.
    var isCover = false
    private static let margin: CGFloat = 20
    private static let least = CGSize(width: 320, height: 140)
    private static let most: CGFloat = 560
    /// What stays visible of the window around the panel.
    static let surround: CGFloat = 20

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        guard !isCover else {
            subviews[1].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
            return
        }
        var size = panelSize(of: subviews[1], in: bounds.size)
        let most = bounds.height - (isAtBottom ? Self.surround : 2 * Self.surround)
        if let height = height?(most) { size.height = height }
        if isAtBottom { size.width = bounds.width }
        subviews[1].place(
            at: CGPoint(
                x: bounds.midX - size.width / 2,
                y: isAtBottom ? bounds.maxY - size.height : bounds.midY - size.height / 2),
            proposal: ProposedViewSize(size))
    }

    private func panelSize(of panel: LayoutSubview, in window: CGSize) -> CGSize {
        let root = PresentationSizingRoot { panel.sizeThatFits($0) }
        let wanted = sizing.proposedSize(
            for: root, context: PresentationSizingContext(window: window, greatest: greatest))
        return Self.panelSize(of: root, wanted: wanted, in: window)
    }

    /// The size of a panel in a window, where some of it may have been decided already.
    static func panelSize(
        of panel: PresentationSizingRoot, wanted: ProposedViewSize, in window: CGSize
    ) -> CGSize {
        let roomiest = CGSize(width: window.width - 2 * surround, height: window.height - 2 * surround)
        let ideal = panel.sizeThatFits(.unspecified)
        let width = wanted.width ?? max(min(ideal.width + 2 * margin, most), least.width)
        // With less width text takes more lines; what cannot be narrower stands over.
        let inner = max(min(width, roomiest.width) - 2 * margin, 0)
        let fitted =
            ideal.width <= inner ? ideal : panel.sizeThatFits(ProposedViewSize(width: inner, height: nil))
        let height = wanted.height ?? max(fitted.height + 2 * margin, least.height)
        return CGSize(width: min(width, roomiest.width), height: min(height, roomiest.height))
    }
}
