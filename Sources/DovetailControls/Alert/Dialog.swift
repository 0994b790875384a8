import DovetailCore

/// Shows an alert or a dialog while a binding is true.
struct DialogModifier<Actions: View, Message: View>: ViewModifier {
    let isPresented: Binding<Bool>
    let kind: DialogKind
    let title: Text
    nonisolated(unsafe) let actions: Actions
    nonisolated(unsafe) let message: Message
    /// Whether there is what the dialog is about.
    let isAllowed: Bool

    nonisolated init(
        isPresented: Binding<Bool>, kind: DialogKind, title: Text, isAllowed: Bool, actions: Actions, message: Message
    ) {
        self.isPresented = isPresented
        self.kind = kind
        self.title = title
        self.isAllowed = isAllowed
        self.actions = actions
        self.message = message
    }

    func body(content: Content) -> some View {
        content.presentation(isAllowed && isPresented.wrappedValue ? AnyView(panel) : nil)
    }

    private var panel: some View {
        let isPresented = isPresented
        return AlertPanel(
            title: title, kind: kind, dismiss: { isPresented.wrappedValue = false }, message: { message },
            actions: { actions })
    }
}

/// What kind of a question a dialog asks.
enum DialogKind: Hashable, Sendable {
    case alert
    /// A choice between actions, one below the other, with a way out.
    case confirmation(title: Visibility)
}

extension View {
    nonisolated func dialog<A: View, M: View>(
        _ title: Text, kind: DialogKind = .alert, isPresented: Binding<Bool>, actions: () -> A, message: () -> M
    ) -> some View {
        modifier(
            DialogModifier(
                isPresented: isPresented, kind: kind, title: title, isAllowed: true, actions: actions(),
                message: message()))
    }

    /// Shows a dialog about something, while there is that and the binding is true.
    nonisolated func dialog<T, A: View, M: View>(
        _ title: Text, kind: DialogKind = .alert, isPresented: Binding<Bool>, presenting data: T?,
        actions: (T) -> A, message: (T) -> M
    ) -> some View {
        modifier(
            DialogModifier(
                isPresented: isPresented, kind: kind, title: title, isAllowed: data != nil, actions: data.map(actions),
                message: data.map(message)))
    }
}
