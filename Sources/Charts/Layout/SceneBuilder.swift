import DovetailCore
import Foundation

/// Gives marks their places in a plot area.
///
/// Takes time in proportion to the number of marks. Looks are kept from one time to the next (`LookTable`), so that a mark that has not
/// changed is equal to what it was by a few comparisons.
struct SceneBuilder {
    let model: ChartModel
    let xScale: PositionScale
    let yScale: PositionScale
    let size: CGSize
    let pixel: Double
    let looks: LookTable
    let xMap: PositionScale.Mapping
    let yMap: PositionScale.Mapping
    /// How broad bars and rectangles are that are nothing but numbers.
    let xBreadth: Breadth
    let yBreadth: Breadth

    init(model: ChartModel, x: PositionScale, y: PositionScale, size: CGSize, pixel: Double, looks: LookTable) {
        self.model = model
        xScale = x
        yScale = y
        self.size = size
        self.pixel = pixel
        self.looks = looks
        xMap = x.mapping(length: size.width, isUpward: false)
        yMap = y.mapping(length: size.height, isUpward: true)
        xBreadth = Self.breadth(x, xMap, model.x.smallestDistance)
        yBreadth = Self.breadth(y, yMap, model.y.smallestDistance)
    }

    /// Everything in the order in which it is drawn. Layers in layers are a loop, as an app may put any number of them into each other.
    func items() -> [DrawnItem] {
        var scenes = LayerScenes(self)
        while let (builder, order, depth) = scenes.next {
            let (items, layers) = builder.items(of: order, depth: depth)
            scenes.finish(items, layers)
        }
        return scenes.whole
    }

    /// The marks in the order in which they are drawn; nil for that in which they are said.
    var order: [Int]? {
        guard model.marks.contains(where: { $0.zIndex != 0 }) else { return nil }
        return model.marks.indices.sorted {
            let (left, right) = (model.marks[$0].zIndex, model.marks[$1].zIndex)
            return left == right ? $0 < $1 : left < right
        }
    }

    /// The items of some marks in their order, all if it is nil, that are in as many layers; and the layers among them, where nothing is drawn yet.
    private func items(of order: [Int]?, depth: Int) -> (items: [DrawnItem], layers: LayerGathering) {
        var items: [DrawnItem] = []
        var layers = LayerGathering()
        var run: [DrawnMark] = []
        run.reserveCapacity(Self.chunk)
        var series: [SeriesKey: Int] = [:]
        // The series of the last mark, which mostly goes on.
        var last: (key: SeriesKey, drawn: DrawnSeries, position: Int, isPlain: Bool)?
        func store() {
            if let known = last { items[known.position] = .series(known.drawn) }
            last = nil
        }
        /// The symbols of lines, which are drawn over them.
        func flush() {
            if !run.isEmpty {
                items.append(.marks(run))
                run.removeAll(keepingCapacity: true)
            }
        }
        for step in 0..<(order?.count ?? model.marks.count) {
            let index = order?[step] ?? step
            let mark = model.marks[index]
            if mark.isLayered, let layer = mark.layer(at: depth) {
                if !layers.contain(layer) {
                    flush()
                    layers.begin(layer, at: items.count)
                    // Its place, until all of its marks are known.
                    items.append(.marks([]))
                }
                layers.add(index, to: layer)
                continue
            }
            if let function = mark.function {
                flush()
                if let drawn = curve(function, of: mark, at: index) { items.append(.series(drawn)) }
                continue
            }
            switch mark.kind {
            case .line, .area:
                guard let point = seriesPoint(of: mark, at: index) else { continue }
                let goesOn = mark.isPlain && last?.isPlain == true && last?.drawn.look.kind == mark.kind
                let key = goesOn ? last!.key : SeriesKey(mark)
                if !goesOn, last?.key != key {
                    store()
                    if let known = series[key], case .series(let drawn) = items[known] {
                        // Taken out, so that its arrays are not copied.
                        items[known] = .marks([])
                        last = (key, drawn, known, mark.isPlain)
                    } else {
                        flush()
                        series[key] = items.count
                        let drawn = DrawnSeries(
                            id: key.hashValue, ids: [], index: index, points: [],
                            opacity: mark.opacity,
                            interpolation: mark.attributes.box?.fields.interpolation ?? .linear,
                            look: looks.look(of: mark, at: index), isVertical: mark.areaIsVertical)
                        last = (key, drawn, items.count, mark.isPlain)
                        items.append(.marks([]))
                    }
                }
                last!.drawn.points.append(point)
                last!.drawn.ids.append(mark.id)
                if mark.kind == .line, mark.hasSymbol, let symbol = symbolMark(of: mark, at: point, index: index) {
                    run.append(symbol)
                }
            default:
                if let drawn = place(mark, at: index) { run.append(drawn) }
            }
            if run.count >= Self.chunk { flush() }
        }
        flush()
        store()
        return (items, layers)
    }

    /// How many marks are drawn as one: a change of one draws so many again.
    private static let chunk = 256

    // MARK: Places

    func x(_ datum: PlotDatum) -> Double? { xMap.place(of: datum.middle) }
    func y(_ datum: PlotDatum) -> Double? { yMap.place(of: datum.middle) }

