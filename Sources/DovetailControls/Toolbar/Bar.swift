import DovetailCore
import Foundation

/// A bar on screen: items at both ends, and a title, or items in its place, in the middle.
struct Bar: View {
    nonisolated(unsafe) let contents: BarContents
    let title: Text?
    let role: Semantics.Role
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        BarLayout {
            HStack(spacing: 2) { BarItems(contents, at: .leading) }
            HStack(spacing: 8) { middle }
            HStack(spacing: 2) { BarItems(contents, at: .trailing) }
        }
        .frame(maxWidth: .infinity)
        .background { Color(Theme.raisedBackground(colorScheme)) }
        .overlay(alignment: .bottom) {
            Color(Theme.separator(colorScheme)).frame(height: 1).allowsHitTesting(false)
        }
        .semantics(Semantics(role: role))
    }

    @ViewBuilder private var middle: some View {
        BarReader(contents) { summary in
            if summary.hasCenter {
                BarItems(contents, at: .center)
            } else if let title {
                title.font(.headline).lineLimit(1).foregroundStyle(.primary).semantics(Self.header)
            }
        }
    }

    private static var header: Semantics {
        var semantics = Semantics(role: .header)
        semantics.combinesChildren = true
        return semantics
    }
}

/// Places the parts of a bar: the middle one in the middle of the bar, as long as the ends leave room for it there.
private struct BarLayout: Layout {
    private static let height: CGFloat = 46
    private static let margin: CGFloat = 10
    private static let gap: CGFloat = 12

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let width = sizes.reduce(2 * (Self.margin + Self.gap)) { $0 + $1.width }
        let height = sizes.reduce(Self.height) { max($0, $1.height + 8) }
        return CGSize(width: max(proposal.width ?? width, 0), height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let leading = subviews[0].sizeThatFits(.unspecified)
        let trailing = subviews[2].sizeThatFits(.unspecified)
        let left = bounds.minX + Self.margin + (leading.width > 0 ? leading.width + Self.gap : 0)
        let right = bounds.maxX - Self.margin - (trailing.width > 0 ? trailing.width + Self.gap : 0)
        let room = ProposedViewSize(width: max(right - left, 0), height: bounds.height)
        let middle = subviews[1].sizeThatFits(room)
        let x = min(max(bounds.midX - middle.width / 2, left), max(right - middle.width, left))
        subviews[0].place(
            at: CGPoint(x: bounds.minX + Self.margin, y: bounds.midY), anchor: .leading, proposal: .unspecified)
        subviews[1].place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: room)
        subviews[2].place(
            at: CGPoint(x: bounds.maxX - Self.margin, y: bounds.midY), anchor: .trailing, proposal: .unspecified)
    }
}
