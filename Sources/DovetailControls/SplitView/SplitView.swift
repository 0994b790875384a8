import DovetailCore
import Foundation

/// Views beside each other, with a line between each two that a person can drag.
public struct HSplitView<Content: View>: View {
    nonisolated(unsafe) private let content: Content
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: some View { DividedView(axis: .horizontal, content: content) }
}

/// Views one below the other, with a line between each two that a person can drag.
public struct VSplitView<Content: View>: View {
    nonisolated(unsafe) private let content: Content
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: some View { DividedView(axis: .vertical, content: content) }
}

/// Views along an axis with lines between them. Moving a line changes the lengths of the two views beside it; a view takes no
/// less than its minimum.
private struct DividedView<Content: View>: View {
    let axis: Axis
    let content: Content
    /// What the lines were moved by: how much longer each view is than its share.
    @State private var shifts: [Int: CGFloat] = [:]
    /// What the line under way was moved by before.
    @State private var start: CGFloat?

    var body: some View {
        ChildrenReader(content: content) { children in
            DividedLayout(axis: axis, shifts: shifts) {
                ForEach(Array(children.enumerated()), id: \.element.id) { index, child in
                    child
                    if index < children.count - 1 { line(index) }
                }
            }
        }
    }

    private func line(_ index: Int) -> some View {
        // A `Divider` would lie across: it takes its direction from the stack around it, and this is none.
        Rectangle()
            .fill(Color.separatorLine)
            .frame(width: axis == .horizontal ? 1 : nil, height: axis == .horizontal ? nil : 1)
            .frame(maxWidth: axis == .horizontal ? 9 : .infinity, maxHeight: axis == .horizontal ? .infinity : 9)
            .contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 0, coordinateSpace: .global)
                    .onChanged { value in
                        let before = start ?? shifts[index] ?? 0
                        start = before
                        shifts[index] =
                            before + (axis == .horizontal ? value.translation.width : value.translation.height)
                    }
                    .onEnded { _ in start = nil }
            )
            .accessibilityElement(children: .ignore).accessibilityLabel("Divider")
    }
}

/// Places views and the lines between them, in turn.
private struct DividedLayout: Layout {
    let axis: Axis
    let shifts: [Int: CGFloat]
    private static let line: CGFloat = 9

    static var layoutProperties: LayoutProperties { LayoutProperties() }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let along = sizes.reduce(0) { $0 + (axis == .horizontal ? $1.width : $1.height) }
        let across = sizes.map { axis == .horizontal ? $0.height : $0.width }.max() ?? 0
        return axis == .horizontal
            ? CGSize(width: proposal.width ?? along, height: proposal.height ?? across)
            : CGSize(width: proposal.width ?? across, height: proposal.height ?? along)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let views = stride(from: 0, to: subviews.count, by: 2).map { subviews[$0] }
        guard !views.isEmpty else { return }
        let whole = axis == .horizontal ? bounds.width : bounds.height
        let across = axis == .horizontal ? bounds.height : bounds.width
        let room = max(0, whole - Self.line * CGFloat(views.count - 1))
        func length(_ view: LayoutSubview, _ proposed: CGFloat) -> CGFloat {
            let size = view.sizeThatFits(offer(proposed, across))
            return axis == .horizontal ? size.width : size.height
        }
        func offer(_ along: CGFloat, _ across: CGFloat) -> ProposedViewSize {
            axis == .horizontal
                ? ProposedViewSize(width: along, height: across) : ProposedViewSize(width: across, height: along)
        }
        let least = views.map { length($0, 0) }
        var lengths = Array(repeating: room / CGFloat(views.count), count: views.count)
        for index in lengths.indices.dropLast() {
            // A line takes from one of its sides what it gives to the other, as far as both allow.
            let lower = min(0, least[index] - lengths[index])
            let upper = max(0, lengths[index + 1] - least[index + 1])
            let shift = min(max(shifts[index] ?? 0, lower), upper)
            lengths[index] += shift
            lengths[index + 1] -= shift
        }
        var position: CGFloat = 0
        for (index, subview) in subviews.enumerated() {
            let length = index.isMultiple(of: 2) ? lengths[index / 2] : Self.line
            let origin =
                axis == .horizontal
                ? CGPoint(x: bounds.minX + position, y: bounds.minY)
                : CGPoint(x: bounds.minX, y: bounds.minY + position)
            subview.place(at: origin, anchor: .topLeading, proposal: offer(length, across))
            position += length
        }
    }
}
