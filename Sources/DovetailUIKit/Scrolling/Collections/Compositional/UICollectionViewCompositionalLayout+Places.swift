import DovetailCore
import Foundation

extension UICollectionViewCompositionalLayout: CollectionArrangement {
    func contentChanged() {
        if plans.contains(where: { $0?.measuresCells == true }) { invalidateLayout() }
    }

    func places(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        var result = ends(in: rect)
        for case let plan? in plans where !plan.isOwnRow && plan.frame.intersects(rect) {
            result += places(of: plan, in: rect)
        }
        return result
    }

    func ownRows(in rect: CGRect) -> [CollectionRow] {
        plans.compactMap { $0 }.filter { $0.isOwnRow && $0.count > 0 && $0.rowFrame.intersects(rect) }.map(row)
    }

    func row(of section: Int) -> CollectionRow? {
        guard plans.indices.contains(section), let plan = plans[section], plan.isOwnRow, plan.count > 0 else {
            return nil
        }
        return row(plan)
    }

    func unscrolled(_ rect: CGRect, section: Int) -> CGRect {
        let offset = rowOffsets[section] ?? 0
        return rect.offsetBy(dx: isVertical ? offset : 0, dy: isVertical ? 0 : offset)
    }

    private func row(_ plan: SectionPlan) -> CollectionRow {
        let (frame, behaviour) = (plan.rowFrame, plan.section.orthogonalScrollingBehavior)
        let end = max(plan.rowLength - (isVertical ? frame.width : frame.height), 0)
        let (lead, starts) = plan.groupStarts
        // In the middle, or where the first group is at the beginning: what is before it is seen then, too.
        let stops = behaviour == .continuous || behaviour == .paging ? [] : starts.map { min($0, end) }
        return CollectionRow(
            section: plan.index, frame: frame, length: max(plan.rowLength, lead), isHorizontal: isVertical,
            behaviour: behaviour, stops: stops, followsEachStep: plan.section.visibleItemsInvalidationHandler != nil)
    }

    /// The places in a part of a section that scrolls by itself, from its beginning.
    func places(inRow section: Int, _ part: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard plans.indices.contains(section), let plan = plans[section] else { return [] }
        let origin = plan.rowFrame.origin
        return places(of: plan, in: part.offsetBy(dx: origin.x, dy: origin.y)).map { place in
            place.frame = place.frame.offsetBy(dx: -origin.x, dy: -origin.y)
            return place
        }
    }

    var followsEachStep: Bool {
        plans.contains { $0.map { !$0.isOwnRow && $0.section.visibleItemsInvalidationHandler != nil } ?? false }
    }

    func adjusted(_ places: [UICollectionViewLayoutAttributes], offset: CGPoint)
        -> [UICollectionViewLayoutAttributes]
    {
        for case let plan? in plans where !plan.isOwnRow {
            adjust(places.filter { $0.indexPath.first == plan.index && $0.indexPath.count == 2 }, plan, offset)
        }
        return places
    }

    /// Asks the handler of a section that scrolls by itself.
    func adjusted(_ places: [UICollectionViewLayoutAttributes], inRow section: Int, offset: CGPoint)
        -> [UICollectionViewLayoutAttributes]
    {
        if plans.indices.contains(section), let plan = plans[section] { adjust(places, plan, offset) }
        return places
    }

    private func adjust(_ places: [UICollectionViewLayoutAttributes], _ plan: SectionPlan, _ offset: CGPoint) {
        guard let handler = plan.section.visibleItemsInvalidationHandler, !places.isEmpty, let view = collectionView
        else { return }
        handler(places.map(VisibleItem.init), offset, LayoutEnvironment(room, view.traitCollection))
    }

    func shownFrame(_ place: UICollectionViewLayoutAttributes) -> CGRect {
        guard place.representedElementCategory != .decorationView, place.indexPath.count == 2,
            plans.indices.contains(place.indexPath.section), let plan = plans[place.indexPath.section], plan.isOwnRow,
            !plan.ends.contains(where: { $0.item.elementKind == place.representedElementKind })
        else { return place.frame }
        let offset = rowOffsets[plan.index] ?? 0
        return place.frame.offsetBy(dx: isVertical ? -offset : 0, dy: isVertical ? 0 : -offset)
    }
}

extension SectionPlan {
    func isAtEnd(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Bool {
        item.alignment.edges.contains(isVertical ? .bottom : .trailing)
    }
}

/// A place that a handler may change.
private final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
    private let place: UICollectionViewLayoutAttributes

    init(_ place: UICollectionViewLayoutAttributes) { self.place = place }

    var alpha: CGFloat {
        get { place.alpha }
        set { place.alpha = newValue }
    }
    var zIndex: Int {
        get { place.zIndex }
        set { place.zIndex = newValue }
    }
    var isHidden: Bool {
        get { place.isHidden }
        set { place.isHidden = newValue }
    }
    var center: CGPoint {
        get { place.center }
        set { place.center = newValue }
    }
    var transform: CGAffineTransform {
        get { place.transform }
        set { place.transform = newValue }
    }
    var transform3D: CATransform3D {
        get { place.transform3D }
        set { place.transform3D = newValue }
    }
    var name: String { place.representedElementKind ?? "" }
    var indexPath: IndexPath { place.indexPath }
    var frame: CGRect { place.frame }
    var bounds: CGRect { place.bounds }
    var representedElementCategory: UICollectionView.ElementCategory { place.representedElementCategory }
    var representedElementKind: String? { place.representedElementKind }
}
