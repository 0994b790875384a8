import DovetailCore
import Foundation

/// An open menu.
struct MenuBarPanel: View {
    let menu: MenuModel.Menu
    let target: CGRect
    let close: () -> Void
    let move: (Int) -> Void
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: 8)
        MenuBarPanelLayout(target: target) {
            Color.clear.contentShape(Rectangle()).interaction { responder, _ in
                responder.onDown = { _, _ in }
                responder.onUp = { _, _ in close() }
            }
            VStack(alignment: .leading, spacing: 0) {
                ForEach(menu.groups.indices, id: \.self) { index in
                    if index > 0 { Divider().padding(.vertical, 4) }
                    switch menu.groups[index] {
                    case .items(let items): ForEach(items) { $0 }
                    case .standard(let command): StandardCommandItem(command: command)
                    case .edit(let commands): ForEach(commands, id: \.self) { EditCommandItem(command: $0) }
                    }
                }
            }
            .padding(5)
            .fixedSize()
            .background {
                shape.fill(Color(Theme.raisedBackground(colorScheme)))
                    .shadow(color: Color(white: 0, opacity: 0.28), radius: 16, y: 6)
            }
            .overlay { shape.strokeBorder(Color.separatorLine, lineWidth: 1).allowsHitTesting(false) }
        }
        .interaction(semantics: semantics) { responder, _ in
            responder.isTransparent = true
            responder.isMenu = true
            responder.onKey = { key in
                switch key.key {
                case .escape: close()
                case .left: move(-1)
                case .right: move(1)
                default: return false
                }
                return true
            }
        }
        .presentedAppearance()
    }

    private var semantics: Semantics {
        var semantics = Semantics(role: .group)
        semantics.isModal = true
        return semantics
    }
}

/// An item that each menu bar has.
private struct StandardCommandItem: View {
    let command: StandardCommand
    @Environment(\.performStandardCommand) private var perform
    @Environment(\.newWindowShortcut) private var newWindow

    var body: some View {
        Button(command.title) { perform(command.shortcut.key.character) }
            .environment(\.shownShortcut, command == .newWindow ? newWindow : command.shortcut)
    }
}

/// An item of the Edit menu. It lives while the menu is open, and whether it is enabled is found out when that opens; its key goes to what has the
/// keyboard, as it does in an app without menus.
private struct EditCommandItem: View {
    let command: EditCommand
    @Environment(\.windowOfApp) private var window

    var body: some View {
        let window = window
        Button(window?.title(of: command) ?? "") { window?.perform(command) }
            .disabled(window?.canPerform(command) != true)
            .environment(\.shownShortcut, command.shortcut)
    }
}

/// A row of a menu: its label, and its shortcut at the end.
struct MenuBarRowStyle: ButtonStyle, FocusShowingStyle {
    nonisolated init() {}
    func makeBody(configuration: Configuration) -> some View { MenuBarRow(configuration: configuration) }
}

private struct MenuBarRow: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.keyboardShortcut) private var keyboardShortcut
    @Environment(\.shownShortcut) private var shownShortcut

    var body: some View {
        let isHighlighted = isEnabled && (configuration.isHovered || configuration.isFocused)
        HStack(spacing: 24) {
            configuration.label
            Spacer(minLength: 0)
            if let shortcut = keyboardShortcut ?? shownShortcut {
                Text(verbatim: shortcut.title).foregroundStyle(.secondary).accessibilityHidden(true)
            }
        }
        .font(.system(size: 13))
        .lineLimit(1)
        .foregroundStyle(
            isHighlighted
                ? AnyShapeStyle(LeveledStyle([Color.white, Color.selectedSecondary]))
                : configuration.role == .destructive ? AnyShapeStyle(Color.dangerText) : AnyShapeStyle(.primary)
        )
        .padding(EdgeInsets(top: 4, leading: 9, bottom: 4, trailing: 9))
        .frame(minWidth: 150)
        .background { RoundedRectangle(cornerRadius: 5).fill(isHighlighted ? Color.accentFill : Color.clear) }
        .opacity(isEnabled ? 1 : 0.4)
    }
}

private struct ShownShortcutKey: EnvironmentKey {
    static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
    /// A shortcut that is shown here and pressed elsewhere.
    fileprivate var shownShortcut: KeyboardShortcut? {
        get { self[ShownShortcutKey.self] }
        set { self[ShownShortcutKey.self] = newValue }
    }
}

/// A menu below its title, within the window.
private struct MenuBarPanelLayout: Layout {
    let target: CGRect

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        let size = subviews[1].sizeThatFits(.unspecified)
        subviews[1].place(
            at: CGPoint(x: max(min(target.minX, bounds.maxX - size.width - 4), bounds.minX), y: target.maxY + 2),
            proposal: ProposedViewSize(size))
    }
}
