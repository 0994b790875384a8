import AttributeGraph
import Foundation

/// Arranges its views in a column.
public struct VStack<Content: View>: PrimitiveView {
    package var layout: VStackLayout
    nonisolated(unsafe) package var content: Content

    /// A column. `spacing` is the distance between neighbours in points, nil for the standard one.
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    public static func _makeView(view: Attribute<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        Container.makeView(view, layout: { $0.layout }, content: { $0.content }, inputs: inputs)
    }
}

/// Arranges its views in a row.
public struct HStack<Content: View>: PrimitiveView {
    package var layout: HStackLayout
    nonisolated(unsafe) package var content: Content

    /// A row. `spacing` is the distance between neighbours in points, nil for the standard one.
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    public static func _makeView(view: Attribute<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        Container.makeView(view, layout: { $0.layout }, content: { $0.content }, inputs: inputs)
    }
}

/// Arranges its views one over the other, the last in front.
public struct ZStack<Content: View>: PrimitiveView {
    package var layout: ZStackLayout
    nonisolated(unsafe) package var content: Content

    nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }

    public static func _makeView(view: Attribute<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        Container.makeView(view, layout: { $0.layout }, content: { $0.content }, inputs: inputs)
    }
}

extension VStack: TabLabelContainer {}
extension HStack: TabLabelContainer {}

extension Layout {
    /// A container that arranges its views by this layout.
    // Types that are a view with content, and a layout where they have none, are made with the content that follows in braces.
    @_disfavoredOverload
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutView(layout: self, content: content())
    }
}

/// A layout applied to views.
struct LayoutView<L: Layout, Content: View>: PrimitiveView {
    var layout: L
    var content: Content

    static func _makeView(view: Attribute<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        Container.makeView(view, layout: { $0.layout }, content: { $0.content }, inputs: inputs)
    }
}
