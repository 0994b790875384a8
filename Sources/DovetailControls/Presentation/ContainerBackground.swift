import DovetailCore
import Foundation

/// Which container around a view has a background.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String
    /// The page of a navigation stack.
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    /// The page of a tab view.
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
    /// A column of a split view.
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    /// The window.
    public static let window = ContainerBackgroundPlacement(name: "window")
    /// A widget. There are none here.
    public static let widget = ContainerBackgroundPlacement(name: "widget")
}

extension View {
    /// Puts a style behind the page that the view is in. It is drawn behind the view, as far as the page goes under bars.
    nonisolated public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        background(style, ignoresSafeAreaEdges: .all)
    }

    /// Puts a view behind the page that the view is in.
    nonisolated public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let content = content()
        return background(alignment: alignment) { content.ignoresSafeArea() }
    }

    /// Adds the distance that a window's content has from its edges.
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 20) }
}
