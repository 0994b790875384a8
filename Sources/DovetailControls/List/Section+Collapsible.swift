import DovetailCore

extension Section where Parent: View, Content: View, Footer: View {
    /// Sets whether a person can close and open the section: it is open at first, and keeps that itself.
    ///
    /// Here a section stays open unless this, or a binding, says that it can be closed. On macOS sections of sidebars can be closed by themselves.
    @available(*, deprecated, message: "Use the Section initializer with isExpanded instead")
    nonisolated public func collapsible(_ collapsible: Bool) -> some View {
        CollapsibleSection(section: self, isCollapsible: collapsible)
    }
}

/// A section that knows itself whether it is open.
private struct CollapsibleSection<Parent: View, Content: View, Footer: View>: View {
    nonisolated(unsafe) let section: Section<Parent, Content, Footer>
    let isCollapsible: Bool
    @State private var isExpanded = true

    nonisolated init(section: Section<Parent, Content, Footer>, isCollapsible: Bool) {
        self.section = section
        self.isCollapsible = isCollapsible
    }

    var body: some View {
        Section(
            header: section.header, content: section.content, footer: section.footer,
            isExpanded: isCollapsible ? $isExpanded : section.isExpanded)
    }
}
