import Foundation

/// What data sources of tables and of collections do alike with what they show.
extension NSDiffableDataSourceSnapshot {
    /// The numbers that a table or a collection knows sections and items by.
    typealias Numbers = (sections: [SectionIdentifierType: Int], items: [ItemIdentifierType: Int])

    /// The items whose cells are to be asked for anew.
    var itemsAskedAnew: Set<ItemIdentifierType> {
        var asked = Set(reloadedItemIdentifiers + reconfiguredItemIdentifiers)
        for section in reloadedSectionIdentifiers where indexOfSection(section) != nil {
            asked.formUnion(itemIdentifiers(inSection: section))
        }
        return asked
    }

    /// The numbers in rows that show it.
    func numbers(in rows: TableRows) -> Numbers {
        var result: Numbers = ([:], [:])
        for (id, section) in zip(sectionIdentifiers, rows.sections) {
            result.sections[id] = section.id
            for (item, row) in zip(itemIdentifiers(inSection: id), section.rows) { result.items[item] = row }
        }
        return result
    }

    /// Its sections and items by the numbers that they had; nil for what is new.
    func numbered(as before: Numbers) -> [(section: Int?, items: [Int?])] {
        sectionIdentifiers.map { section in
            (section: before.sections[section], items: itemIdentifiers(inSection: section).map { before.items[$0] })
        }
    }

    /// The section at a place; nil where there is none.
    func section(at index: Int) -> SectionIdentifierType? {
        sectionIdentifiers.indices.contains(index) ? sectionIdentifiers[index] : nil
    }

    /// The item at a place; nil where there is none.
    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard path.count == 2, let section = section(at: path.section) else { return nil }
        let items = itemIdentifiers(inSection: section)
        return items.indices.contains(path.item) ? items[path.item] : nil
    }

    /// The place of an item; nil where there is none such.
    func path(of item: ItemIdentifierType) -> IndexPath? {
        for (section, id) in sectionIdentifiers.enumerated() {
            if let index = itemIdentifiers(inSection: id).firstIndex(of: item) {
                return IndexPath(item: index, section: section)
            }
        }
        return nil
    }
}
