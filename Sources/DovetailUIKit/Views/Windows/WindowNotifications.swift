import DovetailCore
import Foundation

/// Names the notifications about windows and scenes. The first name that is asked for starts the sending.
enum WindowNotifications {
    static func name(_ event: String) -> Notification.Name {
        _ = isObserving
        return fullName(event)
    }

    private static func fullName(_ event: String) -> Notification.Name { Notification.Name("\(event)Notification") }

    private static let isObserving: Bool = {
        // The names are asked for by views and delegates, on the main thread; elsewhere nothing is lost but an early change.
        DispatchQueue.onMain {
            Program.ofProcess[ProgramWindows.self].observeWindows { change, root in
                switch change {
                case .used:
                    post("UISceneDidActivate", UIWindowScene(root))
                    post("UIWindowDidBecomeKey", UIWindow.object(for: root))
                case .unused:
                    post("UISceneWillDeactivate", UIWindowScene(root))
                    post("UIWindowDidResignKey", UIWindow.object(for: root))
                case .closing: post("UISceneDidDisconnect", UIWindowScene(root))
                case .resized: break
                }
            }
        }
        return true
    }()

    @MainActor
    private static func post(_ event: String, _ object: AnyObject) {
        NotificationCenter.default.post(name: fullName(event), object: object)
    }
}

extension UIScene {
    /// Sent when a window begins to be used. Its object is the scene.
    nonisolated public static let didActivateNotification = WindowNotifications.name("UISceneDidActivate")
    /// Sent when a window is used no more. Its object is the scene.
    nonisolated public static let willDeactivateNotification = WindowNotifications.name("UISceneWillDeactivate")
    /// Sent when a window has gone. Its object is the scene.
    nonisolated public static let didDisconnectNotification = WindowNotifications.name("UISceneDidDisconnect")
    /// Sent when a window is about to be there. Nobody sends it: whoever asks for it comes later.
    nonisolated public static let willConnectNotification = WindowNotifications.name("UISceneWillConnect")
    /// Sent when a window is shown again. Nobody sends it: see ``UIApplication/willEnterForegroundNotification``.
    nonisolated public static let willEnterForegroundNotification =
        WindowNotifications.name("UISceneWillEnterForeground")
    /// Sent when a window is not on show any more. Nobody sends it: see ``UIApplication/didEnterBackgroundNotification``.
    nonisolated public static let didEnterBackgroundNotification = WindowNotifications.name("UISceneDidEnterBackground")
}
