import DovetailCore

extension View {
    /// Shows a choice of actions while the binding is true. Choosing one sets it to false; there is always a way to cancel. The title is
    /// shown if it is to be visible; automatically it is in the desktop idiom alone.
    nonisolated public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(
            Text(titleKey), kind: .confirmation(title: titleVisibility), isPresented: isPresented,
            actions: actions, message: { EmptyView() })
    }

    /// Shows a choice of actions while the binding is true. Choosing one sets it to false; there is always a way to cancel. The title is
    /// shown if it is to be visible; automatically it is in the desktop idiom alone.
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        dialog(
            Text(titleKey), kind: .confirmation(title: titleVisibility), isPresented: isPresented,
            actions: actions, message: message)
    }

    /// Shows a choice of actions while the binding is true. Choosing one sets it to false; there is always a way to cancel. The title is
    /// shown if it is to be visible; automatically it is in the desktop idiom alone. It is about `data`, and shown only while there is some.
    nonisolated public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(
            Text(titleKey), kind: .confirmation(title: titleVisibility), isPresented: isPresented,
            presenting: data, actions: actions, message: { _ in EmptyView() })
    }

    /// Shows a choice of actions while the binding is true. Choosing one sets it to false; there is always a way to cancel. The title is
    /// shown if it is to be visible; automatically it is in the desktop idiom alone. It is about `data`, and shown only while there is some.
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(
            Text(titleKey), kind: .confirmation(title: titleVisibility), isPresented: isPresented,
            presenting: data, actions: actions, message: message)
    }

    /// Shows a choice of actions while the binding is true. Choosing one sets it to false; there is always a way to cancel. The title is
    /// shown if it is to be visible; automatically it is in the desktop idiom alone.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(
            Text(title), kind: .confirmation(title: titleVisibility), isPresented: isPresented,
            actions: actions, message: { EmptyView() })
    }

    /// Shows a choice of actions while the binding is true. Choosing one sets it to false; there is always a way to cancel. The title is
    /// shown if it is to be visible; automatically it is in the desktop idiom alone.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        dialog(
            Text(title), kind: .confirmation(title: titleVisibility), isPresented: isPresented,
            actions: actions, message: message)
    }

    /// Shows a choice of actions while the binding is true. Choosing one sets it to false; there is always a way to cancel. The title is
    /// shown if it is to be visible; automatically it is in the desktop idiom alone. It is about `data`, and shown only while there is some.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(
            Text(title), kind: .confirmation(title: titleVisibility), isPresented: isPresented,
            presenting: data, actions: actions, message: { _ in EmptyView() })
    }

    /// Shows a choice of actions while the binding is true. Choosing one sets it to false; there is always a way to cancel. The title is
    /// shown if it is to be visible; automatically it is in the desktop idiom alone. It is about `data`, and shown only while there is some.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(
            Text(title), kind: .confirmation(title: titleVisibility), isPresented: isPresented,
            presenting: data, actions: actions, message: message)
    }

    /// Shows a choice of actions while the binding is true. Choosing one sets it to false; there is always a way to cancel. The title is
    /// shown if it is to be visible; automatically it is in the desktop idiom alone.
    nonisolated public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(
            title, kind: .confirmation(title: titleVisibility), isPresented: isPresented,
            actions: actions, message: { EmptyView() })
    }

    /// Shows a choice of actions while the binding is true. Choosing one sets it to false; there is always a way to cancel. The title is
    /// shown if it is to be visible; automatically it is in the desktop idiom alone.
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        dialog(
            title, kind: .confirmation(title: titleVisibility), isPresented: isPresented,
            actions: actions, message: message)
    }

    /// Shows a choice of actions while the binding is true. Choosing one sets it to false; there is always a way to cancel. The title is
    /// shown if it is to be visible; automatically it is in the desktop idiom alone. It is about `data`, and shown only while there is some.
    nonisolated public func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(
            title, kind: .confirmation(title: titleVisibility), isPresented: isPresented,
            presenting: data, actions: actions, message: { _ in EmptyView() })
    }

    /// Shows a choice of actions while the binding is true. Choosing one sets it to false; there is always a way to cancel. The title is
    /// shown if it is to be visible; automatically it is in the desktop idiom alone. It is about `data`, and shown only while there is some.
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(
            title, kind: .confirmation(title: titleVisibility), isPresented: isPresented,
            presenting: data, actions: actions, message: message)
    }

    /// Shows a choice of actions while the binding is true. The closure runs only while the choice is shown.
    nonisolated public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        modifier(ActionSheetModifier(isPresented: isPresented, sheet: isPresented.wrappedValue ? content() : nil))
    }

    /// Shows a choice of actions for an item while there is one. Choosing sets the binding to nil.
    nonisolated public func actionSheet<T: Identifiable>(item: Binding<T?>, content: (T) -> ActionSheet) -> some View {
        modifier(
            ActionSheetModifier(
                isPresented: item.isPresent(),
                sheet: item.wrappedValue.map(content)))
    }
}

/// The description of a choice of actions.
public struct ActionSheet {
    public typealias Button = Alert.Button
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// A choice with a title, a message and buttons, one below the other.
    public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }
}

private struct ActionSheetModifier: ViewModifier {
    let isPresented: Binding<Bool>
    /// Nil while it is not shown.
    nonisolated(unsafe) let sheet: ActionSheet?

    nonisolated init(isPresented: Binding<Bool>, sheet: ActionSheet?) {
        self.isPresented = isPresented
        self.sheet = sheet
    }

    func body(content: Content) -> some View {
        let isPresented = isPresented
        content.presentation(
            sheet.map { sheet in
                AnyView(
                    AlertPanel(
                        title: sheet.title, kind: .confirmation(title: .visible),
                        dismiss: { isPresented.wrappedValue = false }, message: { sheet.message },
                        actions: { OldAlertButtons(buttons: sheet.buttons) }))
            })
    }
}
