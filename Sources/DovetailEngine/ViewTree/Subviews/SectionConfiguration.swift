/// One section of what another view stands for: its header, its content and its footer, each as views.
///
/// Views that are in no section form sections of their own, without header and footer, between those that are.
public struct SectionConfiguration: Identifiable {
    let group: RowGroup

    /// Names a section as long as its identity is the same.
    public struct ID: Hashable, Sendable {
        let number: Int
    }

    public var id: ID { ID(number: group.id) }
    /// What was set on the section as a whole.
    public var containerValues: ContainerValues {
        let first = group.header.first ?? group.rows.first ?? group.footer.first
        return first?.traits[ContainerValuesTrait.self].ofSection ?? ContainerValues()
    }
    /// The views of the header; empty where there is none.
    public var header: SubviewsCollection { SubviewsCollection(children: group.header) }
    /// The rows.
    public var content: SubviewsCollection { SubviewsCollection(children: group.rows) }
    /// The views of the footer; empty where there is none.
    public var footer: SubviewsCollection { SubviewsCollection(children: group.footer) }
}

/// The sections of what another view stands for.
public struct SectionCollection: RandomAccessCollection {
    let groups: [RowGroup]

    public var startIndex: Int { 0 }
    public var endIndex: Int { groups.count }
    public subscript(index: Int) -> SectionConfiguration { SectionConfiguration(group: groups[index]) }
}

/// The content of a `Group(sections:transform:)`.
public struct GroupSectionsOfContent<Sections: View, Content: View>: View {
    // Both are used on the main thread, where views are shown.
    nonisolated(unsafe) let sections: Sections
    nonisolated(unsafe) let content: (SectionCollection) -> Content

    public var body: some View {
        ChildrenReader(content: sections) { content(SectionCollection(groups: RowGroup.groups(of: $0))) }
    }
}

extension Group {
    /// A view made from the sections of another view: how containers of one's own show what is in sections.
    nonisolated public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        self.init(holding: GroupSectionsOfContent(sections: view, content: transform))
    }
}

/// The data of a `ForEach(sections:content:)`: known only where the view is shown, so as a collection it is empty.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection, LateForEachData {
    // Both closures are called on the main thread, where views are shown.
    nonisolated(unsafe) let sections: @MainActor () -> AnyView
    nonisolated(unsafe) let content: (SectionConfiguration) -> Content

    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(position: Int) -> SectionConfiguration {
        fatalError("the sections of a ForEach are known only where it is shown")
    }

    @MainActor var view: AnyView {
        let content = content
        return AnyView(
            ChildrenReader(content: sections()) { children in
                ForEach(SectionCollection(groups: RowGroup.groups(of: children))) { content($0) }
            })
    }
}

extension ForEach {
    /// A view for each of the sections of another view.
    nonisolated public init<V: View>(
        sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
    )
    where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
        // The view is a value that is shown on the main thread.
        nonisolated(unsafe) let view = view
        self.init(
            data: ForEachSectionCollection(sections: { AnyView(view) }, content: content), content: content,
            id: { $0.id }, identification: .ownID)
    }
}
