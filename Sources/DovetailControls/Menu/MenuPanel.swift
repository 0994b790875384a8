import DovetailCore
import Foundation

/// An open menu. A press outside closes it, and so does what is chosen in it.
struct MenuPanel<Content: View>: View {
    let anchor: CGRect
    /// Beside what opened it, as a menu within a menu; else below.
    let isBeside: Bool
    /// What the menu is about, where that is shown beside it.
    let subject: MenuSubject?
    let close: () -> Void
    let content: Content
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.idiom) private var idiom
    @Environment(\.popupRoom) private var room
    /// What closes the menu that this one is in.
    @Environment(\.menuDismissal) private var outer
    @State private var isOpen = false

    init(
        anchor: CGRect, isBeside: Bool, about subject: MenuSubject? = nil, close: @escaping () -> Void,
        @ViewBuilder content: () -> Content
    ) {
        self.anchor = anchor
        self.isBeside = isBeside
        self.subject = subject
        self.close = close
        self.content = content()
    }

    var body: some View {
        let outer = outer
        let close = close
        let dismissal = MenuDismissal {
            close()
            outer?.run()
        }
        Group {
            if let subject {
                LiftedMenuLayout(source: subject.frame) {
                    MenuGround(opacity: isOpen ? (colorScheme == .light ? 0.28 : 0.5) : 0, close: close)
                    LiftedSubject(subject: subject, isLifted: isOpen, close: close)
                    items(dismissal)
                }
            } else {
                MenuLayout(anchor: anchor, isBeside: isBeside, room: room) {
                    MenuGround(opacity: 0.001, close: close)
                    items(dismissal).inPopup(PopupPlace(anchor: anchor, edge: isBeside ? .trailing : .bottom))
                }
            }
        }
        .interaction(semantics: semantics) { responder, _ in
            responder.isTransparent = true
            responder.onKey = { key in
                guard key.key == .escape || (key.key == .left && isBeside) else { return false }
                close()
                return true
            }
        }
        .onAppear {
            withAnimation(subject == nil ? .easeOut(duration: 0.1) : .spring(response: 0.32, dampingFraction: 0.8)) {
                isOpen = true
            }
        }
        .presentedAppearance()
    }

    private func items(_ dismissal: MenuDismissal) -> some View {
        panel
            .environment(\.menuDismissal, dismissal)
            .environment(\.buttonDidTrigger, ButtonTrigger(run: dismissal.run))
    }

    private var panel: some View {
        let shape = RoundedRectangle(cornerRadius: MenuIdiom[idiom].cornerRadius)
        return PanelScroll { VStack(alignment: .leading, spacing: 0) { content }.padding(5) }
            .buttonStyle(MenuItemStyle())
            .toggleStyle(MenuToggleStyle())
            .environment(\.pickerStyle, .inline)
            .labelStyle(DefaultLabelStyle())
            .environment(\.isInMenu, true)
            .environment(\.controlSize, .regular)
            .frame(minWidth: MenuIdiom[idiom].leastWidth)
            .fixedSize(horizontal: true, vertical: false)
            .background {
                shape.fill(Color(Theme.raisedBackground(colorScheme)))
                    .shadow(color: Color(white: 0, opacity: 0.24), radius: 14, y: 6)
                    .interaction { responder, _ in responder.onDown = { _, _ in } }
            }
            .overlay { shape.strokeBorder(Color.separatorLine, lineWidth: 1).allowsHitTesting(false) }
            .opacity(isOpen ? 1 : 0.3)
            .scaleEffect(isOpen ? 1 : 0.97)
    }

    private var semantics: Semantics {
        var semantics = Semantics(role: .menu)
        semantics.isModal = true
        return semantics
    }
}

/// Closes a menu and those around it.
final class MenuDismissal {
    nonisolated(unsafe) let run: () -> Void
    nonisolated init(run: @escaping () -> Void) { self.run = run }
}

private struct MenuDismissalKey: EnvironmentKey {
    static var defaultValue: MenuDismissal? { nil }
}

