import Charts
import DovetailTesting
import SwiftUI
import Testing

/// Charts in the forms in which public apps write them, each as short as it can be.
@MainActor
@Suite struct SampleChartTests {
    private func shown<V: View>(_ view: V, idiom: Idiom = .phone) throws -> TestHost {
        let host = TestHost(size: CGSize(width: 390, height: 600), idiom: idiom) { view }
        _ = try host.png()
        return host
    }

    @Test func stepsOfAWeekWithAGoalAndASelection() throws {
        let host = try shown(StepsOfAWeek())
        #expect(host.exists("Goal") && host.exists("10K"))
        // The third day is touched.
        let bar = try host.frame(of: "day 3")
        host.hold(at: CGPoint(x: bar.midX, y: bar.maxY - 5))
        #expect(host.exists("6,300 steps"))
        host.release()
        #expect(!host.exists("6,300 steps"))
    }

    @Test func pricesWithAGradientBelowTheLine() throws {
        let host = try shown(Prices())
        #expect(host.texts.contains { $0.contains("$1") })
    }

    @Test func aRingOfSpendingWithATextInTheMiddle() throws {
        let host = try shown(Spending())
        #expect(host.exists("Total") && host.exists("Food") && host.exists("Rent"))
        let text = try host.frame(of: "Total")
        #expect(abs(text.midX - 195) < 30)
    }

    @Test func weatherAsCapsulesBetweenLowAndHigh() throws {
        let host = try shown(Weather())
        #expect(host.exists("10°") || host.exists("20°"))
    }

    @Test func heartRatesWithPointsAndARange() throws {
        let host = try shown(HeartRates())
        #expect(try host.value(of: "reading 2") == "88")
    }

    @Test func salesByCityWithSymbolsAndAxesOfAnAppsOwn() throws {
        let host = try shown(Cities())
        #expect(host.exists("Cupertino") && host.exists("San Francisco"))
    }

    @Test func aScrollableHistoryWithItsOwnType() throws {
        let host = try shown(History())
        #expect(host.exists("history"))
    }

    @Test func ganttBarsAndRulesOfPeople() throws {
        let host = try shown(Plan())
        #expect(host.exists("Design") && host.exists("Build"))
    }

    @Test func anIconChartWithoutAxes() throws {
        let host = try shown(Sparkline())
        #expect(try host.frame(of: "spark").width == 80)
    }

    @Test func contentInTypesOfAnAppsOwn() throws {
        let host = try shown(Composed(showsMean: true))
        #expect(host.exists("mean"))
        #expect(!(try shown(Composed(showsMean: false)).exists("mean")))
    }

    @Test func vectorizedPlotsOfACollection() throws {
        let host = try shown(Vectorized())
        #expect(try host.value(of: "3, b") == "9")
    }
}

private struct Day: Identifiable {
    let id: Int
    var date: Date { may(id) }
    let steps: Int
}

private struct StepsOfAWeek: View {
    @State private var selected: Date?
    private let days = (1..<8).map { Day(id: $0, steps: 3_000 + $0 * 1_100) }

    var body: some View {
        VStack(alignment: .leading) {
            if let selected, let day = days.first(where: { Calendar.current.isDate($0.date, inSameDayAs: selected) }) {
                Text("\(day.steps) steps")
            }
            Chart {
                ForEach(days) { day in
                    BarMark(x: .value("Day", day.date, unit: .day), y: .value("Steps", day.steps))
                        .foregroundStyle(day.steps >= 8_000 ? Color.green.gradient : Color.pink.gradient)
                        .opacity(selected == nil || Calendar.current.isDate(day.date, inSameDayAs: selected!) ? 1 : 0.3)
                        .cornerRadius(6)
                        .accessibilityIdentifier("day \(day.id)")
                }
                RuleMark(y: .value("Goal", 8_000))
                    .foregroundStyle(.secondary)
                    .lineStyle(StrokeStyle(lineWidth: 1, dash: [5]))
                    .annotation(position: .top, alignment: .leading) { Text("Goal").font(.caption) }
            }
            .chartXSelection(value: $selected)
            .chartXAxis {
                AxisMarks(values: .stride(by: .day)) { _ in
                    AxisValueLabel(format: .dateTime.weekday(.narrow), centered: true)
                }
            }
            .chartYAxis {
                AxisMarks { value in
                    AxisGridLine()
                    AxisValueLabel {
                        if let steps = value.as(Int.self) { Text("\(steps / 1_000)K") }
                    }
                }
            }
            .frame(height: 240)
        }
    }
}

