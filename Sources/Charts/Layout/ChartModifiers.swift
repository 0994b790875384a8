import DovetailCore
import Foundation

extension View {
    // MARK: Axes

    /// Whether charts show the axis along x.
    nonisolated public func chartXAxis(_ visibility: Visibility) -> some View {
        chartConfiguration { $0.x.visibility = visibility }
    }

    /// Whether charts show the axis along y.
    nonisolated public func chartYAxis(_ visibility: Visibility) -> some View {
        chartConfiguration { $0.y.visibility = visibility }
    }

    /// The marks of the axis along x.
    nonisolated public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        let marks = collector(content())
        return chartConfiguration { $0.x.marks = marks }
    }

    /// The marks of the axis along y.
    nonisolated public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        let marks = collector(content())
        return chartConfiguration { $0.y.marks = marks }
    }

    /// Adds a title to the axis along x.
    nonisolated public func chartXAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let title = AxisTitle(position: position, alignment: alignment, spacing: spacing, view: AnyView(content()))
        return chartConfiguration { $0.x.titles.append(title) }
    }

    /// Adds a title to the axis along x.
    nonisolated public func chartXAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
    }

    /// Adds a title to the axis along x, looked up where the resource says.
    @_disfavoredOverload
    nonisolated public func chartXAxisLabel(
        _ labelResource: LocalizedStringResource, position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelResource) }
    }

    /// Adds a title to the axis along x.
    @_disfavoredOverload
    nonisolated public func chartXAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
    }

    /// Adds a title to the axis along x.
    nonisolated public func chartXAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
    }

    /// Adds a title to the axis along y: above the plot area, or turned beside it.
    nonisolated public func chartYAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let title = AxisTitle(
            position: position, alignment: alignment, spacing: spacing, view: AnyView(content()))
        return chartConfiguration { $0.y.titles.append(title) }
    }

    /// Adds a title to the axis along y.
    nonisolated public func chartYAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
    }

    /// Adds a title to the axis along y, looked up where the resource says.
    @_disfavoredOverload
    nonisolated public func chartYAxisLabel(
        _ labelResource: LocalizedStringResource, position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelResource) }
    }

    /// Adds a title to the axis along y.
    @_disfavoredOverload
    nonisolated public func chartYAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
    }

    /// Adds a title to the axis along y.
    nonisolated public func chartYAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
    }

    /// Changes the look of the strip that the labels along x stand in. What is behind it is drawn; its size stays what the labels need.
    nonisolated public func chartXAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> some View {
        chartConfiguration { $0.x.style = { AnyView(content($0)) } }
    }

    /// Changes the look of the strip that the labels along y stand in. What is behind it is drawn; its size stays what the labels need.
    nonisolated public func chartYAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> some View {
        chartConfiguration { $0.y.style = { AnyView(content($0)) } }
    }

    // MARK: Legend, plot area

    /// Whether charts show a legend.
    nonisolated public func chartLegend(_ visibility: Visibility) -> some View {
        chartConfiguration { $0.legend.visibility = visibility }
    }

    /// Where the legend stands.
    nonisolated public func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartConfiguration {
            $0.legend.position = position
            $0.legend.alignment = alignment
            $0.legend.spacing = spacing
        }
    }

    /// A view as the legend, and where it stands.
    nonisolated public func chartLegend<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let view = AnyView(content())
        return chartConfiguration {
            $0.legend.position = position
            $0.legend.alignment = alignment
            $0.legend.spacing = spacing
            $0.legend.content = view
        }
    }

    /// Changes the plot area: its background, border or size.
    nonisolated public func chartPlotStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartPlotContent) -> Content
    ) -> some View {
        chartConfiguration { $0.plotStyle = { AnyView(content($0)) } }
    }

    /// Puts a view over the chart inside, which gets a proxy of it.
    nonisolated public func chartOverlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        overlayPreferenceValue(ChartProxyKey.self, alignment: alignment) { proxy in
            if let proxy { content(proxy) }
        }
    }

    /// Puts a view behind the chart inside, which gets a proxy of it.
    nonisolated public func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View {
        backgroundPreferenceValue(ChartProxyKey.self, alignment: alignment) { proxy in
            if let proxy { content(proxy) }
        }
    }
}

private func collector<Content: AxisContent>(_ content: Content) -> @MainActor () -> [_AxisMarksSettings] {
    {
        var marks: [_AxisMarksSettings] = []
        Content._collect(content, into: &marks)
        return marks
    }
}
