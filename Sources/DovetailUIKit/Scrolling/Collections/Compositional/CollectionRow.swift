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
            // One group at most, however fast.
            if speed > 100 { return stops.first { $0 > start + 0.5 } ?? stops[stops.count - 1] }
            if speed < -100 { return stops.last { $0 < start - 0.5 } ?? stops[0] }
            return stops[nearest(start)]
        }
    }
}
