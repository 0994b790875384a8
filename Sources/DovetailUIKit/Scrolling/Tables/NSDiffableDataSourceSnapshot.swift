import Foundation

/// The sections and items of a table or a collection at a moment. Each identifier occurs once.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    private struct Section {
        let id: SectionIdentifierType
        var items: [ItemIdentifierType] = []
    }
    private var sections: [Section] = []
    /// The items whose cells are to be asked for anew.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// The items whose cells are to be brought up to date.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
    /// The sections whose cells are to be asked for anew.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

    /// No sections.
    public init() {}

    // MARK: Asking

    public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
    public var numberOfSections: Int { sections.count }
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.id) }
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
    /// How many items a section has. One that is not there ends the program.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { section(identifier).items.count }
    /// The items of a section. One that is not there ends the program.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        section(identifier).items
    }
    /// The section that an item is in.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sections.first { $0.items.contains(identifier) }?.id
    }
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sections.firstIndex { $0.id == identifier }
    }

    private func section(_ identifier: SectionIdentifierType) -> Section { sections[place(identifier)] }

    private func place(_ identifier: SectionIdentifierType) -> Int {
        guard let index = indexOfSection(identifier) else {
            fatalError("the snapshot has no section with the identifier \(identifier)")
        }
        return index
    }

    private func place(ofItem identifier: ItemIdentifierType) -> (section: Int, index: Int) {
        for (section, one) in sections.enumerated() {
            if let index = one.items.firstIndex(of: identifier) { return (section, index) }
        }
        fatalError("the snapshot has no item with the identifier \(identifier)")
    }

    // MARK: Sections

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sections.count)
    }
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) { insert(identifiers, at: place(toIdentifier)) }
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) { insert(identifiers, at: place(toIdentifier) + 1) }
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        sections.removeAll { identifiers.contains($0.id) }
    }
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        let moved = sections.remove(at: place(identifier))
        sections.insert(moved, at: place(toIdentifier))
    }
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        let moved = sections.remove(at: place(identifier))
        sections.insert(moved, at: place(toIdentifier) + 1)
    }
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        reloadedSectionIdentifiers += identifiers
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
        let new = identifiers.filter { identifier in !sections.contains { $0.id == identifier } }
        sections.insert(contentsOf: new.map { Section(id: $0) }, at: index)
    }

    // MARK: Items

    /// Adds items at the end of a section, or of the last one. Those that are there already move.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        let target = sectionIdentifier.map(place) ?? sections.count - 1
        guard target >= 0 else { fatalError("There are currently no sections in the snapshot. Add a section first.") }
        remove(identifiers)
        sections[target].items += unique(identifiers)
    }
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        remove(identifiers)
        let target = place(ofItem: beforeIdentifier)
        sections[target.section].items.insert(contentsOf: unique(identifiers), at: target.index)
    }
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        remove(identifiers)
        let target = place(ofItem: afterIdentifier)
        sections[target.section].items.insert(contentsOf: unique(identifiers), at: target.index + 1)
    }
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) { remove(identifiers) }
    public mutating func deleteAllItems() { sections = [] }
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        insertItems([identifier], beforeItem: toIdentifier)
    }
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        insertItems([identifier], afterItem: toIdentifier)
    }
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { reloadedItemIdentifiers += identifiers }
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItemIdentifiers += identifiers
    }

    private func unique(_ identifiers: [ItemIdentifierType]) -> [ItemIdentifierType] {
        var seen: Set<ItemIdentifierType> = []
        return identifiers.filter { seen.insert($0).inserted }
    }

    private mutating func remove(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for index in sections.indices where sections[index].items.contains(where: gone.contains) {
            sections[index].items.removeAll(where: gone.contains)
        }
    }

    /// Forgets what was to be asked for anew.
    mutating func settle() {
        (reloadedItemIdentifiers, reconfiguredItemIdentifiers, reloadedSectionIdentifiers) = ([], [], [])
    }
}
