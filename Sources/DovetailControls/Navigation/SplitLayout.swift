import DovetailCore
import Foundation

/// The line between two columns.
struct ColumnEdge: View {

    var body: some View { Color.separatorLine.frame(width: 1).allowsHitTesting(false) }
}

/// The line between two columns, by which a person makes the first of them, or the one with the line at its leading edge, wider and
/// narrower, as far as its content allows.
struct ColumnDivider: View {
    /// Where the line is in the column.
    var edge: HorizontalEdge = .trailing
    let width: () -> CGFloat
    let resize: (CGFloat) -> Void
    @Environment(\.layoutDirection) private var layoutDirection
    @State private var start: CGFloat?

    var body: some View {
        ColumnEdge()
            .frame(width: 5, alignment: edge == .trailing ? .trailing : .leading)
            .contentShape(Rectangle())
            .pointerStyle(.columnResize)
            .gesture(
                DragGesture(minimumDistance: 2, coordinateSpace: .global)
                    .onChanged { value in
                        let before = start ?? width()
                        start = before
                        let way = value.translation.width
                        let isMirrored = (layoutDirection == .rightToLeft) != (edge == .leading)
                        resize(max(before + (isMirrored ? -way : way), SplitLayout.least))
                    }
                    .onEnded { _ in start = nil }
            )
            .accessibilityHidden(true)
    }
}

/// Columns side by side; the last that is shown takes what the others leave.
struct SplitLayout: Layout {
    let shown: ClosedRange<Int>
    /// What a person wants, by columns.
    let widths: [Int: CGFloat]
    /// Whether the last column has all of the room, and the others stand over it.
    var isOverLast = false
    /// No column is dragged narrower, in points.
    static let least: CGFloat = 100

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let sizes = subviews.indices.filter(shown.contains).map { index in
            subviews[index].sizeThatFits(
                ProposedViewSize(width: index == shown.upperBound ? proposal.width : nil, height: proposal.height))
        }
        let ideal = CGSize(width: sizes.reduce(0) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
        if isOverLast, let last = sizes.last {
            return CGSize(width: proposal.width ?? last.width, height: proposal.height ?? last.height)
        }
        // Asked for the least, the columns answer with that.
        return CGSize(
            width: proposal.width.flatMap { $0 > 0 ? $0 : nil } ?? ideal.width,
            height: proposal.height.flatMap { $0 > 0 ? $0 : nil } ?? ideal.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        // The last column keeps a third of the room, also where the others stand over it: where there is less, they give way alike.
        let before = subviews.indices.filter { shown.contains($0) && $0 != shown.upperBound }
        let wanted = before.map { index in
            subviews[index].sizeThatFits(ProposedViewSize(width: widths[index], height: bounds.height)).width
        }
        let all = wanted.reduce(0, +)
        let scale = all <= bounds.width * 2 / 3 ? 1 : bounds.width * 2 / 3 / all
        var x = bounds.minX
        for index in subviews.indices {
            guard let place = before.firstIndex(of: index) else {
                let start = index == shown.upperBound && !isOverLast ? x : bounds.minX
                subviews[index].place(
                    at: CGPoint(x: start, y: bounds.minY),
                    proposal: ProposedViewSize(width: max(bounds.maxX - start, 0), height: bounds.height))
                continue
            }
            let width = wanted[place] * scale
            subviews[index].place(
                at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
            x += width
        }
    }
}
