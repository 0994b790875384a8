import DovetailCore
import Foundation

/// A view that shows data as marks with axes and a legend.
///
///     Chart(sales) { sale in
///         BarMark(x: .value("Month", sale.date, unit: .month), y: .value("Sales", sale.amount))
///             .foregroundStyle(by: .value("Product", sale.product))
///     }
///
/// The content is evaluated into marks, the marks' values into scales, and those give each mark its place:
///
///     content ─► marks (`_ChartCollector`) ─► scales (`ChartModel`) ─► places (`SceneBuilder`) ─► canvases (`MarksLayer`)
///                                                      └─► axes (`ChartAxes`, `ChartLayout`), legend (`ChartLegend`)
///
/// A changed element runs the closure of its row, and draws the part of the marks anew that it is in; finding that out takes time in
/// proportion to the number of marks, a fraction of a microsecond for each. In an animated change marks move from place to place by
/// their identity.
///
/// A chart takes all the space that it is offered, or as much as `chartPlotStyle` gives its plot area and the axes take beside that.
public struct Chart<Content: ChartContent>: View {
    private let content: ComparedContent<Content>

    /// A chart of marks.
    nonisolated public init(@ChartContentBuilder content: () -> Content) {
        self.content = ComparedContent(content: content())
    }

    /// A chart with marks for each of some identifiable elements.
    nonisolated public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.content = ComparedContent(content: ForEach(data, content: content))
    }

    /// A chart with marks for each of some elements that a key path identifies.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {
        self.content = ComparedContent(content: ForEach(data, id: id, content: content))
    }

    /// The chart.
    public var body: some View { ChartBody(content: content) }
}

/// A chart with what it keeps.
private struct ChartBody<Content: ChartContent>: View {
    let content: ComparedContent<Content>
    @State private var memory = ChartMemory()
    @State private var xStart: Double?
    @State private var yStart: Double?
    @State private var revision = 0
    @State private var margins = StyledPlotSize.usualMargins
    @Environment(\.chartConfiguration) private var configuration

    var body: some View {
        // Read, so that a change runs the body.
        _ = revision
        let revision = $revision
        let model = memory.model(of: content.content, configuration) { revision.wrappedValue += 1 }
        return chart(model)
    }

    private func chart(_ model: ChartModel) -> some View {
        LegendArrangement(model: model) {
            if let style = model.configuration.plotStyle {
                StyledPlotSize(margins: margins) {
                    plot(model)
                    style(ChartPlotContent(content: AnyView(Color.clear))).hidden()
                }
            } else {
                plot(model)
            }
        }
        .accessibilityElement(children: .contain)
        .accessibilityChartDescriptor(ChartDescription(model: model))
    }

    private func plot(_ model: ChartModel) -> some View {
        GeometryReader { geometry in area(model, geometry.size) }
            .frame(idealWidth: 240, idealHeight: 160)
            .coordinateSpace(.named(ChartSpace()))
    }

    private func area(_ model: ChartModel, _ size: CGSize) -> some View {
        // About what is left beside the labels.
        var x = model.xScale(width: size.width - 36)
        var y = model.yScale(height: size.height - 20, x: x)
        let scrolling = configuration.scrolling
        let visibleX = show(&x, scrolling.axes.contains(.horizontal) ? scrolling.xLength : nil, scrolling.x, xStart)
        let visibleY = show(&y, scrolling.axes.contains(.vertical) ? scrolling.yLength : nil, scrolling.y, yStart)
        let axes = ChartAxes(model: model, x: x, y: y, size: size)
        return ChartArea(
            model: model, memory: memory, axes: axes, visibleX: visibleX, visibleY: visibleY,
            xStart: start($xStart, visibleX, x, scrolling.x), yStart: start($yStart, visibleY, y, scrolling.y)
        ) { plot in
            // A chart without room says nothing of what its axes take.
            guard configuration.plotStyle != nil, plot.width > 0, plot.height > 0 else { return }
            margins = CGSize(width: size.width - plot.width, height: size.height - plot.height)
        }
    }

    /// Restricts a scale to what is on show.
    private func show(
        _ scale: inout PositionScale, _ length: Double?, _ settings: ScrolledStart, _ known: Double?
    ) -> VisibleDomain? {
        guard let length, length > 0, length < scale.upper - scale.lower else { return nil }
        let domain = VisibleDomain(
            full: scale.lower...scale.upper, length: length, isDownward: scale.isCategorical)
        let wanted = settings.get.map { $0().flatMap { beginning(of: $0, scale) } } ?? nil
        let start = domain.clamped(
            wanted ?? known ?? settings.initial.flatMap { beginning(of: $0, scale) } ?? scale.lower)
        scale.lower = start
        scale.upper = start + length
        return domain
    }