private struct Prices: View {
    private let prices: [(day: Int, price: Double)] = (1..<20).map { ($0, 150 + Double(($0 * 31) % 23)) }

    var body: some View {
        let gradient = LinearGradient(colors: [.green.opacity(0.5), .clear], startPoint: .top, endPoint: .bottom)
        Chart(prices, id: \.day) { item in
            AreaMark(
                x: .value("Day", may(item.day)), yStart: .value("Minimum", 140), yEnd: .value("Price", item.price)
            )
            .foregroundStyle(gradient)
            .interpolationMethod(.catmullRom)
            LineMark(x: .value("Day", may(item.day)), y: .value("Price", item.price))
                .interpolationMethod(.catmullRom)
                .foregroundStyle(.green)
                .lineStyle(.init(lineWidth: 2, lineCap: .round))
        }
        .chartYScale(domain: 140...180)
        .chartYAxis {
            AxisMarks(
                format: .currency(code: "USD").precision(.fractionLength(0)), position: .trailing, values: .automatic)
        }
        .chartXAxis { AxisMarks(preset: .aligned, values: .automatic(desiredCount: 4)) }
        .frame(height: 200)
    }
}

private struct Spending: View {
    private enum Category: String, CaseIterable, Plottable { case food = "Food", rent = "Rent", fun = "Fun" }

    var body: some View {
        Chart(Category.allCases, id: \.self) { category in
            SectorMark(
                angle: .value("Amount", category.rawValue.count), innerRadius: .ratio(0.618), outerRadius: .inset(10),
                angularInset: 1
            )
            .cornerRadius(4)
            .foregroundStyle(by: .value("Category", category))
            .accessibilityHidden(true)
        }
        .chartForegroundStyleScale([Category.food: Color.orange, .rent: .blue, .fun: .purple])
        .chartLegend(position: .bottom, alignment: .center, spacing: 16)
        .chartBackground { proxy in
            GeometryReader { geometry in
                if let anchor = proxy.plotFrame {
                    let frame = geometry[anchor]
                    Text("Total").position(x: frame.midX, y: frame.midY)
                }
            }
        }
        .frame(height: 300)
    }
}

private struct Weather: View {
    var body: some View {
        Chart {
            ForEach(0..<7, id: \.self) { day in
                BarMark(
                    x: .value("Day", Calendar.current.shortWeekdaySymbols[day]), yStart: .value("Low", 8 + day),
                    yEnd: .value("High", 15 + day * 2), width: .fixed(8)
                )
                .clipShape(Capsule())
                .foregroundStyle(.linearGradient(colors: [.blue, .red], startPoint: .bottom, endPoint: .top))
            }
        }
        .chartYAxis {
            AxisMarks(values: .automatic(desiredCount: 4)) { value in
                AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5, dash: [2]))
                AxisValueLabel("\(value.as(Int.self) ?? 0)°")
            }
        }
        .chartYScale(domain: .automatic(includesZero: false))
        .aspectRatio(1.5, contentMode: .fit)
    }
}

private struct HeartRates: View {
    private let readings = [62, 75, 88, 71, 69]

    var body: some View {
        Chart(Array(readings.enumerated()), id: \.offset) { index, rate in
            RectangleMark(
                xStart: .value("From", 0), xEnd: .value("To", 4), yStart: .value("Low", 60), yEnd: .value("High", 80)
            )
            .foregroundStyle(.gray.opacity(0.05))
            .accessibilityHidden(true)
            LineMark(x: .value("Index", index), y: .value("Rate", rate))
                .symbol(.circle)
                .interpolationMethod(.cardinal)
                .accessibilityIdentifier("reading \(index)")
        }
        .chartXScale(domain: 0...4, range: .plotDimension(padding: 12))
        .chartYScale(domain: [50, 100])
        .chartXAxis(.hidden)
        .frame(height: 180)
    }
}

private struct Cities: View {
    private struct Series: Identifiable {
        let city: String
        let sales: [(weekday: Int, sales: Int)]
        var id: String { city }
    }

    private let data = [
        Series(city: "Cupertino", sales: [(1, 54), (2, 42), (3, 88)]),
        Series(city: "San Francisco", sales: [(1, 81), (2, 90), (3, 52)]),
    ]

