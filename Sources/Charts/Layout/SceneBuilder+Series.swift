import DovetailCore
import Foundation

/// Lines, areas and curves of functions, whose marks are drawn together.
extension SceneBuilder {
    func seriesPoint(of mark: Mark, at index: Int) -> SIMD4<Double>? {
        if mark.kind == .line, mark.attributes.box == nil, !mark.number.x.isNaN, !mark.number.y.isNaN {
            guard let x = pointX(of: mark), let y = pointY(of: mark) else { return nil }
            return SIMD4(x, y, 0, 0)
        }
        var point: SIMD4<Double>
        switch (mark.x, mark.y) {
        case (.value(let x), .value(let y)):
            guard let across = self.x(x) else { return nil }
            if mark.kind == .area, let range = model.range(of: index) {
                let (low, high) = (yMap.place(ofCoordinate: range.low), yMap.place(ofCoordinate: range.high))
                guard high.isFinite else { return nil }
                point = SIMD4(across, high, across, low.isFinite ? low : Double(size.height))
            } else {
                guard let along = self.y(y) else { return nil }
                point = SIMD4(across, along, 0, 0)
            }
        case (.value(let x), .range(let first, let last)):
            guard let across = self.x(x), let low = y(first), let high = y(last) else { return nil }
            point = SIMD4(across, high, across, low)
        case (.range(let first, let last), .value(let y)):
            guard let along = self.y(y), let low = x(first), let high = x(last) else { return nil }
            point = SIMD4(high, along, low, along)
        default: return nil
        }
        if let offset = mark.offset {
            point += SIMD4(offset.xEnd, offset.yEnd, offset.xStart, offset.yStart)
        }
        return point
    }

    func curve(_ function: PlottedFunction, of mark: Mark, at index: Int) -> DrawnSeries? {
        var domain = function.domain ?? xScale.lower...xScale.upper
        if case .parametric = function.curve { domain = function.domain ?? 0...1 }
        let zero = yMap.place(ofCoordinate: 0)
        let points: [SIMD4<Double>] = function.samples(over: domain, count: max(Int(size.width / 2), 50)).map {
            sample in
            let across = xMap.place(ofCoordinate: sample.x)
            let high = yMap.place(ofCoordinate: sample.high)
            var low = 0.0
            if mark.kind == .area {
                if case .band = function.curve {
                    low = yMap.place(ofCoordinate: sample.low)
                } else {
                    low = zero.isFinite ? zero : Double(size.height)
                }
            }
            return mark.kind == .area ? SIMD4(across, high, across, low) : SIMD4(across, high, 0, 0)
        }
        return DrawnSeries(
            id: mark.id, ids: points.indices.map { mark.id &+ $0 }, index: index, points: points,
            opacity: mark.opacity, interpolation: .linear,
            look: looks.look(of: mark, at: index))
    }
}

/// The values that all points of one line or area share; points with another key belong to another line.
struct SeriesKey: Hashable {
    let kind: MarkKind
    let series: _PlotValue?
    let style: _PlotValue?
    let symbol: _PlotValue?
    let line: _PlotValue?

    init(_ mark: Mark) {
        kind = mark.kind
        series = mark.options.series?.value
        guard let fields = mark.attributes.box else {
            (style, symbol, line) = (nil, nil, nil)
            return
        }
        // A scale of numbers colours a line; only categories tell lines apart.
        style = (fields.fields.styleBy?.value).flatMap { $0.isContinuous && mark.options.series != nil ? nil : $0 }
        symbol = fields.fields.symbolBy?.value
        line = fields.fields.lineStyleBy?.value
    }
}
