import DovetailCore

/// Whether a person uses the app's windows.
@MainActor
enum AppUse {
    /// Whether one of them is active. A program without windows is not used.
    static func isUsed() -> Bool { !ProgramWindows.all.isEmpty && ProgramWindows.scenePhase == .active }

    /// Brings the window that was used last to the front.
    static func toFront() { if let window = ProgramWindows.current { ProgramWindows.show(window) } }
}
