import DovetailCore
import DovetailPlatform
import Foundation

/// The running program.
@MainActor @preconcurrency
open class NSApplication: NSResponder {
    /// The program whose code runs.
    public static var shared: NSApplication { OneApplication.ofProgram.object }

    private override init() { super.init() }

    /// One for a program.
    @MainActor
    private final class OneApplication: ProgramPart {
        let object = NSApplication()
        init(in program: Program) {}
    }

    /// Ends the program.
    open func terminate(_ sender: Any?) { ProgramWindows.ofProgram.quit() }
    /// Ends the program without asking its delegate: what comes after the event loop on macOS is the end of the program there, too.
    open func stop(_ sender: Any?) { reply(toApplicationShouldTerminate: true) }
    /// Answers ``TerminateReply/terminateLater``: ends the program or not.
    open func reply(toApplicationShouldTerminate shouldTerminate: Bool) {
        guard shouldTerminate else { return }
        ProgramWindows.ofProgram.mayQuit = nil
        ProgramWindows.ofProgram.quit()
    }
    /// Hears of what happens to the program.
    open weak var delegate: (any NSApplicationDelegate)? { didSet { DelegateEvents.ofProgram.follow(delegate) } }
    /// The program's menu bar. Menus are made of `commands` here, and there is none of AppKit's but one that is set; it is not shown.
    open var mainMenu: NSMenu?
    /// The picture that the desktop shows for the program is that of its desktop file; this one is for the panel about the program.
    open var applicationIconImage: NSImage!
    /// The last event that was handed to a view of AppKit's, a monitor or a button of the tray; nil before the first one.
    open internal(set) var currentEvent: NSEvent?
    /// What the desktop shows for the program among others.
    public let dockTile = NSDockTile()
    /// The panel about the program, while it is open.
    var aboutPanel: NSPanel?
    var givenAppearance: NSAppearance?
    /// Menus that have a meaning on macOS.
    var knownMenus = KnownMenus()
    /// What of the desktop is to be hidden while the app fills the display. The desktop decides.
    open var presentationOptions: PresentationOptions = []
    /// Asks a person to look at the program, by a sound: desktops here have no other sign that all of them show. Returns 0.
    @discardableResult
    open func requestUserAttention(_ requestType: RequestUserAttentionType) -> Int {
        NSSound.beep()
        return 0
    }
    /// Whether the program was hidden. Programs are not hidden here.
    open var isHidden: Bool { false }
    /// Shows the window with the app's settings.
    open func showSettingsWindow() { _ = ProgramWindows.ofProgram.openSettings() }
    /// Brings the window that was last used to the front.
    open func activate(ignoringOtherApps flag: Bool) { ProgramWindows.ofProgram.activate() }
    /// Brings the window that was last used to the front.
    open func activate() { ProgramWindows.ofProgram.activate() }

    /// Calls a method of an object; without one, of the first that has it among what has the keyboard in the window in use, what that stands in,
    /// and the program's delegate. Returns whether it could be called.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
        if let target { return action.send(to: target as AnyObject, from: sender) }
        if let first = keyWindow?.firstResponder, first.tryToPerform(action, with: sender) { return true }
        guard let delegate, action.isMethod(of: delegate) else { return false }
        return action.send(to: delegate, from: sender)
    }

    /// Whether an app is in the Dock and has a menu bar.
    public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }

    private var policy = ActivationPolicy.regular
    /// Says how the app stands among others. There is no Dock: the desktop lists an app's windows whatever the policy. Always true.
    @discardableResult
    open func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool {
        policy = activationPolicy
        return true
    }
    /// How the app was told to stand among others.
    open func activationPolicy() -> ActivationPolicy { policy }

    /// Whether one of the windows is in use.
    open var isActive: Bool { ProgramWindows.ofProgram.scenePhase == .active }
    /// The windows of the app, oldest first.
    open var windows: [NSWindow] { ProgramWindows.ofProgram.all.map { NSWindow.object(for: $0) } }
    /// The window that was last used.
    open var keyWindow: NSWindow? { ProgramWindows.ofProgram.current.map { NSWindow.object(for: $0) } }
    /// The window that was last used.
    open var mainWindow: NSWindow? { keyWindow }
    /// Light or dark.
    open var effectiveAppearance: NSAppearance { NSAppearance(scheme: .current) }

    /// Sent when a window of the app begins to be used.
    nonisolated public static let didBecomeActiveNotification = ApplicationNotifications.name("DidBecomeActive")
    /// Sent when no window of the app is used any more.
    nonisolated public static let willResignActiveNotification = ApplicationNotifications.name("WillResignActive")
    /// Sent when no window of the app is used any more.
    nonisolated public static let didResignActiveNotification = ApplicationNotifications.name("DidResignActive")
    /// Sent when the program ends.
    nonisolated public static let willTerminateNotification = ApplicationNotifications.name("WillTerminate")
}

/// The running program: the same as `NSApplication.shared`.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor @preconcurrency
public var NSApp: NSApplication! { NSApplication.shared }

/// Names the notifications about the program. The first name that is asked for starts the sending.
private enum ApplicationNotifications {
    static func name(_ event: String) -> Notification.Name {
        _ = isObserving
        return fullName(event)
    }

    private static func fullName(_ event: String) -> Notification.Name {
        Notification.Name("NSApplication\(event)Notification")
    }

    private static let isObserving: Bool = {
        // The names are asked for by views and delegates, on the main thread; elsewhere nothing is lost but an early change.
        DispatchQueue.onMain {
            let windows = Program.ofProcess[ProgramWindows.self]
            windows.observePhase { old, new in
                if old == .active {
                    post("WillResignActive")
                    post("DidResignActive")
                }
                if new == .active { post("DidBecomeActive") }
            }
            windows.observeTermination { post("WillTerminate") }
        }
        return true
    }()

    @MainActor
    private static func post(_ event: String) {
        NotificationCenter.default.post(name: fullName(event), object: NSApplication.shared)
    }
}
