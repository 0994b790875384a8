/// The look of a window's bar.
@MainActor @preconcurrency
public protocol WindowToolbarStyle {}

/// A style that says how bars look. The library's own do.
private protocol BuiltInWindowToolbarStyle { nonisolated var look: WindowToolbarLook { get } }

/// Title and items in one row.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle, BuiltInWindowToolbarStyle {
    nonisolated public init() {}
    nonisolated fileprivate var look: WindowToolbarLook { WindowToolbarLook() }
}

/// Title and items in one row.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle, BuiltInWindowToolbarStyle {
    private let showsTitle: Bool
    nonisolated public init() { showsTitle = true }
    nonisolated fileprivate init(showsTitle: Bool) { self.showsTitle = showsTitle }
    nonisolated fileprivate var look: WindowToolbarLook { WindowToolbarLook(showsTitle: showsTitle) }
}

/// Title and items in one row that is lower than usual.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle, BuiltInWindowToolbarStyle {
    private let showsTitle: Bool
    nonisolated public init() { showsTitle = true }
    nonisolated fileprivate init(showsTitle: Bool) { self.showsTitle = showsTitle }
    nonisolated fileprivate var look: WindowToolbarLook {
        WindowToolbarLook(showsTitle: showsTitle, isCompact: true)
    }
}

/// The title in a row of its own, over the items.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle, BuiltInWindowToolbarStyle {
    nonisolated public init() {}
    nonisolated fileprivate var look: WindowToolbarLook { WindowToolbarLook(isExpanded: true) }
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
    public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
    /// Title and items in one row, or the items alone.
    public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
        UnifiedWindowToolbarStyle(showsTitle: showsTitle)
    }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }
    /// Title and items in one low row, or the items alone.
    public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
        UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
    }
}
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
    public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

extension WindowToolbarLook {
    /// How bars of a style look.
    nonisolated init<S: WindowToolbarStyle>(_ style: S) {
        self = (style as? any BuiltInWindowToolbarStyle)?.look ?? WindowToolbarLook()
    }
}

extension Scene {
    /// Sets the look of the bars of the scene's windows, in the idiom of the desktop. The desktop's title bar shows the window's title in any
    /// case.
    nonisolated public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
        ModifiedScene(content: self) { $0.behavior.look.toolbar = WindowToolbarLook(style) }
    }
}

extension View {
    /// Sets the look of the bars of windows that `openWindow` opens from this view.
    ///
    /// It counts when the window is made. A window that comes back with the program has the look that its scene gives it.
    nonisolated public func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some View {
        transformEnvironment(\.presentedWindowLook) { $0.toolbar = WindowToolbarLook(style) }
    }
}
