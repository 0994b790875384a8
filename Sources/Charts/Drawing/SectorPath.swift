import DovetailCore
import Foundation

/// The outline of a sector of a circle or ring.
enum SectorPath {
    /// - Parameter place: The angles at the beginning and at the end, the inner and the outer radius.
    static func path(_ place: SIMD4<Double>, inset: Double, corner: Double, center: CGPoint) -> Path {
        let corner = max(min(corner, (place.w - place.z) / 2 - 0.01), 0)
        guard corner > 0 else { return plain(place, inset: inset, center: center) }
        // What is smaller by the radius, with a round border as wide as that.
        let inner = place.z > 0 ? place.z + corner : 0
        let core = plain(
            SIMD4(place.x, place.y, inner, place.w - corner), inset: inset + corner, center: center)
        guard !core.isEmpty else { return plain(place, inset: inset, center: center) }
        return core.union(core.strokedPath(StrokeStyle(lineWidth: 2 * corner, lineCap: .round, lineJoin: .round)))
    }

    private static func plain(_ place: SIMD4<Double>, inset: Double, center: CGPoint) -> Path {
        let (start, end, inner, outer) = (place.x, place.y, place.z, place.w)
        guard end > start, outer > 0 else { return Path() }
        var path = Path()
        if end - start >= 2 * .pi - 1e-6 {
            path.addEllipse(
                in: CGRect(x: center.x - outer, y: center.y - outer, width: 2 * outer, height: 2 * outer))
            if inner > 0 {
                path.addArc(
                    center: center, radius: inner, startAngle: .radians(2 * .pi), endAngle: .radians(0), clockwise: true
                )
                path.closeSubpath()
            }
            return path
        }
        // The edges are moved inwards in parallel: further in that is a larger angle.
        let outerInset = inset < outer ? asin(inset / outer) : .pi
        guard end - start > 2 * outerInset else { return Path() }
        path.addArc(
            center: center, radius: outer, startAngle: .radians(start + outerInset),
            endAngle: .radians(end - outerInset),
            clockwise: false)
        let innerInset = inner > inset ? asin(inset / inner) : .pi
        if inner > 0, end - start > 2 * innerInset {
            path.addArc(
                center: center, radius: inner, startAngle: .radians(end - innerInset),
                endAngle: .radians(start + innerInset), clockwise: true)
        } else {
            // The edges meet before the inner radius does.
            let half = min((end - start) / 2, .pi / 2)
            let distance = max(inset / sin(half), inner)
            let middle = (start + end) / 2
            path.addLine(to: CGPoint(x: center.x + cos(middle) * distance, y: center.y + sin(middle) * distance))
        }
        path.closeSubpath()
        return path
    }
}
