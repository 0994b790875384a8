import DovetailCore
import Foundation

/// What a plot area shows, for `chartPlotStyle`: grid lines and marks.
public struct ChartPlotContent: View {
    let content: AnyView

    /// The plot area.
    public var body: some View { content }
}

/// The strip of an axis, for `chartXAxisStyle` and `chartYAxisStyle`.
public struct ChartAxisContent: View {
    /// The strip that the labels stand in.
    public var body: some View { Color.clear }
}

/// The plot area of a chart.
struct PlotView: View {
    let model: ChartModel
    let memory: ChartMemory
    let axes: ChartAxes
    let visibleX: VisibleDomain?
    let visibleY: VisibleDomain?
    @Binding var xStart: Double
    @Binding var yStart: Double
    @Environment(\.displayScale) private var displayScale
    @Environment(\.layoutDirection) private var layoutDirection

    private var isScrollable: Bool { visibleX != nil || visibleY != nil }

    var body: some View {
        GeometryReader { geometry in
            let size = geometry.size
            let pixel = 1 / max(displayScale, 1)
            let isRightToLeft = layoutDirection == .rightToLeft
            let scene = memory.scene(of: model, x: axes.x, y: axes.y, size: size, pixel: Double(pixel))
            let proxy = ChartProxy(
                x: axes.x, y: axes.y, model: model, plotSize: size, isRightToLeft: isRightToLeft)
            let chart = geometry.bounds(of: .named(ChartSpace())) ?? CGRect(origin: .zero, size: size)
            let marks = MarksLayer(
                scene: scene, history: memory.history, model: model, size: size, pixel: Double(pixel),
                isRightToLeft: isRightToLeft, chart: chart, phase: scene.phase)
            let plot = ZStack(alignment: .topLeading) {
                GridLines(axes: axes, pixel: pixel)
                if isScrollable { marks.clipped() } else { marks }
            }
            Group {
                if let style = model.configuration.plotStyle {
                    style(ChartPlotContent(content: AnyView(plot)))
                } else {
                    plot
                }
            }
            .background(alignment: .topLeading) {
                MarkElements(scene: scene, model: model, size: size).allowsHitTesting(false)
            }
            .anchorPreference(key: ChartProxyKey.self, value: .bounds) { proxy.anchored(at: $0) }
            .overlay { interaction(proxy, size) }
        }
    }

    @ViewBuilder
    private func interaction(_ proxy: ChartProxy, _ size: CGSize) -> some View {
        let selection = model.configuration.selection
        if isScrollable {
            PlotScroll(
                x: visibleX, y: visibleY, xStart: $xStart, yStart: $yStart, size: size,
                proxy: proxy, behavior: model.configuration.scrolling.behavior)
        }
        if !selection.isEmpty { PlotSelection(proxy: proxy, settings: selection, isScrollable: isScrollable) }
        if let gesture = model.configuration.gesture {
            Color.clear.contentShape(Rectangle()).gesture(gesture(proxy))
        }
    }
}

/// The name of a chart's coordinates.
struct ChartSpace: Hashable {}
