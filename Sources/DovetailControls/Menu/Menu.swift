import DovetailCore
import Foundation

/// A button that opens a menu of buttons, toggles, pickers, dividers and further menus.
///
/// Up and Down move along the items, Return or Space chooses, Escape closes. With a primary action a click runs that, and a
/// secondary click opens the menu.
public struct Menu<Label: View, Content: View>: View {
    nonisolated(unsafe) private let label: Label
    nonisolated(unsafe) private let content: Content
    nonisolated(unsafe) private let primaryAction: (() -> Void)?
    @Environment(\.idiom) private var idiom
    @Environment(\.isInMenu) private var isInMenu
    @Environment(\.isInStatusMenu) private var isInStatusMenu
    @Environment(\.menuStyles) private var styles
    @Environment(\.menuIndicatorVisibility) private var indicator
    @State private var place = ControlPlace()
    /// Where the button was when it opened the menu; nil while the menu is closed.
    @State private var anchor: CGRect?

    /// A menu with any view as the label of its button.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
        primaryAction = nil
    }

    /// A menu whose button runs an action when it is clicked.
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) {
        self.content = content()
        self.label = label()
        self.primaryAction = primaryAction
    }

    nonisolated init(content: Content, label: Label, primaryAction: (() -> Void)?) {
        self.content = content
        self.label = label
        self.primaryAction = primaryAction
    }

    public var body: some View {
        if isInStatusMenu {
            StatusSubmenu(label: label, content: content)
        } else if let style = styles.current {
            UnaryView {
                style.body(
                    MenuStyleConfiguration(
                        label: .init(AnyView(label)), content: .init(AnyView(content)), primaryAction: primaryAction))
            }
            .environment(\.menuStyles, styles.outer)
        } else {
            button
        }
    }

    private var button: some View {
        Button {
            if let primaryAction { primaryAction() } else { anchor = place.frame }
        } label: {
            HStack(spacing: 6) {
                label
                if isInMenu {
                    Spacer(minLength: 8)
                    chevron("chevron.right")
                } else if indicator == .visible || (indicator == .automatic && MenuIdiom[idiom].showsIndicator) {
                    chevron("chevron.down")
                }
            }
        }
        .accessibilityDetails { $0.opensMenu = primaryAction == nil }
        // A menu within a menu opens, and closes both only when something is chosen.
        .environment(\.buttonDidTrigger, nil)
        .interaction { responder, _ in
            responder.isTransparent = true
            place.responder = responder
            responder.onKey = { key in
                // Beside an item of a menu its own menu opens; a button opens it below.
                guard key.modifiers.isEmpty, key.key == (isInMenu ? .right : .down), isInMenu || primaryAction == nil
                else { return false }
                anchor = place.frame
                return true
            }
            responder.onSecondaryPress = primaryAction == nil ? nil : { _ in anchor = place.frame }
        }
        .presentation(
            anchor.map { AnyView(MenuPanel(anchor: $0, isBeside: isInMenu, close: { anchor = nil }) { content }) })
    }

    private func chevron(_ name: String) -> some View {
        Image(systemName: name)
            .font(.system(size: MenuIdiom[idiom].indicatorSize, weight: .semibold))
            .foregroundStyle(.secondary)
            .accessibilityHidden(true)
    }
}

extension Menu where Label == Text {
    /// A menu with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
    /// A menu with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
    /// A menu with a title, whose button runs an action when it is clicked.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
    }
    /// A menu with a title, whose button runs an action when it is clicked.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == DovetailControls.Label<Text, Image> {
    /// A menu with a title and a symbol.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { DovetailControls.Label(titleKey, systemImage: systemImage) }
    }
    /// A menu with a title and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { DovetailControls.Label(title, systemImage: systemImage) }
    }
    /// A menu with a title and a symbol, whose button runs an action when it is clicked.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content, label: { DovetailControls.Label(titleKey, systemImage: systemImage) },
            primaryAction: primaryAction)
    }
    /// A menu with a title and a symbol, whose button runs an action when it is clicked.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content, label: { DovetailControls.Label(title, systemImage: systemImage) },
            primaryAction: primaryAction)
    }
}

extension View {
    /// Shows a menu at a point of the window while the binding is true.
    package func menu<Items: View>(
        isPresented: Binding<Bool>, at place: CGPoint, @ViewBuilder items: () -> Items
    ) -> some View {
        let panel = MenuPanel(
            anchor: CGRect(origin: place, size: .zero), isBeside: false,
            close: { isPresented.wrappedValue = false }, content: items)
        return presentation(isPresented.wrappedValue ? AnyView(panel) : nil)
    }
}

/// Knows where a control is in its window.
final class ControlPlace {
    weak var responder: InteractionResponder?

    var frame: CGRect? { responder?.node?.frameInWindow }
}
