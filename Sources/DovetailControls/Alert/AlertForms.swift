import DovetailCore
import Foundation

extension View {
    /// Shows an alert with the given buttons while the binding is true. Pressing a button sets it to false; without any, there is one
    /// titled “OK”. Text fields stand above the buttons.
    nonisolated public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(Text(titleKey), isPresented: isPresented, actions: actions, message: { EmptyView() })
    }

    /// Shows an alert with the given buttons while the binding is true. Pressing a button sets it to false; without any, there is one
    /// titled “OK”. Text fields stand above the buttons.
    nonisolated public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dialog(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
    }

    /// Shows an alert with the given buttons while the binding is true. Pressing a button sets it to false; without any, there is one
    /// titled “OK”. Text fields stand above the buttons. It is about `data`, and shown only while there is some.
    nonisolated public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(
            Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: { _ in EmptyView() })
    }

    /// Shows an alert with the given buttons while the binding is true. Pressing a button sets it to false; without any, there is one
    /// titled “OK”. Text fields stand above the buttons. It is about `data`, and shown only while there is some.
    nonisolated public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Shows an alert with the given buttons while the binding is true. Pressing a button sets it to false; without any, there is one
    /// titled “OK”. Text fields stand above the buttons.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(Text(title), isPresented: isPresented, actions: actions, message: { EmptyView() })
    }

    /// Shows an alert with the given buttons while the binding is true. Pressing a button sets it to false; without any, there is one
    /// titled “OK”. Text fields stand above the buttons.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dialog(Text(title), isPresented: isPresented, actions: actions, message: message)
    }

    /// Shows an alert with the given buttons while the binding is true. Pressing a button sets it to false; without any, there is one
    /// titled “OK”. Text fields stand above the buttons. It is about `data`, and shown only while there is some.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: { _ in EmptyView() })
    }

    /// Shows an alert with the given buttons while the binding is true. Pressing a button sets it to false; without any, there is one
    /// titled “OK”. Text fields stand above the buttons. It is about `data`, and shown only while there is some.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Shows an alert with the given buttons while the binding is true. Pressing a button sets it to false; without any, there is one
    /// titled “OK”. Text fields stand above the buttons.
    nonisolated public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(title, isPresented: isPresented, actions: actions, message: { EmptyView() })
    }

    /// Shows an alert with the given buttons while the binding is true. Pressing a button sets it to false; without any, there is one
    /// titled “OK”. Text fields stand above the buttons.
    nonisolated public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dialog(title, isPresented: isPresented, actions: actions, message: message)
    }

    /// Shows an alert with the given buttons while the binding is true. Pressing a button sets it to false; without any, there is one
    /// titled “OK”. Text fields stand above the buttons. It is about `data`, and shown only while there is some.
    nonisolated public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(title, isPresented: isPresented, presenting: data, actions: actions, message: { _ in EmptyView() })
    }

    /// Shows an alert with the given buttons while the binding is true. Pressing a button sets it to false; without any, there is one
    /// titled “OK”. Text fields stand above the buttons. It is about `data`, and shown only while there is some.
    nonisolated public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(title, isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Shows an alert about an error while the binding is true and there is one. Its title is the error's description.
    nonisolated public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(
            errorTitle(error), isPresented: isPresented, presenting: error, actions: { _ in actions() },
            message: { _ in EmptyView() })
    }

    /// Shows an alert about an error while the binding is true and there is one. Its title is the error's description.
    nonisolated public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
        @ViewBuilder message: (E) -> M
    ) -> some View {
        dialog(errorTitle(error), isPresented: isPresented, presenting: error, actions: actions, message: message)
    }

    nonisolated private func errorTitle<E: LocalizedError>(_ error: E?) -> Text {
        Text(verbatim: error.map { $0.errorDescription ?? $0.localizedDescription } ?? "")
    }
}
