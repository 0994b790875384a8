import DovetailCore

/// A button that shows a page: on the navigation stack around it, or, in a column of a split view, in the next column.
public struct NavigationLink<Label: View, Destination: View>: View {
    nonisolated(unsafe) private let label: Label
    nonisolated(unsafe) private let target: Target
    @State private var isActive = false
    @Environment(\.navigation) private var navigation
    @Environment(\.isInForm) private var isInForm
    @Environment(\.isInList) private var isInList
    @Environment(\.isInScrolledPart) private var isInScrolledPart
    @Environment(\.showsNextColumn) private var showsNextColumn

    fileprivate enum Target {
        /// A value for the path; nil disables the link.
        case value(AnyHashable?)
        case page(Destination, isActive: Binding<Bool>?)
    }

    nonisolated fileprivate init(label: Label, target: Target) {
        self.label = label
        self.target = target
    }

    public var body: some View {
        UnaryView {
            LinkButton(action: follow) {
                if isRow { NavigationLinkRow(label: label, pushes: pushes) } else { label }
            }
        }
        .modifier(RowLinkStyle(isRow: isRow))
        .disabled(isDisabled)
        .navigationDeclaration(declaration)
        .trait(LinkRowTrait.self) { [isRow] in if isRow { $0 = true } }
        // A row that is a link is selected by the link's value.
        .trait(TagTrait.self) { [target] in if case .value(let value?) = target { $0 = value } }
    }

    /// In a form or list the link is a whole row, but for one of several that a row scrolls.
    private var isRow: Bool { (isInForm || isInList) && !isInScrolledPart }

    /// Whether the page comes over this one, which is what a chevron tells. In a column it shows in the next one.
    private var pushes: Bool {
        guard showsNextColumn, case .column = navigation?.page else { return true }
        return false
    }

    private var isDisabled: Bool {
        if case .value(nil) = target { return true }
        return navigation == nil
    }

    private func follow(from row: RowSelector?) {
        guard let navigation else { return }
        switch target {
        case .value(let value):
            guard let value else { return }
            // In a column before the last a link selects its row: what the list's selection is about shows in the next column.
            if case .column = navigation.page, row?.select() == true { navigation.reveal() }
            _ = navigation.append(value)
        case .page(_, let binding):
            navigation.endOthers()
            if let binding { binding.wrappedValue = true } else { isActive = true }
        }
    }

    private func declaration(in context: NavigationContext) -> NavigationDeclaration? {
        guard case .page(let destination, let binding) = target, binding?.wrappedValue ?? isActive else { return nil }
        return .page(
            .init(
                from: context.page, key: true, content: AnyView(destination),
                dismiss: { if let binding { binding.wrappedValue = false } else { isActive = false } }))
    }
}

/// The button of a link. A view of its own, so that it is made in its row and knows the row: a link's body runs where its list is made.
private struct LinkButton<Label: View>: View {
    let action: (RowSelector?) -> Void
    // A view is a value that is handed over with this one; nobody else holds it.
    nonisolated(unsafe) let label: Label
    @Environment(\.rowSelector) private var row

    init(action: @escaping (RowSelector?) -> Void, @ViewBuilder label: () -> Label) {
        self.action = action
        self.label = label()
    }

    var body: some View {
        Button {
            action(row)
        } label: {
            label
        }
    }
}

private struct RowLinkStyle: ViewModifier {
    let isRow: Bool

    func body(content: Content) -> some View {
        if isRow { content.buttonStyle(PlainButtonStyle()) } else { content }
    }
}

extension NavigationLink {
    /// A link to a page of its own.
    nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .page(destination(), isActive: nil))
    }

    /// A link to a page of its own.
    nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .page(destination, isActive: nil))
    }

    /// A link to a page that is shown while the binding is true.
    nonisolated public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), target: .page(destination(), isActive: isActive))
    }

    /// A link to a page that is shown while the binding is true.
    nonisolated public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .page(destination, isActive: isActive))
    }

    /// A link to a page that is shown while the binding has the tag.
    nonisolated public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), target: .page(destination(), isActive: .link(tag, selection)))
    }

    /// A link to a page that is shown while the binding has the tag.
    nonisolated public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), target: .page(destination, isActive: .link(tag, selection)))
    }
}

extension Binding where Value == Bool {
    /// True while a selection has a tag.
    nonisolated fileprivate static func link<V: Hashable>(_ tag: V, _ selection: Binding<V?>) -> Binding<Bool> {
        nonisolated(unsafe) let tag = tag
        nonisolated(unsafe) let selection = selection
        return Binding<Bool>(
            get: { selection.wrappedValue == tag },
            set: { isActive in
                if isActive {
                    selection.wrappedValue = tag
                } else if selection.wrappedValue == tag {
                    selection.wrappedValue = nil
                }
            })
    }
}

extension NavigationLink where Label == Text {
    /// A link with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// A link with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }

    /// A link with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// A link with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }

    /// A link with a title to a page that is shown while the binding is true.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(isActive: isActive, destination: destination) { Text(titleKey) }
    }

    /// A link with a title to a page that is shown while the binding is true.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(isActive: isActive, destination: destination) { Text(title) }
    }

    /// A link with a title to a page that is shown while the binding is true.
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(titleKey) }
    }

    /// A link with a title to a page that is shown while the binding is true.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(title) }
    }

    /// A link with a title to a page that is shown while the binding has the tag.
    nonisolated public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
    }

    /// A link with a title to a page that is shown while the binding has the tag.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Hashable>(
        _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
    }

    /// A link with a title to a page that is shown while the binding has the tag.
    nonisolated public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
    }

    /// A link with a title to a page that is shown while the binding has the tag.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Hashable>(
        _ title: S, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
    }
}

extension NavigationLink where Destination == Never {
    /// A link that adds a value to the path of the stack around it; disabled for nil.
    nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .value(value.map { AnyHashable($0) }))
    }

    /// A link that adds a value to the path of the stack around it; disabled for nil.
    nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(value: value) { Text(titleKey) }
    }

    /// A link that adds a value to the path of the stack around it; disabled for nil.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(value: value) { Text(title) }
    }

    /// A link that adds a value to the path of the stack around it; disabled for nil. The value can be coded with the path.
    nonisolated public init<P: Codable & Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(label: label(), target: .value(value.map { AnyHashable($0) }))
    }

    /// A link that adds a value to the path of the stack around it; disabled for nil. The value can be coded with the path.
    nonisolated public init<P: Codable & Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(value: value) { Text(titleKey) }
    }

    /// A link that adds a value to the path of the stack around it; disabled for nil. The value can be coded with the path.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, P: Codable & Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(value: value) { Text(title) }
    }
}
