import Foundation

/// Turns values into places along one axis of the plot area.
///
/// Every value has a *coordinate*: the number, the seconds since the reference date, or half more than the position among the
/// categories. The scale transforms the coordinate (by a logarithm, say) and maps the domain to points, so that categories, dates and
/// numbers go one way.
struct PositionScale: Equatable {
    var kind: ScaleType.Kind
    /// The categories in order; empty for continuous scales.
    var categories: [String] = []
    /// The first and last coordinate on show; the first is the smaller one.
    var lower: Double
    var upper: Double
    var isReversed = false
    var range = _PlotRange()
    private var positions: [String: Int] = [:]

    init(kind: ScaleType.Kind, lower: Double, upper: Double) {
        self.kind = kind
        self.lower = lower
        self.upper = upper > lower ? upper : lower + 1
    }

    init(categories: [String]) {
        kind = .category
        self.categories = categories
        lower = 0
        upper = Double(max(categories.count, 1))
        positions = Dictionary(categories.enumerated().map { ($1, $0) }) { first, _ in first }
    }

    var isCategorical: Bool { kind == .category }
    var isDate: Bool { kind == .date }

    // MARK: Coordinates

    func coordinate(of value: _PlotValue) -> Double? {
        switch value {
        case .category(let name): positions[name].map { Double($0) + 0.5 }
        case .number(let number): isCategorical ? positions[Self.name(of: value)].map { Double($0) + 0.5 } : number
        case .date(let date):
            isCategorical
                ? positions[Self.name(of: value)].map { Double($0) + 0.5 } : date.timeIntervalSinceReferenceDate
        }
    }

    func value(of coordinate: Double) -> _PlotValue? {
        switch kind {
        case .category:
            let index = Int(coordinate.rounded(.down))
            return categories.indices.contains(index) ? .category(categories[index]) : nil
        case .date: return .date(Date(timeIntervalSinceReferenceDate: coordinate))
        default: return .number(coordinate)
        }
    }

    /// The name of a value that a scale of categories has.
    static func name(of value: _PlotValue) -> String {
        switch value {
        case .category(let name): name
        case .number(let number): number == number.rounded() ? String(Int(number)) : String(number)
        case .date(let date): String(date.timeIntervalSinceReferenceDate)
        }
    }

    // MARK: Places

    /// The transformed coordinate.
    @inline(__always)
    private static func transformed(_ coordinate: Double, _ kind: ScaleType.Kind) -> Double {
        switch kind {
        case .linear, .date, .category: coordinate
        case .log: coordinate > 0 ? Foundation.log(coordinate) : -.infinity
        case .squareRoot: coordinate < 0 ? -(-coordinate).squareRoot() : coordinate.squareRoot()
        case .power(let exponent): coordinate < 0 ? -pow(-coordinate, exponent) : pow(coordinate, exponent)
        case .symmetricLog(let slope): (coordinate < 0 ? -1 : 1) * log1p(abs(coordinate) * slope)
        }
    }

    private func restored(_ value: Double) -> Double {
        switch kind {
        case .linear, .date, .category: value
        case .log: exp(value)
        case .squareRoot: value < 0 ? -value * value : value * value
        case .power(let exponent): value < 0 ? -pow(-value, 1 / exponent) : pow(value, 1 / exponent)
        case .symmetricLog(let slope): (value < 0 ? -1 : 1) * expm1(abs(value)) / slope
        }
    }

    /// The mapping of one plot area, for many values.
    func mapping(length: CGFloat, isUpward: Bool) -> Mapping {
        let (first, last) = (Self.transformed(lower, kind), Self.transformed(upper, kind))
        var (start, end) = (range.startPadding, length - range.endPadding)
        if let fixed = range.fixed { (start, end) = (fixed.lowerBound, fixed.upperBound) }
        if range.fixed == nil, end < start { (start, end) = (length / 2, length / 2) }
        // Numbers rise from the bottom along y; categories follow each other from the top, as lines of text do.
        if isUpward, !isCategorical { (start, end) = (length - start, length - end) }
        if isReversed { (start, end) = (end, start) }
        return Mapping(
            scale: self,
            places: Places(kind: kind, first: first, start: Double(start), factor: Double(end - start) / (last - first))
        )
    }

    /// The places of coordinates in a plot area of one length. A plain value, so that what runs for every mark counts no references.
    struct Places {
        fileprivate let kind: ScaleType.Kind
        fileprivate let first: Double
        fileprivate let start: Double
        let factor: Double

        @inline(__always)
        subscript(coordinate: Double) -> Double {
            start + (PositionScale.transformed(coordinate, kind) - first) * factor
        }
    }

    /// The mapping of coordinates to points in a plot area of one length.
    struct Mapping {
        fileprivate let scale: PositionScale
        let places: Places
        /// Points for each unit of the transformed coordinate; negative where values grow towards the beginning.
        var factor: Double { places.factor }

        @inline(__always)
        func place(ofCoordinate coordinate: Double) -> Double { places[coordinate] }

        func place(of value: _PlotValue) -> Double? {
            guard let coordinate = scale.coordinate(of: value) else { return nil }
            let place = place(ofCoordinate: coordinate)
            return place.isFinite ? place : nil
        }

        func coordinate(at place: Double) -> Double {
            factor == 0 ? scale.lower : scale.restored((place - places.start) / factor + places.first)
        }

        /// The length of one step of a scale of categories.
        var step: Double { abs(factor) }
    }
}
