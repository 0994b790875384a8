import DovetailCore
import Foundation

/// Stands items in lines, as words stand in a text.
@MainActor @preconcurrency
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// Stands for the size that follows from the content of cells.
    public static let automaticSize = CGSize(width: 1.7976931348623157e+308, height: 1.7976931348623157e+308)

    /// Along which way the collection scrolls: lines stand across it.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    /// Where it is not zero, items are as large as the content of their cells, which are made to find that out.
    open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    /// What ``sectionInset`` counts from.
    public enum SectionInsetReference: Int, Sendable { case fromContentInset, fromSafeArea, fromLayoutMargins }
    /// What ``sectionInset`` counts from: the edges, as nothing covers them. It is kept, and nothing else.
    open var sectionInsetReference = SectionInsetReference.fromContentInset
    open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    /// Whether headers stay at the edge as long as something of their section is in sight.
    open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
    /// Whether footers stay at the edge as long as something of their section is in sight.
    open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }
    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    private var places: [UICollectionViewLayoutAttributes] = []
    private var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    private var length: CGFloat = 0

    private var isVertical: Bool { scrollDirection == .vertical }
    private var breadth: CGFloat {
        guard let view = collectionView else { return 0 }
        let inset = view.contentInset
        return isVertical
            ? view.bounds.width - inset.left - inset.right : view.bounds.height - inset.top - inset.bottom
    }

    open override func prepare() {
        (places, items, length) = ([], [:], 0)
        guard let view = collectionView else { return }
        for section in 0..<view.numberOfSections { layOut(section, of: view) }
    }

    private func layOut(_ section: Int, of view: UICollectionView) {
        let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
        let header =
            delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
            ?? headerReferenceSize
        let footer =
            delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
            ?? footerReferenceSize
        let inset = delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
        let lineSpacing =
            delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing
        let spacing =
            delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
            ?? minimumInteritemSpacing
        addEdge(UICollectionView.elementKindSectionHeader, section, header)
        let begin = length - headerLength(header)
        let first = places.count - (headerLength(header) > 0 ? 1 : 0)
        let (before, after) = isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
        let (near, far) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
        let room = max(breadth - near - far, 0)
        length += before
        var line: [(path: IndexPath, size: CGSize)] = []
        var used: CGFloat = 0
        let count = view.numberOfItems(inSection: section)
        func end(isLast: Bool) {
            addLine(line, room, near, isLast ? spacing : nil, used)
            if !isLast { length += lineSpacing }
            (line, used) = ([], 0)
        }
        for index in 0..<count {
            let path = IndexPath(item: index, section: section)
            let size = size(of: path, view, delegate)
            let own = isVertical ? size.width : size.height
            if !line.isEmpty, used + spacing + own > room + 0.001 { end(isLast: false) }
            used += (line.isEmpty ? 0 : spacing) + own
            line.append((path, size))
        }
        if !line.isEmpty { end(isLast: true) }
        length += after
        addEdge(UICollectionView.elementKindSectionFooter, section, footer)
        pin(first, header, from: begin)
        if headerLength(footer) > 0, sectionFootersPinToVisibleBounds {
            places[places.count - 1].pin = (begin...max(length - headerLength(footer), begin), isVertical, true)
        }
    }

    private func headerLength(_ size: CGSize) -> CGFloat { max(isVertical ? size.height : size.width, 0) }

    /// Has a header stay in sight from the beginning of its section to its end.
    private func pin(_ place: Int, _ size: CGSize, from begin: CGFloat) {
        guard sectionHeadersPinToVisibleBounds, headerLength(size) > 0 else { return }
        places[place].pin = (begin...max(length - headerLength(size), begin), isVertical, false)
    }

    private func size(
        of path: IndexPath, _ view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> CGSize {
        let given = delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
        if estimatedItemSize != .zero || given.width > 1e300, let measured = view.measuredSize(of: path, room: breadth)
        {
            return measured
        }
        return CGSize(width: max(given.width, 0), height: max(given.height, 0))
    }

    private func addEdge(_ kind: String, _ section: Int, _ size: CGSize) {
        let own = isVertical ? size.height : size.width
        guard own > 0 else { return }
        let edge = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
        edge.frame =
            isVertical
            ? CGRect(x: 0, y: length, width: breadth, height: own)
            : CGRect(x: length, y: 0, width: own, height: breadth)
        places.append(edge)
        length += own
    }

    /// Stands the items of a line: with equal distances from side to side, but for the last line, whose items keep the least distance where there are
    /// others before it.
    private func addLine(
        _ line: [(path: IndexPath, size: CGSize)], _ room: CGFloat, _ near: CGFloat, _ spacing: CGFloat?,
        _ used: CGFloat
    ) {
        let thickest = line.map { isVertical ? $0.size.height : $0.size.width }.max() ?? 0
        let lengths = line.map { isVertical ? $0.size.width : $0.size.height }
        let free = room - lengths.reduce(0, +)
        var gap = line.count > 1 ? free / CGFloat(line.count - 1) : 0
        if let spacing { gap = min(gap, spacing) }
        var start = line.count == 1 && spacing == nil ? near + max(free, 0) / 2 : near
        for (item, own) in zip(line, lengths) {
            let place = UICollectionViewLayoutAttributes(forCellWith: item.path)
            let across = (thickest - (isVertical ? item.size.height : item.size.width)) / 2
            place.frame = CGRect(
                origin: isVertical
                    ? CGPoint(x: start, y: length + across) : CGPoint(x: length + across, y: start), size: item.size)
            places.append(place)
            items[item.path] = place
            start += own + gap
        }
        length += thickest
    }

    open override var collectionViewContentSize: CGSize {
        isVertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
    }
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        places.filter { $0.frame.intersects(rect) || isPinned($0, in: rect) }
    }
    /// Whether something that stays in sight may be in a part of the content.
    private func isPinned(_ place: UICollectionViewLayoutAttributes, in rect: CGRect) -> Bool {
        guard let pin = place.pin else { return false }
        let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        return pin.range.lowerBound < high
            && pin.range.upperBound + (isVertical ? place.frame.height : place.frame.width) > low
    }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        items[indexPath]
    }
    open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        places.first { $0.representedElementKind == elementKind && $0.indexPath.section == indexPath.section }
    }
}
