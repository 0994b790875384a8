import DovetailBus
import DovetailCore
import DovetailPaint
import Foundation

/// The properties of menu items in the `com.canonical.dbusmenu` protocol.
@MainActor
enum TrayMenuProperties {
    /// Those that differ from what the protocol has them be by default.
    static func of(_ item: StatusMenuItem, icons: TrayMenuIcons) -> [String: BusValue] {
        if item.kind == .separator { return ["type": .string("separator")] }
        // A single underscore marks the letter that chooses an item.
        var properties: [String: BusValue] = ["label": .string(item.title.replacing("_", with: "__"))]
        if !item.isEnabled { properties["enabled"] = .bool(false) }
        if item.isDestructive { properties["disposition"] = .string("warning") }
        if let symbol = item.symbol, let picture = icons.picture(symbol) { properties["icon-data"] = .bytes(picture) }
        if let shortcut = item.shortcut {
            properties["shortcut"] = .array(of: "as", [.array(of: "s", keys(shortcut).map { .string($0) })])
        }
        switch item.kind {
        case .toggle(let isOn):
            properties["toggle-type"] = .string("checkmark")
            properties["toggle-state"] = .int(isOn.map { $0 ? 1 : 0 } ?? -1)
        case .choice(let isChosen):
            properties["toggle-type"] = .string("radio")
            properties["toggle-state"] = .int(isChosen ? 1 : 0)
        case .menu: properties["children-display"] = .string("submenu")
        case .normal, .separator: break
        }
        return properties
    }

    /// The modifiers and the key of a shortcut, by the names that GTK has for them.
    private static func keys(_ shortcut: KeyboardShortcut) -> [String] {
        var keys: [String] = []
        if !shortcut.modifiers.isDisjoint(with: [.command, .control]) { keys.append("Control") }
        if shortcut.modifiers.contains(.option) { keys.append("Alt") }
        if shortcut.modifiers.contains(.shift) || shortcut.key.character.isUppercase { keys.append("Shift") }
        return keys + [name(of: shortcut.key)]
    }

    private static func name(of key: KeyEquivalent) -> String {
        switch key {
        case .upArrow: "Up"
        case .downArrow: "Down"
        case .leftArrow: "Left"
        case .rightArrow: "Right"
        case .escape: "Escape"
        case .delete: "BackSpace"
        case .deleteForward: "Delete"
        case .home: "Home"
        case .end: "End"
        case .pageUp: "Page_Up"
        case .pageDown: "Page_Down"
        case .tab: "Tab"
        case .space: "space"
        case .return: "Return"
        case ",": "comma"
        case ".": "period"
        case "+": "plus"
        case "-": "minus"
        case "/": "slash"
        default: key.character.lowercased()
        }
    }
}

/// The pictures of symbols before the items of a menu, each made once.
@MainActor
final class TrayMenuIcons {
    /// Whether the desktop's menus are light or dark.
    var colorScheme: ColorScheme { didSet { if colorScheme != oldValue { pictures = [:] } } }
    private var pictures: [String: [UInt8]?] = [:]

    init(colorScheme: ColorScheme) { self.colorScheme = colorScheme }

    /// A PNG file of 16 points at two pixels each; nil where there is no such symbol.
    func picture(_ symbol: String) -> [UInt8]? {
        if let known = pictures[symbol] { return known }
        let renderer = ImageRenderer(
            content: Image(systemName: symbol).font(.system(size: 13)).frame(width: 16, height: 16))
        renderer.scale = 2
        renderer.colorScheme = colorScheme
        let picture = renderer.pngData.map { [UInt8]($0) }
        pictures[symbol] = .some(picture)
        return picture
    }
}
