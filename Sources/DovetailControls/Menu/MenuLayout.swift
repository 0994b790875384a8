import DovetailCore
import Foundation

/// Puts a menu below (or above) its anchor with their leading edges in line, or beside it, within the window.
struct MenuLayout: Layout {
    let anchor: CGRect
    let isBeside: Bool
    /// What there is outside of the window; nil for nothing. There it is the host that keeps the menu from leaving the screen.
    let room: CGSize?
    private static var margin: CGFloat { 8 }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].placeBehindPanel(in: bounds, room: room)
        let least = Self.margin
        let (size, panelProposal) = subviews[1].panel(in: bounds.size, margin: least, room: room)
        if room != nil {
            let corner = CGPoint(
                x: isBeside ? anchor.maxX + 2 : anchor.minX, y: isBeside ? anchor.minY - 5 : anchor.maxY + 4)
            subviews[1].place(at: corner, proposal: panelProposal)
            return
        }
        var x = isBeside ? anchor.maxX + 2 : anchor.minX
        if isBeside, x + size.width > bounds.width - least { x = anchor.minX - size.width - 2 }
        x = max(min(x, bounds.width - size.width - least), least)
        var y = isBeside ? anchor.minY - 5 : anchor.maxY + 4
        if !isBeside, y + size.height > bounds.height - least, anchor.minY - 4 - size.height >= least {
            y = anchor.minY - 4 - size.height
        }
        y = max(min(y, bounds.height - size.height - least), least)
        subviews[1].place(at: CGPoint(x: x, y: y), proposal: panelProposal)
    }
}

/// Puts what a menu is about where it was, and the menu below it, above it, or, in a low window, beside it. Where there is not room for both there,
/// what the menu is about gives way, and becomes smaller where it has to.
struct LiftedMenuLayout: Layout {
    /// Where it was, in the window.
    let source: CGRect
    private static var margin: CGFloat { 12 }
    private static var gap: CGFloat { 10 }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        let area = bounds.insetBy(dx: Self.margin, dy: Self.margin)
        guard area.width > 0, area.height > 0 else { return }
        let isLow = isLow(bounds, subviews)
        // A menu of many items leaves a third of the window.
        let menuRoom = CGSize(width: bounds.width, height: isLow ? bounds.height : bounds.height * 2 / 3)
        let (menu, menuProposal) = subviews[2].panel(in: menuRoom, margin: Self.margin, room: nil)
        let room =
            isLow
            ? CGSize(width: max(area.width - menu.width - Self.gap, 0), height: area.height)
            : CGSize(width: area.width, height: max(area.height - menu.height - Self.gap, 0))
        let size = subject(subviews[1], in: room)
        var subject = CGRect(
            x: source.midX - size.width / 2, y: source.midY - size.height / 2, width: size.width, height: size.height)
        var corner = CGPoint.zero
        if isLow {
            subject.origin.y = Self.fit(subject.minY, size.height, area.minY, area.maxY)
            let isBefore = subject.midX > bounds.midX
            let (least, most) =
                isBefore
                ? (area.minX + menu.width + Self.gap, area.maxX) : (area.minX, area.maxX - menu.width - Self.gap)
            subject.origin.x = Self.fit(subject.minX, size.width, least, most)
            corner.x = isBefore ? subject.minX - Self.gap - menu.width : subject.maxX + Self.gap
            corner.y = Self.fit(subject.minY, menu.height, area.minY, area.maxY)
        } else {
            subject.origin.x = Self.fit(subject.minX, size.width, area.minX, area.maxX)
            subject.origin.y = Self.fit(subject.minY, size.height, area.minY, area.maxY)
            let taken = Self.gap + menu.height
            if subject.maxY + taken <= area.maxY {
                corner.y = subject.maxY + Self.gap
            } else if subject.minY - taken >= area.minY {
                corner.y = subject.minY - taken
            } else {
                subject.origin.y = area.maxY - taken - size.height
                corner.y = subject.maxY + Self.gap
            }
            corner.x = subject.midX > bounds.midX + 1 ? subject.maxX - menu.width : subject.minX
            corner.x = Self.fit(corner.x, menu.width, area.minX, area.maxX)
        }
        subviews[1].place(at: subject.origin, proposal: ProposedViewSize(size))
        subviews[2].place(at: corner, proposal: menuProposal)
    }

    /// Whether the window has no room for both, one below the other, and is wider than high.
    private func isLow(_ bounds: CGRect, _ subviews: Subviews) -> Bool {
        let needed = subviews[1].sizeThatFits(.unspecified).height + subviews[2].sizeThatFits(.unspecified).height
        return bounds.width > bounds.height && needed + Self.gap + 2 * Self.margin > bounds.height
    }

    /// The size that the subject gets: the one that it likes, or what it makes of the room that there is.
    private func subject(_ view: LayoutSubview, in room: CGSize) -> CGSize {
        let ideal = view.sizeThatFits(.unspecified)
        if ideal.width <= room.width, ideal.height <= room.height { return ideal }
        let fitted = view.sizeThatFits(ProposedViewSize(room))
        return CGSize(width: min(fitted.width, room.width), height: min(fitted.height, room.height))
    }

    /// The coordinate nearest to `start` at which a length lies between two others.
    private static func fit(_ start: CGFloat, _ length: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
        max(min(start, most - length), least)
    }
}
