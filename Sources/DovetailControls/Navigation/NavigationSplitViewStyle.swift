import DovetailCore
import Foundation

/// How a split view shares out the room.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

/// As suits the system: the columns stand side by side here.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { nonisolated public init() {} }
/// The columns stand side by side: the detail becomes narrower when others come.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { nonisolated public init() {} }
/// The detail keeps its size: in the `pad` idiom the other columns come over it and dim it, and a press on it sends them away. To begin
/// with it stands alone, unless the app wants to see more. In the `desktop` idiom the columns stand side by side, as on macOS.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle { nonisolated public init() {} }

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

private struct HasProminentDetailKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the detail of split views keeps its size when other columns come.
    var hasProminentDetail: Bool {
        get { self[HasProminentDetailKey.self] }
        set { self[HasProminentDetailKey.self] = newValue }
    }
}

extension View {
    /// Sets how split views in this view share out the room.
    nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        environment(\.hasProminentDetail, S.self == ProminentDetailNavigationSplitViewStyle.self)
    }

    /// Sets the width of the column that this view is the root of, in points.
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        bar { $0.columnWidth = ColumnWidth(min: width, ideal: width, max: width) }
    }

    /// Sets the width of the column that this view is the root of, and its limits, in points.
    nonisolated public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        bar { $0.columnWidth = ColumnWidth(min: min, ideal: ideal, max: max) }
    }
}
