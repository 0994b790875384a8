import DovetailCore
import Foundation

/// Knows the scales and the plot area of a chart: turns values into places and back.
///
/// Places are in points from the plot area's top left corner. You get a proxy from `chartOverlay`, `chartBackground` and `chartGesture`.
public struct ChartProxy: Equatable {
    let x: PositionScale
    let y: PositionScale
    let model: ChartModel
    /// The size of the plot area in points.
    public let plotSize: CGSize
    let isRightToLeft: Bool
    private(set) var anchor: Anchor<CGRect>?

    init(x: PositionScale, y: PositionScale, model: ChartModel, plotSize: CGSize, isRightToLeft: Bool) {
        self.x = x
        self.y = y
        self.model = model
        self.plotSize = plotSize
        self.isRightToLeft = isRightToLeft
    }

    public static func == (left: ChartProxy, right: ChartProxy) -> Bool {
        left.model === right.model && left.x == right.x && left.y == right.y && left.plotSize == right.plotSize
            && left.isRightToLeft == right.isRightToLeft && left.anchor == right.anchor
    }

    func anchored(at anchor: Anchor<CGRect>) -> ChartProxy {
        var proxy = self
        proxy.anchor = anchor
        return proxy
    }

    // MARK: The plot area

    /// The size of the plot area in points.
    @available(*, deprecated, renamed: "plotSize")
    public var plotAreaSize: CGSize { plotSize }
    /// Where the plot area is: look it up with a `GeometryProxy`.
    public var plotFrame: Anchor<CGRect>? { anchor }
    /// Where the part of the plot area is that is on show; it is the plot area itself.
    public var plotContainerFrame: Anchor<CGRect>? { anchor }
    /// Where the plot area is. Traps for a proxy that belongs to no chart on show.
    @available(*, deprecated, renamed: "plotFrame")
    public var plotAreaFrame: Anchor<CGRect> {
        guard let anchor else { fatalError("ChartProxy.plotAreaFrame of a chart that is not on show") }
        return anchor
    }

    private var xMap: PositionScale.Mapping { x.mapping(length: plotSize.width, isUpward: false) }
    private var yMap: PositionScale.Mapping { y.mapping(length: plotSize.height, isUpward: true) }
    /// A place along x as it is seen.
    private func seen(_ place: Double) -> CGFloat { isRightToLeft ? plotSize.width - CGFloat(place) : CGFloat(place) }

    // MARK: Places of values

