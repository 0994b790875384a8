/// The rows of one section, or rows outside of sections that follow one another.
package struct RowGroup: Identifiable {
    package let id: Int
    package var header: [ChildView] = []
    package var rows: [ChildView] = []
    package var footer: [ChildView] = []
    /// Whether it is a section of the app's.
    package var isSection = false

    /// The groups that children form, in their order.
    ///
    /// - Complexity: O(children).
    package static func groups(of children: [ChildView]) -> [RowGroup] {
        var groups: [RowGroup] = []
        var section: Int?
        for child in children {
            let traits = child.traits
            if groups.isEmpty || section != traits.section {
                groups.append(RowGroup(id: traits.section ?? -child.id, isSection: traits.section != nil))
            }
            section = traits.section
            let last = groups.count - 1
            if traits.isSectionHeader {
                groups[last].header.append(child)
            } else if traits.isSectionFooter {
                groups[last].footer.append(child)
            } else {
                groups[last].rows.append(child)
            }
        }
        return groups
    }

    /// All that the app said of the section by modifiers.
    package var traits: ViewTraits { (rows.first ?? header.first ?? footer.first)?.traits ?? ViewTraits() }
}
