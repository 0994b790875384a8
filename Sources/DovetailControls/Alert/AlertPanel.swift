import DovetailCore
import Foundation

/// An alert or a choice on screen: a card over the dimmed window.
struct AlertPanel<Message: View, Actions: View>: View {
    let title: Text
    let kind: DialogKind
    let dismiss: () -> Void
    let message: Message
    let actions: Actions
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.idiom) private var idiom
    @Environment(\.dialogSuppression) private var suppression
    @State private var isShown = false

    init(
        title: Text, kind: DialogKind = .alert, dismiss: @escaping () -> Void, @ViewBuilder message: () -> Message,
        @ViewBuilder actions: () -> Actions
    ) {
        self.title = title
        self.kind = kind
        self.dismiss = dismiss
        self.message = message()
        self.actions = actions()
    }

    var body: some View {
        let trigger = ButtonTrigger(run: dismiss)
        ZStack {
            Color(white: 0, opacity: isShown ? 0.32 : 0)
                .interaction { responder, _ in
                    responder.onDown = { _, _ in }
                    // A press beside a choice is a way out of it.
                    if kind != .alert { responder.onUp = { _, _ in trigger.press { $0 == .cancel } } }
                }
            if isActionSheet {
                ActionSheetCards(title: showsTitle ? title : nil, message: message, actions: actions, trigger: trigger)
                    .frame(maxHeight: .infinity, alignment: .bottom)
                    .offset(y: isShown ? 0 : 80)
                    .opacity(isShown ? 1 : 0)
            } else {
                card(trigger)
                    .scaleEffect(isShown ? 1 : 0.94)
                    .opacity(isShown ? 1 : 0.2)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .interaction(semantics: semantics) { responder, _ in
            responder.isTransparent = true
            responder.onKey = { key in
                switch key.key {
                case .escape: trigger.press { $0 == .cancel }
                case .return: trigger.press { $0 == nil }
                default: return false
                }
                return true
            }
        }
        .presentedAppearance()
        .onAppear { withAnimation(.spring(response: 0.28, dampingFraction: 0.82)) { isShown = true } }
    }

    private var isActionSheet: Bool { kind != .alert && DialogIdiom[idiom].hasActionSheets }

    private var showsTitle: Bool {
        guard case .confirmation(let title) = kind else { return true }
        return title == .visible || title == .automatic && DialogIdiom[idiom].showsTitleOfChoice
    }

    private func card(_ trigger: ButtonTrigger) -> some View {
        let shape = RoundedRectangle(cornerRadius: 14)
        return VStack(spacing: 8) {
            DialogSign()
            if showsTitle { title.font(.headline).multilineTextAlignment(.center) }
            message.font(.callout).foregroundStyle(.secondary).multilineTextAlignment(.center)
            if let suppression {
                Toggle(isOn: suppression.isSuppressed) { suppression.title.font(.callout) }.padding(.top, 6)
            }
            AlertActions(actions: actions, isChoice: kind != .alert)
                .padding(.top, 10)
                .environment(\.buttonDidTrigger, trigger)
        }
        .padding(EdgeInsets(top: 20, leading: 18, bottom: 16, trailing: 18))
        .frame(width: 288)
        .background {
            shape.fill(Color(Theme.raisedBackground(colorScheme)))
                .shadow(color: Color(white: 0, opacity: 0.3), radius: 24, y: 10)
        }
        .overlay { shape.strokeBorder(Color.separatorLine, lineWidth: 1).allowsHitTesting(false) }
    }

    private var semantics: Semantics {
        var semantics = Semantics(role: .alert)
        semantics.isModal = true
        semantics.label = title.plainString
        return semantics
    }
}

/// The fields of an alert in its full width, and its buttons below: two side by side, more one below the other; “OK” when there is
/// none. A button that cancels comes first of two, and last of a column. The first that neither cancels nor destroys stands out: it is what
/// Return presses.
private struct AlertActions<Actions: View>: View {
    let actions: Actions
    let isChoice: Bool

    var body: some View {
        ChildrenReader(content: actions) { children in
            let fields = children.filter { $0.traits.button == nil }
            let buttons = children.filter { $0.traits.button != nil }
            let others = buttons.filter { $0.traits.button != .cancel }
            let cancelling = buttons.filter { $0.traits.button == .cancel }
            let main = buttons.first { $0.traits.button == .normal }?.id
            VStack(spacing: 10) {
                if !fields.isEmpty {
                    VStack(spacing: 8) { ForEach(fields) { $0 } }
                        .initialFocus()
                        .padding(.bottom, 4)
                }
                if buttons.isEmpty && !isChoice {
                    Button("OK") {}
                } else if buttons.count == 2 && !isChoice {
                    HStack(spacing: 8) {
                        ForEach(cancelling + others) { $0.environment(\.isMainButton, $0.id == main) }
                    }
                } else {
                    VStack(spacing: 8) {
                        ForEach(others + cancelling) { $0.environment(\.isMainButton, $0.id == main) }
                        if isChoice && cancelling.isEmpty { Button("Cancel", role: .cancel) {} }
                    }
                }
            }
        }
        .buttonStyle(AlertButtonStyle())
        .textFieldStyle(.roundedBorder)
    }
}

private struct AlertButtonStyle: ButtonStyle, FocusShowingStyle {
    nonisolated init() {}

    func makeBody(configuration: Configuration) -> some View {
        AlertButtonFace(configuration: configuration)
    }
}

private struct IsMainButtonKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// Whether a button of an alert stands out.
    fileprivate var isMainButton: Bool {
        get { self[IsMainButtonKey.self] }
        set { self[IsMainButtonKey.self] = newValue }
    }
}

private struct AlertButtonFace: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.isMainButton) private var isMain

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: 8)
        configuration.label
            .fontWeight(.semibold)
            .foregroundStyle(foreground)
            .frame(maxWidth: .infinity)
            .padding(.vertical, 7)
            .background {
                shape.fill(fill)
                shape.fill(
                    Color(white: 0, opacity: configuration.isPressed ? 0.18 : configuration.isHovered ? 0.05 : 0))
            }
            .overlay { FocusRing(isShown: configuration.isFocused, cornerRadius: 8) }
            .modifier(DisabledLook())
    }

    private var foreground: Color {
        switch configuration.role {
        case .destructive: .dangerText
        case .cancel: .primary
        default: isMain ? .white : .primary
        }
    }

    private var fill: Color {
        configuration.role == nil && isMain ? .accentFill : Color(white: colorScheme == .light ? 0 : 1, opacity: 0.08)
    }
}
