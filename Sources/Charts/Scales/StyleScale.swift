import DovetailCore
import Foundation

/// What an app says of the scale of styles, symbols, sizes or lines: which values there are and what they become.
struct VisualSettings<Visual> {
    var domain: _PlotDomain?
    /// What values become in order, or by name.
    var range: [Visual]?
    var mapping: ((_PlotValue) -> Visual?)?
    var type: ScaleType?
}

/// Turns values into colours and other styles.
struct StyleScale {
    /// The values in order, for the legend. Empty for a scale of numbers.
    let names: [_PlotValue]
    let label: ChartLabel?
    private let positions: ValuePositions
    private let styles: [ChartStyle]
    private let mapping: ((_PlotValue) -> ChartStyle?)?
    /// The colours and bounds of a scale of numbers.
    let ramp: ColorRamp?

    /// The system's colours in the order in which series get them.
    static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

    init(_ settings: VisualSettings<ChartStyle>, data: DomainBuilder, values: [_PlotValue]) {
        label = data.label
        var names = settings.domain?.values ?? values
        if let modify = settings.domain?.modify { names = modify(names) }
        let isContinuous =
            settings.type.map { $0.kind != .category }
            ?? (settings.mapping == nil && values.allSatisfy { $0.isContinuous })
        if isContinuous, !values.isEmpty, settings.mapping == nil {
            let bounds = settings.domain?.values?.compactMap(\.number) ?? [data.lower, data.upper]
            let colors = settings.range?.flatMap { $0.colors ?? [] } ?? []
            ramp = ColorRamp(
                colors: colors.isEmpty ? ColorRamp.standard : colors,
                lower: bounds.min() ?? 0, upper: bounds.max() ?? 1,
                isReversed: (bounds.first ?? 0) > (bounds.last ?? 0), isDate: data.hasDates)
            (self.names, positions, styles, mapping) = ([], ValuePositions([]), [], nil)
            return
        }
        ramp = nil
        self.names = names
        positions = ValuePositions(names)
        styles = settings.range ?? Self.palette.map { ChartStyle($0) }
        mapping = settings.mapping
    }

    /// The style of a value: a position in the order of the values, or what was made for it.
    func style(for value: _PlotValue) -> ChartStyle? {
        if let mapping { return mapping(value) }
        if let ramp { return value.number.map { ChartStyle(ramp.color(at: $0)) } }
        guard let position = positions[value], !styles.isEmpty else { return nil }
        return styles[position % styles.count]
    }

    /// The categories, or the bounds of a scale of numbers.
    var domain: [_PlotValue] { ramp?.bounds ?? names }

    /// A key for the styles of a scale of categories: the same key is the same style.
    func position(of value: _PlotValue) -> Int? { ramp == nil ? positions[value] : nil }
}

extension _PlotValue {
    /// Whether the value is a number or a date.
    var isContinuous: Bool {
        if case .category = self { return false }
        return true
    }
}

/// Colours between bounds.
struct ColorRamp {
    var colors: [Color]
    var lower: Double
    var upper: Double
    var isReversed = false
    var isDate = false

    var bounds: [_PlotValue] {
        (isReversed ? [upper, lower] : [lower, upper]).map {
            isDate ? .date(Date(timeIntervalSinceReferenceDate: $0)) : .number($0)
        }
    }

    /// Light to strong.
    static let standard: [Color] = [Color.blue.opacity(0.2), .blue]

    /// The colour of a number; that of the nearest bound for one outside.
    func color(at number: Double) -> Color {
        guard colors.count > 1 else { return colors.first ?? .blue }
        var fraction = upper > lower ? min(max((number - lower) / (upper - lower), 0), 1) : 0
        if isReversed { fraction = 1 - fraction }
        let scaled = fraction * Double(colors.count - 1)
        let index = min(Int(scaled), colors.count - 2)
        return colors[index].mix(with: colors[index + 1], by: scaled - Double(index))
    }
}
