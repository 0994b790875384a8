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
    @ScaledMetric(relativeTo: .footnote) private var messageSize: CGFloat = 13
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
            Color(white: 0, opacity: isShown ? DialogIdiom[idiom].dimming : 0)
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
        let look = DialogIdiom[idiom]
        let font = look.messageFont ?? .system(size: messageSize)
        let shape = RoundedRectangle(cornerRadius: 14)
        return AlertActions(actions: actions, isChoice: kind != .alert) {
            VStack(spacing: look.headingSpacing) {
                DialogSign()
                if showsTitle { title.font(.headline).multilineTextAlignment(.center) }
                message.font(font)
                    .foregroundStyle(look.palesMessage ? AnyShapeStyle(.secondary) : AnyShapeStyle(.primary))
                    .multilineTextAlignment(.center)
                if let suppression {
                    Toggle(isOn: suppression.isSuppressed) { suppression.title.font(font) }
                        .padding(.top, 6)
                }
            }
        }
        .environment(\.buttonDidTrigger, trigger)
        .frame(width: look.alertWidth)
        .background {
            shape.fill(Color(Theme.raisedBackground(colorScheme)))
                .shadow(color: Color(white: 0, opacity: look.shadow), radius: 24, y: 10)
        }
        .overlay {
            if look.outlinesAlerts { shape.strokeBorder(Color.separatorLine, lineWidth: 1).allowsHitTesting(false) }
        }
    }

    private var semantics: Semantics {
        var semantics = Semantics(role: .alert)
        semantics.isModal = true
        semantics.label = title.plainString
        return semantics
    }
}
