import CDovetailGTK
import CGTK
import DovetailCore
import DovetailPlatform
import Foundation

/// The windows that are waited for, and what they were ended with.
@MainActor
private final class ModalSessions: ProgramPart {
    var sessions: [ModalSession] = []
    init(in program: Program) {}
}

@MainActor
private final class ModalSession {
    let window: NSWindow
    var response: NSApplication.ModalResponse?
    init(_ window: NSWindow) { self.window = window }
}

extension NSApplication {
    /// Opens a window and returns when ``stopModal(withCode:)`` was called or the window was closed. Meanwhile all windows go on, this one in front.
    ///
    /// Where no main loop runs, such as in tests, nobody could end it: ``ModalResponse/abort`` at once, unless it was ended already.
    @discardableResult
    public func runModal(for window: NSWindow) -> ModalResponse {
        let session = ModalSession(window)
        let all = ModalSessions.ofProgram
        all.sessions.append(session)
        defer { all.sessions.removeAll { $0 === session } }
        window.makeKeyAndOrderFront(nil)
        // Code of an app that runs in windows is called by the loop of GLib; that of a test is not.
        while session.response == nil, g_main_depth() > 0, window.isVisible { g_main_context_iteration(nil, 1) }
        if session.response == nil, g_main_depth() == 0 {
            Log.warnOnce("modal", "nobody can end a window that is waited for: no main loop runs")
        }
        return session.response ?? .abort
    }
    /// Ends what is waited for, with ``ModalResponse/stop``.
    public func stopModal() { stopModal(withCode: .stop) }
    /// Ends what is waited for. The window stays open until it is closed.
    public func stopModal(withCode returnCode: ModalResponse) {
        ModalSessions.ofProgram.sessions.last?.response = returnCode
    }
    /// Ends what is waited for, with ``ModalResponse/abort``.
    public func abortModal() { stopModal(withCode: .abort) }
    /// The window that is waited for; nil for none.
    public var modalWindow: NSWindow? { ModalSessions.ofProgram.sessions.last?.window }
}
