import DovetailCore
import Foundation

/// What an alert says, its fields in their full width, and its buttons below: two side by side where they fit, more one below the other; “OK” when
/// there is none. A button that cancels comes first of two, and last of a column; where all buttons destroy there is one, though the app has none.
/// The first that neither cancels nor destroys stands out: it is what Return presses.
struct AlertActions<Heading: View, Actions: View>: View {
    let actions: Actions
    let isChoice: Bool
    let heading: Heading
    @Environment(\.idiom) private var idiom

    init(actions: Actions, isChoice: Bool, @ViewBuilder heading: () -> Heading) {
        self.actions = actions
        self.isChoice = isChoice
        self.heading = heading()
    }

    var body: some View {
        ChildrenReader(content: actions) { children in
            let parts = AlertParts(children, isChoice: isChoice)
            if DialogIdiom[idiom].rulesButtons {
                RuledAlert(parts: parts, heading: heading)
            } else {
                BoxedAlert(parts: parts, heading: heading)
            }
        }
        // Where the app's views are listed, as they are asked for it there.
        .buttonStyle(AlertButtonStyle())
        .textFieldStyle(.roundedBorder)
    }
}

/// The fields and buttons of an alert in their order.
struct AlertParts {
    let fields: [ChildView]
    let buttons: [ChildView]
    /// The button that Return presses.
    let main: Int?
    /// What is added to the app's buttons, after them, or before one that is alone.
    let added: Added?
    /// Whether two buttons may stand side by side.
    let canBeSideBySide: Bool

    enum Added { case okay, cancel }

    init(_ children: [ChildView], isChoice: Bool) {
        fields = children.filter { $0.traits.button == nil }
        let all = children.filter { $0.traits.button != nil }
        let others = all.filter { $0.traits.button != .cancel }
        let cancelling = all.filter { $0.traits.button == .cancel }
        main = all.first { $0.traits.button == .normal }?.id
        let destroysAlways = !all.isEmpty && all.allSatisfy { $0.traits.button == .destructive }
        added = isChoice ? (cancelling.isEmpty ? .cancel : nil) : all.isEmpty ? .okay : destroysAlways ? .cancel : nil
        canBeSideBySide = !isChoice && all.count + (added == nil ? 0 : 1) == 2
        buttons = canBeSideBySide ? cancelling + others : others + cancelling
    }
}

extension AlertParts {
    @MainActor @ViewBuilder
    fileprivate var addedButton: some View {
        switch added {
        case .okay: Button("OK") {}
        case .cancel: Button("Cancel", role: .cancel) {}
        case nil: EmptyView()
        }
    }

    /// Each knows whether it stands out, which those between lines never do.
    @MainActor
    fileprivate var ownButtons: some View {
        ForEach(buttons) { $0.environment(\.isMainButton, $0.id == main) }
    }
}

/// The desktop's: buttons are boxes.
private struct BoxedAlert<Heading: View>: View {
    let parts: AlertParts
    let heading: Heading

    var body: some View {
        VStack(spacing: 8) {
            heading
            VStack(spacing: 10) {
                if !parts.fields.isEmpty {
                    VStack(spacing: 8) { ForEach(parts.fields) { $0 } }
                        .initialFocus()
                        .padding(.bottom, 4)
                }
                if parts.canBeSideBySide {
                    HStack(spacing: 8) {
                        parts.addedButton
                        parts.ownButtons
                    }
                } else {
                    VStack(spacing: 8) {
                        parts.ownButtons
                        parts.addedButton
                    }
                }
            }
            .padding(.top, 10)
        }
        .padding(EdgeInsets(top: 20, leading: 18, bottom: 16, trailing: 18))
    }
}

/// That of touch devices: buttons are parts of the card, with lines between. The measures were recorded on iOS 17.
private struct RuledAlert<Heading: View>: View {
    let parts: AlertParts
    let heading: Heading

    var body: some View {
        VStack(spacing: 0) {
            VStack(spacing: 16) {
                heading
                if !parts.fields.isEmpty {
                    VStack(spacing: 6) { ForEach(parts.fields) { $0 } }.font(.footnote).initialFocus()
                }
            }
            .padding(EdgeInsets(top: 19.5, leading: 16, bottom: 20, trailing: 16))
            Divider()
            if parts.canBeSideBySide {
                ViewThatFits(in: .horizontal) {
                    HStack(spacing: 0) {
                        parts.addedButton
                        ForEach(parts.buttons) { button in
                            if parts.added != nil || button.id != parts.buttons.first?.id {
                                Divider().frame(height: RuledButtonFace.alertHeight)
                            }
                            button
                        }
                    }
                    column
                }
            } else {
                column
            }
        }
        .clipShape(RoundedRectangle(cornerRadius: 14))
    }

    private var column: some View {
        VStack(spacing: 0) {
            ForEach(parts.buttons) { button in
                if button.id != parts.buttons.first?.id { Divider() }
                button
            }
            if parts.added != nil, !parts.buttons.isEmpty { Divider() }
            parts.addedButton
        }
    }
}

private struct AlertButtonStyle: ButtonStyle, FocusShowingStyle {
    nonisolated init() {}

    func makeBody(configuration: Configuration) -> some View { AlertButtonFace(configuration: configuration) }
}

private struct AlertButtonFace: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.idiom) private var idiom

    var body: some View {
        if DialogIdiom[idiom].rulesButtons {
            RuledButtonFace(configuration: configuration, font: .body, height: RuledButtonFace.alertHeight, margin: 8)
        } else {
            BoxedButtonFace(configuration: configuration)
        }
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

private struct BoxedButtonFace: View {
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
