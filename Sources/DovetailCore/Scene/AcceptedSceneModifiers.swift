// Scene modifiers for what a window manager decides here. They are accepted so that apps for macOS compile.

/// Which windows a window is in front of.
public struct WindowLevel: Hashable, Sendable {
    private let name: String
    public static let automatic = WindowLevel(name: "automatic")
    public static let normal = WindowLevel(name: "normal")
    public static let desktop = WindowLevel(name: "desktop")
    public static let floating = WindowLevel(name: "floating")
}

extension Scene {
    /// Sets which windows the scene's are in front of. The window manager decides here: GTK has no way to ask for it.
    nonisolated public func windowLevel(_ level: WindowLevel) -> some Scene { self }
}

extension View {
    /// Sets whether the window can be minimised. The window manager decides here.
    nonisolated public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
    /// Sets whether the window can fill the screen. The window manager decides here.
    nonisolated public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
}
