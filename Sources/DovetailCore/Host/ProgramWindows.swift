import Foundation

/// The windows of a program that hosts show, for code that is not part of a view and so has no environment to ask: `UIScreen.main`,
/// `UIPasteboard.general`, `NSApplication.shared` and their like.
///
/// These objects are one for a program by their very names; that is why they ask here. Nothing of a view may depend on it, except by
/// ``WindowRoot/observedSize``. What happens to a program that runs within another one is told there, too: who watches the process from
/// outside of its programs misses nothing.
@MainActor
package final class ProgramWindows: ProgramPart {
    private struct Entry { weak var window: WindowRoot? }
    private var entries: [Entry] = []
    private weak var lastUsed: WindowRoot?
    /// The app that was launched, or whose window was used, last; see ``app``.
    weak var lastApp: AnyObject?
    private var phaseObservers: [(ScenePhase, ScenePhase) -> Void] = []
    private var launchActions: [() -> Void] = []
    private var terminationActions: [() -> Void] = []
    private var windowActions: [WindowAction] = []
    private let outer: ProgramWindows?
    /// What a delegate adds to the environment of a window's views before they are made, and what it does with the window once it is there: what is
    /// declared for a window is read while its views are made, with the objects that their bodies use.
    package typealias WindowAction = (inout EnvironmentValues) -> ((WindowRoot) -> Void)?

    package init(in program: Program) { outer = program.outer?[ProgramWindows.self] }

    /// How the pointer looks over all windows, whatever their views say; nil to leave it to them.
    package var pointerStyle: PointerStyle? {
        get { ownPointerStyle ?? outer?.pointerStyle }
        set { ownPointerStyle = newValue }
    }
    private var ownPointerStyle: PointerStyle?

    /// All windows on show, oldest first, and the one that is being made.
    package var all: [WindowRoot] {
        let shown = entries.compactMap(\.window)
        guard let windowBeingMade, !shown.contains(where: { $0 === windowBeingMade }) else { return shown }
        return shown + [windowBeingMade]
    }

    /// The window that was last used by a person or opened; nil without one.
    package var current: WindowRoot? { lastUsed ?? all.last }

    /// The size that the first window will have, in points, as far as its host knows before it is there; nil where nobody said. Apps take lengths
    /// from the screen's size when their own values are made, which is before.
    package var expectedSize: CGSize? {
        get { ownExpectedSize ?? outer?.expectedSize }
        set { ownExpectedSize = newValue }
    }
    private var ownExpectedSize: CGSize?
    private var sizeBeingMade: CGSize?
    private weak var windowBeingMade: WindowRoot?

    /// Makes a window whose size will be about the given one. Code that the window's views run while they are made sees both.
    package func making<Made>(_ size: CGSize, _ make: () -> Made) -> Made {
        let before = (sizeBeingMade, windowBeingMade)
        sizeBeingMade = size
        defer { (sizeBeingMade, windowBeingMade) = before }
        return make()
    }

    /// A window is about to make its views, which may ask for the windows that there are.
    func makesViews(_ window: WindowRoot) {
        outer?.makesViews(window)
        if sizeBeingMade != nil { windowBeingMade = window }
    }

    /// The size of the window that is being made, or else of the one in use, or else the expected one; nil where none is known. A rule of the
    /// window's graph that asks for the size of a window in use runs again when that changes.
    package var observedSize: CGSize? {
        if let sizeBeingMade { return sizeBeingMade }
        if let size = current?.observedSize, size.width > 0, size.height > 0 { return size }
        return expectedSize
    }

    private var lastNumber = 0
    /// A number that no other window has; asked of the program of the process.
    func makeNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    /// A host is about to show a window.
    package func opened(_ window: WindowRoot) {
        outer?.opened(window)
        entries.removeAll { $0.window == nil || $0.window === window }
        entries.append(Entry(window: window))
        noteUse(of: window)
    }

    /// A person used a window.
    func used(_ window: WindowRoot) {
        outer?.used(window)
        noteUse(of: window)
    }

    private func noteUse(of window: WindowRoot) {
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
    func closed(_ window: WindowRoot) {
        outer?.closed(window)
        guard all.contains(where: { $0 === window }) else { return }
        tell(.closing, window)
        drop(window)
    }

    /// A window is there no longer, and nobody is to hear of it.
    func forget(_ window: WindowRoot) {
        outer?.forget(window)
        drop(window)
    }

    private func drop(_ window: WindowRoot) {
        entries.removeAll { $0.window == nil || $0.window === window }
        if lastUsed === window { lastUsed = nil }
    }

    // MARK: What happens to windows

    /// Something that happens to a window.
    package enum WindowChange { case used, unused, resized, closing }
    private var windowObservers: [(WindowChange, WindowRoot) -> Void] = []

    /// Adds what is told of windows that are used, resized and closed. It is never removed.
    package func observeWindows(_ observer: @escaping (WindowChange, WindowRoot) -> Void) {
        windowObservers.append(observer)
    }

    /// A window has another size.
    func resized(_ window: WindowRoot) {
        outer?.resized(window)
        if !windowObservers.isEmpty, all.contains(where: { $0 === window }) { tell(.resized, window) }
    }

    private func tell(_ change: WindowChange, _ window: WindowRoot) {
        for observer in windowObservers { observer(change, window) }
    }

    /// Opens addresses that no view takes: what a delegate does with them. Returns whether it does something.
    package var openURLs: (([URL]) -> Bool)? {
        get { ownOpenURLs ?? outer?.openURLs }
        set { ownOpenURLs = newValue }
    }
    private var ownOpenURLs: (([URL]) -> Bool)?
    /// Whether the program may end; nil for always.
    package var mayQuit: (() -> Bool)? {
        get { ownMayQuit ?? outer?.mayQuit }
        set { ownMayQuit = newValue }
    }
    private var ownMayQuit: (() -> Bool)?

    // MARK: The app

    /// Adds what is told of each change of the app's phase: the one before and the new one. It is never removed.
    package func observePhase(_ observer: @escaping (ScenePhase, ScenePhase) -> Void) {
        phaseObservers.append(observer)
    }

    /// Whether a window is in use.
    package private(set) var scenePhase = ScenePhase.active

    func phaseChanged(from old: ScenePhase, to new: ScenePhase) {
        outer?.phaseChanged(from: old, to: new)
        scenePhase = new
        for observer in phaseObservers { observer(old, new) }
    }

    /// Adds what runs when the app that is being made has its scenes, before its first window opens.
    package func afterLaunch(_ action: @escaping () -> Void) { launchActions.append(action) }

    /// Adds what runs for each window of the app that is being made, before it is shown.
    package func onWindow(_ action: @escaping WindowAction) { windowActions.append(action) }

    /// Puts an object into the environment of each window of the app that is being made, if it is observable: how a program's delegate is found by views.
    package func onWindow(put object: AnyObject) {
        onWindow { environment in
            environment.putObject(object)
            return nil
        }
    }

    /// The app that was made takes over what runs for its windows.
    func takeWindowActions() -> [WindowAction] {
        defer { windowActions = [] }
        return (outer?.takeWindowActions() ?? []) + windowActions
    }

    /// Adds what runs when the program ends. It is never removed.
    package func observeTermination(_ action: @escaping () -> Void) { terminationActions.append(action) }

    /// The host ends the program.
    package func terminating() {
        for action in terminationActions { action() }
        outer?.terminating()
    }

    /// An app was made; see ``app``.
    func appLaunched(_ app: AnyObject) {
        lastApp = app
        let actions = launchActions
        launchActions = []
        for action in actions { action() }
        outer?.appLaunched(app)
    }
}

/// Where a window is put.
package enum WindowArrangement: Equatable {
    case minimize, toggleMaximized, toggleFullScreen
    /// Its content has another size, in points.
    case resize(CGSize)
}
