import DovetailCore
import Foundation

/// What a chart knows of its marks before it has a size: which values each axis has, what is stacked, and the scales of looks.
/// Never changes; takes time in proportion to the number of marks.
final class ChartModel {
    let marks: [Mark]
    let configuration: ChartConfiguration
    private(set) var x = DomainBuilder()
    private(set) var y = DomainBuilder()
    /// From where to where the marks reach along their length, if that is stacked. Empty if no mark is.
    private var ranges: [SIMD2<Double>] = []
    /// For each mark, which of the values that styles go by it has; empty if no mark has one.
    private var styleValues: [Int32] = []
    /// For each of those values, where the scale of styles has it.
    private var stylePositions: [Int] = []
    /// Stands for the position of a value that the scale does not have.
    static let unknown = -2
    /// The sectors' sum.
    private(set) var total = 0.0
    private(set) var hasSectors = false
    /// Whether nothing has a place on the axes.
    var hasAxes: Bool { !(marks.isEmpty || (hasSectors && x.isEmpty && y.isEmpty)) }
    /// The groups that stand side by side.
    private(set) var groups: [_PlotValue] = []
    private(set) var styles: StyleScale?
    private(set) var symbols: SymbolScale?
    private(set) var sizes: SizeScale?
    private(set) var lines: LineScale?

    init(marks: [Mark], configuration: ChartConfiguration) {
        self.marks = marks
        self.configuration = configuration
        var (x, y) = (DomainBuilder(configuration.xScale), DomainBuilder(configuration.yScale))
        var stacked = StackedRanges()
        var (styles, symbols, sizes, lines, groups) = (
            VisualValues(), VisualValues(), VisualValues(), VisualValues(), VisualValues()
        )
        var (total, hasSectors, hasLayers) = (0.0, false, false)
        for (index, mark) in marks.enumerated() {
            if let value = mark.styleBy, let box = mark.attributes.box {
                if styleValues.isEmpty { styleValues = Array(repeating: -1, count: marks.count) }
                styleValues[index] = Int32(styles.position(adding: value) { box.fields.styleBy! })
            }
            if mark.hasOtherScales, let box = mark.attributes.box {
                if let value = box.fields.symbolBy { symbols.add(value) }
                if let value = box.fields.symbolSizeBy { sizes.add(value) }
                if let value = box.fields.lineStyleBy { lines.add(value) }
                if let group = box.fields.positionBy { groups.add(group.by) }
            }
            if mark.isLayered { hasLayers = true }
            if mark.attributes.box == nil, mark.lengthAxis == nil, !mark.number.x.isNaN, !mark.number.y.isNaN,
                x.label != nil, y.label != nil, mark.kind == .point || mark.kind == .line
            {
                x.add(mark.number.x, isDate: mark.isDate.x)
                y.add(mark.number.y, isDate: mark.isDate.y)
                continue
            }
            if mark.kind == .bar, let length = mark.lengthAxis, !mark.number.x.isNaN, !mark.number.y.isNaN,
                x.label != nil, y.label != nil
            {
                Self.addBar(mark, length, index, &x, &y, &stacked)
                continue
            }
            if mark.kind == .sector {
                hasSectors = true
                if case .value(let datum) = mark.x {
                    let value = datum.end?.number.map { $0 - (datum.value.number ?? 0) } ?? datum.value.number ?? 0
                    setRange(total, total + max(value, 0), at: index)
                    total += max(value, 0)
                }
                continue
            }
            if let function = mark.function {
                Self.add(function, to: &x, &y)
                continue
            }
            let length = mark.lengthAxis
            Self.add(mark.x, to: &x, isLength: length == .horizontal, isBar: mark.kind == .bar)
            Self.add(mark.y, to: &y, isLength: length == .vertical, isBar: mark.kind == .bar)
            guard let length else { continue }
            let channel = length == .horizontal ? mark.x : mark.y
            guard case .value(let datum) = channel, let value = datum.value.number else { continue }
            let other = length == .horizontal ? mark.y : mark.x
            stacked.add(
                value, at: other.first?.value, group: mark.attributes.box?.fields.positionBy?.by.value, kind: mark.kind,
                isVertical: length == .vertical, index: index, method: mark.options.stacking)
        }
        for range in stacked.ranges() {
            setRange(range.low, range.high, at: range.index)
            if marks[range.index].lengthAxis == .vertical {
                y.add(range.low)
                y.add(range.high)
            } else {
                x.add(range.low)
                x.add(range.high)
            }
        }
        // Categories of masks come after those of the content.
        if hasLayers { for mark in marks where mark.isLayered { addMasks(of: mark, to: &x, &y) } }
        x.measureDistances()
        y.measureDistances()
        self.x = x
        self.y = y
        self.total = total
        self.hasSectors = hasSectors
        self.groups = groups.values
        self.styles = styles.isEmpty ? nil : StyleScale(configuration.styles, data: styles.data, values: styles.values)
        stylePositions = styles.values.map { self.styles?.position(of: $0) ?? Self.unknown }
        self.symbols = symbols.isEmpty ? nil : SymbolScale(configuration.symbols, values: symbols)
        self.sizes = sizes.isEmpty ? nil : SizeScale(configuration.symbolSizes, values: sizes)
        self.lines = lines.isEmpty ? nil : LineScale(configuration.lineStyles, values: lines)
    }

