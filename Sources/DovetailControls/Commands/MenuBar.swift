import DovetailCore
import Foundation

/// The content of a window below its menu bar.
struct MenuBarredContent: View {
    let items: AnyView
    let content: AnyView
    @State private var closer = MenuCloser()
    @Environment(\.hasSettingsScene) private var hasSettings

    var body: some View {
        MenuBarLayout {
            // The bodies of the items run here, where they are listed, and not in the menu: so what they are to know of it is said here.
            ChildrenReader(content: items) { children in
                MenuBar(menus: MenuModel(children, hasSettings: hasSettings), closer: closer)
                    .background {
                        // The items live all the time: their shortcuts count while no menu is open.
                        ZStack { ForEach(children) { $0 } }
                            .frame(width: 0, height: 0)
                            .opacity(0)
                            .allowsHitTesting(false)
                            .accessibilityHidden(true)
                    }
            }
            .buttonStyle(MenuBarRowStyle())
            .toggleStyle(MenuToggleStyle())
            .pickerStyle(.inline)
            .environment(\.isInMenu, true)
            .environment(\.menuDismissal, closer.dismissal)
            .environment(\.buttonDidTrigger, closer.trigger)
            VStack { content }.frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }
}

/// Closes the menu that is open when an item has been chosen.
@MainActor
private final class MenuCloser {
    nonisolated(unsafe) var close: (() -> Void)?
    nonisolated(unsafe) private(set) var trigger: ButtonTrigger!
    nonisolated(unsafe) private(set) var dismissal: MenuDismissal!

    nonisolated init() {
        trigger = ButtonTrigger { [weak self] in self?.close?() }
        dismissal = MenuDismissal { [weak self] in self?.close?() }
    }
}

/// The menus of a window, each with its groups of items.
struct MenuModel {
    struct Menu: Identifiable {
        let title: String
        /// Lines stand between groups.
        var groups: [Group]
        var id: String { title }
    }

    enum Group {
        case items([ChildView])
        case standard(StandardCommand)
    }

    private(set) var menus: [Menu] = []

    /// The groups of the usual menus, in their order.
    private static let usual: [(String, [CommandGroupPlacement])] = [
        (
            "File",
            [
                .newItem, .saveItem, .importExport, .printItem, .appInfo, .appSettings, .systemServices, .appVisibility,
                .appTermination,
            ]
        ),
        ("Edit", [.undoRedo, .pasteboard, .textEditing]), ("Format", [.textFormatting]),
        ("View", [.toolbar, .sidebar]),
    ]
    private static let last: [(String, [CommandGroupPlacement])] = [
        ("Window", [.windowSize, .windowList, .singleWindowList, .windowArrangement]), ("Help", [.help]),
    ]

    /// - Parameter hasSettings: Whether there is a window that “Settings…” would open.
    init(_ children: [ChildView], hasSettings: Bool) {
        let own = children.compactMap { child -> String? in
            if case .menu(let name) = child.traits.commandPlace { name } else { nil }
        }
        menus = Self.usual.compactMap { Self.menu($0, children, hasSettings: hasSettings) }
        var seen: Set<String> = []
        for name in own where seen.insert(name).inserted {
            menus.append(Menu(title: name, groups: [.items(children.filter { $0.traits.commandPlace == .menu(name) })]))
        }
        menus += Self.last.compactMap { Self.menu($0, children, hasSettings: hasSettings) }
    }

    private static func menu(
        _ usual: (String, [CommandGroupPlacement]), _ children: [ChildView], hasSettings: Bool
    ) -> Menu? {
        func items(_ place: CommandPlace) -> [Group] {
            let found = children.filter { $0.traits.commandPlace == place && !$0.traits.isCommandMarker }
            return found.isEmpty ? [] : [.items(found)]
        }
        func standard(_ placement: CommandGroupPlacement) -> [Group] {
            StandardCommand.all(in: placement).filter { $0 != .settings || hasSettings }.map { .standard($0) }
        }
        let groups = usual.1.flatMap { placement -> [Group] in
            let isReplaced = children.contains { $0.traits.commandPlace == .replacing(placement) }
            let usual = items(.usual(placement))
            let own =
                isReplaced
                ? items(.replacing(placement))
                : usual.isEmpty ? standard(placement) : usual
            return items(.before(placement)) + own + items(.after(placement))
        }
        return groups.isEmpty ? nil : Menu(title: usual.0, groups: groups)
    }
}

/// An item that each menu bar has.
enum StandardCommand: Hashable, Sendable {
    case closeWindow, quit, newWindow, settings

    static func all(in placement: CommandGroupPlacement) -> [StandardCommand] {
        switch placement {
        case .newItem: [.newWindow]
        case .saveItem: [.closeWindow]
        case .appSettings: [.settings]
        case .appTermination: [.quit]
        default: []
        }
    }

    var title: LocalizedStringKey {
        switch self {
        case .newWindow: "New Window"
        case .closeWindow: "Close Window"
        case .settings: "Settings…"
        case .quit: "Quit"
        }
    }

