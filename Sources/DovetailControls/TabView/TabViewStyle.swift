import DovetailCore

/// How a tab view shows its pages.
@MainActor @preconcurrency
public protocol TabViewStyle {
    nonisolated var _kind: _TabViewKind { get }
}

/// The styles that there are. Not for use outside the framework.
public enum _TabViewKind: Hashable, Sendable {
    case bar
    /// A sidebar where there is room, else a bar.
    case sidebar
    case page(PageTabViewStyle.IndexDisplayMode)
}

/// A bar to choose by.
public struct DefaultTabViewStyle: TabViewStyle {
    nonisolated public init() {}
    nonisolated public var _kind: _TabViewKind { .bar }
}

/// A bar to choose by.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
    nonisolated public init() {}
    nonisolated public var _kind: _TabViewKind { .bar }
}

/// A list at the side where there is room, else a bar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    nonisolated public init() {}
    nonisolated public var _kind: _TabViewKind { .sidebar }
}

/// A bar to choose by.
public struct GroupedTabViewStyle: TabViewStyle {
    nonisolated public init() {}
    nonisolated public var _kind: _TabViewKind { .bar }
}

/// Pages to leaf through, by dragging, by the arrow keys, or by the dots below.
public struct PageTabViewStyle: TabViewStyle {
    /// When the dots are shown.
    public struct IndexDisplayMode: Hashable, Sendable {
        private let name: String
        /// When there are several pages.
        public static let automatic = IndexDisplayMode(name: "automatic")
        public static let always = IndexDisplayMode(name: "always")
        public static let never = IndexDisplayMode(name: "never")
    }

    private let mode: IndexDisplayMode
    nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
    nonisolated public var _kind: _TabViewKind { .page(mode) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
extension TabViewStyle where Self == GroupedTabViewStyle {
    public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: PageTabViewStyle { PageTabViewStyle() }
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

/// How the dots of pages look.
@MainActor @preconcurrency
public protocol IndexViewStyle {
    nonisolated var _backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode { get }
}

/// Dots, which may have a background.
public struct PageIndexViewStyle: IndexViewStyle {
    /// When the dots have a background.
    public struct BackgroundDisplayMode: Hashable, Sendable {
        private let name: String
        /// None here.
        public static let automatic = BackgroundDisplayMode(name: "automatic")
        /// None here, since nothing touches the dots before they are pressed.
        public static let interactive = BackgroundDisplayMode(name: "interactive")
        public static let always = BackgroundDisplayMode(name: "always")
        public static let never = BackgroundDisplayMode(name: "never")
    }

    nonisolated public let _backgroundDisplayMode: BackgroundDisplayMode
    nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        _backgroundDisplayMode = backgroundDisplayMode
    }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }
    public static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

private struct TabViewStyleKey: EnvironmentKey {
    static var defaultValue: _TabViewKind { .bar }
}

private struct IndexViewStyleKey: EnvironmentKey {
    static var defaultValue: PageIndexViewStyle.BackgroundDisplayMode { .automatic }
}

extension EnvironmentValues {
    var tabViewStyle: _TabViewKind {
        get { self[TabViewStyleKey.self] }
        set { self[TabViewStyleKey.self] = newValue }
    }
    var indexBackground: PageIndexViewStyle.BackgroundDisplayMode {
        get { self[IndexViewStyleKey.self] }
        set { self[IndexViewStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how tab views in this view show their pages.
    nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.tabViewStyle, style._kind)
    }

    /// Sets how the dots of pages look in this view.
    nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        environment(\.indexBackground, style._backgroundDisplayMode)
    }
}
