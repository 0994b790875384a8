import Foundation

/// The point of the content that a scroll view begins at, and keeps to until somebody scrolls away from it.
extension ScrollPositionSource {
    /// Whether the offset is at the app's anchor. If it is, it stays there when the content grows.
    func isAtAnchor(_ offset: CGPoint, most: CGPoint) -> Bool {
        guard let anchor else { return false }
        let place = self.place(of: anchor, most: most)
        return abs(place.x - offset.x) < 0.5 && abs(place.y - offset.y) < 0.5
    }

    /// The point of the content that the view keeps to: the app's, or else the beginning where that is at the right.
    var anchor: UnitPoint? {
        let anchors = settings.anchors
        let anchor = (hasScrolled ? anchors.sizeChanges : anchors.initialOffset) ?? anchors.all
        return isMirrored && axes.contains(.horizontal) ? Self.mirrored(anchor) : anchor
    }

    private static func mirrored(_ anchor: UnitPoint?) -> UnitPoint {
        UnitPoint(x: 1 - (anchor?.x ?? 0), y: anchor?.y ?? 0)
    }

    /// Where content is that is smaller than the view along an axis: from 0 at the top and the left to 1.
    func alignment(_ axis: Axis) -> CGFloat {
        let own = settings.anchors.alignment ?? settings.anchors.all
        let anchor = isMirrored ? Self.mirrored(own) : own ?? .topLeading
        return min(max(0, axis == .horizontal ? anchor.x : anchor.y), 1)
    }

    /// The offset at which an anchor of the content is at that of the view.
    func place(of anchor: UnitPoint, most: CGPoint) -> CGPoint {
        CGPoint(x: most.x * min(max(0, anchor.x), 1), y: most.y * min(max(0, anchor.y), 1))
    }
}
