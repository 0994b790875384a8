/// The look of a window's frame.
@MainActor @preconcurrency
public protocol WindowStyle {}

/// A style that says what the frame consists of. The library's own do.
private protocol BuiltInWindowStyle { nonisolated var frame: WindowFrame { get } }

/// The desktop's frame with a title bar.
public struct DefaultWindowStyle: WindowStyle, BuiltInWindowStyle {
    nonisolated public init() {}
    nonisolated fileprivate var frame: WindowFrame { .titleBar }
}

/// The desktop's frame with a title bar.
public struct TitleBarWindowStyle: WindowStyle, BuiltInWindowStyle {
    nonisolated public init() {}
    nonisolated fileprivate var frame: WindowFrame { .titleBar }
}

/// A frame without a title bar: content goes on to the top of the window, and the desktop's buttons to close it stand over it.
///
/// As high as the buttons are, the top is no part of the safe area; the window can be moved there.
public struct HiddenTitleBarWindowStyle: WindowStyle, BuiltInWindowStyle {
    nonisolated public init() {}
    nonisolated fileprivate var frame: WindowFrame { .hiddenTitleBar }
}

/// No frame and no background: the window is what its views draw.
///
/// On X11 without a compositor, what the views leave free is black.
public struct PlainWindowStyle: WindowStyle, BuiltInWindowStyle {
    nonisolated public init() {}
    nonisolated fileprivate var frame: WindowFrame { .plain }
}

extension WindowStyle where Self == DefaultWindowStyle {
    public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}
extension WindowStyle where Self == TitleBarWindowStyle {
    public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}
extension WindowStyle where Self == PlainWindowStyle {
    public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

extension WindowFrame {
    /// What the frame of a style consists of.
    nonisolated init<S: WindowStyle>(_ style: S) { self = (style as? any BuiltInWindowStyle)?.frame ?? .titleBar }
}

extension Scene {
    /// Sets the look of the frames of the scene's windows.
    nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
        ModifiedScene(content: self) { $0.behavior.look.frame = WindowFrame(style) }
    }

    /// Sets whether the scene's windows are moved by a drag of their content that nothing in it takes. By default they are not.
    nonisolated public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene {
        ModifiedScene(content: self) { $0.behavior.look.movesByBackground = behavior == .enabled }
    }
}

extension View {
    /// Sets the look of the frames of windows that `openWindow` opens from this view.
    ///
    /// It counts when the window is made. A window that comes back with the program has the look that its scene gives it.
    nonisolated public func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View {
        transformEnvironment(\.presentedWindowLook) { $0.frame = WindowFrame(style) }
    }
}
