import Combine
import DovetailCore
import DovetailPlatform
import DovetailUIKit
import Foundation
import HealthKit

/// Hears of what happens to the program. An app gives its delegate to ``WKApplicationDelegateAdaptor``.
@MainActor @preconcurrency
public protocol WKApplicationDelegate: AnyObject {
    /// The app has its scenes, and no window yet.
    func applicationDidFinishLaunching()
    /// A window begins to be used.
    func applicationDidBecomeActive()
    /// No window is used any more.
    func applicationWillResignActive()
    /// A window is shown again.
    func applicationWillEnterForeground()
    /// No window is on show any more.
    func applicationDidEnterBackground()
    /// The app was woken: never here.
    func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>)
    /// A phone asks for a workout: never here.
    func handle(_ workoutConfiguration: HKWorkoutConfiguration)
    /// Something that the app was doing elsewhere goes on: never here.
    func handle(_ userActivity: NSUserActivity)
    /// The app's last workout is to be taken up again: never here.
    func handleActiveWorkoutRecovery()
    /// There are messages from a server: never here.
    func didRegisterForRemoteNotifications(withDeviceToken deviceToken: Data)
    /// There are no messages from a server, and why.
    func didFailToRegisterForRemoteNotificationsWithError(_ error: any Error)
    /// The screen turns to the person by itself: never here.
    func deviceOrientationDidChange()
}

extension WKApplicationDelegate {
    public func applicationDidFinishLaunching() {}
    public func applicationDidBecomeActive() {}
    public func applicationWillResignActive() {}
    public func applicationWillEnterForeground() {}
    public func applicationDidEnterBackground() {}
    public func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>) {}
    public func handle(_ workoutConfiguration: HKWorkoutConfiguration) {}
    public func handle(_ userActivity: NSUserActivity) {}
    public func handleActiveWorkoutRecovery() {}
    public func didRegisterForRemoteNotifications(withDeviceToken deviceToken: Data) {}
    public func didFailToRegisterForRemoteNotificationsWithError(_ error: any Error) {}
    public func deviceOrientationDidChange() {}
}

/// Makes a delegate for an app, which hears of what happens to the program. One that is observable is found by all windows as an object of their
/// environment.
@MainActor @preconcurrency
@propertyWrapper
public struct WKApplicationDelegateAdaptor<DelegateType: NSObject & WKApplicationDelegate>: DynamicProperty {
    public let wrappedValue: DelegateType

    /// Makes a delegate of a type.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        let delegate = ObjectFactory.make(delegateType)
        wrappedValue = delegate
        WKApplication.shared().delegate = delegate
        let program = ProgramWindows.ofProgram
        program.afterLaunch { delegate.applicationDidFinishLaunching() }
        program.observePhase { old, new in
            if old == .active { delegate.applicationWillResignActive() }
            if new == .background { delegate.applicationDidEnterBackground() }
            if old == .background { delegate.applicationWillEnterForeground() }
            if new == .active { delegate.applicationDidBecomeActive() }
        }
        program.onWindow(put: delegate)
    }
}

extension WKApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Bindings to the delegate's properties.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject(wrappedValue: wrappedValue).projectedValue
    }
}
