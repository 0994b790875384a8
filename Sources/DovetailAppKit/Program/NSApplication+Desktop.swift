import DovetailCore
import DovetailPlatform
import Foundation

extension NSApplication {
    /// Where windows and documents remember what they do: with what the app stores, which in a test is the test's own.
    static var defaults: UserDefaults { ProgramWindows.ofProgram.app?.defaults ?? .standard }

    /// What a program answers when it is asked to end.
    public enum TerminateReply: UInt, Sendable { case terminateCancel, terminateNow, terminateLater }

    /// How much a program wants to be noticed.
    public enum RequestUserAttentionType: UInt, Sendable { case criticalRequest = 0, informationalRequest = 10 }

    /// Light or dark for all windows that are open, whatever the desktop has; nil for that of the desktop.
    public var appearance: NSAppearance? {
        get { givenAppearance }
        set {
            givenAppearance = newValue
            for window in windows { window.appearance = newValue }
        }
    }

    /// Closes no window and puts none aside: desktops here have no programs that are hidden. It minimises the windows.
    public func hide(_ sender: Any?) { for window in windows { window.miniaturize(sender) } }
    /// Brings the windows back.
    public func unhide(_ sender: Any?) { for window in windows { window.deminiaturize(sender) } }
    /// Brings the windows back.
    public func unhideWithoutActivation() { unhide(nil) }

    /// The window with a number; nil when there is none.
    public func window(withWindowNumber windowNum: Int) -> NSWindow? {
        windows.first { $0.windowNumber == windowNum }
    }
}

/// What the desktop shows for the program among others: nothing that a program decides, so that it is kept and changes nothing.
@MainActor @preconcurrency
open class NSDockTile: NSObject {
    open var badgeLabel: String?
    open var contentView: NSView?
    open func display() {}
}
