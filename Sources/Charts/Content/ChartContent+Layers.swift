import DovetailCore

/// Content whose marks are drawn as one.
struct LayeredChartContent<Content: ChartContent, Mask: ChartContent> {
    let content: Content
    let mask: Mask?
    let style: LayerStyle?
}

extension LayeredChartContent: ChartContent {
    typealias Body = Never

    nonisolated static func _count(_ layer: Self) -> Int {
        Content._count(layer.content) + (layer.mask.map(Mask._count) ?? 0)
    }

    static func _collect(_ layer: Self, into collector: _ChartCollector) {
        let mask = layer.mask.map { mask in { Mask._collect(mask, into: collector) } }
        collector.layer(mask: mask, style: layer.style) { Content._collect(layer.content, into: collector) }
    }
}

extension ChartContent {
    /// Shows marks only where other marks are drawn, as opaque as those are.
    ///
    /// The marks of the mask are drawn with the chart's scales, which have room for their values. They are stacked and grouped among
    /// themselves, and stand neither in the legend nor among the elements that assistive tools find. Annotations, and views that stand for
    /// points, are not masked.
    nonisolated public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
        LayeredChartContent(content: self, mask: content(), style: nil)
    }

    /// Draws marks as one: the opacity, blur, shadow and blend mode of modifiers around apply to what they show together.
    nonisolated public func compositingLayer() -> some ChartContent {
        LayeredChartContent<Self, Never>(content: self, mask: nil, style: nil)
    }

    /// Draws marks as one view, as large as the plot area, which a closure puts modifiers around.
    ///
    /// Annotations, and views that stand for points, are not part of it.
    nonisolated public func compositingLayer<V: View>(
        style: (PlaceholderContentView<Self>) -> V
    ) -> some ChartContent {
        LayeredChartContent<Self, Never>(content: self, mask: nil, style: LayerStyle(style))
    }
}
