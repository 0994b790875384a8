import DovetailCore

/// Shows a view below a bar with a title and buttons, and the pages that its links push over it. ``NavigationStack`` and
/// ``NavigationSplitView`` are the current forms.
///
/// With two or three views in it, and room for them, they are the columns of a split view; a link shows its page in the next column.
public struct NavigationView<Content: View>: View {
    nonisolated(unsafe) private let content: Content
    @Environment(\.navigationViewStyle) private var style
    @State private var path = NavigationPath()
    @State private var visibility = NavigationSplitViewVisibility.automatic

    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View {
        if ChildrenReader<Content, EmptyView>.knownCount == 1 {
            // Made inside of the stack, so that it can be a link, or declare destinations, itself.
            NavigationScreen(path: NavigationPathAccess($path), root: content)
        } else if style == .stack {
            NavigationScreen(path: NavigationPathAccess($path), root: ChildrenReader(content: content) { $0.first })
        } else if let views = (content as? any SeparableContent)?.singleViews {
            // Made inside of the columns, for the same reason.
            SplitScreen(columns: Array(views.prefix(3)), visibility: $visibility, preferredColumn: nil)
        } else {
            ChildrenReader(content: content) { children in
                if children.count < 2 {
                    NavigationScreen(path: NavigationPathAccess($path), root: children.first)
                } else {
                    SplitScreen(
                        columns: children.prefix(3).map { AnyView($0) }, visibility: $visibility, preferredColumn: nil)
                }
            }
        }
    }
}

/// How a navigation view shows its content.
@MainActor @preconcurrency
public protocol NavigationViewStyle {
    nonisolated var _kind: _NavigationViewKind { get }
}

/// The styles that there are. Not for use outside the framework.
public enum _NavigationViewKind: Hashable, Sendable {
    case automatic, stack, columns
}

/// Columns where there are several views and room for them, else a stack.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    nonisolated public init() {}
    nonisolated public var _kind: _NavigationViewKind { .automatic }
}

/// One view at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
    nonisolated public init() {}
    nonisolated public var _kind: _NavigationViewKind { .stack }
}

/// Columns side by side.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    nonisolated public init() {}
    nonisolated public var _kind: _NavigationViewKind { .columns }
}

/// Columns side by side.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    nonisolated public init() {}
    nonisolated public var _kind: _NavigationViewKind { .columns }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

private struct NavigationViewStyleKey: EnvironmentKey {
    static var defaultValue: _NavigationViewKind { .automatic }
}

extension EnvironmentValues {
    var navigationViewStyle: _NavigationViewKind {
        get { self[NavigationViewStyleKey.self] }
        set { self[NavigationViewStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how navigation views in this view show their content.
    nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        environment(\.navigationViewStyle, style._kind)
    }
}
