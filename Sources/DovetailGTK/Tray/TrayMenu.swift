import DovetailBus
import DovetailCore
import DovetailPaint
import Foundation

/// A ``StatusMenu`` on the bus, by the `com.canonical.dbusmenu` protocol: the desktop shows its items and tells what is chosen.
///
/// The root of the menu has the number 0; items have the numbers of the display nodes that they are read from. After a change the desktop is told
/// which properties of which items are others, and which menus have other items, and no more.
@MainActor
final class TrayMenu {
    static let path = "/MenuBar"

    private let menu: StatusMenu
    private var object: BusObject?
    /// Grows with each change of what items there are.
    private var revision: UInt32 = 1
    private let icons: TrayMenuIcons
    private let willOpen: () -> Void

    /// - Parameter colorScheme: Whether the desktop's menus are light or dark, for the items' symbols.
    init(_ menu: StatusMenu, bus: OpaquePointer, colorScheme: ColorScheme, willOpen: @escaping () -> Void) {
        self.menu = menu
        self.willOpen = willOpen
        icons = TrayMenuIcons(colorScheme: colorScheme)
        object = BusObject(
            bus: bus, path: Self.path, description: TrayInterfaces.menu,
            call: { [unowned self] in answer($0, $1) },
            property: { name in
                switch name {
                case "Version": .uint(3)
                case "TextDirection": .string("ltr")
                case "Status": .string("normal")
                case "IconThemePath": .array(of: "s", [])
                default: nil
                }
            })
        menu.onChange = { [unowned self] in tell(old: $0) }
    }

    /// Draws the items' symbols for light or dark menus, and tells the desktop of those.
    func setColorScheme(_ scheme: ColorScheme) {
        guard icons.colorScheme != scheme else { return }
        icons.colorScheme = scheme
        var updated: [BusValue] = []
        forEachItem(menu.items) { item in
            let icon = properties(item, ["icon-data"])
            if !icon.isEmpty { updated.append(.tuple([.int(Int32(item.id)), .dictionary(icon)])) }
        }
        guard !updated.isEmpty else { return }
        object?.emit("ItemsPropertiesUpdated", [.array(of: "(ia{sv})", updated), .array(of: "(ias)", [])])
    }

    func close() {
        object?.remove()
        menu.close()
    }

    // MARK: What the desktop asks

    private func answer(_ method: String, _ arguments: [BusValue]) -> [BusValue]? {
        switch method {
        case "GetLayout":
            guard let (id, children) = find(arguments[0].int ?? 0) else { return nil }
            let names = Set(arguments[2].elements.compactMap(\.string))
            return [.uint(revision), layout(id, children, depth: Int(arguments[1].int ?? -1), names: names)]
        case "GetGroupProperties":
            let wanted = Set(arguments[0].elements.compactMap(\.int))
            let names = Set(arguments[1].elements.compactMap(\.string))
            var found: [BusValue] = []
            forEachItem(menu.items) { item in
                if wanted.isEmpty || wanted.contains(Int32(item.id)) {
                    found.append(.tuple([.int(Int32(item.id)), .dictionary(properties(item, names))]))
                }
            }
            return [.array(of: "(ia{sv})", found)]
        case "GetProperty":
            guard let item = item(arguments[0].int ?? 0), let name = arguments[1].string,
                let value = properties(item, [name])[name]
            else { return nil }
            return [.variant(value)]
        case "Event": return event(arguments) ? [] : nil
        case "EventGroup":
            let events = arguments[0].elements.map(\.elements)
            let failed = events.filter { !event($0) }.compactMap(\.first)
            return failed.count == events.count && !events.isEmpty ? nil : [.array(of: "i", failed)]
        // The items are always up to date, but for what the program does now: the desktop is told of that.
        case "AboutToShow":
            let id = arguments[0].int ?? 0
            if id == 0 { willOpen() }
            return find(id) == nil ? nil : [.bool(false)]
        case "AboutToShowGroup":
            let unknown = arguments[0].elements.filter { find($0.int ?? 0) == nil }
            return [.array(of: "i", []), .array(of: "i", unknown)]
        default: return nil
        }
    }

