import CDovetailGTK
import CGTK
import DovetailBus
import DovetailCore
import Foundation

/// Shows the program's windows to assistive technology, such as screen readers, by AT-SPI 2.
///
/// It asks for the bus of assistive technology when it starts, which no window waits for, and says who it is when that is there. It does
/// nothing more until somebody asks or listens: then the windows' elements are followed, and what changes of them is told. When the last one that asked or listened has left the bus, all that was kept is dropped.
///
///     display patch ─► AccessibilityTree.takePatch() ─► AccessibilityEvents ─► signals on the bus
///     call of a client ─► BusTree ─► answer(_:) ─► Accessible
///
/// Lives as long as the program. Main thread only.
@MainActor
final class AccessibilityServer {
    private(set) var windows: [AccessibleWindow] = []
    private var lastNumber = 0
    /// Nil until the bus is there, and for good where there is none; so are the objects on it.
    private var bus: AccessibilityBus!
    private var objects: BusTree!
    private var cache: BusObject?
    private var keys: AccessibilityKeys?
    /// The number that the registry gave.
    private var registryNumber: Int32 = 0
    /// The desktop's object, which the application is in.
    private var parent = ("", AccessiblePath.nothing)

    init() {
        AccessibilityBus.connect { [weak self] in self?.connected(to: $0) }
    }

    private func connected(to bus: AccessibilityBus) {
        let functions = BusTree.Functions(
            interfaces: { [unowned self] in interfaces(of: $0, for: $1) },
            call: { [unowned self] in answer($0, $1, $2, $3) },
            property: { [unowned self] in property($0, $1, $2) },
            setProperty: { [unowned self] in setProperty($0, $1, $2, $3) })
        guard
            let objects = BusTree(
                bus: bus.connection, path: AccessiblePath.folder, description: AccessibleInterfaces.all,
                functions: functions)
        else { return }
        self.bus = bus
        self.objects = objects
        cache = BusObject(
            bus: bus.connection, path: "/org/a11y/atspi/cache", description: AccessibleInterfaces.cache,
            call: { [unowned self] method, _ in method == "GetItems" ? [cacheItems] : nil }, property: { _ in nil })
        // Hears what the app announces from now on.
        _ = events
        let keys = AccessibilityKeys(bus: bus)
        self.keys = keys
        for window in windows { keys.follow(window.window) }
        bus.onLeave = { [unowned keys] in keys.findListeners() }
        bus.onClientsChange = { [unowned self] in clientsChanged() }
        bus.register(path: AccessiblePath.application.path) { [weak self] in self?.parent = $0 }
    }

    /// Whether somebody looks or listens.
    var isInUse: Bool { bus?.hasClients == true }
    var clientCount: Int { bus?.clientCount ?? 0 }
    /// How many signals were sent so far.
    var signalCount: Int { bus == nil ? 0 : events.signalCount }

    /// Tells the registry that the program ends.
    func close() { bus?.unregister(path: AccessiblePath.application.path) }

    private func clientsChanged() {
        for window in windows {
            if bus.hasClients { _ = window.follow() } else { window.forget() }
        }
    }

    // MARK: Windows

    func add(_ root: WindowRoot, surface: UnsafeMutablePointer<GtkWidget>, window: UnsafeMutablePointer<GtkWidget>) {
        lastNumber += 1
        let window = AccessibleWindow(number: lastNumber, root: root, surface: surface, window: window)
        window.onSent = { [unowned self] in tellFocus($0) }
        windows.append(window)
        keys?.follow(window.window)
        guard isInUse else { return }
        _ = window.follow()
        events.windowCame(window)
    }

    func remove(_ root: WindowRoot) {
        guard let index = windows.firstIndex(where: { $0.root === root }) else { return }
        if isInUse { events.windowGoes(windows[index]) }
        windows[index].forget()
        windows.remove(at: index)
    }

    func setActive(_ root: WindowRoot, _ isActive: Bool) {
        guard let window = window(of: root), window.isActive != isActive else { return }
        window.isActive = isActive
        if isInUse { events.activeChanged(window) }
    }

    /// After an update of a window's views.
    func updated(_ root: WindowRoot, _ patch: DisplayPatch) {
        guard isInUse, let window = window(of: root) else { return }
        events.update(window, moved: patch.changed.filter { $0.facets.contains(.geometry) }.map(\.node))
    }

    private func window(of root: WindowRoot) -> AccessibleWindow? { windows.first { $0.root === root } }

    // MARK: Objects

    /// The object of a path; nil where none is there.
    func object(_ path: AccessiblePath) -> Accessible? {
        switch path {
        case .application: return Accessible(path: path, window: nil, item: nil)
        case .window(let number):
            guard let window = windows.first(where: { $0.number == number }) else { return nil }
            _ = window.follow()
            return Accessible(path: path, window: window, item: nil)
        case .notice(let number):
            guard let window = windows.first(where: { $0.number == number }), window.notice != nil else { return nil }
            return Accessible(path: path, window: window, item: nil)
        case .element(let number, let id):
            guard let window = windows.first(where: { $0.number == number }), let item = window.follow()[id] else {
                return nil
            }
            return Accessible(path: path, window: window, item: item)
        case .link(let number, let id, let index), .linkObject(let number, let id, let index):
            guard let element = object(.element(window: number, id: id)),
                let part = AccessibleLink(index, of: element.item!)
            else { return nil }
            return Accessible(path: path, window: element.window, item: element.item, part: part)
        case .cell(let number, let id, let row, let column):
            guard let element = object(.element(window: number, id: id)),
                let part = AccessibleChartCell(row: row, column: column, of: element.item!)
            else { return nil }
            return Accessible(path: path, window: element.window, item: element.item, part: part)
        }
    }

