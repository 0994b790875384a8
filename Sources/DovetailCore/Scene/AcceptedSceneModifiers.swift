// Scene modifiers for what a window manager decides here. They are accepted so that apps for macOS compile.

/// Which windows a window is in front of.
public struct WindowLevel: Hashable, Sendable {
    private let name: String
    public static let automatic = WindowLevel(name: "automatic")
    public static let normal = WindowLevel(name: "normal")
    public static let desktop = WindowLevel(name: "desktop")
    public static let floating = WindowLevel(name: "floating")
}

/// Whether the windows of a scene come back when the app starts again.
public struct SceneRestorationBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = SceneRestorationBehavior(name: "automatic")
    public static let disabled = SceneRestorationBehavior(name: "disabled")
}

/// Whether a scene shows a window when the app starts.
public struct SceneLaunchBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = SceneLaunchBehavior(name: "automatic")
    public static let presented = SceneLaunchBehavior(name: "presented")
    public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}

/// What a scene's windows are for.
public struct WindowManagerRole: Hashable, Sendable {
    private let name: String
    public static let automatic = WindowManagerRole(name: "automatic")
    public static let principal = WindowManagerRole(name: "principal")
    public static let associated = WindowManagerRole(name: "associated")
}

/// Whether a window does something that a person may do with windows.
public struct WindowInteractionBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = WindowInteractionBehavior(name: "automatic")
    public static let enabled = WindowInteractionBehavior(name: "enabled")
    public static let disabled = WindowInteractionBehavior(name: "disabled")
}

extension Scene {
    /// Sets which windows the scene's are in front of. The window manager decides here.
    nonisolated public func windowLevel(_ level: WindowLevel) -> some Scene { self }
    /// Sets whether the scene's windows come back when the app starts again. They do here.
    nonisolated public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
    /// Sets whether the scene shows a window when the app starts. The first scene does here.
    nonisolated public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }
    /// Sets what the scene's windows are for. The window manager treats all alike.
    nonisolated public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }
    /// Sets whether a window is moved by its background. It is moved by its title bar here.
    nonisolated public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene { self }
}

extension View {
    /// Sets whether the window can be closed. It can here.
    nonisolated public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
    /// Sets whether the window can be minimised. The window manager decides here.
    nonisolated public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
    /// Sets whether the window can fill the screen. The window manager decides here.
    nonisolated public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
    /// Sets whether the window's size can be changed. `windowResizability(_:)` decides here.
    nonisolated public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
}