    /// Where a value begins: a category half a step before its middle.
    private func beginning(of value: _PlotValue, _ scale: PositionScale) -> Double? {
        scale.coordinate(of: value).map { scale.isCategorical ? $0 - 0.5 : $0 }
    }

    private func start(
        _ state: Binding<Double?>, _ domain: VisibleDomain?, _ scale: PositionScale, _ settings: ScrolledStart
    ) -> Binding<Double> {
        Binding {
            scale.lower
        } set: { new in
            guard domain != nil else { return }
            state.wrappedValue = new
            if let value = scale.value(of: scale.isCategorical ? new + 0.5 : new) { settings.set?(value) }
        }
    }
}

/// The plot area and the axes.
private struct ChartArea: View {
    let model: ChartModel
    let memory: ChartMemory
    let axes: ChartAxes
    let visibleX: VisibleDomain?
    let visibleY: VisibleDomain?
    @Binding var xStart: Double
    @Binding var yStart: Double
    /// Told the size of the plot area.
    let plotChanged: (CGSize) -> Void
    @Environment(\.displayScale) private var displayScale

    var body: some View {
        let pixel = 1 / max(displayScale, 1)
        ChartLayout(x: axes.x, y: axes.y) {
            if let style = model.configuration.x.style {
                style(ChartAxisContent()).layoutValue(key: ChartPlaceKey.self, value: .axis(.horizontal))
            }
            if let style = model.configuration.y.style {
                style(ChartAxisContent()).layoutValue(key: ChartPlaceKey.self, value: .axis(.vertical))
            }
            PlotView(
                model: model, memory: memory, axes: axes, visibleX: visibleX, visibleY: visibleY, xStart: $xStart,
                yStart: $yStart
            )
            .onGeometryChange(for: CGSize.self) {
                $0.size
            } action: {
                plotChanged($0)
            }
            .layoutValue(key: ChartPlaceKey.self, value: .plot)
            ForEach(axes.items.filter(\.isTick)) { item in
                AxisLine(item: item, pixel: pixel).accessibilityHidden(true)
                    .layoutValue(
                        key: ChartPlaceKey.self,
                        value: .tick(item, thickness: AxisLine.thickness(of: item, pixel: pixel)))
            }
            ForEach(axes.items.filter { $0.label != nil }) { item in
                item.label.layoutValue(key: ChartPlaceKey.self, value: .label(item))
            }
            if model.configuration.x.visibility != .hidden { titles(model.configuration.x.titles, .horizontal) }
            if model.configuration.y.visibility != .hidden { titles(model.configuration.y.titles, .vertical) }
        }
    }

    /// A title of the axis along y that stands above the plot area stands over its labels.
    private func standardAlignment(_ axis: Axis, _ edge: Edge) -> Alignment? {
        guard axis == .vertical, edge == .top || edge == .bottom else { return nil }
        return axes.items.contains { $0.axis == .vertical && $0.edge == .trailing } ? .trailing : .leading
    }

    private func titles(_ titles: [AxisTitle], _ axis: Axis) -> some View {
        ForEach(titles.indices, id: \.self) { index in
            let title = titles[index]
            let edge = title.position.edge(of: axis)
            let view = title.view.font(.caption).foregroundStyle(.secondary)
            Group {
                if axis == .vertical, edge == .leading || edge == .trailing {
                    TurnedLayout { view.fixedSize().rotationEffect(.degrees(-90)) }
                } else {
                    view
                }
            }
            .layoutValue(
                key: ChartPlaceKey.self,
                value: .title(edge, title.alignment ?? standardAlignment(axis, edge), title.spacing))
        }
    }
}

extension AnnotationPosition {
    /// The edge of a chart that a title of an axis stands at.
    func edge(of axis: Axis) -> Edge {
        switch kind {
        case .automatic, .overlay: axis == .horizontal ? .bottom : .top
        case .top, .topLeading, .topTrailing: .top
        case .bottom, .bottomLeading, .bottomTrailing: .bottom
        case .leading: .leading
        case .trailing: .trailing
        }
    }
}
