import DovetailCore
import DovetailPlatform
import Foundation

/// Hears of what happens to the program. An app gives its delegate to ``NSApplicationDelegateAdaptor``.
@MainActor @preconcurrency
public protocol NSApplicationDelegate: AnyObject {
    /// The app has its scenes, and no window yet.
    func applicationWillFinishLaunching(_ notification: Notification)
    /// The same, a moment later.
    func applicationDidFinishLaunching(_ notification: Notification)
    /// A window begins to be used.
    func applicationDidBecomeActive(_ notification: Notification)
    /// No window is used any more.
    func applicationWillResignActive(_ notification: Notification)
    /// No window is used any more.
    func applicationDidResignActive(_ notification: Notification)
    /// The program ends.
    func applicationWillTerminate(_ notification: Notification)
    /// Whether the program may end. ``NSApplication/TerminateReply/terminateLater`` keeps it until
    /// ``NSApplication/reply(toApplicationShouldTerminate:)``.
    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
    /// Addresses are to be opened that no view takes by `onOpenURL`.
    func application(_ application: NSApplication, open urls: [URL])
    /// Whether the program ends with its last window. It does always here, where nothing else would show it: never called.
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
    /// The program was started while it runs. Each start is a program of its own here: never called.
    func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool
    /// Whether what is restored is read in a safe way. It always is: never called.
    func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool
    /// Messages of a server can't be had: they never can here.
    func application(_ application: NSApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    /// Messages of a server can be had. Never called.
    func application(_ application: NSApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    /// A message of a server has come. Never called.
    func application(_ application: NSApplication, didReceiveRemoteNotification userInfo: [String: Any])
    /// Files are to be opened. Never called: addresses of files come by ``application(_:open:)``.
    func application(_ sender: NSApplication, openFile filename: String) -> Bool
    /// Files are to be opened. Never called: addresses of files come by ``application(_:open:)``.
    func application(_ sender: NSApplication, openFiles filenames: [String])
    /// A new document is to be opened, as nothing else was. Never called.
    func applicationOpenUntitledFile(_ sender: NSApplication) -> Bool
    /// Whether a new document is to be opened when nothing else is. Never called.
    func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool
    /// The program was hidden. Programs are not hidden here: never called.
    func applicationDidHide(_ notification: Notification)
    /// The program is shown again. Programs are not hidden here: never called.
    func applicationDidUnhide(_ notification: Notification)
    /// A window is about to be used. Never called before it is.
    func applicationWillBecomeActive(_ notification: Notification)
    /// The displays have changed. Never called.
    func applicationDidChangeScreenParameters(_ notification: Notification)
    /// The program's windows are seen or no longer. Never called.
    func applicationDidChangeOcclusionState(_ notification: Notification)
    /// The menu of the program in the Dock. There is no Dock: never called.
    func applicationDockMenu(_ sender: NSApplication) -> NSMenu?
}

extension NSApplicationDelegate {
    public func applicationWillFinishLaunching(_ notification: Notification) {}
    public func applicationDidFinishLaunching(_ notification: Notification) {}
    public func applicationDidBecomeActive(_ notification: Notification) {}
    public func applicationWillResignActive(_ notification: Notification) {}
    public func applicationDidResignActive(_ notification: Notification) {}
    public func applicationWillTerminate(_ notification: Notification) {}
    public func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply { .terminateNow }
    public func application(_ application: NSApplication, open urls: [URL]) {}
    public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }
    public func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool { true }
    public func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { true }
    public func applicationDockMenu(_ sender: NSApplication) -> NSMenu? { nil }
    public func application(
        _ application: NSApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}
    public func application(
        _ application: NSApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}
    public func application(_ application: NSApplication, didReceiveRemoteNotification userInfo: [String: Any]) {}
    public func application(_ sender: NSApplication, openFile filename: String) -> Bool { false }
    public func application(_ sender: NSApplication, openFiles filenames: [String]) {}
    public func applicationOpenUntitledFile(_ sender: NSApplication) -> Bool { false }
    public func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool { true }
    public func applicationDidHide(_ notification: Notification) {}
    public func applicationDidUnhide(_ notification: Notification) {}
    public func applicationWillBecomeActive(_ notification: Notification) {}
    public func applicationDidChangeScreenParameters(_ notification: Notification) {}
    public func applicationDidChangeOcclusionState(_ notification: Notification) {}
}

/// Makes a delegate for an app, which hears of what happens to the program.
///
///     @main struct Notes: App {
///         @NSApplicationDelegateAdaptor(NotesDelegate.self) private var delegate
///
/// Methods of the delegate are called only as far as ``NSApplicationDelegate`` declares them. A program ends when its last window is closed.
@MainActor @preconcurrency
@propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate>: DynamicProperty {
    public let wrappedValue: DelegateType

    /// Makes a delegate of a type. One that is observable is found by all windows as an object of their environment.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        let delegate = ObjectFactory.make(delegateType)
        wrappedValue = delegate
        NSApplication.shared.delegate = delegate
        ProgramWindows.ofProgram.onWindow(put: delegate)
    }
}

/// Tells the program's delegate what happens to the program.
@MainActor
final class DelegateEvents: ProgramPart {
    private weak var delegate: (any NSApplicationDelegate)?
    private var isFollowing = false

    init(in program: Program) {}

    /// There is another delegate.
    func follow(_ new: (any NSApplicationDelegate)?) {
        delegate = new
        guard let new else { return }
        let windows = ProgramWindows.ofProgram
        windows.afterLaunch { [weak new] in
            new?.applicationWillFinishLaunching(Self.event("WillFinishLaunching"))
            new?.applicationDidFinishLaunching(Self.event("DidFinishLaunching"))
        }
        windows.openURLs = { [weak self] urls in
            if NSAppleEventManager.shared().open(urls) { return true }
            let delegate = self?.delegate
            delegate?.application(.shared, open: urls)
            // Addresses of the web are activities, too.
            return delegate != nil && !urls.contains { $0.scheme?.hasPrefix("http") == true }
        }
        windows.mayQuit = { [weak self] in
            self?.delegate?.applicationShouldTerminate(.shared) ?? .terminateNow == .terminateNow
        }
        guard !isFollowing else { return }
        isFollowing = true
        windows.observePhase { [weak self] old, new in
            let delegate = self?.delegate
            if old == .active {
                delegate?.applicationWillResignActive(Self.event("WillResignActive"))
                delegate?.applicationDidResignActive(Self.event("DidResignActive"))
            }
            if new == .active { delegate?.applicationDidBecomeActive(Self.event("DidBecomeActive")) }
        }
        windows.observeTermination { [weak self] in
            self?.delegate?.applicationWillTerminate(Self.event("WillTerminate"))
        }
    }

    private static func event(_ name: String) -> Notification {
        Notification(name: Notification.Name("NSApplication\(name)Notification"), object: NSApplication.shared)
    }
}
