import Foundation

/// The windows that hosts show, for code that is not part of a view and so has no environment to ask: `UIScreen.main`,
/// `UIPasteboard.general`, `NSApplication.shared` and their like.
///
/// These objects are one for a process by their very names; that is why this is the one place with state of the whole process.
/// Nothing of a view may depend on it, except by ``WindowRoot/observedSize``.
@MainActor
package enum ProgramWindows {
    private struct Entry { weak var window: WindowRoot? }
    private static var entries: [Entry] = []
    private static weak var lastUsed: WindowRoot?
    /// The app that was launched, or whose window was used, last; see ``app``.
    static weak var lastApp: AnyObject?
    private static var phaseObservers: [(ScenePhase, ScenePhase) -> Void] = []
    private static var launchActions: [() -> Void] = []
    private static var terminationActions: [() -> Void] = []
    private static var windowActions: [WindowAction] = []
    /// What a delegate does with a window that was made, and with what its views begin with.
    package typealias WindowAction = (WindowRoot, inout EnvironmentValues) -> Void

    /// How the pointer looks over all windows, whatever their views say; nil to leave it to them.
    package static var pointerStyle: PointerStyle?

    /// All windows on show, oldest first.
    package static var all: [WindowRoot] { entries.compactMap(\.window) }

    /// The window that was last used by a person or opened; nil without one.
    package static var current: WindowRoot? { lastUsed ?? all.last }

    private static var lastNumber = 0
    /// A number that no other window has.
    static func makeNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    /// A host is about to show a window.
    package static func opened(_ window: WindowRoot) {
        entries.removeAll { $0.window == nil || $0.window === window }
        entries.append(Entry(window: window))
        used(window)
    }

    /// A person used a window.
    static func used(_ window: WindowRoot) {
        // One that is closed is still told that the pointer leaves it.
        guard !window.isClosed else { return }
        if let app = window.environment.runningApp.app { lastApp = app }
        guard lastUsed !== window else { return }
        let before = lastUsed
        lastUsed = window
        if let before { tell(.unused, before) }
        tell(.used, window)
    }

    /// A window's views were released.
    static func closed(_ window: WindowRoot) {
        guard all.contains(where: { $0 === window }) else { return }
        tell(.closing, window)
        forget(window)
    }

    /// A window is there no longer, and nobody is to hear of it.
    static func forget(_ window: WindowRoot) {
        entries.removeAll { $0.window == nil || $0.window === window }
        if lastUsed === window { lastUsed = nil }
    }

    // MARK: What happens to windows

    /// Something that happens to a window.
    package enum WindowChange { case used, unused, resized, closing }
    private static var windowObservers: [(WindowChange, WindowRoot) -> Void] = []

    /// Adds what is told of windows that are used, resized and closed. It is never removed.
    package static func observeWindows(_ observer: @escaping (WindowChange, WindowRoot) -> Void) {
        windowObservers.append(observer)
    }

    /// A window has another size.
    static func resized(_ window: WindowRoot) {
        if !windowObservers.isEmpty, all.contains(where: { $0 === window }) { tell(.resized, window) }
    }

    private static func tell(_ change: WindowChange, _ window: WindowRoot) {
        for observer in windowObservers { observer(change, window) }
    }

    /// Opens addresses that no view takes: what a delegate does with them. Returns whether it does something.
    package static var openURLs: (([URL]) -> Bool)?
    /// Whether the program may end; nil for always.
    package static var mayQuit: (() -> Bool)?

    // MARK: The app

    /// Adds what is told of each change of the app's phase: the one before and the new one. It is never removed.
    package static func observePhase(_ observer: @escaping (ScenePhase, ScenePhase) -> Void) {
        phaseObservers.append(observer)
    }

    /// Whether a window is in use.
    package private(set) static var scenePhase = ScenePhase.active

    static func phaseChanged(from old: ScenePhase, to new: ScenePhase) {
        scenePhase = new
        for observer in phaseObservers { observer(old, new) }
    }

    /// Adds what runs when the app that is being made has its scenes, before its first window opens.
    package static func afterLaunch(_ action: @escaping () -> Void) { launchActions.append(action) }

    /// Adds what runs for each window of the app that is being made, before it is shown.
    package static func onWindow(_ action: @escaping WindowAction) { windowActions.append(action) }

    /// The app that was made takes over what runs for its windows.
    static func takeWindowActions() -> [WindowAction] {
        defer { windowActions = [] }
        return windowActions
    }

    /// Adds what runs when the program ends. It is never removed.
    package static func observeTermination(_ action: @escaping () -> Void) { terminationActions.append(action) }

    /// The host ends the program.
    package static func terminating() { for action in terminationActions { action() } }

    /// An app was made; see ``app``.
    static func appLaunched(_ app: AnyObject) {
        lastApp = app
        let actions = launchActions
        launchActions = []
        for action in actions { action() }
    }
}

/// Where a window is put.
package enum WindowArrangement: Equatable {
    case minimize, toggleMaximized, toggleFullScreen
    /// Its content has another size, in points.
    case resize(CGSize)
}
