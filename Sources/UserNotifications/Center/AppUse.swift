import DovetailCore

/// Whether a person uses the app's windows.
@MainActor
enum AppUse {
    /// Whether one of them is active. A program without windows is not used.
    static func isUsed() -> Bool {
        let windows = ProgramWindows.ofProgram
        return !windows.all.isEmpty && windows.scenePhase == .active
    }

    /// Brings the window that was used last to the front.
    static func toFront() { if let window = ProgramWindows.ofProgram.current { ProgramWindows.ofProgram.show(window) } }
}