    var body: some View {
        Chart {
            ForEach(data) { series in
                ForEach(series.sales, id: \.weekday) { element in
                    LineMark(x: .value("Day", may(element.weekday), unit: .day), y: .value("Sales", element.sales))
                }
                .foregroundStyle(by: .value("City", series.city))
                .symbol(by: .value("City", series.city))
                .interpolationMethod(.catmullRom)
            }
            .lineStyle(StrokeStyle(lineWidth: 3))
            .symbolSize(60)
        }
        .chartForegroundStyleScale(["San Francisco": .purple, "Cupertino": .green])
        .chartSymbolScale([
            "San Francisco": BasicChartSymbolShape.circle.strokeBorder(lineWidth: 2), "Cupertino": .square,
        ])
        .chartXAxis {
            AxisMarks(values: .stride(by: .day)) { _ in
                AxisTick()
                AxisGridLine()
                AxisValueLabel(format: .dateTime.weekday(.abbreviated), centered: true)
            }
        }
        .chartLegend(position: .top)
        .frame(height: 300)
    }
}

private struct History: View {
    @State private var position = may(10)

    var body: some View {
        Chart(1..<30, id: \.self) { day in
            BarMark(x: .value("Day", may(day), unit: .day), y: .value("Value", day))
        }
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 3600 * 24 * 7)
        .chartScrollPosition(x: $position)
        .chartScrollTargetBehavior(
            .valueAligned(matching: .init(hour: 0), majorAlignment: .matching(.init(day: 1)))
        )
        .frame(height: 200)
        .accessibilityIdentifier("history")
    }
}

private struct Plan: View {
    private let tasks: [(name: String, start: Int, end: Int)] = [("Design", 1, 5), ("Build", 4, 9)]

    var body: some View {
        Chart(tasks, id: \.name) { task in
            BarMark(
                xStart: .value("Start", may(task.start)), xEnd: .value("End", may(task.end)),
                y: .value("Task", task.name)
            )
            .foregroundStyle(by: .value("Task", task.name))
            .annotation(position: .overlay, alignment: .leading) { Text(task.name).foregroundColor(.white) }
            RuleMark(x: .value("Today", may(6)))
        }
        .chartLegend(.hidden)
        .chartXAxis { AxisMarks(position: .top, values: .stride(by: .day, count: 2)) }
        .chartYAxis(.hidden)
        .frame(height: 160)
    }
}

private struct Sparkline: View {
    var body: some View {
        Chart(0..<10, id: \.self) { LineMark(x: .value("", $0), y: .value("", ($0 * 7) % 5)) }
            .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
            .chartYScale(domain: .automatic(includesZero: false, reversed: true))
            .frame(width: 80, height: 24)
            .accessibilityIdentifier("spark")
    }
}

private struct Mean: ChartContent {
    let value: Double

    var body: some ChartContent {
        RuleMark(y: .value("Mean", value)).annotation { Text("mean") }
    }
}

private struct Composed: View {
    let showsMean: Bool

    @ChartContentBuilder private var bars: some ChartContent {
        ForEach(Sale.three) { BarMark(x: .value("Shape", $0.name), y: .value("Count", $0.amount)) }
    }

    var body: some View {
        Chart {
            bars
            if showsMean {
                Mean(value: 6)
            } else {
                AnyChartContent(PointMark(x: .value("Shape", "Cube"), y: .value("Count", 1)))
            }
        }
        .chartXAxisLabel("Shapes", position: .bottom, alignment: .center)
        .chartPlotStyle { plot in plot.frame(height: 120).background(.quaternary.opacity(0.3)) }
    }
}

private struct Vectorized: View {
    private struct Point {
        let x: Int
        let y: Double
        let kind: String
    }

    private let points = (0..<6).map { Point(x: $0, y: Double($0 * 3), kind: $0 % 2 == 0 ? "a" : "b") }

    var body: some View {
        Chart {
            PointPlot(points, x: .value("x", \.x), y: .value("y", \.y))
                .foregroundStyle(by: .value("Kind", \.kind))
                .symbolSize(30)
            LinePlot(points, x: .value("x", \.x), y: .value("y", \.y), series: .value("Kind", \.kind))
                .opacity(0.4)
                .accessibilityHidden(true)
        }
    }
}
