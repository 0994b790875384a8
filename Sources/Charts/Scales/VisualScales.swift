import DovetailCore
import Foundation

/// The values that marks look by, in the order in which they come.
struct VisualValues {
    private(set) var values: [_PlotValue] = []
    private(set) var data = DomainBuilder()
    /// The positions of the values, once these are more than are quickly compared one by one.
    private var known: [_PlotValue: Int] = [:]

    var isEmpty: Bool { values.isEmpty }

    mutating func add(_ datum: PlotDatum) { _ = position(adding: datum.value) { datum } }

    /// The position of a value, which is added if it is new.
    ///
    /// - Parameter datum: The value with its label, asked for only if it is new.
    mutating func position(adding value: _PlotValue, _ datum: () -> PlotDatum) -> Int {
        if values.count <= ValuePositions.few {
            if let position = values.firstIndex(of: value) { return position }
        } else if let position = known[value] {
            return position
        }
        data.add(datum())
        values.append(value)
        if values.count == ValuePositions.few + 1 {
            for (position, value) in values.enumerated() { known[value] = position }
        } else if values.count > ValuePositions.few {
            known[value] = values.count - 1
        }
        return values.count - 1
    }
}

/// The positions of values among others. A few are compared one by one, which takes less time than a dictionary.
struct ValuePositions {
    static let few = 8
    private let values: [_PlotValue]
    private let positions: [_PlotValue: Int]

    init(_ values: [_PlotValue]) {
        self.values = values
        positions =
            values.count <= Self.few ? [:] : Dictionary(values.enumerated().map { ($1, $0) }) { first, _ in first }
    }

    subscript(value: _PlotValue) -> Int? {
        values.count <= Self.few ? values.firstIndex(of: value) : positions[value]
    }
}

/// Turns values into symbols.
struct SymbolScale {
    let names: [_PlotValue]
    let label: ChartLabel?
    private let positions: ValuePositions
    private let range: [MarkSymbol]
    private let mapping: ((_PlotValue) -> MarkSymbol?)?

    init(_ settings: VisualSettings<MarkSymbol>, values: VisualValues) {
        names = settings.domain?.values ?? values.values
        label = values.data.label
        positions = ValuePositions(names)
        range =
            settings.range
            ?? BasicChartSymbolShape.ordered.map { MarkSymbol.shape(AnyChartSymbolShape($0), $0) }
        mapping = settings.mapping
    }

    func symbol(for value: _PlotValue) -> MarkSymbol? {
        if let mapping { return mapping(value) }
        return positions[value].flatMap { range.isEmpty ? nil : range[$0 % range.count] }
    }

    func position(of value: _PlotValue) -> Int? { positions[value] }
}

/// Turns values into areas of symbols, in square points.
struct SizeScale {
    let names: [_PlotValue]
    private let settings: VisualSettings<CGFloat>
    private let lower: Double
    private let upper: Double
    private let isContinuous: Bool

    init(_ settings: VisualSettings<CGFloat>, values: VisualValues) {
        self.settings = settings
        names = settings.domain?.values ?? values.values
        isContinuous = values.values.allSatisfy(\.isContinuous)
        let bounds = settings.domain?.values?.compactMap(\.number)
        // Areas are in proportion to values, so they begin at zero.
        lower = bounds?.min() ?? min(values.data.lower, 0)
        upper = bounds?.max() ?? values.data.upper
    }

    /// The categories, or the bounds of a scale of numbers.
    var domain: [_PlotValue] { isContinuous ? [.number(lower), .number(upper)] : names }

    func area(for value: _PlotValue) -> CGFloat? {
        if let mapping = settings.mapping { return mapping(value) }
        let range = settings.range ?? [0, 400]
        if isContinuous, let number = value.number, let first = range.first, let last = range.last {
            let fraction = upper > lower ? min(max((number - lower) / (upper - lower), 0), 1) : 1
            return first + (last - first) * fraction
        }
        guard let position = names.firstIndex(of: value) else { return nil }
        if settings.range != nil { return range[position % range.count] }
        return 30 + 40 * CGFloat(position)
    }
}

/// Turns values into styles of lines.
struct LineScale {
    let names: [_PlotValue]
    private let range: [StrokeStyle]
    private let mapping: ((_PlotValue) -> StrokeStyle?)?

    /// Whole, and dashed in ways that can be told apart.
    private static let standard: [StrokeStyle] = [[], [6, 4], [2, 3], [8, 3, 2, 3], [12, 5]].map {
        StrokeStyle(lineWidth: 2, lineCap: $0.isEmpty ? .round : .butt, lineJoin: .round, dash: $0)
    }

    init(_ settings: VisualSettings<StrokeStyle>, values: VisualValues) {
        names = settings.domain?.values ?? values.values
        range = settings.range ?? Self.standard
        mapping = settings.mapping
    }

    func style(for value: _PlotValue) -> StrokeStyle? {
        if let mapping { return mapping(value) }
        return names.firstIndex(of: value).flatMap { range.isEmpty ? nil : range[$0 % range.count] }
    }
}
