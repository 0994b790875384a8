import DovetailCore
import Foundation

/// How marks look. One that stays the same mostly is the same object.
final class MarkLook: Equatable {
    let kind: MarkKind
    let style: ChartStyle
    let alignsWithPlot: Bool
    let corners: MarkCorners?
    let symbol: AnyChartSymbolShape?
    let symbolKey: BasicChartSymbolShape?
    let line: StrokeStyle
    let effects: [MarkEffect]
    let clip: AnyShape?

    init(
        kind: MarkKind, style: ChartStyle, alignsWithPlot: Bool, corners: MarkCorners?, symbol: AnyChartSymbolShape?,
        symbolKey: BasicChartSymbolShape?, line: StrokeStyle, effects: [MarkEffect], clip: AnyShape?
    ) {
        self.kind = kind
        self.style = style
        self.alignsWithPlot = alignsWithPlot
        self.corners = corners
        self.symbol = symbol
        self.symbolKey = symbolKey
        self.line = line
        self.effects = effects
        self.clip = clip
    }

    static func == (left: MarkLook, right: MarkLook) -> Bool {
        if left === right { return true }
        // Shapes of an app's own cannot be compared.
        guard left.clip == nil, right.clip == nil, left.symbolKey == right.symbolKey else { return false }
        if left.symbol != nil, left.symbolKey == nil { return false }
        return left.kind == right.kind && left.style == right.style && left.alignsWithPlot == right.alignsWithPlot
            && left.corners == right.corners && left.line == right.line && left.effects == right.effects
    }
}

/// A mark in its place in the plot area.
struct DrawnMark: Equatable {
    let id: Int
    /// The position of the mark in the content.
    let index: Int
    /// Of bars, rectangles and rules two corners or ends (x, y, x, y); of points the centre and the size; of sectors the angles at the
    /// beginning and end, and the inner and outer radius.
    var place: SIMD4<Double>
    /// Half the distance to the next sector.
    var inset = 0.0
    var opacity: Double
    let look: MarkLook

    static func == (left: DrawnMark, right: DrawnMark) -> Bool {
        left.place == right.place && left.id == right.id && left.opacity == right.opacity && left.inset == right.inset
            && left.index == right.index && left.look == right.look
    }

    /// The mark's bounds in a plot area.
    func bounds(in size: CGSize) -> CGRect {
        switch look.kind {
        case .point, .line, .area:
            return CGRect(
                x: place.x - place.z / 2, y: place.y - place.w / 2, width: place.z, height: place.w)
        case .sector:
            let middle = (place.x + place.y) / 2
            let radius = (place.z + place.w) / 2
            return CGRect(
                x: size.width / 2 + cos(middle) * radius, y: size.height / 2 + sin(middle) * radius, width: 0, height: 0
            )
        case .bar, .rectangle, .rule:
            return CGRect(
                x: min(place.x, place.z), y: min(place.y, place.w), width: abs(place.z - place.x),
                height: abs(place.w - place.y))
        }
    }
}

/// A line or an area in the plot area.
struct DrawnSeries: Equatable {
    let id: Int
    /// The marks that the points come from.
    var ids: [Int]
    var index: Int
    /// Of lines (x, y, 0, 0); of areas (x, y, x, y) of both edges.
    var points: [SIMD4<Double>]
    var opacity: Double
    let interpolation: InterpolationMethod
    let look: MarkLook
    /// Whether the edges of an area follow each other along x.
    var isVertical = true
}

/// What is drawn as one: some marks, a series, or a layer of these.
enum DrawnItem: Equatable {
    case marks([DrawnMark])
    case series(DrawnSeries)
    indirect case layer(DrawnLayer)
}
