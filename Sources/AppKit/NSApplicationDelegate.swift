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
}

extension NSApplicationDelegate {
    public func applicationWillFinishLaunching(_ notification: Notification) {}
    public func applicationDidFinishLaunching(_ notification: Notification) {}
    public func applicationDidBecomeActive(_ notification: Notification) {}
    public func applicationWillResignActive(_ notification: Notification) {}
    public func applicationDidResignActive(_ notification: Notification) {}
    public func applicationWillTerminate(_ notification: Notification) {}
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

    /// Makes a delegate of a type.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        let delegate = ObjectFactory.make(delegateType)
        wrappedValue = delegate
        func event(_ name: String) -> Notification {
            Notification(name: Notification.Name("NSApplication\(name)Notification"), object: NSApplication.shared)
        }
        ProgramWindows.afterLaunch {
            delegate.applicationWillFinishLaunching(event("WillFinishLaunching"))
            delegate.applicationDidFinishLaunching(event("DidFinishLaunching"))
        }
        ProgramWindows.observePhase { old, new in
            if old == .active {
                delegate.applicationWillResignActive(event("WillResignActive"))
                delegate.applicationDidResignActive(event("DidResignActive"))
            }
            if new == .active { delegate.applicationDidBecomeActive(event("DidBecomeActive")) }
        }
        ProgramWindows.observeTermination { delegate.applicationWillTerminate(event("WillTerminate")) }
    }
}
