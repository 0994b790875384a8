import Foundation

/// What code that is no part of a view asks of the app that runs.
extension ProgramWindows {
    /// The app that was used last. An app without windows may still be in the desktop's tray.
    package var app: RunningApp? { lastApp as? RunningApp ?? current?.environment.runningApp.app }
    /// Ends the program.
    package func quit() { app?.quit() }
    /// Opens the window with the app's settings. Returns whether the app has one.
    package func openSettings() -> Bool {
        guard hasSettings else { return false }
        app?.openSettings()
        return true
    }
    /// Whether the app has a window with settings.
    package var hasSettings: Bool { app?.hasSettings ?? false }
    /// Brings the window in use to the front.
    package func activate() { if let current { current.environment.runningApp.app?.onShow?(current) } }
    /// Opens a window that belongs to no scene, with views that the program made. Nil without an app that runs.
    package func open(title: String, size: CGSize, view: AnyView) -> WindowRoot? {
        app?.openWindow(title: title, size: size, view: view)
    }
    /// Brings a window to the front.
    package func show(_ window: WindowRoot) { window.environment.runningApp.app?.onShow?(window) }
    /// Puts a window elsewhere on the display, as far as the desktop does it.
    package func arrange(_ window: WindowRoot, _ arrangement: WindowArrangement) {
        window.environment.runningApp.app?.onArrange?(window, arrangement)
    }
    /// Closes a window.
    package func close(_ window: WindowRoot) { window.environment.runningApp.app?.onClose?(window) }
}
