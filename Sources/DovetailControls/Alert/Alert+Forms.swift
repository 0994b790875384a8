import DovetailCore
import Foundation

extension View {
    /// Shows an alert with a title as it is, the given buttons and message, while the binding is true.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        alert(Text(title), isPresented: isPresented, actions: actions, message: message)
    }

    /// Shows an alert with a title as it is and the given buttons while the binding is true.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        alert(Text(title), isPresented: isPresented, actions: actions)
    }

    /// Shows an alert with the given buttons and message while the binding is true.
    nonisolated public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        modifier(
            CustomAlertModifier(isPresented: isPresented, title: title, actions: actions(), message: message()))
    }

    /// Shows an alert with the given buttons while the binding is true.
    nonisolated public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        modifier(
            CustomAlertModifier(isPresented: isPresented, title: title, actions: actions(), message: EmptyView()))
    }

    // MARK: About a value

    /// Shows an alert about a value while the binding is true and there is a value.
    nonisolated public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Shows an alert about a value while the binding is true and there is a value.
    nonisolated public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
    }

    /// Shows an alert about a value while the binding is true and there is a value.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Shows an alert about a value while the binding is true and there is a value.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
    }

    /// Shows an alert about a value while the binding is true and there is a value.
    nonisolated public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        modifier(
            CustomAlertModifier(
                isPresented: isPresented, title: title, isAllowed: data != nil, actions: data.map(actions),
                message: data.map(message)))
    }

    /// Shows an alert about an error while the binding is true and there is an error, whose description is the title.
    nonisolated public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View {
        modifier(
            CustomAlertModifier(
                isPresented: isPresented, title: Text(verbatim: error?.errorDescription ?? ""),
                isAllowed: error != nil, actions: actions(), message: EmptyView()))
    }

    /// Shows an alert about an error while the binding is true and there is an error, whose description is the title.
    nonisolated public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> some View {
        modifier(
            CustomAlertModifier(
                isPresented: isPresented, title: Text(verbatim: error?.errorDescription ?? ""),
                isAllowed: error != nil, actions: error.map(actions), message: error.map(message)))
    }

    /// Shows an alert while there is an item. Pressing one of its buttons runs its action and sets the binding to nil.
    nonisolated public func alert<Item: Identifiable>(
        item: Binding<Item?>, content: (Item) -> Alert
    ) -> some View {
        let current = item.wrappedValue
        return modifier(
            AlertModifier(isPresented: Binding(isPresent: item), alert: current.map(content)))
    }
}

extension Binding where Value == Bool {
    /// Whether there is a value; false takes it away.
    nonisolated init<Wrapped>(isPresent binding: Binding<Wrapped?>) {
        self.init(
            get: { binding.wrappedValue != nil }, set: { isPresent in if !isPresent { binding.wrappedValue = nil } })
    }
}
