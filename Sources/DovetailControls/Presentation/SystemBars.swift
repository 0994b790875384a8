import DovetailCore

// What a window of a desktop has none of. These modifiers are accepted so that code for phones compiles, and change nothing.
extension View {
    /// Hides the status bar of a phone. A window has none.
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    /// Hides the status bar of a phone. A window has none.
    nonisolated public func statusBar(hidden: Bool) -> some View { self }

    /// Hides what the system of a phone shows over an app. Nothing is shown over a window.
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

    /// Lets gestures at edges of the screen of a phone go to the app first. All gestures in a window do.
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