    /// The objects inside one, in reading order.
    func children(of object: Accessible) -> [AccessiblePath] {
        guard let window = object.window else { return windows.map { .window($0.number) } }
        if case .notice = object.path { return [] }
        if object.part != nil { return [] }
        return window.follow().children(of: object.item?.id).map { .element(window: window.number, id: $0) }
    }

    func parent(of object: Accessible) -> AccessiblePath? {
        guard let window = object.window else { return nil }
        if case .notice = object.path { return .window(window.number) }
        guard let item = object.item else { return .application }
        if object.part != nil { return .element(window: window.number, id: item.id) }
        return window.follow().parent(of: item.id).map { .element(window: window.number, id: $0) }
            ?? .window(window.number)
    }

    func index(of object: Accessible) -> Int {
        guard let window = object.window else { return -1 }
        if case .notice = object.path { return -1 }
        if object.part != nil { return -1 }
        guard let item = object.item else { return windows.firstIndex { $0 === window } ?? -1 }
        return window.follow().index(of: item.id) ?? -1
    }

    // MARK: Values of the bus

    /// How objects are named over the bus.
    func reference(_ path: AccessiblePath?) -> BusValue {
        guard let path else { return .tuple([.string(""), .path(AccessiblePath.nothing)]) }
        return .tuple([.string(bus.name), .path(path.path)])
    }

    func references(_ paths: [AccessiblePath]) -> BusValue { .array(of: "(so)", paths.map(reference)) }

    func parentReference(of object: Accessible) -> BusValue {
        if let path = parent(of: object) { return reference(path) }
        return .tuple([.string(parent.0), .path(parent.1)])
    }

    /// What a client keeps of an object.
    func cacheItem(_ object: Accessible) -> BusValue {
        .tuple([
            reference(object.path), reference(.application), parentReference(of: object),
            .int(Int32(index(of: object))),
            .int(Int32(children(of: object).count)),
            .array(of: "s", object.interfaces.map { .string(AccessibleInterfaces.prefix + $0) }), .string(object.name),
            .uint(object.role.number), .string(object.description), states(of: object).value,
        ])
    }

    private static let cacheItemType = "((so)(so)(so)iiassusau)"

    /// All objects. Asked for by clients that keep them.
    private var cacheItems: BusValue {
        var items: [BusValue] = []
        var waiting: [AccessiblePath] = [.application]
        while let path = waiting.popLast() {
            guard let object = object(path) else { continue }
            items.append(cacheItem(object))
            waiting += children(of: object).reversed()
        }
        return .array(of: Self.cacheItemType, items)
    }

    func states(of object: Accessible) -> AccessibleStates { object.states(focus: object.window?.focus) }

    /// Sends the tools to an element of a window, whether or not it can have the keyboard.
    func tellFocus(_ window: AccessibleWindow) { events.moveFocus(window) }

    // MARK: Events

    private(set) lazy var events = AccessibilityEvents(server: self, bus: bus, objects: objects, cache: cache)

    // MARK: Calls

    private func interfaces(of name: String, for sender: String) -> [String]? {
        guard let path = AccessiblePath(name: name) else { return nil }
        // Whoever asks for more than the application's name wants to know of changes.
        if path != .application || !bus.isRegistry(sender) { bus.note(client: sender) }
        return object(path)?.interfaces.map { AccessibleInterfaces.prefix + $0 }
    }

    private func answer(_ name: String, _ interface: String, _ method: String, _ arguments: [BusValue]) -> BusAnswer {
        guard let path = AccessiblePath(name: name), let object = object(path) else {
            return .failure("org.freedesktop.DBus.Error.UnknownObject", "The element has gone.")
        }
        let answers = AccessibleAnswers(server: self, object: object)
        let answer = answers.answer(interface.dropPrefix(AccessibleInterfaces.prefix), method, arguments)
        // What was done is shown by the next update.
        return answer ?? .invalid("\(method) makes no sense with these arguments.")
    }

    private func property(_ name: String, _ interface: String, _ property: String) -> BusValue? {
        guard let path = AccessiblePath(name: name), let object = object(path) else { return nil }
        if interface == AccessibleInterfaces.prefix + "Application", property == "Id" { return .int(registryNumber) }
        return AccessibleAnswers(server: self, object: object)
            .property(interface.dropPrefix(AccessibleInterfaces.prefix), property)
    }

    private func setProperty(_ name: String, _ interface: String, _ property: String, _ value: BusValue) -> Bool {
        guard let path = AccessiblePath(name: name), let object = object(path) else { return false }
        if path == .application, property == "Id", let number = value.int {
            registryNumber = number
            return true
        }
        guard property == "CurrentValue", let number = value.double, number.isFinite, let set = object.number?.set
        else {
            return false
        }
        set(number)
        return true
    }
}

extension String {
    fileprivate func dropPrefix(_ prefix: String) -> String {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
    }
}
