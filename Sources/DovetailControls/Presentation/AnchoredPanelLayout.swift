import DovetailCore
import Foundation

/// Puts a panel beside a rectangle: at an edge of it, or at the opposite one, always within the window.
struct AnchoredPanelLayout: Layout {
    let target: CGRect
    /// The edge of the rectangle at which the panel stands.
    let edge: Edge
    /// What there is outside of the window; nil for nothing. There it is the host that keeps the panel from leaving the screen.
    var room: CGSize?
    /// How much of the panel at each of its edges is room for its arrow, which takes the place of the distance.
    var border: CGFloat = 0
    private static let gap: CGFloat = 8
    private static let margin: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].placeBehindPanel(in: bounds, room: room)
        let most = CGSize(
            width: (room ?? bounds.size).width - 2 * (Self.margin - border),
            height: (room ?? bounds.size).height - 2 * (Self.margin - border))
        let ideal = subviews[1].sizeThatFits(.unspecified)
        let size = CGSize(width: min(ideal.width, most.width), height: min(ideal.height, most.height))
        let area = room.map { bounds.insetBy(dx: -$0.width, dy: -$0.height) } ?? bounds
        let body = CGSize(width: max(size.width - 2 * border, 0), height: max(size.height - 2 * border, 0))
        let gap = border > 0 ? border : Self.gap
        let origin = Self.origin(of: body, at: edge, of: target, in: area, gap: gap)
        subviews[1].place(
            at: CGPoint(x: origin.x - border, y: origin.y - border), proposal: ProposedViewSize(size))
    }

    /// The top left corner of a panel of a size.
    private static func origin(
        of size: CGSize, at edge: Edge, of target: CGRect, in bounds: CGRect, gap: CGFloat
    ) -> CGPoint {
        let room: [Edge: CGFloat] = [
            .top: target.minY - bounds.minY, .bottom: bounds.maxY - target.maxY,
            .leading: target.minX - bounds.minX, .trailing: bounds.maxX - target.maxX,
        ]
        let opposite: [Edge: Edge] = [.top: .bottom, .bottom: .top, .leading: .trailing, .trailing: .leading]
        let isVertical = edge == .top || edge == .bottom
        let needed = (isVertical ? size.height : size.width) + gap + margin
        // The arrow's edge is that of the target: the panel stands beyond it, unless the other side has the room.
        let other = opposite[edge]!
        let chosen = room[edge]! >= needed || room[other]! < needed && room[edge]! >= room[other]! ? edge : other
        var origin: CGPoint
        switch chosen {
        case .top: origin = CGPoint(x: target.midX - size.width / 2, y: target.minY - gap - size.height)
        case .bottom: origin = CGPoint(x: target.midX - size.width / 2, y: target.maxY + gap)
        case .leading: origin = CGPoint(x: target.minX - gap - size.width, y: target.midY - size.height / 2)
        case .trailing: origin = CGPoint(x: target.maxX + gap, y: target.midY - size.height / 2)
        }
        origin.x = min(max(origin.x, bounds.minX + margin), max(bounds.maxX - margin - size.width, bounds.minX))
        origin.y = min(max(origin.y, bounds.minY + margin), max(bounds.maxY - margin - size.height, bounds.minY))
        return origin
    }
}
