import DovetailCore
import Foundation

/// The kinds of marks.
enum MarkKind: UInt8 {
    case bar, line, point, area, rule, rectangle, sector
}

/// What a mark plots along one axis.
enum MarkChannel: Equatable {
    case none
    case value(PlotDatum)
    case range(PlotDatum, PlotDatum)
    /// A place in the plot area in points; nil is the middle.
    case fixed(CGFloat?)
    /// From one place in the plot area to another one in points; nil is the edge.
    case fixedRange(CGFloat?, CGFloat?)

    /// What stands for the channel in titles.
    var first: PlotDatum? {
        switch self {
        case .value(let datum), .range(let datum, _): datum
        default: nil
        }
    }
}

/// A mark of a chart as its content says it, before it has a place. Never changes, so that one that stays the same is known by its
/// reference.
final class Mark {
    /// What some kinds of marks have beside their values.
    struct Options {
        var width = MarkDimension.automatic
        var height = MarkDimension.automatic
        var stacking = MarkStackingMethod.standard
        var series: PlotDatum?
        /// The distance between sectors.
        var angularInset: CGFloat?
        /// A curve of a function, which is sampled when the chart's scales are known.
        var function: PlottedFunction?
    }

    let kind: MarkKind
    let id: Int
    let x: MarkChannel
    let y: MarkChannel
    let options: Options
    let attributes: MarkAttributes
    /// The axis along which the mark has the length of a value, which may be stacked; nil if it has none.
    let lengthAxis: Axis?
    /// The place along x and y of a mark that has one and no extent there: a number, or seconds. NaN for anything else. What runs for
    /// every mark reads these first, since copying a channel counts references.
    let number: SIMD2<Double>
    /// A function that the mark shows, and whether neither a modifier nor a series is said of the mark: read for every mark, too.
    let function: PlottedFunction?
    let isPlain: Bool
    /// The value that the scale of styles has the mark's style for, and whether other scales have something for it, or groups a place.
    let styleBy: _PlotValue?
    let hasOtherScales: Bool
    /// Whether something else than the values of scales decides how the mark looks.
    let hasLookOfItsOwn: Bool
    /// Whether views are shown at the mark: annotations, or one in place of a symbol.
    let hasViews: Bool
    // Copies of attributes that each frame reads for every mark: reading them here costs no look at the box.
    let opacity: Double
    let offset: MarkOffset?
    let zIndex: Double
    /// Whether the mark is drawn in a layer.
    let isLayered: Bool
    /// Whether the places are moments.
    let isDate: (x: Bool, y: Bool)

    init(kind: MarkKind, id: Int, x: MarkChannel, y: MarkChannel, options: Options, attributes: MarkAttributes) {
        self.kind = kind
        self.id = id
        self.x = x
        self.y = y
        self.options = options
        self.attributes = attributes
        function = options.function
        isPlain = attributes.box == nil && options.series == nil
        styleBy = attributes.box?.fields.styleBy?.value
        hasOtherScales = attributes.box?.hasOtherScales ?? false
        hasLookOfItsOwn = attributes.box?.hasLookOfItsOwn ?? false
        hasViews = attributes.box?.hasViews ?? false
        opacity = attributes.box?.fields.opacity ?? 1
        zIndex = attributes.box?.fields.zIndex ?? 0
        let moved = attributes.box?.fields.offset ?? MarkOffset()
        offset = moved == MarkOffset() ? nil : moved
        isLayered = !(attributes.box?.fields.layers.isEmpty ?? true)
        lengthAxis = Self.lengthAxis(kind, x, y)
        let (first, second) = (Self.number(x), Self.number(y))
        number = SIMD2(first.number, second.number)
        isDate = (first.isDate, second.isDate)
    }

    private static func number(_ channel: MarkChannel) -> (number: Double, isDate: Bool) {
        guard case .value(let datum) = channel, datum.end == nil, let number = datum.value.number else {
            return (.nan, false)
        }
        if case .date = datum.value { return (number, true) }
        return (number, false)
    }

    private static func lengthAxis(_ kind: MarkKind, _ x: MarkChannel, _ y: MarkChannel) -> Axis? {
        switch kind {
        case .area:
            if case .value = y { return .vertical }
            return nil
        case .bar:
            switch (x, y) {
            case (.value(let x), .value(let y)):
                if !y.isQuantity { return x.isQuantity ? .horizontal : nil }
                return .vertical
            case (.value(let x), .fixedRange): return x.isQuantity ? .horizontal : nil
            case (.fixedRange, .value(let y)): return y.isQuantity ? .vertical : nil
            default: return nil
            }
        default: return nil
        }
    }

    /// The same mark with other modifiers.
    func with(_ change: (inout MarkAttributes) -> Void) -> Mark {
        var attributes = attributes
        change(&attributes)
        return Mark(kind: kind, id: id, x: x, y: y, options: options, attributes: attributes)
    }
}
