import Foundation

/// Opens a window: call it like a function; see ``EnvironmentValues/openWindow``.
@MainActor
public struct OpenWindowAction {
    nonisolated(unsafe) weak var app: RunningApp?
    /// How new windows look, where the view says so.
    var look = WindowLook()

    /// The program whose windows it opens.
    package var program: Program? { app?.program }

    /// Whether the app has a scene with an id.
    package func hasScene(id: String) -> Bool { app?.windows.contains { $0.id == id } ?? false }

    /// Opens a window of the scene with an id, or brings it to the front when there can be only one.
    public func callAsFunction(id: String) { app?.open(id: id, value: nil, look: look) }

    /// Opens a window for a value, or brings the one to the front that shows it.
    public func callAsFunction<D: Codable & Hashable>(value: D) {
        app?.open(id: nil, value: AnyHashable(value), look: look)
    }

    /// Opens a window of the scene with an id for a value, or brings the one to the front that shows it.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        app?.open(id: id, value: AnyHashable(value), look: look)
    }
}

/// Closes windows: call it like a function; see ``EnvironmentValues/dismissWindow``.
@MainActor
public struct DismissWindowAction {
    nonisolated(unsafe) weak var app: RunningApp?
    nonisolated(unsafe) weak var window: WindowRoot?

    /// Closes the window of the view.
    public func callAsFunction() { if let window { app?.onClose?(window) } }

    /// Closes the windows of the scene with an id.
    public func callAsFunction(id: String) { app?.closeWindows { $0.id == id } }

    /// Closes the window that shows a value.
    public func callAsFunction<D: Codable & Hashable>(value: D) {
        app?.closeWindows { $0.value == AnyHashable(value) }
    }

    /// Closes the window of the scene with an id that shows a value.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        app?.closeWindows { $0.id == id && $0.value == AnyHashable(value) }
    }
}

/// Opens the window with the app's settings: call it like a function; see ``EnvironmentValues/openSettings``.
@MainActor
public struct OpenSettingsAction {
    nonisolated(unsafe) weak var app: RunningApp?

    /// Opens the window with the app's settings, or brings it to the front. Does nothing when the app has no `Settings`.
    public func callAsFunction() { app?.openSettings() }
}

private struct RunningAppKey: EnvironmentKey {
    static var defaultValue: WeakApp { WeakApp() }
}

/// A reference that does not keep the app.
struct WeakApp {
    nonisolated(unsafe) weak var app: RunningApp?
    nonisolated(unsafe) weak var window: WindowRoot?
}

extension EnvironmentValues {
    var runningApp: WeakApp {
        get { self[RunningAppKey.self] }
        set { self[RunningAppKey.self] = newValue }
    }

    /// Does what a usual key with Control does: new window, close, quit, settings.
    package var performStandardCommand: @MainActor (Character) -> Void {
        let reference = runningApp
        return { character in
            guard let app = reference.app, let window = reference.window else { return }
            _ = app.perform(character, in: window)
        }
    }

    /// The key of “New Window”; nil for none.
    package var newWindowShortcut: KeyboardShortcut? {
        let app = runningApp.app
        return MainActor.assumeIsolated { app.map { $0.newWindowShortcut } ?? KeyboardShortcut("n") }
    }

    /// The window that a view is in, while an app runs.
    package var windowOfApp: WindowRoot? {
        get { runningApp.window }
        set { runningApp.window = newValue }
    }

    /// Whether the app has a window for its settings.
    package var hasSettingsScene: Bool {
        let app = runningApp.app
        // Views are evaluated on the main thread.
        return MainActor.assumeIsolated { app?.hasSettings ?? false }
    }

    /// Sets what the window's title is, unless its views have a navigation title.
    package var setWindowTitle: @MainActor (String?) -> Void {
        let reference = runningApp
        return { reference.window?.title = $0 }
    }

    /// Opens a window of the app.
    public var openWindow: OpenWindowAction {
        OpenWindowAction(app: runningApp.app, look: presentedWindowLook)
    }

    /// Closes windows of the app.
    public var dismissWindow: DismissWindowAction {
        DismissWindowAction(app: runningApp.app, window: runningApp.window)
    }

    /// Opens the window with the app's settings.
    public var openSettings: OpenSettingsAction { OpenSettingsAction(app: runningApp.app) }

    /// Whether the app can open several windows.
    public var supportsMultipleWindows: Bool { runningApp.app != nil }
}
