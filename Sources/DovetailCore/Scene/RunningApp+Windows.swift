import AttributeGraph
import Foundation

extension RunningApp {
    /// A window of the app, and what is remembered of it.
    package typealias Window = (description: WindowDescription, session: SceneSession)

    /// The windows to open at the start: those of the last run, or else new ones of the scenes that are to have one at the start, or of
    /// the first scene that may.
    ///
    /// - Parameter isInTray: Whether the desktop's tray shows a scene, which then needs no window.
    package func windowsAtStart(isInTray: (StatusItem) -> Bool = { _ in false }) -> [Window] {
        // What is left of windows that belonged to no scene, or to one that the app had once.
        for session in sessions.all {
            let description = description(of: session)
            let stays = description.map {
                $0.behavior.restoration != .disabled && $0.statusItem.map(isInTray) != true
            }
            if stays != true { sessions.close(session) }
        }
        let known = sessions.all.compactMap { session -> Window? in
            description(of: session).map { ($0, session) }
        }
        // What the program opened by itself while it was launched, before a host was there, stands beside the windows of its scenes.
        let own = known.filter { ownWindows[$0.session.group] != nil }
        let restored = known.filter { ownWindows[$0.session.group] == nil }
        return (restored.isEmpty ? newWindows(isInTray, hasOwn: !own.isEmpty) : restored) + own
    }

    private func newWindows(_ isInTray: (StatusItem) -> Bool, hasOwn: Bool) -> [Window] {
        let windowed = windows.indices.filter { windows[$0].statusItem.map(isInTray) != true }
        let wanted = windowed.filter { windows[$0].behavior.launch == .presented }
        if !wanted.isEmpty { return wanted.compactMap { newWindow(group: $0) } }
        let possible = windowed.filter { windows[$0].kind != .settings }
        let hasMenuBarExtra = windows.contains { $0.kind == .menuBarExtra }
        // What an item of the menu bar opens windows of values for has none without a value.
        let usual = possible.filter {
            windows[$0].kind != .menuBarExtra && !(hasMenuBarExtra && windows[$0].valueType != nil)
        }
        var first = usual.first { windows[$0].behavior.launch != .suppressed }
        // A program that is in the tray can be seen without windows.
        if first == nil, windowed.count == windows.count, !hasOwn {
            // One with settings alone is in the menu bar of a Mac.
            first = usual.first ?? possible.first ?? (ownStatusWindows.isEmpty ? windowed.first : nil)
        }
        if let first { return newWindow(group: first).map { [$0] } ?? [] }
        // So can one whose own items are there; else those are shown in windows, as a scene's is.
        return ownStatusWindows.filter { $0.statusItem.map { $0.isInserted && !isInTray($0) } == true }.map(ownWindow)
    }

    /// A window that belongs to no scene.
    private func ownWindow(_ description: WindowDescription) -> Window {
        let group = "own \(UUID().uuidString)"
        ownWindows[group] = description
        return (description, sessions.open(group: group))
    }

    /// A new window of a scene, by default the first; nil if there is no such scene.
    package func newWindow(group index: Int = 0) -> Window? { newWindow(group: index, value: nil) }

    private func newWindow(group index: Int, value: AnyHashable?) -> Window? {
        guard windows.indices.contains(index) else { return nil }
        let session = sessions.open(group: groupName(index))
        if let value { WindowValue.store(value, in: session) }
        return (windows[index], session)
    }

    /// The views of a session's window.
    package func window(
        of session: SceneSession, environment: EnvironmentValues, services: HostServices
    ) -> WindowRoot {
        guard let description = description(of: session) else {
            fatalError("the app has no group of windows for the session \(session.id)")
        }
        return makeWindow((description, session), environment: environment, services: services)
    }

    /// The views of a window of the app.
    package func makeWindow(
        _ window: Window, environment: EnvironmentValues, services: HostServices
    ) -> WindowRoot {
        let (description, session) = window
        var environment = environment
        environment.runningApp = WeakApp(app: self)
        let (root, connections) = program.run {
            let connections = windowActions.compactMap { $0(&environment) }
            return (
                description.makeWindow(environment: environment, services: services, session: session), connections
            )
        }
        var values = root.environment
        values.runningApp = WeakApp(app: self, window: root)
        root.environment = values
        program.run { for connect in connections { connect(root) } }
        root.identity = WindowIdentity(
            id: description.id, value: description.valueType.flatMap { WindowValue.loadAny($0, from: session) },
            group: windows.firstIndex { $0 === description } ?? -1)
        open.removeAll { $0.window == nil }
        open.append(OpenWindow(window: root))
        return root
    }

    private func description(of session: SceneSession) -> WindowDescription? {
        windows.indices.first { groupName($0) == session.group }.map { windows[$0] } ?? ownWindows[session.group]
    }