    /// Adds a bar between numbers, without copies of its channels: there may be very many.
    private static func addBar(
        _ mark: Mark, _ length: Axis, _ index: Int, _ x: inout DomainBuilder, _ y: inout DomainBuilder,
        _ stacked: inout StackedRanges
    ) {
        let isVertical = length == .vertical
        let across = isVertical ? mark.number.x : mark.number.y
        let isDate = isVertical ? mark.isDate.x : mark.isDate.y
        if isVertical {
            x.add(across, isDate: isDate)
            x.add(placeAt: across)
        } else {
            y.add(across, isDate: isDate)
            y.add(placeAt: across)
        }
        stacked.add(
            isVertical ? mark.number.y : mark.number.x,
            at: isDate ? .date(Date(timeIntervalSinceReferenceDate: across)) : .number(across),
            group: mark.hasOtherScales ? mark.attributes.box?.fields.positionBy?.by.value : nil, kind: .bar,
            isVertical: isVertical, index: index,
            method: mark.options.stacking)
    }

    /// What the marks of masks have, by the layer.
    private(set) var masks: [Int: ChartModel] = [:]

    private func addMasks(of mark: Mark, to x: inout DomainBuilder, _ y: inout DomainBuilder) {
        for layer in mark.attributes.layers {
            guard let marks = layer.mask, masks[layer.id] == nil else { continue }
            let model = ChartModel(marks: marks, configuration: configuration)
            masks[layer.id] = model
            x.add(valuesOf: model.x)
            y.add(valuesOf: model.y)
        }
    }

    private func setRange(_ low: Double, _ high: Double, at index: Int) {
        if ranges.isEmpty { ranges = Array(repeating: SIMD2(.nan, .nan), count: marks.count) }
        ranges[index] = SIMD2(low, high)
    }

    /// A key for the style that a scale gives a mark: -1 if none does, and ``unknown`` if the scale has no key for it.
    func stylePosition(of index: Int) -> Int {
        guard !styleValues.isEmpty, styleValues[index] >= 0 else { return -1 }
        return stylePositions[Int(styleValues[index])]
    }

    /// From where to where a mark reaches along its length, if that is stacked.
    func range(of index: Int) -> (low: Double, high: Double)? {
        guard !ranges.isEmpty, !ranges[index].x.isNaN else { return nil }
        return (ranges[index].x, ranges[index].y)
    }

