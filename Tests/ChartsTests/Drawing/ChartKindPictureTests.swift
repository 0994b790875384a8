import Charts
import SwiftUI
import Testing

/// Pictures of the kinds of marks, looks and scales that ``ChartPictureTests`` has not, light and dark.
@MainActor
@Suite struct ChartKindPictureTests {
    @Test(arguments: ChartKindPicture.allCases, [ColorScheme.light, .dark])
    func looksAsItDid(picture: ChartKindPicture, scheme: ColorScheme) throws {
        try ChartGolden.check(picture.chart, picture.rawValue, scheme)
    }
}

enum ChartKindPicture: String, CaseIterable, Sendable {
    case symbols, curves, steps, dashes, candles, rules, roots, symmetric, plots, annotated, normalized, pie, titled,
        masked,
        layered

    private static let shapes: [(String, BasicChartSymbolShape)] = [
        ("Circle", .circle), ("Square", .square), ("Triangle", .triangle), ("Diamond", .diamond),
        ("Pentagon", .pentagon),
        ("Plus", .plus), ("Cross", .cross), ("Asterisk", .asterisk),
    ]
    private static let heights: [Double] = [2, 7, 3, 8, 8.5, 4, 6]
    private static let prices: [(day: Int, low: Double, open: Double, close: Double, high: Double)] = [
        (1, 21, 24, 28, 30), (2, 25, 28, 26, 31), (3, 22, 26, 23, 27), (4, 22, 23, 29, 32), (5, 27, 29, 34, 35),
        (6, 30, 34, 33, 36), (7, 28, 33, 30, 34),
    ]

    @MainActor
    var chart: AnyView {
        switch self {
        case .symbols: AnyView(symbolsChart)
        case .curves: AnyView(lines([("Linear", .linear), ("Monotone", .monotone), ("Cardinal", .cardinal)]))
        case .steps: AnyView(lines([("Start", .stepStart), ("Center", .stepCenter), ("End", .stepEnd)]))
        case .dashes: AnyView(dashesChart)
        case .candles: AnyView(candlesChart)
        case .rules: AnyView(rulesChart)
        case .roots: AnyView(scaled(.squareRoot))
        case .symmetric: AnyView(symmetricChart)
        case .plots: AnyView(plotsChart)
        case .annotated: AnyView(annotatedChart)
        case .normalized: AnyView(normalizedChart)
        case .pie: AnyView(pieChart)
        case .titled: AnyView(titledChart)
        case .masked: AnyView(maskedChart)
        case .layered: AnyView(layeredChart)
        }
    }

    /// An area that is seen through bars, above it the line that it ends at, red where it is above five.
    @MainActor
    private var maskedChart: some View {
        Chart {
            ForEach(Self.heights.indices, id: \.self) { index in
                AreaMark(x: .value("Week", "W\(index)"), y: .value("Height", Self.heights[index]))
            }
            .foregroundStyle(LinearGradient(colors: [.purple, .orange], startPoint: .top, endPoint: .bottom))
            .mask {
                ForEach(Self.heights.indices, id: \.self) { index in
                    BarMark(x: .value("Week", "W\(index)"), y: .value("Height", Self.heights[index] + 1))
                        .cornerRadius(6)
                }
            }
            line.foregroundStyle(.gray)
            line.foregroundStyle(.red).mask {
                RectangleMark(yStart: .value("Limit", 5), yEnd: .value("Top", 10))
            }
        }
    }

    @MainActor
    private var line: some ChartContent {
        ForEach(Self.heights.indices, id: \.self) { index in
            LineMark(x: .value("Week", "W\(index)"), y: .value("Height", Self.heights[index]))
        }
        .lineStyle(StrokeStyle(lineWidth: 3))
    }

    /// Overlapping points: each half opaque, all half opaque as one, and each in a layer with modifiers of views.
    @MainActor
    private var layeredChart: some View {
        let points = { (row: String) in
            ForEach(0..<6, id: \.self) { PointMark(x: .value("Place", $0), y: .value("Row", row)) }
                .symbolSize(2000).foregroundStyle(.blue)
        }
        return Chart {
            points("Each").opacity(0.4)
            points("As one").compositingLayer().opacity(0.4)
            ForEach(0..<6, id: \.self) { place in
                PointMark(x: .value("Place", place), y: .value("Row", "Views")).symbolSize(2000).compositingLayer {
                    mark in
                    mark.opacity(place == 3 ? 1 : 0.4).blur(radius: place == 3 ? 0 : 3)
                }
            }
            .foregroundStyle(.blue)
        }
    }

    @MainActor
    private var symbolsChart: some View {
        Chart(Self.shapes.indices, id: \.self) { index in
            let (name, symbol) = Self.shapes[index]
            PointMark(x: .value("Kind", name), y: .value("Row", "Filled")).symbol(symbol).symbolSize(150)
            PointMark(x: .value("Kind", name), y: .value("Row", "Outlined")).symbol(symbol.strokeBorder(lineWidth: 1.5))
                .symbolSize(150)
        }
        .chartXAxis { AxisMarks { _ in AxisValueLabel(orientation: .verticalReversed) } }
    }

