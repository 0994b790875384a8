import Foundation

/// A section of a collection that scrolls by itself, across the collection.
@MainActor
struct CollectionRow {
    let section: Int
    /// Where it is in the collection's content.
    let frame: CGRect
    /// How long its content is.
    let length: CGFloat
    let isHorizontal: Bool
    let behaviour: UICollectionLayoutSectionOrthogonalScrollingBehavior
    /// Where it comes to rest group by group.
    let stops: [CGFloat]
    let followsEachStep: Bool

    /// Where it comes to rest in place of a point, having been let go of at another.
    func stop(near target: CGFloat, from start: CGFloat, speed: CGFloat) -> CGFloat {
        guard !stops.isEmpty else { return target }
        func nearest(_ point: CGFloat) -> Int {
            stops.indices.min { abs(stops[$0] - point) < abs(stops[$1] - point) } ?? 0
        }
        switch behaviour {
        case .none, .continuous, .paging: return target
        case .continuousGroupLeadingBoundary: return stops[nearest(target)]
        case .groupPaging, .groupPagingCentered:
            // One group further at most, however fast.
            let now = nearest(start)
            var next = nearest(target)
            if next == now, abs(speed) > 200 { next += speed > 0 ? 1 : -1 }
            return stops[min(max(next, now - 1, 0), now + 1, stops.count - 1)]
        }
    }
}