    /// Opens a window that belongs to no scene, with views that the program made. Nil where the host opens none, or not yet: while the app is launched
    /// there is no host, and the window is one of those that it opens first (``windowsAtStart(isInTray:)``).
    package func openWindow(title: String, size: CGSize, view: AnyView) -> WindowRoot? {
        let loop = loop
        let description = WindowDescription(title: title, defaultSize: size, kind: .single) {
            environment, services, session in
            WindowRoot(loop: loop, environment: environment, services: services, session: session) {
                Attribute(value: view)
            }
        }
        let window = ownWindow(description)
        let count = open.count
        onOpen?(window)
        // A host makes the views at once.
        return open.count > count ? open.last?.window : nil
    }

    /// Ends the program, unless its delegate says that it does not.
    @MainActor package func quit() {
        if program.run({ program[ProgramWindows.self].mayQuit?() ?? true }) { onQuit?() }
    }

    /// Brings a window to the front.
    package func show(_ window: WindowRoot) { onShow?(window) }

    /// What names a group in saved sessions: its place among the groups.
    private func groupName(_ index: Int) -> String { "\(index)" }

    // MARK: What views ask for

    /// The open windows, oldest first.
    private var openWindows: [WindowRoot] { open.compactMap(\.window) }

    /// Opens a window of the scene with an id or for a value, unless there is one that must not be there twice.
    func open(id: String?, value: AnyHashable?, look: WindowLook = WindowLook()) {
        let index = windows.firstIndex { description in
            if let id { return description.id == id }
            return value.map { description.takes($0) } ?? false
        }
        guard let index else {
            let what = id.map { "the id “\($0)”" } ?? value.map { "values of \(type(of: $0.base))" } ?? "no id"
            Log.warnOnce("openWindow \(what)", "openWindow: the app has no scene with \(what).")
            return
        }
        open(group: index, value: value, look: look)
    }

    private func open(group index: Int, value: AnyHashable? = nil, look: WindowLook = WindowLook()) {
        let isUnique = windows[index].kind != .group || value != nil
        if isUnique,
            let window = openWindows.first(where: { $0.identity?.group == index && $0.identity?.value == value })
        {
            onShow?(window)
        } else if let window = newWindow(group: index, value: value) {
            window.session.presentedLook = look
            onOpen?(window)
        }
    }

    var hasSettings: Bool { windows.contains { $0.kind == .settings } }

    func openSettings() {
        guard let index = windows.firstIndex(where: { $0.kind == .settings }) else { return }
        open(group: index)
    }

    func closeWindows(where isMeant: (WindowIdentity) -> Bool) {
        for window in openWindows where window.identity.map(isMeant) == true { onClose?(window) }
    }

    /// New window, close, quit and settings by their usual keys. Returns whether the key was one of them.
    func performStandardCommand(_ key: KeyInput, in window: WindowRoot) -> Bool {
        if let index = windows.firstIndex(where: { $0.behavior.shortcut??.matches(key) == true }) {
            open(group: index)
            return true
        }
        guard key.modifiers.ofShortcut == .command, case .character(let character) = key.key else { return false }
        // Not where the scene has another key, or none.
        if character == "n", mainGroup.map({ windows[$0].behavior.shortcut != nil }) == true { return false }
        return perform(character, in: window)
    }

    /// The scene that “New Window” opens windows of.
    private var mainGroup: Int? { windows.firstIndex { $0.kind == .group } }

    /// The key of “New Window”; nil for none.
    var newWindowShortcut: KeyboardShortcut? {
        mainGroup.flatMap { windows[$0].behavior.shortcut } ?? KeyboardShortcut("n")
    }

    /// Does what a usual key does with the command key. Returns whether there is something to do.
    func perform(_ character: Character, in window: WindowRoot) -> Bool {
        switch character {
        case "n":
            guard let index = mainGroup else { return false }
            if let new = newWindow(group: index) { onOpen?(new) }
        case "w": if window.mayBeClosed() { onClose?(window) }
        case "q": quit()
        case ",":
            guard hasSettings else { return false }
            openSettings()
        default: return false
        }
        return true
    }

    /// A window has gone.
    package func noteClosed(_ window: WindowRoot) { open.removeAll { $0.window == nil || $0.window === window } }
}

/// A window that is open. The host keeps it.
struct OpenWindow {
    weak var window: WindowRoot?
}

/// The value that a window shows, as it is kept with what is remembered of the window.
enum WindowValue {
    private static let key = "dovetail.windowValue"

    static func store(_ value: AnyHashable, in session: SceneSession) {
        guard let codable = value.base as? any Codable, let data = try? JSONEncoder().encode([AnyCodable(codable)])
        else { return }
        session.setValue(data, forKey: key)
    }

    static func load<D: Codable & Hashable>(_ type: D.Type, from session: SceneSession) -> D? {
        (session.value(forKey: key) as? Data).flatMap { try? JSONDecoder().decode([D].self, from: $0) }?.first
    }

    static func loadAny(_ type: any (Codable & Hashable).Type, from session: SceneSession) -> AnyHashable? {
        func value<D: Codable & Hashable>(_ type: D.Type) -> AnyHashable? {
            load(type, from: session).map { AnyHashable($0) }
        }
        return value(type)
    }

    private struct AnyCodable: Encodable {
        let value: any Codable
        init(_ value: any Codable) { self.value = value }
        func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
    }
}
