import DovetailCore
import Foundation

/// Which container around a view has a background.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String

    package init(name: String) { self.name = name }

    /// The page of a navigation stack.
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    /// The page of a tab view.
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
    /// A column of a split view.
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    /// The window.
    public static let window = ContainerBackgroundPlacement(name: "window")
    /// A widget, in the window that shows it. Elsewhere the background is as large as the view.
    public static let widget = ContainerBackgroundPlacement(name: "widget")
}

extension View {
    /// Puts a style behind the page that the view is in. It is drawn behind the view, as far as the page goes under bars.
    nonisolated public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        filling(container).background(style, ignoresSafeAreaEdges: .all)
    }

    /// Puts a view behind the page that the view is in.
    nonisolated public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let content = content()
        return filling(container).background(alignment: alignment) { content.ignoresSafeArea() }
    }

    /// A view that is as large as the widget that it is in, so that what is behind it is, too.
    nonisolated private func filling(_ container: ContainerBackgroundPlacement) -> some View {
        modifier(WidgetFilling(isForWidget: container == .widget))
    }

    /// Adds the distance that a window's content has from its edges.
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 20) }
}

private struct WidgetFilling: ViewModifier {
    let isForWidget: Bool
    @Environment(\.isInWidget) private var isInWidget

    func body(content: Content) -> some View {
        let limit: CGFloat? = isForWidget && isInWidget ? .infinity : nil
        content.frame(maxWidth: limit, maxHeight: limit)
    }
}

private struct InWidgetKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether the view is in a widget. Set by what shows widgets.
    package var isInWidget: Bool {
        get { self[InWidgetKey.self] }
        set { self[InWidgetKey.self] = newValue }
    }
}