    private static func add(_ channel: MarkChannel, to data: inout DomainBuilder, isLength: Bool, isBar: Bool) {
        switch channel {
        case .value(let datum):
            if isLength {
                // The range that follows from stacking is added in its place.
                data.add(label: datum.label)
            } else {
                data.add(datum)
                if isBar, datum.end == nil { data.add(place: datum.value) }
            }
        case .range(let first, let last):
            data.add(first)
            data.add(last)
        default: break
        }
    }

    private static func add(_ function: PlottedFunction, to x: inout DomainBuilder, _ y: inout DomainBuilder) {
        x.add(label: function.xLabel)
        y.add(label: function.yLabel)
        if case .parametric = function.curve {
            for sample in function.samples(over: function.domain ?? 0...1) {
                x.add(sample.x)
                y.add(sample.low)
            }
        } else if let domain = function.domain {
            x.add(bounds: domain)
            for sample in function.samples(over: domain) {
                y.add(sample.low)
                y.add(sample.high)
            }
        }
    }

    /// Whether marks have annotations or views as symbols.
    private(set) lazy var hasViews = marks.contains { $0.hasViews }

    private lazy var hasFunctions = marks.contains { $0.function != nil }

    private lazy var positions = Dictionary(marks.enumerated().map { ($1.id, $0) }) { first, _ in first }

    /// The mark of an identity.
    func mark(withID id: Int) -> Mark? { positions[id].map { marks[$0] } }

    // MARK: Scales

    /// The room that annotations have beyond the ends of their marks where nothing else was said: that of a short text.
    private static let annotationRoom = CGSize(width: 30, height: 18)

    /// Whether marks have annotations at their ends along an axis for which the scale makes room.
    private func needsRoom(_ axis: Axis) -> Bool {
        guard hasViews else { return false }
        return marks.contains { mark in
            guard let annotations = mark.attributes.box?.fields.annotations,
                mark.lengthAxis == axis || mark.kind == .point
            else { return false }
            return annotations.contains { annotation in
                switch (axis, annotation.position.kind, annotation.overflow.x.kind, annotation.overflow.y.kind) {
                case (.vertical, .top, _, .automatic), (.vertical, .top, _, .padScale): true
                case (.vertical, .automatic, _, .automatic), (.vertical, .automatic, _, .padScale): true
                case (.horizontal, .trailing, .automatic, _), (.horizontal, .trailing, .padScale, _): true
                case (.horizontal, .automatic, .automatic, _), (.horizontal, .automatic, .padScale, _):
                    mark.lengthAxis == .horizontal
                default: false
                }
            }
        }
    }

    /// The values of an axis, with room for annotations at the end.
    private func padded(_ data: DomainBuilder, _ axis: Axis, length: CGFloat) -> DomainBuilder {
        guard needsRoom(axis), data.lower <= data.upper, !data.isCategorical else { return data }
        var data = data
        let room = axis == .horizontal ? Self.annotationRoom.width : Self.annotationRoom.height
        data.add(data.upper + (data.upper - min(data.lower, 0)) * Double(room / max(length - room, room)))
        return data
    }

    /// The scale along x in a plot area of about this width.
    func xScale(width: CGFloat) -> PositionScale {
        padded(x, .horizontal, length: width).scale(
            configuration.xScale, count: AxisTicks.count(along: .horizontal, length: width))
    }

    /// The scale along y in a plot area of about this height. Functions without a domain of their own are sampled over that of x.
    func yScale(height: CGFloat, x xScale: PositionScale) -> PositionScale {
        var y = padded(y, .vertical, length: height)
        for mark in marks where hasFunctions {
            guard let function = mark.function, function.domain == nil else { continue }
            if case .parametric = function.curve { continue }
            for sample in function.samples(over: xScale.lower...xScale.upper) {
                y.add(sample.low)
                y.add(sample.high)
            }
        }
        return y.scale(configuration.yScale, count: AxisTicks.count(along: .vertical, length: height))
    }
}

extension PlotDatum {
    /// Whether the value is a plain number: what the length of a bar can stand for.
    var isQuantity: Bool {
        if case .number = value { return end == nil }
        return false
    }
}