private struct IsInMenuKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Makes views that were made elsewhere items of the menu that they are shown in.
    mutating func adoptMenu(_ shown: EnvironmentValues) {
        isInMenu = true
        isInBar = false
        menuDismissal = shown.menuDismissal
        buttonDidTrigger = shown.buttonDidTrigger
        buttonStyle = shown.buttonStyle
        toggleStyles = shown.toggleStyles
        pickerStyle = shown.pickerStyle
        labelStyles = shown.labelStyles
        controlSize = shown.controlSize
        font = shown.font
        imageScale = shown.imageScale
    }

    /// Closes the menus that a view is in; nil outside menus.
    var menuDismissal: MenuDismissal? {
        get { self[MenuDismissalKey.self] }
        set { self[MenuDismissalKey.self] = newValue }
    }
    /// Whether a control is an item of a menu.
    package var isInMenu: Bool {
        get { self[IsInMenuKey.self] }
        set { self[IsInMenuKey.self] = newValue }
    }
}

/// A row of a menu.
struct MenuRow<Content: View>: View {
    let isHighlighted: Bool
    let isDestructive: Bool
    let content: Content

    init(isHighlighted: Bool, isDestructive: Bool = false, @ViewBuilder content: () -> Content) {
        self.isHighlighted = isHighlighted
        self.isDestructive = isDestructive
        self.content = content()
    }

    var body: some View {
        HStack(spacing: 7) { content }
            .frame(maxWidth: .infinity, alignment: .leading)
            .modifier(MenuRowLook(isHighlighted: isHighlighted, isDestructive: isDestructive))
    }
}

/// How a row of a menu looks: on a desktop the one under the pointer or at the keyboard has the colour of the accent, elsewhere it is a little darker.
struct MenuRowLook: ViewModifier {
    let isHighlighted: Bool
    let isDestructive: Bool
    @Environment(\.controlMetrics) private var metrics
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.colorScheme) private var colorScheme

    nonisolated init(isHighlighted: Bool, isDestructive: Bool = false) {
        self.isHighlighted = isHighlighted
        self.isDestructive = isDestructive
    }

    func body(content: Content) -> some View {
        let isLit = isHighlighted && isEnabled
        content
            .foregroundStyle(foreground(isLit))
            .padding(metrics.menuRowInsets)
            .background {
                RoundedRectangle(cornerRadius: look.rowRadius).fill(isLit ? highlight : .clear)
            }
            .opacity(isEnabled ? 1 : 0.4)
    }

    private func foreground(_ isLit: Bool) -> AnyShapeStyle {
        if isLit && look.highlightsInAccent {
            return AnyShapeStyle(LeveledStyle([Color.white, Color.selectedSecondary]))
        }
        return isDestructive ? AnyShapeStyle(Color.dangerText) : AnyShapeStyle(.primary)
    }

    private var look: MenuIdiom { MenuIdiom[metrics.idiom] }

    private var highlight: Color {
        look.highlightsInAccent ? .accentFill : Color(white: colorScheme == .light ? 0 : 1, opacity: 0.08)
    }
}

/// A button in a menu.
private struct MenuItemStyle: ButtonStyle, FocusShowingStyle {
    nonisolated init() {}

    func makeBody(configuration: Configuration) -> some View {
        MenuRow(
            isHighlighted: configuration.isHovered || configuration.isFocused || configuration.isPressed,
            isDestructive: configuration.role == .destructive
        ) { configuration.label }
    }
}

/// A toggle in a menu: a row that is ticked.
struct MenuToggleStyle: ToggleStyle {
    nonisolated init() {}

    func makeBody(configuration: Configuration) -> some View {
        MenuRow(isHighlighted: configuration.isFocused || configuration.isHovered) {
            Image(systemName: "checkmark")
                .font(.system(size: 11, weight: .bold))
                .opacity(configuration.isOn ? 1 : 0)
                .accessibilityHidden(true)
            configuration.label
        }
    }
}
