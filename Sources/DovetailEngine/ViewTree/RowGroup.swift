/// The rows of one section, or rows outside of sections that follow one another.
package struct RowGroup: Identifiable {
    package let id: Int
    package var header: [ChildView] = []
    package var rows: [ChildView] = []
    package var footer: [ChildView] = []

    /// The groups that children form, in their order.
    ///
    /// - Complexity: O(children).
    package static func groups(of children: [ChildView]) -> [RowGroup] {
        var groups: [RowGroup] = []
        var section: Int?
        for child in children {
            let place = child.traits.section
            if groups.isEmpty || section != place?.section {
                groups.append(RowGroup(id: place?.section ?? -child.id))
            }
            section = place?.section
            let last = groups.count - 1
            switch place?.part {
            case .header: groups[last].header.append(child)
            case .footer: groups[last].footer.append(child)
            case .content, nil: groups[last].rows.append(child)
            }
        }
        return groups
    }
}
