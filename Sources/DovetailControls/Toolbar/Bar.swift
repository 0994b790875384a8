import DovetailCore
import Foundation

/// A row of a bar: items at both ends, and a title, or items in its place, in the middle.
struct Bar<Leading: View, Title: View>: View {
    nonisolated(unsafe) let contents: BarContents
    nonisolated(unsafe) let leading: Leading
    nonisolated(unsafe) let title: Title
    let hasLeadingTitle: Bool
    @Environment(\.controlMetrics) private var metrics
    @Environment(\.verticalSizeClass) private var sizeClass
    @Environment(\.windowLook) private var look
    @Environment(\.hasWideBarMargins) private var hasWideMargins

    /// `leading` stands before the items. A leading title stands after them, and not in the middle.
    init(
        contents: BarContents, hasLeadingTitle: Bool = false, @ViewBuilder leading: () -> Leading,
        @ViewBuilder title: () -> Title
    ) {
        self.contents = contents
        self.hasLeadingTitle = hasLeadingTitle
        self.leading = leading()
        self.title = title()
    }

    var body: some View {
        BarFrame(height: metrics.barHeight(sizeClass, isCompact: look.toolbar?.isCompact == true)) {
            BarLayout(
                margin: BarIdiom[metrics.idiom].margin(isWide: hasWideMargins), gap: BarIdiom[metrics.idiom].titleGap
            ) {
                HStack(spacing: 2) {
                    leading
                    BarItems(contents, at: .leading)
                    if hasLeadingTitle { title.padding(.horizontal, 8) }
                }
                HStack(spacing: 8) {
                    BarReader(contents) { summary in
                        if summary.hasCenter {
                            BarItems(contents, at: .center)
                        } else if !hasLeadingTitle {
                            title
                        }
                    }
                }
                HStack(spacing: 2) { BarItems(contents, at: .trailing) }
            }
        }
    }
}

/// Places the parts of a bar: the middle one in the middle of the bar, as long as the ends leave room for it there.
private struct BarLayout: Layout {
    let margin: CGFloat
    let gap: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let trailing = subviews[2].sizeThatFits(.unspecified)
        // A title that stands there is cut off before it comes to what is at the end.
        let trailingSpace = trailing.width > 0 ? trailing.width + gap : 0
        let ideal = subviews[0].sizeThatFits(.unspecified)
        let leadingRoom = max(bounds.width - 2 * margin - trailingSpace, 0)
        let leadingProposal =
            ideal.width <= leadingRoom
            ? ProposedViewSize.unspecified : ProposedViewSize(width: leadingRoom, height: bounds.height)
        let leading = ideal.width <= leadingRoom ? ideal : subviews[0].sizeThatFits(leadingProposal)
        let left = bounds.minX + margin + (leading.width > 0 ? leading.width + gap : 0)
        let right = bounds.maxX - margin - trailingSpace
        let room = ProposedViewSize(width: max(right - left, 0), height: bounds.height)
        let middle = subviews[1].sizeThatFits(room)
        let x = min(max(bounds.midX - middle.width / 2, left), max(right - middle.width, left))
        subviews[0].place(
            at: CGPoint(x: bounds.minX + margin, y: bounds.midY), anchor: .leading, proposal: leadingProposal)
        subviews[1].place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: room)
        subviews[2].place(
            at: CGPoint(x: bounds.maxX - margin, y: bounds.midY), anchor: .trailing, proposal: .unspecified)
    }
}
