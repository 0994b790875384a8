import DovetailCore
import Foundation

extension View {
    /// Shows an alert with the given buttons while the binding is true. Pressing a button sets it to false; without any, there is one
    /// titled “OK”. Text fields stand above the buttons.
    @_disfavoredOverload
    nonisolated public func alert<A: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        alert(LocalizedStringKey(titleResource), isPresented: isPresented, actions: actions)
    }

    /// Shows an alert with the given buttons while the binding is true. Pressing a button sets it to false; without any, there is one
    /// titled “OK”. Text fields stand above the buttons.
    @_disfavoredOverload
    nonisolated public func alert<A: View, M: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        alert(LocalizedStringKey(titleResource), isPresented: isPresented, actions: actions, message: message)
    }

    /// Shows an alert with the given buttons while the binding is true. Pressing a button sets it to false; without any, there is one
    /// titled “OK”. Text fields stand above the buttons. It is about `data`, and shown only while there is some.
    @_disfavoredOverload
    nonisolated public func alert<A: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        alert(LocalizedStringKey(titleResource), isPresented: isPresented, presenting: data, actions: actions)
    }

    /// Shows an alert with the given buttons while the binding is true. Pressing a button sets it to false; without any, there is one
    /// titled “OK”. Text fields stand above the buttons. It is about `data`, and shown only while there is some.
    @_disfavoredOverload
    nonisolated public func alert<A: View, M: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(
            LocalizedStringKey(titleResource), isPresented: isPresented, presenting: data, actions: actions,
            message: message)
    }

    /// Shows a choice of actions while the binding is true. Choosing one sets it to false; there is always a way to cancel. The title is
    /// shown if it is to be visible; automatically it is in the desktop idiom alone.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<A: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(
            LocalizedStringKey(titleResource), isPresented: isPresented, titleVisibility: titleVisibility,
            actions: actions)
    }

    /// Shows a choice of actions while the binding is true. Choosing one sets it to false; there is always a way to cancel. The title is
    /// shown if it is to be visible; automatically it is in the desktop idiom alone.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        confirmationDialog(
            LocalizedStringKey(titleResource), isPresented: isPresented, titleVisibility: titleVisibility,
            actions: actions, message: message)
    }

    /// Shows a choice of actions while the binding is true. Choosing one sets it to false; there is always a way to cancel. The title is
    /// shown if it is to be visible; automatically it is in the desktop idiom alone. It is about `data`, and shown only while there is some.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<A: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        confirmationDialog(
            LocalizedStringKey(titleResource), isPresented: isPresented, titleVisibility: titleVisibility,
            presenting: data, actions: actions)
    }

    /// Shows a choice of actions while the binding is true. Choosing one sets it to false; there is always a way to cancel. The title is
    /// shown if it is to be visible; automatically it is in the desktop idiom alone. It is about `data`, and shown only while there is some.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        confirmationDialog(
            LocalizedStringKey(titleResource), isPresented: isPresented, titleVisibility: titleVisibility,
            presenting: data, actions: actions, message: message)
    }

    /// Lets a person say in alerts and confirmation dialogs inside this view that they do not want to be asked again.
    @_disfavoredOverload
    nonisolated public func dialogSuppressionToggle(
        _ titleResource: LocalizedStringResource, isSuppressed: Binding<Bool>
    ) -> some View {
        dialogSuppressionToggle(LocalizedStringKey(titleResource), isSuppressed: isSuppressed)
    }

    /// Sets what dialogs for files inside the view say, which is their title.
    @_disfavoredOverload
    nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringResource) -> some View {
        fileDialogMessage(LocalizedStringKey(messageKey))
    }

    /// Sets what the button that ends a dialog for files says.
    @_disfavoredOverload
    nonisolated public func fileDialogConfirmationLabel(_ labelResource: LocalizedStringResource) -> some View {
        fileDialogConfirmationLabel(LocalizedStringKey(labelResource))
    }

    /// Sets what stands beside the name in dialogs that save: the title of the dialog where the app gives no other.
    @_disfavoredOverload
    nonisolated public func fileExporterFilenameLabel(_ labelResource: LocalizedStringResource) -> some View {
        fileExporterFilenameLabel(LocalizedStringKey(labelResource))
    }
}

extension Scene {
    /// Lets a person say in alerts and confirmation dialogs of the scene's windows that they do not want to be asked again.
    @_disfavoredOverload
    nonisolated public func dialogSuppressionToggle(
        _ titleResource: LocalizedStringResource, isSuppressed: Binding<Bool>
    ) -> some Scene {
        dialogSuppressionToggle(LocalizedStringKey(titleResource), isSuppressed: isSuppressed)
    }
}
