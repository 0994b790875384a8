import DovetailCore

/// A control that runs an action when it is pressed: by pointer, or by Space or Return when it has the keyboard.
public struct Button<Label: View>: View {
    private let role: ButtonRole?
    nonisolated(unsafe) private let action: @MainActor () -> Void
    nonisolated(unsafe) private let label: Label
    @Environment(\.buttonStyle) private var style
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.buttonDidTrigger) private var didTrigger
    @Environment(\.menuActionDismissBehavior) private var dismissBehavior
    @Environment(\.primitiveButtonStyle) private var primitiveStyle
    @Environment(\.isInMenu) private var isInMenu
    @Environment(\.buttonRepeatBehavior) private var repeatBehavior
    @State private var use = ControlUse()
    /// Made with the first press of a button that repeats.

    /// A button with any view as its label.
    @preconcurrency
    nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// A button with a role, such as `.destructive`.
    @preconcurrency
    nonisolated public init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.role = role
        self.action = action
        self.label = label()
    }

    public var body: some View {
        Group {
            if let primitiveStyle {
                UnaryView {
                    primitiveStyle.body(
                        PrimitiveButtonStyleConfiguration(role: role, label: .init(shownLabel), trigger: trigger))
                }
                .environment(\.primitiveButtonStyle, nil)
            } else {
                let configuration = ButtonStyleConfiguration(
                    role: role, label: .init(shownLabel), isPressed: use.isPressed,
                    isHovered: use.isHovered && isEnabled, isFocused: use.isFocused)
                UnaryView { style.body(configuration) }
                    .interaction(semantics: semantics) { responder, actions in configure(responder, actions) }
            }
        }
        .trait(ButtonTrait.self) { [role] in
            $0 = role == .cancel ? .cancel : role == .destructive ? .destructive : .normal
        }
    }

    /// Several views stand side by side; the items of a menu have an arrangement of their own.
    private var shownLabel: AnyView { isInMenu ? AnyView(label) : AnyView(ImplicitRow { label }) }

    private var semantics: Semantics {
        var semantics = Semantics(role: isInMenu ? .menuItem : .button)
        semantics.combinesChildren = true
        return semantics
    }

    private func trigger() {
        action()
        if isInMenu, dismissBehavior == .disabled { return }
        didTrigger?.run()
    }

    private func configure(_ responder: InteractionResponder, _ actions: SemanticsActions) {
        didTrigger?.add(responder, role: role)
        var press = ControlPress(trigger)
        press.repeats = repeatBehavior == .enabled
        responder.take(press, actions, use: $use)
    }
}

/// The label of a button that says nothing but its role.
public struct DefaultButtonLabel: View {
    let role: ButtonRole

    public var body: some View {
        switch role {
        case .close: Label("Close", systemImage: "xmark").labelStyle(.iconOnly)
        case .cancel: Text("Cancel")
        case .destructive: Text("Delete")
        case .confirm: Label("Done", systemImage: "checkmark").labelStyle(.iconOnly)
        default: Text("OK")
        }
    }
}

extension Button where Label == DefaultButtonLabel {
    /// A button whose label follows from its role.
    @preconcurrency
    nonisolated public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}

extension Button where Label == Text {
    /// A button with a title.
    @preconcurrency
    nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }

    /// A button with a title.
    @_disfavoredOverload
    @preconcurrency
    nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }

    /// A button with a title and a role.
    @preconcurrency
    nonisolated public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// A button with a title and a role.
    @_disfavoredOverload
    @preconcurrency
    nonisolated public init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == DovetailControls.Label<Text, Image> {
    /// A button with a title and a symbol.
    @preconcurrency
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { DovetailControls.Label(titleKey, systemImage: systemImage) }
    }

    /// A button with a title and a symbol.
    @_disfavoredOverload
    @preconcurrency
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { DovetailControls.Label(title, systemImage: systemImage) }
    }

    /// A button with a title, a symbol and a role.
    @preconcurrency
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { DovetailControls.Label(titleKey, systemImage: systemImage) }
    }

    /// A button with a title, a symbol and a role.
    @_disfavoredOverload
    @preconcurrency
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { DovetailControls.Label(title, systemImage: systemImage) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button that a style is applied to, as it looks without that style.
    nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: { configuration.trigger() }) { configuration.label }
    }
}

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
    private let name: String
    /// Deletes something, or cannot be undone.
    public static let destructive = ButtonRole(name: "destructive")
    /// Leaves things as they are.
    public static let cancel = ButtonRole(name: "cancel")
    /// Closes what is shown.
    public static let close = ButtonRole(name: "close")
    /// Takes over what was chosen or typed.
    public static let confirm = ButtonRole(name: "confirm")
}
