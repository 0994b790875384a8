import DovetailCore
import Foundation

/// Hears of what happens to a window.
@MainActor @preconcurrency
public protocol NSWindowDelegate: AnyObject {
    /// A program asks the window to close by ``NSWindow/performClose(_:)``. Returns whether it does. A person who closes it by its frame is not
    /// asked here.
    func windowShouldClose(_ sender: NSWindow) -> Bool
    /// It is about to close.
    func windowWillClose(_ notification: Notification)
    /// It is used now.
    func windowDidBecomeKey(_ notification: Notification)
    /// It is used no longer.
    func windowDidResignKey(_ notification: Notification)
    /// It is used now.
    func windowDidBecomeMain(_ notification: Notification)
    /// It is used no longer.
    func windowDidResignMain(_ notification: Notification)
    /// It has another size.
    func windowDidResize(_ notification: Notification)
    /// It has another place. Places are not known here, so that it is never called.
    func windowDidMove(_ notification: Notification)
    /// It fills the display. Not told here.
    func windowDidEnterFullScreen(_ notification: Notification)
    /// It fills the display no longer. Not told here.
    func windowDidExitFullScreen(_ notification: Notification)
}

extension NSWindowDelegate {
    public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
    public func windowWillClose(_ notification: Notification) {}
    public func windowDidBecomeKey(_ notification: Notification) {}
    public func windowDidResignKey(_ notification: Notification) {}
    public func windowDidBecomeMain(_ notification: Notification) {}
    public func windowDidResignMain(_ notification: Notification) {}
    public func windowDidResize(_ notification: Notification) {}
    public func windowDidMove(_ notification: Notification) {}
    public func windowDidEnterFullScreen(_ notification: Notification) {}
    public func windowDidExitFullScreen(_ notification: Notification) {}
}

extension NSWindow {
    /// Sent when a window is about to close.
    nonisolated public static let willCloseNotification = WindowNotifications.name("WillClose")
    /// Sent when a window is used.
    nonisolated public static let didBecomeKeyNotification = WindowNotifications.name("DidBecomeKey")
    /// Sent when a window is used no longer.
    nonisolated public static let didResignKeyNotification = WindowNotifications.name("DidResignKey")
    /// Sent when a window is used.
    nonisolated public static let didBecomeMainNotification = WindowNotifications.name("DidBecomeMain")
    /// Sent when a window is used no longer.
    nonisolated public static let didResignMainNotification = WindowNotifications.name("DidResignMain")
    /// Sent when a window has another size.
    nonisolated public static let didResizeNotification = WindowNotifications.name("DidResize")
    /// Sent when a window has another place. Places are not known here, so that it is never sent.
    nonisolated public static let didMoveNotification = WindowNotifications.name("DidMove")
    /// Sent when a window fills the display. Not sent here.
    nonisolated public static let didEnterFullScreenNotification = WindowNotifications.name("DidEnterFullScreen")
    /// Sent when a window fills the display no longer. Not sent here.
    nonisolated public static let didExitFullScreenNotification = WindowNotifications.name("DidExitFullScreen")
    /// Sent when a window is about to be shown on another display. Not sent here.
    nonisolated public static let didChangeScreenNotification = WindowNotifications.name("DidChangeScreen")
}

/// Follows the program's windows, to send notifications and to tell delegates.
enum WindowNotifications {
    /// A notification's name. The first that is asked for starts the sending.
    static func name(_ event: String) -> Notification.Name {
        _ = isFollowing
        return fullName(event)
    }

    private static func fullName(_ event: String) -> Notification.Name {
        Notification.Name("NSWindow\(event)Notification")
    }

    /// Starts the sending, for a window that has a delegate.
    static func start() { _ = isFollowing }

    private static let isFollowing: Bool = {
        DispatchQueue.onMain {
            Program.ofProcess[ProgramWindows.self].observeWindows { change, root in
                let window = NSWindow.object(for: root)
                switch change {
                case .closing: post("WillClose", window) { $0.windowWillClose($1) }
                case .used:
                    post("DidBecomeKey", window) { $0.windowDidBecomeKey($1) }
                    post("DidBecomeMain", window) { $0.windowDidBecomeMain($1) }
                case .unused:
                    post("DidResignKey", window) { $0.windowDidResignKey($1) }
                    post("DidResignMain", window) { $0.windowDidResignMain($1) }
                case .resized: post("DidResize", window) { $0.windowDidResize($1) }
                }
            }
        }
        return true
    }()

    @MainActor
    private static func post(
        _ event: String, _ window: NSWindow, _ tell: (any NSWindowDelegate, Notification) -> Void
    ) {
        let notification = Notification(name: fullName(event), object: window)
        if let delegate = window.delegate { tell(delegate, notification) }
        NotificationCenter.default.post(notification)
    }
}