    /// Something happened to an item: its number and the name of the event come first. Returns whether there is that item.
    private func event(_ arguments: [BusValue]) -> Bool {
        guard arguments.count >= 2, let id = arguments[0].int, find(id) != nil else { return false }
        // Items need not know that they are looked at, and that menus open and close.
        if arguments[1].string == "clicked", id > 0 { menu.activate(UInt32(id)) }
        return true
    }

    private func find(_ id: Int32) -> (id: Int32, item: StatusMenuItem?)? {
        if id == 0 { return (0, nil) }
        return item(id).map { (id, $0) }
    }

    private func item(_ id: Int32) -> StatusMenuItem? {
        var found: StatusMenuItem?
        forEachItem(menu.items) { if Int32($0.id) == id { found = $0 } }
        return found
    }

    private func forEachItem(_ items: [StatusMenuItem], _ body: (StatusMenuItem) -> Void) {
        for item in items {
            body(item)
            forEachItem(item.children, body)
        }
    }

    /// An item and those in it, as deep as is wanted: -1 for all.
    private func layout(_ id: Int32, _ item: StatusMenuItem?, depth: Int, names: Set<String>) -> BusValue {
        let children = item.map(\.children) ?? menu.items
        return .tuple([
            .int(id),
            .dictionary(item.map { properties($0, names) } ?? ["children-display": .string("submenu")]),
            .array(
                of: "v",
                depth == 0
                    ? []
                    : children.map {
                        .variant(layout(Int32($0.id), $0, depth: depth < 0 ? depth : depth - 1, names: names))
                    }),
        ])
    }

    /// The properties of an item that differ from what they are by default; those named, or all.
    private func properties(_ item: StatusMenuItem, _ names: Set<String>) -> [String: BusValue] {
        let all = TrayMenuProperties.of(item, icons: icons)
        return names.isEmpty ? all : all.filter { names.contains($0.key) }
    }

    // MARK: What the desktop is told

    private func tell(old: [StatusMenuItem]) {
        let change = TrayMenuChange(from: old, to: menu.items)
        var updated: [BusValue] = []
        var removed: [BusValue] = []
        for (before, after) in change.changed {
            let (old, new) = (TrayMenuProperties.of(before, icons: icons), TrayMenuProperties.of(after, icons: icons))
            let other = new.filter { old[$0.key] != $0.value }
            let gone = old.keys.filter { new[$0] == nil }.sorted()
            let id = BusValue.int(Int32(after.id))
            if !other.isEmpty { updated.append(.tuple([id, .dictionary(other)])) }
            if !gone.isEmpty { removed.append(.tuple([id, .array(of: "s", gone.map { .string($0) })])) }
        }
        if !updated.isEmpty || !removed.isEmpty {
            object?.emit("ItemsPropertiesUpdated", [.array(of: "(ia{sv})", updated), .array(of: "(ias)", removed)])
        }
        guard !change.rearranged.isEmpty else { return }
        revision &+= 1
        for menu in change.rearranged { object?.emit("LayoutUpdated", [.uint(revision), .int(Int32(menu))]) }
    }
}

/// What differs between two states of a menu.
struct TrayMenuChange {
    /// Items that are there in both, and differ in themselves.
    private(set) var changed: [(StatusMenuItem, StatusMenuItem)] = []
    /// The menus that are there in both and have other items, or the same in another order; 0 for the outermost.
    private(set) var rearranged: [UInt32] = []

    init(from old: [StatusMenuItem], to new: [StatusMenuItem]) { compare(0, old, new) }

    private mutating func compare(_ menu: UInt32, _ old: [StatusMenuItem], _ new: [StatusMenuItem]) {
        if old.map(\.id) != new.map(\.id) { rearranged.append(menu) }
        let known = Dictionary(old.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        for item in new {
            guard let before = known[item.id], before != item else { continue }
            if case .menu(let items) = item.kind, case .menu(let earlier) = before.kind {
                var (bare, bareBefore) = (item, before)
                (bare.kind, bareBefore.kind) = (.menu([]), .menu([]))
                if bare != bareBefore { changed.append((bareBefore, bare)) }
                compare(item.id, earlier, items)
            } else {
                changed.append((before, item))
            }
        }
    }
}
