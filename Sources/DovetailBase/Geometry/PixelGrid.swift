import Foundation

/// The pixels of the screen, as seen from the coordinates of a display group.
///
/// Layout is exact. What is drawn has its edges on pixels: each edge goes to the nearest one, so that neighbours still meet, and a
/// line of one point is crisp wherever it lies. Edges are rounded where they are in the window; so a group notes how far its exact
/// place is from the one that it is drawn at.
package struct PixelGrid: Equatable, Sendable {
    /// Pixels for each point; 0 where nothing is rounded.
    package var scale: Float = 0
    /// How far the group is beyond the place that it is drawn at, in points: at most half a pixel each way.
    private var x: Float = 0
    private var y: Float = 0

    package init(scale: CGFloat = 0) { self.scale = scale.isFinite && scale > 0 ? Float(scale) : 0 }

    /// A rectangle of the group's exact coordinates as it is drawn. What has a size keeps at least a pixel of it.
    package func snap(_ rect: CGRect) -> CGRect {
        guard scale > 0, rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite else {
            return rect
        }
        let (left, right) = snap(rect.minX, rect.maxX, CGFloat(x))
        let (top, bottom) = snap(rect.minY, rect.maxY, CGFloat(y))
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    private func snap(_ start: CGFloat, _ end: CGFloat, _ phase: CGFloat) -> (CGFloat, CGFloat) {
        let scale = CGFloat(scale)
        let first = pixel(start + phase, scale)
        var last = pixel(end + phase, scale)
        if last == first, end > start { last += 1 }
        return (first / scale, last / scale)
    }

    /// The nearest pixel edge. A half goes up, also where sums of fractions have lost a little.
    private func pixel(_ position: CGFloat, _ scale: CGFloat) -> CGFloat { (position * scale + 0.5001).rounded(.down) }

    /// The grid inside a group at a place of this one.
    package func inside(_ origin: CGPoint) -> PixelGrid {
        guard scale > 0, origin.x.isFinite, origin.y.isFinite else { return self }
        let scale = CGFloat(scale)
        var inner = self
        inner.x = Float(origin.x + CGFloat(x) - pixel(origin.x + CGFloat(x), scale) / scale)
        inner.y = Float(origin.y + CGFloat(y) - pixel(origin.y + CGFloat(y), scale) / scale)
        // Differences too small to see would make everything inside be recorded again.
        if abs(inner.x) < 1e-4 { inner.x = 0 }
        if abs(inner.y) < 1e-4 { inner.y = 0 }
        return inner
    }
}
