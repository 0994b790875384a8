import DovetailCore
import Foundation

/// How far bars and rectangles reach.
extension SceneBuilder {
    /// How broad a bar or a rectangle is, and the step that it fills.
    struct Breadth {
        let step: Double
        let bar: Double
        let rectangle: Double
    }

    static func breadth(_ scale: PositionScale, _ map: PositionScale.Mapping, _ distance: Double?) -> Breadth {
        guard let distance else { return Breadth(step: 20, bar: 20, rectangle: 20) }
        let step = abs(map.place(ofCoordinate: scale.lower + distance) - map.place(ofCoordinate: scale.lower))
        return Breadth(step: step, bar: min(max(step * 0.78, 1), 24), rectangle: step)
    }

    /// From where to where a bar or rectangle reaches along an axis.
    func extent(_ mark: Mark, _ axis: Axis, _ index: Int) -> SIMD2<Double>? {
        let isX = axis == .horizontal
        let places = isX ? xMap.places : yMap.places
        let length = Double(isX ? size.width : size.height)
        if mark.lengthAxis == axis, let range = model.range(of: index) {
            let (start, end) = (places[range.low], places[range.high])
            guard end.isFinite else { return nil }
            // On a logarithmic scale zero is infinitely far away: the bar begins at the edge.
            return SIMD2(start.isFinite ? start : isX ? 0 : length, end)
        }
        let number = isX ? mark.number.x : mark.number.y
        if !number.isNaN, !(isX ? xScale.isCategorical : yScale.isCategorical) {
            let (middle, known) = (places[number], isX ? xBreadth : yBreadth)
            guard middle.isFinite else { return nil }
            return around(
                middle, mark, axis, step: known.step, breadth: mark.kind == .rectangle ? known.rectangle : known.bar)
        }
        let map = isX ? xMap : yMap
        switch isX ? mark.x : mark.y {
        case .range(let first, let last):
            guard let start = edge(first, map, isEnd: false), let end = edge(last, map, isEnd: true) else { return nil }
            return SIMD2(start, end)
        case .fixedRange(let start, let end): return SIMD2(Double(start ?? 0), Double(end ?? CGFloat(length)))
        case .value(let datum): return across(datum, mark, axis, map)
        default: return nil
        }
    }

    private func edge(_ datum: PlotDatum, _ map: PositionScale.Mapping, isEnd: Bool) -> Double? {
        guard map.step != 0 else { return nil }
        if case .category = datum.value, let middle = map.place(of: datum.value) {
            return middle + (isEnd ? 0.5 : -0.5) * map.factor
        }
        return map.place(of: isEnd ? datum.end ?? datum.value : datum.value)
    }

    /// The breadth of a bar or rectangle around its place.
    private func across(
        _ datum: PlotDatum, _ mark: Mark, _ axis: Axis, _ map: PositionScale.Mapping
    ) -> SIMD2<Double>? {
        guard let middle = map.place(of: datum.middle) else { return nil }
        let isRectangle = mark.kind == .rectangle
        var step = map.step
        let breadth: Double
        if axis == .horizontal ? xScale.isCategorical : yScale.isCategorical {
            breadth = isRectangle ? step : step * 0.66
        } else if let end = datum.end, let first = map.place(of: datum.value), let last = map.place(of: end) {
            step = abs(last - first)
            breadth = isRectangle ? step : datum.unit == nil ? max(step - 1, step * 0.8) : step * 0.78
        } else {
            let known = axis == .horizontal ? xBreadth : yBreadth
            step = known.step
            breadth = isRectangle ? known.rectangle : known.bar
        }
        return around(middle, mark, axis, step: step, breadth: breadth)
    }

    /// From where to where a bar or rectangle reaches around its middle, of a breadth unless it or its group has one.
    private func around(
        _ middle: Double, _ mark: Mark, _ axis: Axis, step: Double, breadth: Double
    ) -> SIMD2<Double> {
        var (middle, breadth) = (middle, breadth)
        let dimension = axis == .horizontal ? mark.options.width : mark.options.height
        if let length = dimension.length(in: CGFloat(step)) { breadth = Double(length) }
        if mark.hasOtherScales, let group = mark.attributes.box?.fields.positionBy, group.axis ?? axis == axis,
            !model.groups.isEmpty
        {
            let slot = slot(of: group, step: step)
            middle += slot.offset
            if case .automatic = dimension.kind { breadth = slot.length * 0.92 }
        }
        return SIMD2(middle - breadth / 2, middle + breadth / 2)
    }

    /// The part of a step that a group has.
    func slot(of group: MarkGroup, step: Double) -> (offset: Double, length: Double) {
        let span = Double(group.span.length(in: CGFloat(step)) ?? CGFloat(step * 0.8))
        let count = Double(max(model.groups.count, 1))
        let position = Double(model.groups.firstIndex(of: group.by.value) ?? 0)
        return ((position + 0.5) * span / count - span / 2, span / count)
    }
}
