import DovetailCore
import Foundation

/// Makes the section of an index; nil for none.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Stands items in groups, and groups in sections.
///
///     let item = NSCollectionLayoutItem(
///         layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
///     let group = NSCollectionLayoutGroup.horizontal(
///         layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)), subitems: [item])
///     let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
///
/// Groups that are alike are planned once, so the number of items costs nothing, unless lengths are estimated. Those are measured when cells come near
/// to what is seen. Of a section that scrolls across, places are told as if it had not scrolled.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// What is the same for all sections. Changes of the object itself are seen when the layout finds its places the next time.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    var plans: [SectionPlan?] = []
    /// The ends of all sections together.
    var whole: SectionPlan?
    private var length: CGFloat = 0
    private(set) var room = CGSize.zero
    private var measured: [Int: CGSize] = [:]
    private var measuredEnds: [String: CGSize] = [:]
    /// How far sections have scrolled by themselves.
    var rowOffsets: [Int: CGFloat] = [:]

    /// All sections alike.
    public convenience init(section: NSCollectionLayoutSection) { self.init(sectionProvider: { _, _ in section }) }
    /// All sections alike.
    public convenience init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }
    /// Each section as the closure says, which is called whenever places are found.
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }
    /// Each section as the closure says, which is called whenever places are found.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }
    /// There are no archives of layouts: nil.
    public required init?(coder: NSCoder) { nil }

    var isVertical: Bool { configuration.scrollDirection == .vertical }

    // MARK: Planning

    open override func prepare() {
        guard let view = collectionView else { return }
        let inset = view.contentInset
        let size = CGRect(origin: .zero, size: view.bounds.size).inset(by: inset).size
        let new = CGSize(width: max(size.width, 0), height: max(size.height, 0))
        if new != room { (measured, measuredEnds) = ([:], [:]) }
        room = new
        // Apps divide by the size.
        guard new.width > 0, new.height > 0 else {
            (plans, whole, length) = ([], nil, 0)
            return
        }
        // What was shown may have another content now.
        for item in view.shownCells.keys { measured[item] = nil }
        measuredEnds = [:]
        let environment = LayoutEnvironment(room, view.traitCollection)
        plans = (0..<view.numberOfSections).map { index in
            guard let section = provider(index, environment) else {
                Log.warnOnce(
                    "UICollectionViewCompositionalLayout without a section",
                    "UICollectionViewCompositionalLayout: there is no section for \(index), so its items are not shown"
                )
                return nil
            }
            return SectionPlan(
                section, index: index, count: view.numberOfItems(inSection: index), room: room, isVertical: isVertical)
        }
        solve()
    }

    /// Finds the places in all sections, or in those again whose content has been measured, and where sections begin.
    private func solve(onlyMeasured: Bool = false) {
        guard let view = collectionView else { return }
        let traits = view.traitCollection
        for case let plan? in plans where !onlyMeasured || plan.measures {
            let rows = view.items.sections.indices.contains(plan.index) ? view.items.sections[plan.index].rows : []
            plan.solve(traits: traits) { [measured] in
                rows.indices.contains($0) ? measured[rows[$0]] : nil
            } edge: {
                measuredEnds["\($0) \(plan.index)"]
            }
        }
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0)),
            subitems: [])
        let ends = NSCollectionLayoutSection(group: group)
        ends.boundarySupplementaryItems = configuration.boundarySupplementaryItems
        let heads = SectionPlan(ends, index: -1, count: 0, room: room, isVertical: isVertical)
        heads.solve(traits: traits, measured: { _ in nil }) { measuredEnds["\($0) -1"] }
        length = heads.groupsStart
        var isFirst = true
        for case let plan? in plans {
            let spacing = configuration.interSectionSpacing
            if !isFirst, spacing.isFinite { length += spacing }
            isFirst = false
            plan.start = length
            length += plan.length
        }
        heads.extend(to: length)
        length = heads.length
        whole = configuration.boundarySupplementaryItems.isEmpty ? nil : heads
    }

    func measure(in rect: CGRect) {
        guard let view = collectionView else { return }
        var asked: Set<Int> = []
        // Each time round measures something that was not, so this ends.
        while measureOnce(in: rect, of: view, &asked) { solve(onlyMeasured: true) }
        let near = Set(places(in: rect).filter { $0.representedElementCategory == .cell }.map(\.indexPath))
        for item in asked {
            guard let path = view.items.indexPath(of: item) else { continue }
            if plans[path.section]?.isOwnRow != true, !near.contains(path) { view.putBack(item) }
        }
    }

    private func measureOnce(in rect: CGRect, of view: UICollectionView, _ asked: inout Set<Int>) -> Bool {
        var isNew = false
        for case let plan? in plans + [whole] where plan.measures && plan.frame.intersects(rect) {
            for (item, frame) in plan.ends where item.layoutSize.isMeasured {
                let key = "\(item.elementKind) \(plan.index)"
                guard measuredEnds[key] == nil, frame.intersects(rect) else { continue }
                measuredEnds[key] = view.measured(end(item, frame, plan), of: item.layoutSize)
                isNew = true
            }
            guard plan.measuresCells else { continue }
            // What grows moves what comes after it, which may then be too far away to be measured.
            var growth = CGFloat(0)
            for number in plan.items(in: near(plan, rect)).items {
                let path = IndexPath(item: number, section: plan.index)
                guard let item = view.items.row(at: path), measured[item] == nil, let place = place(number, plan),
                    place.isWidthMeasured || place.isHeightMeasured
                else { continue }
                let (start, end) = isVertical ? (place.frame.minY, rect.maxY) : (place.frame.minX, rect.maxX)
                if !plan.isOwnRow, start + growth > end { break }
                let isThere = view.shownCells[item] != nil
                let size = view.measuredCell(item, place)
                measured[item] = size
                growth += max(isVertical ? size.height - place.frame.height : size.width - place.frame.width, 0)
                if !isThere { asked.insert(item) }
                isNew = true
            }
        }
        return isNew
    }

    /// The part of a section that is near to what is seen, where it scrolls by itself.
    private func near(_ plan: SectionPlan, _ rect: CGRect) -> CGRect {
        guard plan.isOwnRow else { return rect }
        let offset = rowOffsets[plan.index] ?? 0
        var row = plan.rowFrame
        if isVertical {
            let half = row.width / 2
            row.origin.x = CGFloat(Int(offset / max(half, 1)) - 1) * half
            row.size.width *= 2.5
        } else {
            let half = row.height / 2
            row.origin.y = CGFloat(Int(offset / max(half, 1)) - 1) * half
            row.size.height *= 2.5
        }
        return row
    }

    // MARK: Places

    open override var collectionViewContentSize: CGSize {
        isVertical ? CGSize(width: room.width, height: length) : CGSize(width: length, height: room.height)
    }

    func place(_ number: Int, _ plan: SectionPlan) -> UICollectionViewLayoutAttributes? {
        guard let found = plan.place(number) else { return nil }
        let place = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: number, section: plan.index))
        place.frame = found.frame
        place.zIndex = found.zIndex + (plan.section.decorationItems.isEmpty ? 0 : 1)
        (place.isWidthMeasured, place.isHeightMeasured) = (found.isWidthMeasured, found.isHeightMeasured)
        return place
    }

    /// The places of cells and of views at them.
    func places(of plan: SectionPlan, in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let found = plan.items(in: rect)
        var result = found.items.compactMap { place($0, plan) }.filter { $0.frame.intersects(rect) }
        for (edge, number) in found.edges {
            let place = UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: edge.item.elementKind,
                with: IndexPath(item: number, section: plan.index))
            place.frame = plan.frame(of: edge)
            place.zIndex = edge.item.zIndex + (plan.section.decorationItems.isEmpty ? 0 : 1)
            if place.frame.intersects(rect) { result.append(place) }
        }
        return result
    }

    func end(_ item: NSCollectionLayoutBoundarySupplementaryItem, _ frame: CGRect, _ plan: SectionPlan)
        -> UICollectionViewLayoutAttributes
    {
        let place = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: item.elementKind,
            with: plan.index < 0 ? IndexPath(index: 0) : IndexPath(item: 0, section: plan.index))
        place.frame = frame
        place.zIndex = item.zIndex + (plan.section.decorationItems.isEmpty ? 0 : 1)
        if item.pinToVisibleBounds {
            let (around, own) = (plan.frame, isVertical ? frame.height : frame.width)
            let low = isVertical ? around.minY : around.minX
            let high = (isVertical ? around.maxY : around.maxX) - own
            place.pin = (min(low, high)...high, isVertical, plan.isAtEnd(item))
        }
        return place
    }

    /// Everything beside the cells: ends, and what stands behind.
    func ends(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        var result: [UICollectionViewLayoutAttributes] = []
        for case let plan? in plans + [whole] where plan.frame.intersects(rect) {
            result += plan.ends.map { end($0.item, $0.frame, plan) }.filter {
                $0.pin != nil || $0.frame.intersects(rect)
            }
            result += plan.section.decorationItems.map { decoration($0, plan) }
        }
        return result
    }

    func decoration(_ item: NSCollectionLayoutDecorationItem, _ plan: SectionPlan)
        -> UICollectionViewLayoutAttributes
    {
        let place = UICollectionViewLayoutAttributes(
            forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: plan.index))
        place.frame = plan.frame.inset(by: item.contentInsets)
        place.zIndex = item.zIndex
        return place
    }

    // MARK: The layout's answers

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var result = ends(in: rect)
        for case let plan? in plans where plan.reaches(rect) { result += places(of: plan, in: rect) }
        return result
    }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2, plans.indices.contains(indexPath.section), let plan = plans[indexPath.section]
        else { return nil }
        return place(indexPath.item, plan)
    }
    open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        let plan =
            indexPath.count == 1 ? whole : indexPath.first.flatMap { plans.indices.contains($0) ? plans[$0] : nil }
        guard let plan else { return nil }
        if let found = plan.ends.first(where: { $0.item.elementKind == elementKind }) {
            return end(found.item, found.frame, plan)
        }
        guard indexPath.count == 2, let cell = plan.place(indexPath.item) else { return nil }
        return places(of: plan, in: cell.frame.insetBy(dx: -1_000, dy: -1_000)).first {
            $0.representedElementKind == elementKind && $0.indexPath == indexPath
        }
    }
    open override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        guard let section = indexPath.first, plans.indices.contains(section), let plan = plans[section] else {
            return nil
        }
        return plan.section.decorationItems.first { $0.elementKind == elementKind }.map { decoration($0, plan) }
    }
}
