import AttributeGraph
import DovetailCore

/// Rows that belong together, with a header above and a footer below.
///
/// In a list or form a section is a group with a look of its own. In other containers the header, the views and the footer follow
/// one another.
public struct Section<Parent, Content, Footer> {
    nonisolated(unsafe) let header: Parent
    nonisolated(unsafe) let content: Content
    nonisolated(unsafe) let footer: Footer
    /// Whether the rows are shown; nil where they always are.
    let isExpanded: Binding<Bool>?

    nonisolated init(header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>? = nil) {
        self.header = header
        self.content = content
        self.footer = footer
        self.isExpanded = isExpanded
    }
}

extension Section: View where Parent: View, Content: View, Footer: View {
    public typealias Body = Never

    /// A section with a header and a footer.
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    /// A section with a header and a footer: the older form, which compilers do not warn of on Apple's systems either.
    nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }
}

extension Section: MultiView where Parent: View, Content: View, Footer: View {
    public static func _makeViewList(view: Attribute<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        let section = inputs.makeSectionNumber()
        let actions = inputs.sectionActions
        var inputs = inputs
        inputs.sectionActions = nil
        func placed(_ list: _ViewListOutputs, _ part: SectionPlace.Part) -> _ViewListOutputs {
            list.wrapping(SectionTrait.self) { $0 = SectionPlace(section: section, part: part) }
                .wrapping(ContainerValuesTrait.self) { $0.enterSection() }
        }
        func part<Part: View>(
            _ part: SectionPlace.Part, _ content: @escaping (Self) -> Part
        ) -> _ViewListOutputs {
            placed(Part._makeViewList(view: view.projected(content), inputs: inputs), part)
        }
        let header = part(.header) { $0.header }
        let isExpanded = view.projected { $0.isExpanded }
        // A section may become one that can be closed, so its header is told in any case; its rows are listed only while it is open.
        let headed = RowExpansionModifier._makeViewList(
            modifier: isExpanded.projected { RowExpansionModifier($0, as: \.expansion) }, inputs: inputs
        ) { _ in header }
        var rows = part(.content) { $0.content }
        if let actions { rows = .joined([rows, placed(actions(inputs), .content)]) }
        let isShown = Attribute<Bool>.computed { isExpanded.value?.wrappedValue ?? true }
        return .joined([headed, .shown(rows, while: isShown), part(.footer) { $0.footer }])
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// A section with a footer.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }

    /// A section with a footer.
    nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// A section with a header.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    /// A section with a header.
    nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// A section without header and footer.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// A section with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    /// A section with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// A section that a person can close, with a header.
    nonisolated public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// A section that a person can close, with a title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }

    /// A section that a person can close, with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}
