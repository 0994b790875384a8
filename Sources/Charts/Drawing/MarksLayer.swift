import DovetailCore
import Foundation

/// The marks of a chart, on their way to where they belong when a change animates.
struct MarksLayer: View, Animatable {
    let scene: ChartScene
    let history: SceneHistory
    let model: ChartModel
    let size: CGSize
    let pixel: Double
    let isRightToLeft: Bool
    /// Where the chart is in the plot area's coordinates: what annotations are kept in.
    let chart: CGRect
    nonisolated(unsafe) var phase: Double

    nonisolated var animatableData: Double {
        get { phase }
        set { phase = newValue }
    }

    var body: some View {
        let items = history.items(at: phase, target: scene)
        ZStack(alignment: .topLeading) {
            ForEach(items.indices, id: \.self) { index in
                ItemView(item: items[index], size: size, pixel: pixel, isRightToLeft: isRightToLeft)
            }
            if model.hasViews {
                MarkViews(
                    views: MarkView.views(of: items.outsideOfLayers, model: model, size: size), size: size, chart: chart
                )
            }
        }
    }
}

/// Draws some marks. It runs again only when one of them has changed.
struct ItemCanvas: View {
    let item: DrawnItem
    let size: CGSize
    let pixel: Double
    let isRightToLeft: Bool

    /// What reaches so far over the plot area's edges, such as a symbol on one, is seen whole.
    private static let margin: CGFloat = 24

    var body: some View {
        let drawing = MarkDrawing(size: size, pixel: pixel)
        Canvas { context, _ in
            var context = context
            context.translateBy(x: Self.margin, y: Self.margin)
            if isRightToLeft {
                context.translateBy(x: size.width, y: 0)
                context.scaleBy(x: -1, y: 1)
            }
            drawing.draw(item, in: context)
        }
        .padding(-Self.margin)
        .frame(width: size.width, height: size.height)
        .allowsHitTesting(false)
    }
}
