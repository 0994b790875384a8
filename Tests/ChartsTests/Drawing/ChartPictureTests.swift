import Charts
import SwiftUI
import Testing

/// Pictures of charts that were looked at, light and dark.
@MainActor
@Suite struct ChartPictureTests {
    @Test(arguments: ChartPicture.allCases, [ColorScheme.light, .dark])
    func looksAsItDid(picture: ChartPicture, scheme: ColorScheme) throws {
        try ChartGolden.check(picture.chart, picture.rawValue, scheme)
    }
}

enum ChartPicture: String, CaseIterable, Sendable {
    case bars, stacked, grouped, lying, lines, areas, points, sectors, heat, histogram, functions, logarithm, dates

    private static let wave: [(Double, Double, String)] = (0..<24).map { number in
        let x = Double(number)
        return (x, sin(x / 3) * 4 + 5, number % 2 == 0 ? "Even" : "Odd")
    }

    @MainActor
    var chart: AnyView {
        switch self {
        case .bars: AnyView(barsChart)
        case .stacked: AnyView(stackedChart)
        case .grouped: AnyView(groupedChart)
        case .lying: AnyView(lyingChart)
        case .lines: AnyView(linesChart)
        case .areas: AnyView(areasChart)
        case .points: AnyView(pointsChart)
        case .sectors: AnyView(sectorsChart)
        case .heat: AnyView(heatChart)
        case .histogram: AnyView(histogramChart)
        case .functions: AnyView(functionsChart)
        case .logarithm: AnyView(logarithmChart)
        case .dates: AnyView(datesChart)
        }
    }

    @MainActor
    private var barsChart: some View {
        Chart(Sale.three) { BarMark(x: .value("Shape", $0.name), y: .value("Count", $0.amount)) }
    }

    @MainActor
    private var stackedChart: some View {
        Chart(Sale.two) { sale in
            BarMark(x: .value("Shape", sale.name), y: .value("Count", sale.amount))
                .foregroundStyle(by: .value("Kind", sale.kind)).cornerRadius(4)
        }
    }

    @MainActor
    private var groupedChart: some View {
        Chart(Sale.two) { sale in
            BarMark(x: .value("Shape", sale.name), y: .value("Count", abs(sale.amount)))
                .foregroundStyle(by: .value("Kind", sale.kind)).position(by: .value("Kind", sale.kind))
        }
    }

    @MainActor
    private var lyingChart: some View {
        Chart {
            ForEach(Sale.three) { sale in
                BarMark(x: .value("Count", sale.amount), y: .value("Shape", sale.name))
                    .annotation(position: .trailing) { Text("\(Int(sale.amount))") }
            }
            RuleMark(x: .value("Mean", 7)).foregroundStyle(.red).lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 3]))
        }
    }

    @MainActor
    private var linesChart: some View {
        Chart(Self.wave, id: \.0) { point in
            LineMark(x: .value("x", point.0), y: .value("y", point.1))
                .foregroundStyle(by: .value("Kind", point.2)).symbol(by: .value("Kind", point.2))
                .interpolationMethod(.catmullRom)
        }
    }

    @MainActor
    private var areasChart: some View {
        Chart(Self.wave, id: \.0) { point in
            AreaMark(x: .value("x", (point.0 / 2).rounded(.down)), y: .value("y", point.1))
                .foregroundStyle(by: .value("Kind", point.2)).interpolationMethod(.monotone)
        }
    }

    @MainActor
    private var pointsChart: some View {
        Chart(Self.wave, id: \.0) { point in
            PointMark(x: .value("x", point.1), y: .value("y", point.0))
                .symbol(BasicChartSymbolShape.circle.strokeBorder(lineWidth: 1.5))
                .symbolSize(by: .value("Size", point.0))
        }
        .chartPlotStyle { $0.background(.blue.opacity(0.08)).border(.blue.opacity(0.3)) }
    }

    @MainActor
    private var sectorsChart: some View {
        Chart(Sale.three) { sale in
            SectorMark(angle: .value("Count", sale.amount), innerRadius: .ratio(0.6), angularInset: 1.5)
                .cornerRadius(4).foregroundStyle(by: .value("Shape", sale.name))
        }
    }

    @MainActor
    private var heatChart: some View {
        Chart(0..<35, id: \.self) { n in
            RectangleMark(x: .value("Day", String("MTWRFSU".dropFirst(n % 7).first!)), y: .value("Week", "\(n / 7)"))
                .foregroundStyle(by: .value("Count", (n * 17) % 35))
        }
    }

    @MainActor
    private var histogramChart: some View {
        let bins = NumberBins(size: 2.0, range: 0...10)
        let counts: [Int: Int] = Dictionary(grouping: Self.wave.map(\.1), by: bins.index(for:)).mapValues(\.count)
        return Chart(counts.keys.sorted(), id: \.self) { index in
            BarMark(x: .value("Height", bins[index]), y: .value("Count", counts[index]!))
        }
    }

    @MainActor
    private var functionsChart: some View {
        Chart {
            AreaPlot(x: "x", y: "y", domain: -6...6) { cos($0) }.foregroundStyle(.orange).opacity(0.3)
            LinePlot(x: "x", y: "y", domain: -6...6) { sin($0) }
        }
        .chartYAxisLabel("Height").chartXAxisLabel("Time")
    }

    @MainActor
    private var logarithmChart: some View {
        Chart(0..<10, id: \.self) { n in
            LineMark(x: .value("x", n), y: .value("y", pow(2, Double(n)))).lineStyle(StrokeStyle(lineWidth: 3))
        }
        .chartYScale(type: .log)
        .chartYAxis { AxisMarks(position: .leading) }
    }

    @MainActor
    private var datesChart: some View {
        Chart(1..<15, id: \.self) { day in
            BarMark(x: .value("Day", may(day), unit: .day), y: .value("Count", (day * 37) % 11 + 2))
                .foregroundStyle(.teal.gradient)
        }
    }
}
