import DovetailCore
import Foundation

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
        case edit([EditCommand])
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

    /// - Parameters:
    ///   - hasSettings: Whether there is a window that “Settings…” would open.
    ///   - hasEditMenu: Whether there is an Edit menu that apps need not make, as on a desktop.
    init(_ children: [ChildView], hasSettings: Bool, hasEditMenu: Bool) {
        let own = children.compactMap { child -> String? in
            if case .menu(let name) = child.traits.commandPlace { name } else { nil }
        }
        menus = Self.usual.compactMap { Self.menu($0, children, hasSettings: hasSettings, hasEditMenu: hasEditMenu) }
        var seen: Set<String> = []
        for name in own where seen.insert(name).inserted {
            menus.append(Menu(title: name, groups: [.items(children.filter { $0.traits.commandPlace == .menu(name) })]))
        }
        menus += Self.last.compactMap { Self.menu($0, children, hasSettings: hasSettings, hasEditMenu: hasEditMenu) }
    }

    private static func menu(
        _ usual: (String, [CommandGroupPlacement]), _ children: [ChildView], hasSettings: Bool, hasEditMenu: Bool
    ) -> Menu? {
        func items(_ place: CommandPlace) -> [Group] {
            let found = children.filter { $0.traits.commandPlace == place && !$0.traits.isCommandMarker }
            return found.isEmpty ? [] : [.items(found)]
        }
        func standard(_ placement: CommandGroupPlacement) -> [Group] {
            if hasEditMenu, let commands = EditCommand.all(in: placement) { return [.edit(commands)] }
            return StandardCommand.all(in: placement).filter { $0 != .settings || hasSettings }.map { .standard($0) }
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

extension EditCommand {
    /// What a group of the Edit menu holds; nil for other groups.
    fileprivate static func all(in placement: CommandGroupPlacement) -> [EditCommand]? {
        switch placement {
        case .undoRedo: [.undo, .redo]
        case .pasteboard: [.cut, .copy, .paste, .delete, .selectAll]
        default: nil
        }
    }
}