    /// The place of a value along x; nil if the scale does not have it.
    public func position<P: Plottable>(forX value: P) -> CGFloat? { xMap.place(of: value.plotValue).map(seen) }
    /// The place of a value along y; nil if the scale does not have it.
    public func position<P: Plottable>(forY value: P) -> CGFloat? {
        yMap.place(of: value.plotValue).map { CGFloat($0) }
    }
    /// The place of a pair of values; nil if a scale does not have its value.
    public func position<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGPoint? {
        guard let x = position(forX: point.x), let y = position(forY: point.y) else { return nil }
        return CGPoint(x: x, y: y)
    }
    /// From where to where a category reaches along x; a number or a date has one place.
    public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
        position(forX: value).map { range(around: $0, x, xMap) }
    }
    /// From where to where a category reaches along y; a number or a date has one place.
    public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
        position(forY: value).map { range(around: $0, y, yMap) }
    }
    /// The rectangle of a pair of values.
    public func positionRange<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGRect? {
        guard let x = positionRange(forX: point.x), let y = positionRange(forY: point.y) else { return nil }
        return CGRect(
            x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound, height: y.upperBound - y.lowerBound)
    }

    private func range(
        around place: CGFloat, _ scale: PositionScale, _ map: PositionScale.Mapping
    ) -> ClosedRange<CGFloat> {
        let half = scale.isCategorical ? CGFloat(map.step / 2) : 0
        return (place - half)...(place + half)
    }

    // MARK: Values of places

    func xValue(at position: CGFloat) -> _PlotValue? {
        x.value(of: xMap.coordinate(at: Double(seen(Double(position)))))
    }
    func yValue(at position: CGFloat) -> _PlotValue? { y.value(of: yMap.coordinate(at: Double(position))) }

    /// The value at a place along x; nil if it is of another kind, or there is no category.
    public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
        xValue(at: position).flatMap { P(plotValue: $0) }
    }
    /// The value at a place along y; nil if it is of another kind, or there is no category.
    public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
        yValue(at: position).flatMap { P(plotValue: $0) }
    }
    /// The values at a place.
    public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as type: (X, Y).Type = (X, Y).self) -> (X, Y)? {
        guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
        return (x, y)
    }

    // MARK: Angles

    /// The angle of a place around the middle of the plot area, from the top and clockwise.
    public func angle(at position: CGPoint) -> Angle {
        let across = seen(Double(position.x)) - plotSize.width / 2
        var angle = atan2(across, plotSize.height / 2 - position.y)
        if angle < 0 { angle += 2 * .pi }
        return .radians(angle)
    }

    /// The value at an angle, counted through all sectors; nil if there are none.
    public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
        guard model.total > 0 else { return nil }
        return P(plotValue: .number(angle.radians / (2 * .pi) * model.total))
    }

    // MARK: Looks

    /// The style that marks with a value have.
    public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
        model.styles?.style(for: value.plotValue)?.shape
    }
    /// The shape of symbols with a value; nil if a view stands for it.
    public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? {
        guard case .shape(let shape, _) = model.symbols?.symbol(for: value.plotValue) else { return nil }
        return shape
    }
    /// The area of symbols with a value, in square points.
    public func symbolSize<P: Plottable>(for value: P) -> CGFloat? { model.sizes?.area(for: value.plotValue) }
    /// The style of lines with a value.
    public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? { model.lines?.style(for: value.plotValue) }

    // MARK: Domains

    /// The values along x: the categories, or the first and the last one.
    public func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { domain(of: x) }
    /// The values along y: the categories, or the first and the last one.
    public func yDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { domain(of: y) }

    /// The values of the scale of styles: the categories, or the first and the last number or date.
    public func foregroundStyleDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
        values(model.styles?.domain)
    }
    /// The values of the scale of symbols.
    public func symbolDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { values(model.symbols?.names) }
    /// The values of the scale of symbols' sizes: the categories, or the first and the last number or date.
    public func symbolSizeDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { values(model.sizes?.domain) }
    /// The values of the scale of lines' styles.
    public func lineStyleDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { values(model.lines?.names) }

    private func values<P: Plottable>(_ values: [_PlotValue]?) -> [P] { values?.compactMap { P(plotValue: $0) } ?? [] }

    private func domain<P: Plottable>(of scale: PositionScale) -> [P] {
        if scale.isCategorical { return scale.categories.compactMap { P(plotValue: .category($0)) } }
        return [scale.lower, scale.upper].compactMap { scale.value(of: $0) }.compactMap { P(plotValue: $0) }
    }

    // MARK: Selection

    /// Selects the value at a place along x, as a person does (`chartXSelection`).
    @MainActor public func selectXValue(at xPosition: CGFloat) { model.configuration.selection.x?(self, xPosition) }
    /// Selects the value at a place along y, as a person does (`chartYSelection`).
    @MainActor public func selectYValue(at yPosition: CGFloat) { model.configuration.selection.y?(self, yPosition) }
    /// Selects the values between places along x.
    @MainActor public func selectXRange(from start: CGFloat, to end: CGFloat) {
        model.configuration.selection.xRange?(self, start, end)
    }
    /// Selects the values between places along y.
    @MainActor public func selectYRange(from start: CGFloat, to end: CGFloat) {
        model.configuration.selection.yRange?(self, start, end)
    }
    /// Selects the value at an angle.
    @MainActor public func selectAngleValue(at angle: Angle) { model.configuration.selection.angle?(self, angle) }
}

struct ChartProxyKey: PreferenceKey {
    static var defaultValue: ChartProxy? { nil }

    static func reduce(value: inout ChartProxy?, nextValue: () -> ChartProxy?) {
        if value == nil { value = nextValue() }
    }
}
