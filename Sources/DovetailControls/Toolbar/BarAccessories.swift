import DovetailCore
import Foundation

/// An item that a bar has by itself, put in another place. The bar's own items stay where they are here.
public struct DefaultToolbarItem: ToolbarContent {
    nonisolated public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

    public var body: some ToolbarContent { ToolbarItemGroup(placement: .automatic) {} }
}

/// When a tab bar makes room for what is scrolled.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = TabBarMinimizeBehavior(name: "automatic")
    public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
    public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
    public static let never = TabBarMinimizeBehavior(name: "never")
}

/// What the edge of a scroll view does to what is under a bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let name: String
    public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "automatic") }
    public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "soft") }
    public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "hard") }
}

extension View {
    /// Shows a view above or below this one like a bar; the rest of it keeps clear of that.
    nonisolated public func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) { content().background(.bar) }
    }

    /// Shows a view at the leading or trailing edge of this one like a bar; the rest of it keeps clear of that.
    nonisolated public func safeAreaBar<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) { content().background(.bar) }
    }

    /// Whether rows that are links show a chevron.
    nonisolated public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
        environment(\.linkIndicatorVisibility, visibility)
    }
}

private struct LinkIndicatorVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    /// Whether rows that are links show a chevron.
    var linkIndicatorVisibility: Visibility {
        get { self[LinkIndicatorVisibilityKey.self] }
        set { self[LinkIndicatorVisibilityKey.self] = newValue }
    }
}