    @MainActor
    private func lines(_ methods: [(String, InterpolationMethod)]) -> some View {
        Chart(methods.indices, id: \.self) { index in
            ForEach(Self.heights.indices, id: \.self) { x in
                LineMark(x: .value("x", x), y: .value("y", Self.heights[x] + Double(index) * 10))
                    .interpolationMethod(methods[index].1)
            }
            .foregroundStyle(by: .value("Method", methods[index].0))
        }
        .chartXAxis(.hidden)
    }

    @MainActor
    private var dashesChart: some View {
        Chart(0..<4, id: \.self) { index in
            ForEach(0..<5, id: \.self) { x in
                LineMark(x: .value("x", x), y: .value("y", x * (index + 1))).lineStyle(
                    by: .value("Plan", "Plan \(index)")
                )
                .symbol(by: .value("Plan", "Plan \(index)"))
            }
        }
    }

    @MainActor
    private var candlesChart: some View {
        Chart(Self.prices, id: \.day) { price in
            RectangleMark(
                x: .value("Day", may(price.day), unit: .day), yStart: .value("Low", price.low),
                yEnd: .value("High", price.high), width: .fixed(2))
            RectangleMark(
                x: .value("Day", may(price.day), unit: .day), yStart: .value("Open", price.open),
                yEnd: .value("Close", price.close), width: .fixed(14)
            )
            .foregroundStyle(price.close > price.open ? .green : .red)
        }
        .chartYScale(domain: 20...40)
    }

    @MainActor
    private var rulesChart: some View {
        Chart {
            ForEach(Self.prices, id: \.day) { price in
                RuleMark(
                    xStart: .value("Low", price.low), xEnd: .value("High", price.high), y: .value("Day", "\(price.day)")
                )
                .lineStyle(StrokeStyle(lineWidth: 6, lineCap: .round)).foregroundStyle(.indigo)
            }
            RuleMark(x: .value("Mean", 29)).foregroundStyle(.secondary).annotation(position: .top) {
                Text("Mean").font(.caption2).foregroundStyle(.secondary)
            }
        }
        .chartXScale(domain: .automatic(includesZero: false))
        // Over the plot area, where it has room.
        .padding(.top, 14)
    }

    @MainActor
    private func scaled(_ type: ScaleType) -> some View {
        Chart(0..<11, id: \.self) { n in
            PointMark(x: .value("x", n), y: .value("y", n * n))
            LineMark(x: .value("x", n), y: .value("y", n * n)).foregroundStyle(.gray)
        }
        .chartYScale(type: type)
    }

    @MainActor
    private var symmetricChart: some View {
        Chart(-4..<5, id: \.self) { n in
            BarMark(
                x: .value("x", "\(n)"), y: .value("y", n < 0 ? -pow(10, Double(-n)) : n == 0 ? 0 : pow(10, Double(n)))
            )
            .foregroundStyle(n < 0 ? Color.orange : .blue)
        }
        .chartYScale(type: .symmetricLog)
    }

    @MainActor
    private var plotsChart: some View {
        Chart {
            BarPlot(Sale.three, x: .value("Shape", \.name), y: .value("Count", \.amount), width: .ratio(0.4))
                .foregroundStyle(.mint).cornerRadius(6)
            RulePlot(Sale.three, y: .value("Count", \.amount)).foregroundStyle(.gray)
                .lineStyle(StrokeStyle(lineWidth: 1, dash: [2, 3]))
            PointPlot(Sale.three, x: .value("Shape", \.name), y: .value("Count", \.amount)).foregroundStyle(.red)
        }
    }

    @MainActor
    private var annotatedChart: some View {
        Chart(Sale.three) { sale in
            BarMark(x: .value("Shape", sale.name), y: .value("Count", sale.amount))
                .annotation(position: .overlay) { Text("\(Int(sale.amount))").foregroundStyle(.white).bold() }
                .annotation(position: .top) { Image(systemName: "star.fill").foregroundStyle(.yellow) }
        }
    }

    @MainActor
    private var normalizedChart: some View {
        Chart(0..<12, id: \.self) { n in
            BarMark(
                x: .value("Month", "JFMAMJ".map(String.init)[n / 2]), y: .value("Share", (n * 7) % 11 + 2),
                stacking: .normalized
            )
            .foregroundStyle(by: .value("Kind", n % 2 == 0 ? "Paper" : "Screen"))
        }
        .chartForegroundStyleScale(["Paper": Color.brown, "Screen": Color.cyan])
        .chartYAxis { AxisMarks(format: FloatingPointFormatStyle<Double>.Percent(), values: [0, 0.5, 1]) }
    }

    @MainActor
    private var pieChart: some View {
        Chart(Sale.three) { sale in
            SectorMark(angle: .value("Count", sale.amount)).foregroundStyle(by: .value("Shape", sale.name))
                .annotation(position: .overlay) { Text("\(Int(sale.amount))").foregroundStyle(.white) }
        }
        .chartLegend(position: .trailing)
    }

    @MainActor
    private var titledChart: some View {
        Chart(0..<30, id: \.self) { n in
            AreaMark(x: .value("Day", may(n)), yStart: .value("Low", 10 + n % 7), yEnd: .value("High", 18 + n % 5))
                .foregroundStyle(LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom))
        }
        .chartXAxisLabel("Day").chartYAxisLabel("Degrees", position: .leading)
        .chartPlotStyle { $0.border(.quaternary) }
    }
}