    private func place(_ mark: Mark, at index: Int) -> DrawnMark? {
        var place: SIMD4<Double>
        var inset = 0.0
        switch mark.kind {
        case .point:
            guard var centerX = pointX(of: mark), var centerY = pointY(of: mark) else { return nil }
            if mark.hasOtherScales, let group = mark.attributes.box?.fields.positionBy {
                if group.axis == .vertical || (group.axis == nil && !xScale.isCategorical && yScale.isCategorical) {
                    centerY += slot(of: group, step: yMap.step).offset
                } else {
                    centerX += slot(of: group, step: xMap.step).offset
                }
            }
            let side = symbolSize(of: mark)
            place = SIMD4(centerX, centerY, side.width, side.height)
        case .bar, .rectangle:
            guard let columns = extent(mark, .horizontal, index), let rows = extent(mark, .vertical, index) else {
                return nil
            }
            place = SIMD4(columns.x, rows.x, columns.y, rows.y)
        case .rule:
            guard let columns = ruleExtent(mark.x, xMap, size.width), let rows = ruleExtent(mark.y, yMap, size.height)
            else { return nil }
            place = SIMD4(columns.x, rows.x, columns.y, rows.y)
        case .sector:
            guard let range = model.range(of: index), model.total > 0 else { return nil }
            let largest = Double(min(size.width, size.height)) / 2
            let outer = radius(mark.options.height, largest: largest) ?? largest
            let inner = radius(mark.options.width, largest: largest) ?? 0
            let turn = 2 * Double.pi / model.total
            place = SIMD4(range.low * turn - .pi / 2, range.high * turn - .pi / 2, min(inner, outer), outer)
            inset = Double(mark.options.angularInset ?? 0)
        default: return nil
        }
        if let offset = mark.offset, mark.kind != .sector { place = moved(place, by: offset, mark.kind) }
        return DrawnMark(
            id: mark.id, index: index, place: place, inset: inset,
            opacity: mark.kind == .point ? mark.symbolOpacity : mark.opacity,
            look: looks.look(of: mark, at: index))
    }

    private func moved(_ place: SIMD4<Double>, by offset: MarkOffset, _ kind: MarkKind) -> SIMD4<Double> {
        if kind == .point { return place + SIMD4(offset.xStart, offset.yStart, 0, 0) }
        return place + SIMD4(offset.xStart, offset.yStart, offset.xEnd, offset.yEnd)
    }

    func pointX(of mark: Mark) -> Double? {
        if mark.number.x.isNaN || xScale.isCategorical { return point(mark.x, in: xMap, length: size.width) }
        let place = xMap.place(ofCoordinate: mark.number.x)
        return place.isFinite ? place : nil
    }

    func pointY(of mark: Mark) -> Double? {
        if mark.number.y.isNaN || yScale.isCategorical { return point(mark.y, in: yMap, length: size.height) }
        let place = yMap.place(ofCoordinate: mark.number.y)
        return place.isFinite ? place : nil
    }

    private func point(_ channel: MarkChannel, in map: PositionScale.Mapping, length: CGFloat) -> Double? {
        switch channel {
        case .value(let datum): map.place(of: datum.middle)
        case .fixed(let place): Double(place ?? length / 2)
        default: nil
        }
    }

    private func ruleExtent(_ channel: MarkChannel, _ map: PositionScale.Mapping, _ length: CGFloat) -> SIMD2<Double>? {
        switch channel {
        case .value(let datum): map.place(of: datum.middle).map { SIMD2($0, $0) }
        case .range(let first, let last):
            if let start = map.place(of: first.middle), let end = map.place(of: last.middle) {
                SIMD2(start, end)
            } else {
                nil
            }
        case .fixedRange(let start, let end): SIMD2(Double(start ?? 0), Double(end ?? length))
        case .fixed(let place): SIMD2(Double(place ?? length / 2), Double(place ?? length / 2))
        default: nil
        }
    }

    private func radius(_ dimension: MarkDimension, largest: Double) -> Double? {
        switch dimension.kind {
        case .automatic: nil
        case .fixed(let radius): min(max(radius, 0), largest)
        case .inset(let inset): max(largest - inset, 0)
        case .ratio(let ratio): min(max(largest * ratio, 0), largest)
        }
    }

    // MARK: Symbols

    private func symbolSize(of mark: Mark) -> CGSize {
        guard let box = mark.attributes.box else { return CGSize(width: 7, height: 7) }
        if let value = box.fields.symbolSizeBy?.value, let area = model.sizes?.area(for: value) {
            return CGSize(width: area.squareRoot(), height: area.squareRoot())
        }
        switch box.fields.symbolSize {
        case .area(let area): return CGSize(width: max(area, 0).squareRoot(), height: max(area, 0).squareRoot())
        case .size(let size): return size
        case nil: return CGSize(width: 7, height: 7)
        }
    }

    private func symbolMark(of mark: Mark, at point: SIMD4<Double>, index: Int) -> DrawnMark? {
        let side = symbolSize(of: mark)
        return DrawnMark(
            id: mark.id, index: index, place: SIMD4(point.x, point.y, side.width, side.height),
            opacity: mark.symbolOpacity, look: looks.look(of: mark, at: index, asSymbol: true))
    }
}

extension Mark {
    /// Whether the edges of an area follow each other along x.
    var areaIsVertical: Bool {
        if case .range = x { return false }
        return true
    }

    /// The view that stands for a point, if that is no shape.
    var symbolView: (@MainActor () -> AnyView)? {
        guard let box = attributes.box, case .view(let view) = box.fields.symbol else { return nil }
        return view
    }

    /// How opaque the mark's symbol is drawn: a view is shown in place of one.
    var symbolOpacity: Double { hasViews && symbolView != nil ? 0 : opacity }

    /// Whether the points of a line have symbols.
    var hasSymbol: Bool {
        guard let box = attributes.box else { return false }
        return box.fields.symbol != nil || box.fields.symbolBy != nil
    }
}
