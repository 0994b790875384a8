import Foundation

/// The items of a section that lie in each other, and which of them are open. Each identifier occurs once.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
    private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
    private var all: Set<ItemIdentifierType> = []
    private var expanded: Set<ItemIdentifierType> = []
    /// The items that are in no other.
    public private(set) var rootItems: [ItemIdentifierType] = []

    /// No items.
    public init() {}

    // MARK: Asking

    /// All items, each followed by those inside.
    public var items: [ItemIdentifierType] { inOrder { _ in true } }
    /// The items that are in no item that is closed.
    public var visibleItems: [ItemIdentifierType] { inOrder(expanded.contains) }

    private func inOrder(_ isOpen: (ItemIdentifierType) -> Bool) -> [ItemIdentifierType] {
        var result: [ItemIdentifierType] = []
        var left = Array(rootItems.reversed())
        while let item = left.popLast() {
            result.append(item)
            if isOpen(item) { left += (children[item] ?? []).reversed() }
        }
        return result
    }

    public func contains(_ item: ItemIdentifierType) -> Bool { all.contains(item) }
    /// The number of an item among ``items``.
    public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
    public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }
    /// In how many items it is.
    public func level(of item: ItemIdentifierType) -> Int {
        var (level, now) = (0, item)
        while let parent = parents[now] { (level, now) = (level + 1, parent) }
        return level
    }
    /// The item that it is in; nil for none.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }

    /// What is inside of an item, as a section of its own.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
        var result = Self()
        if includingParent { result.append([parent]) }
        var left: [(item: ItemIdentifierType, into: ItemIdentifierType?)] = (children[parent] ?? []).reversed().map {
            ($0, includingParent ? parent : nil)
        }
        while let (item, into) = left.popLast() {
            result.append([item], to: into)
            left += (children[item] ?? []).reversed().map { ($0, item) }
        }
        result.expanded = expanded.filter { result.all.contains($0) }
        return result
    }

    // MARK: Changes

    /// Adds items at the end, or at the end of what is in another one. Those that are there already stay where they are.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        let new = add(items, to: parent)
        if let parent { children[parent, default: []] += new } else { rootItems += new }
    }
    /// Adds items before another one, beside it. One that is not there ends the program.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        insert(items, beside: item, 0)
    }
    /// Adds items after another one, beside it. One that is not there ends the program.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        insert(items, beside: item, 1)
    }

    private mutating func insert(_ items: [ItemIdentifierType], beside item: ItemIdentifierType, _ step: Int) {
        let parent = parents[item]
        guard let index = (parent.map { children[$0] ?? [] } ?? rootItems).firstIndex(of: item) else {
            fatalError("the section snapshot has no item with the identifier \(item)")
        }
        let new = add(items, to: parent)
        if let parent {
            children[parent, default: []].insert(contentsOf: new, at: index + step)
        } else {
            rootItems.insert(contentsOf: new, at: index + step)
        }
    }

    private mutating func add(_ items: [ItemIdentifierType], to parent: ItemIdentifierType?) -> [ItemIdentifierType] {
        if let parent, !all.contains(parent) {
            fatalError("the section snapshot has no item with the identifier \(parent)")
        }
        let new = items.filter { all.insert($0).inserted }
        for item in new { parents[item] = parent }
        return new
    }

    /// Takes items away, with those inside.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        var left = items
        while let item = left.popLast() {
            guard all.remove(item) != nil else { continue }
            left += children.removeValue(forKey: item) ?? []
            expanded.remove(item)
            if let parent = parents.removeValue(forKey: item) {
                children[parent]?.removeAll { $0 == item }
            } else {
                rootItems.removeAll { $0 == item }
            }
        }
    }
    public mutating func deleteAll() { self = Self() }
    /// Opens items, so that those inside are shown.
    public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items.filter(all.contains)) }
    /// Closes items.
    public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }
}

/// Hears of items of a section that are opened and closed.
public struct SectionSnapshotHandlers<ItemIdentifierType> {
    public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
    public var willExpandItem: ((ItemIdentifierType) -> Void)?
    public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
    public var willCollapseItem: ((ItemIdentifierType) -> Void)?
    public init() {}
}

extension UICollectionViewDiffableDataSource {
    /// What a section is made of, with those of its items that are closed.
    public func snapshot(for section: SectionIdentifierType)
        -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    {
        if let tree = trees[section] { return tree }
        var result = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        let all = snapshot()
        if all.indexOfSection(section) != nil { result.append(all.itemIdentifiers(inSection: section)) }
        return result
    }

    /// Shows the items of a section: those that are in no closed item. A section that is not there is added.
    public func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        var all = self.snapshot()
        if all.indexOfSection(section) == nil { all.appendSections([section]) }
        all.deleteItems(all.itemIdentifiers(inSection: section))
        all.appendItems(snapshot.visibleItems, toSection: section)
        trees[section] = snapshot
        apply(all, animatingDifferences: animatingDifferences, completion: completion)
    }

    /// Shows the items of a section: those that are in no closed item. A section that is not there is added.
    public func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async { apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: nil) }
}