    var shortcut: KeyboardShortcut {
        switch self {
        case .newWindow: KeyboardShortcut("n")
        case .closeWindow: KeyboardShortcut("w")
        case .settings: KeyboardShortcut(",")
        case .quit: KeyboardShortcut("q")
        }
    }
}

/// The bar on top, and what the menus of it hold.
private struct MenuBar: View {
    let menus: MenuModel
    let closer: MenuCloser
    @Environment(\.colorScheme) private var colorScheme
    /// The menu that is open.
    @State private var open: String?

    var body: some View {
        let _ = closer.close = { open = nil }
        HStack(spacing: 2) {
            ForEach(menus.menus) { menu in
                MenuTitle(menu: menu, open: $open, move: move)
            }
            Spacer(minLength: 0)
        }
        .padding(EdgeInsets(top: 2, leading: 6, bottom: 2, trailing: 6))
        .frame(maxWidth: .infinity)
        .background { Color(Theme.raisedBackground(colorScheme)) }
        .overlay(alignment: .bottom) {
            Color(Theme.separator(colorScheme)).frame(height: 1).allowsHitTesting(false)
        }
        .semantics(Semantics(role: .menuBar))
    }

    /// Opens the menu beside.
    private func move(_ distance: Int) {
        guard let index = menus.menus.firstIndex(where: { $0.title == open }) else { return }
        let count = menus.menus.count
        open = menus.menus[(index + distance + count) % count].title
    }
}

/// A menu's name in the bar.
private struct MenuTitle: View {
    let menu: MenuModel.Menu
    @Binding var open: String?
    let move: (Int) -> Void
    @Environment(\.colorScheme) private var colorScheme
    @State private var isHovered = false
    @State private var isFocused = false
    @State private var frame = CGRect.zero

    var body: some View {
        let isOpen = open == menu.title
        Text(verbatim: menu.title)
            .font(.system(size: 13))
            .padding(EdgeInsets(top: 3, leading: 9, bottom: 3, trailing: 9))
            .background {
                RoundedRectangle(cornerRadius: 5)
                    .fill(Color(white: colorScheme == .light ? 0 : 1, opacity: isOpen ? 0.12 : isHovered ? 0.06 : 0))
            }
            .overlay { FocusRing(isShown: isFocused, cornerRadius: 5) }
            .onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }, action: { frame = $0 })
            .interaction(semantics: semantics) { responder, actions in
                actions.activate = { open = menu.title }
                responder.takesFocus = true
                responder.isMenuTitle = true
                responder.onHover = { isHovered = $0 }
                responder.onFocus = { isFocused = $0 }
                responder.onUp = { [unowned responder] location, _ in
                    if responder.contains(location) { open = menu.title }
                }
                responder.onKey = { key in
                    guard [.space, .return, .down].contains(key.key) else { return false }
                    open = menu.title
                    return true
                }
            }
            .presentation(isOpen ? Presentation(view: AnyView(panel), id: AnyHashable(menu.title)) : nil)
    }

    private var panel: some View {
        MenuBarPanel(menu: menu, target: frame, close: { open = nil }, move: move)
    }

    private var semantics: Semantics {
        var semantics = Semantics(role: .button)
        semantics.label = menu.title
        return semantics
    }
}

/// An open menu.
private struct MenuBarPanel: View {
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
                    }
                }
            }
            .padding(5)
            .fixedSize()
            .background {
                shape.fill(Color(Theme.raisedBackground(colorScheme)))
                    .shadow(color: Color(white: 0, opacity: 0.28), radius: 16, y: 6)
            }
            .overlay { shape.strokeBorder(Theme.separator(colorScheme), lineWidth: 1).allowsHitTesting(false) }
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

/// A row of a menu: its label, and its shortcut at the end.
private struct MenuBarRowStyle: ButtonStyle, FocusShowingStyle {
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
                Text(verbatim: shortcut.title).opacity(0.6).accessibilityHidden(true)
            }
        }
        .font(.system(size: 13))
        .lineLimit(1)
        .foregroundStyle(
            isHighlighted
                ? AnyShapeStyle(Color.white)
                : configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.primary)
        )
        .padding(EdgeInsets(top: 4, leading: 9, bottom: 4, trailing: 9))
        .frame(minWidth: 150)
        .background { RoundedRectangle(cornerRadius: 5).fill(isHighlighted ? Color.accentColor : Color.clear) }
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

/// A bar above the content.
private struct MenuBarLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let bar = subviews[0].sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
        let content = subviews[1].sizeThatFits(
            ProposedViewSize(width: proposal.width, height: proposal.height.map { max($0 - bar.height, 0) }))
        return CGSize(
            width: max(content.width, proposal.width == nil ? bar.width : 0), height: bar.height + content.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let bar = subviews[0].sizeThatFits(ProposedViewSize(width: bounds.width, height: nil))
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: bar.height))
        subviews[1].place(
            at: CGPoint(x: bounds.minX, y: bounds.minY + bar.height),
            proposal: ProposedViewSize(width: bounds.width, height: max(bounds.height - bar.height, 0)))
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
