import DovetailCore
import Foundation

/// The description of an alert: title, message, and one or two buttons.
public struct Alert {
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// An alert with one button; without one given, it is “OK”.
    public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
        self.title = title
        self.message = message
        buttons = [dismissButton ?? .default(Text("OK"))]
    }

    /// An alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }

    /// A button of an alert. Pressing it closes the alert and runs its action.
    public struct Button {
        enum Kind { case normal, cancel, destructive }
        let kind: Kind
        let label: Text
        let action: (() -> Void)?

        /// A button that does what the alert proposes.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(kind: .normal, label: label, action: action)
        }
        /// A button that leaves things as they are.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(kind: .cancel, label: label, action: action)
        }
        /// A button titled “Cancel”.
        public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
            cancel(Text("Cancel"), action: action)
        }
        /// A button that deletes something, or whose effect cannot be undone: its label is red.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(kind: .destructive, label: label, action: action)
        }
    }
}

extension View {
    /// Shows an alert while the binding is true. Pressing one of its buttons runs its action and sets the binding to false.
    ///
    /// The closure runs only while the alert is shown, so it may rely on what the alert is about being there. Escape
    /// presses the cancel button, Return the first button that neither cancels nor destroys; an only button is pressed by both.
    nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        modifier(AlertModifier(isPresented: isPresented, alert: isPresented.wrappedValue ? content() : nil))
    }

    /// Shows an alert for an item while there is one. Pressing one of its buttons sets the binding to nil.
    nonisolated public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
        modifier(
            AlertModifier(
                isPresented: item.isPresent(),
                alert: item.wrappedValue.map(content)))
    }
}

struct AlertModifier: ViewModifier {
    let isPresented: Binding<Bool>
    /// Nil while it is not shown.
    nonisolated(unsafe) let alert: Alert?

    nonisolated init(isPresented: Binding<Bool>, alert: Alert?) {
        self.isPresented = isPresented
        self.alert = alert
    }

    func body(content: Content) -> some View {
        content.presentation(alert.map { AnyView(panel($0)) })
    }

    private func panel(_ alert: Alert) -> some View {
        AlertPanel(title: alert.title, dismiss: { isPresented.wrappedValue = false }) {
            if let message = alert.message { message }
        } actions: {
            OldAlertButtons(buttons: alert.buttons)
        }
    }
}

/// The buttons that a description of an alert or choice has.
struct OldAlertButtons: View {
    let buttons: [Alert.Button]

    var body: some View {
        ForEach(Array(buttons.indices), id: \.self) { index in
            let button = buttons[index]
            Button(
                role: button.kind == .destructive ? .destructive : button.kind == .cancel ? .cancel : nil,
                action: { button.action?() }, label: { button.label })
        }
    }
}
