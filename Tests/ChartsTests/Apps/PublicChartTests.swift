import Charts
import DovetailTesting
import SwiftUI
import Testing

/// Charts in the forms of public repositories, which each test names, as short as they can be.
@MainActor
@Suite struct PublicChartTests {
    private let size = CGSize(width: 390, height: 300)

    private struct Reading: Identifiable, Equatable {
        var id: Date { date }
        var date: Date
        var value: Double

        static let month = (1...20).map { Reading(date: may($0), value: Double($0 * 7 % 13)) }
    }

    @Test("Sparklydust/mont-blanc") func anAreaIsSeenThroughBars() throws {
        let probe = ChartProbe(size: CGSize(width: 300, height: 200)) {
            Chart {
                ForEach(Sale.three) { sale in
                    AreaMark(x: .value("Label", sale.name), y: .value("Value", sale.amount))
                }
                .mask {
                    ForEach(Sale.three) { sale in
                        BarMark(x: .value("Label", sale.name), y: .value("Value", sale.amount))
                    }
                }
            }
            .chartXAxis(.hidden).chartYAxis(.hidden)
        }
        // The bars are two thirds of a category wide: between two of them nothing is seen.
        #expect(try probe.host.color(at: CGPoint(x: 150, y: 190)).red < 0.5)
        #expect(try probe.host.color(at: CGPoint(x: 100, y: 190)).red > 0.9)
    }

    @Test("Sparklydust/mont-blanc") func barsThatAreNotSelectedAreFaint() throws {
        @ViewBuilder func composed(_ mark: some View, isSelected: Bool) -> some View {
            if isSelected { mark.offset(y: -5) } else { mark.opacity(0.2).blur(radius: 1) }
        }
        let probe = ChartProbe(size: CGSize(width: 300, height: 200)) {
            Chart(Sale.three) { sale in
                BarMark(x: .value("Label", sale.name), y: .value("Value", sale.amount))
                    .compositingLayer { composed($0, isSelected: sale.name == "Sphere") }
            }
            .chartXAxis(.hidden).chartYAxis(.hidden)
        }
        #expect(try probe.host.color(at: CGPoint(x: 150, y: 185)).red < 0.3)
        #expect(try probe.host.color(at: CGPoint(x: 50, y: 185)).red > 0.6)
    }

    private struct Overview: View, AXChartDescriptorRepresentable {
        let isOverview: Bool
        @State private var lineWidth = 2.0
        @State private var isStacked = false

        var body: some View {
            VStack {
                Chart(Sale.two) { sale in
                    BarMark(x: .value("Day", sale.name), y: .value("Sales", abs(sale.amount)))
                        .foregroundStyle(by: .value("City", sale.kind))
                        .position(by: .value("City", isStacked ? "Common" : sale.kind))
                        .accessibilityLabel("\(sale.kind) \(sale.name)").accessibilityValue("\(sale.amount) sold")
                        .accessibilityHidden(isOverview)
                }
                .accessibilityChartDescriptor(self)
                .chartXAxis(isOverview ? .hidden : .automatic).chartYAxis(isOverview ? .hidden : .automatic)
                .chartLegend(isOverview ? .hidden : .automatic)
                if !isOverview { Toggle("Stacked", isOn: $isStacked) }
            }
        }

        func makeChartDescriptor() -> AXChartDescriptor {
            AXChartDescriptor(
                title: "Sales", summary: nil,
                xAxis: AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Cube", "Cone"]),
                yAxis: AXNumericDataAxisDescriptor(title: "Sales", range: 0...6, gridlinePositions: []) { "\($0)" },
                additionalAxes: [], series: [])
        }
    }

    @Test("jordibruin/Swift-Charts-Examples") func aChartIsAnOverviewAndAPage() throws {
        let page = TestHost(size: size, idiom: .phone) { Overview(isOverview: false) }
        let (red, green) = (try page.frame(of: "Red Cube"), try page.frame(of: "Green Cube"))
        #expect(red.maxX <= green.minX + 1 && page.exists("Red") && page.exists("Green"))
        #expect(try page.value(of: "Red Cube") == "2.0 sold" || page.value(of: "Red Cube") == "2.000000 sold")
        try page.tap("Stacked")
        page.advance(by: .seconds(1))
        #expect(try page.frame(of: "Red Cube").midX == page.frame(of: "Green Cube").midX)
        let overview = TestHost(size: size, idiom: .phone) { Overview(isOverview: true) }
        #expect(!overview.exists("Red Cube") && !overview.exists("Red") && !overview.exists("Cube"))
    }

    @MainActor private struct Selecting: View {
        @State private var selected: Date?

        private func ruleMark(_ date: Date) -> some ChartContent {
            let nearest = Reading.month.min {
                abs($0.date.timeIntervalSince(date)) < abs($1.date.timeIntervalSince(date))
            }!
            return RuleMark(x: .value("Selected", nearest.date)).foregroundStyle(.red).offset(yStart: -10).zIndex(-1)
                .annotation(
                    position: .top, spacing: 0, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
                ) { Text("value \(Int(nearest.value))").padding(4).background(.yellow) }
        }

        var body: some View {
            Chart {
                ForEach(Reading.month) { reading in
                    let time = PlottableValue.value("Time", reading.date)
                    let value = PlottableValue.value("Value", reading.value)
                    LineMark(x: time, y: value).interpolationMethod(.catmullRom)
                    PointMark(x: time, y: value)
                }
                if let selected { ruleMark(selected) }
            }
            .chartXSelection(value: $selected)
        }
    }

    @Test("mvolkmann/SwiftChartsSelection") func theNearestReadingIsTold() throws {
        let host = TestHost(size: size, idiom: .phone) { Selecting().padding(20) }
        host.hold(at: CGPoint(x: 24, y: 150))
        #expect(host.exists("value 7"))
        // The annotation stays in the chart although its mark is at the edge.
        #expect(try host.frame(of: "value 7").minX >= 20)
        host.release()
        #expect(!host.exists("value 7"))
    }

    @MainActor private struct Scrolling: View {
        @State private var start = may(1, hour: 0)

        var body: some View {
            Text("from \(Calendar.current.component(.day, from: start))")
            Chart(Reading.month) { reading in
                BarMark(x: .value("Date", reading.date, unit: .day), y: .value("Number", reading.value))
                    .annotation { Text(reading.date.formatted(.dateTime.day())).font(.caption2) }
            }
            .chartXAxis { AxisMarks(format: .dateTime.day()) }
            .chartScrollableAxes(.horizontal)
            .chartScrollTargetBehavior(.valueAligned(matching: DateComponents(hour: 0)))
            .chartXVisibleDomain(length: 3600 * 24 * 5)
            .chartScrollPosition(x: $start)
        }
    }

    @Test("genebogdanovich/SwiftChartsDateSnapping") func scrollingSnapsToDays() throws {
        let host = TestHost(size: size, idiom: .phone) { VStack { Scrolling() } }
        #expect(host.exists("from 1"))
        host.swipe(from: CGPoint(x: 300, y: 150), to: CGPoint(x: 120, y: 150), duration: .seconds(2))
        host.advance(by: .seconds(3))
        #expect(!host.exists("from 1"))
    }

    @MainActor private struct Stocks: View {
        @State private var position = may(8, hour: 0)

        var body: some View {
            Chart(Reading.month) { reading in
                LineMark(x: .value("Date", reading.date), y: .value("Price", reading.value))
            }
            .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 7 * 24 * 60 * 60)
            .chartScrollPosition(x: $position)
        }
    }

    @Test("mvolkmann/SwiftChartsScrollable") func aWeekIsOnShow() {
        let probe = ChartProbe(size: size) { Stocks() }
        #expect(probe.proxy.xDomain(dataType: Date.self) == [may(8, hour: 0), may(15, hour: 0)])
    }

    @MainActor private struct Donut: View {
        @State private var angle: Int?
        private let votes = [("red", 20), ("green", 30), ("blue", 50)]
        private var selected: String? {
            guard let angle else { return nil }
            var sum = 0
            return votes.first { vote in
                sum += vote.1
                return angle < sum
            }?.0
        }

        var body: some View {
            Chart(votes, id: \.0) { vote in
                SectorMark(
                    angle: .value("Votes", vote.1), innerRadius: .ratio(0.6),
                    outerRadius: vote.0 == selected ? 140 : 120, angularInset: 2
                )
                .cornerRadius(10).foregroundStyle(by: .value("Name", vote.0)).opacity(vote.0 == selected ? 1 : 0.5)
            }
            .chartAngleSelection(value: $angle)
            .chartLegend(.hidden)
            .chartBackground { proxy in
                GeometryReader { geometry in
                    let frame = geometry[proxy.plotFrame!]
                    Text(selected ?? "none").position(x: frame.midX, y: frame.midY)
                }
            }
        }
    }

    @Test("mvolkmann/SwiftChartsPieDonut") func aSectorIsSelectedByItsAngle() throws {
        let host = TestHost(size: CGSize(width: 300, height: 300), idiom: .phone) { Donut() }
        #expect(host.exists("none"))
        let middle = try host.frame(of: "none")
        host.hold(at: CGPoint(x: middle.midX - 100, y: middle.midY))
        #expect(host.exists("blue"))
        host.release()
    }

    @Test("NilCoalescing/Swift-Charts-examples") func aLayerDimsWhatIsPast() throws {
        let noon = may(3)
        let probe = ChartProbe(size: CGSize(width: 240, height: 120)) {
            Chart {
                ForEach([6, 10, 14, 18], id: \.self) { hour in
                    AreaMark(x: .value("Time", may(3, hour: hour)), y: .value("Index", 5))
                        .interpolationMethod(.cardinal)
                        .foregroundStyle(
                            .linearGradient(colors: [.green, .red], startPoint: .bottom, endPoint: .top)
                        )
                        .alignsMarkStylesWithPlotArea().accessibilityHidden(true)
                }
                RectangleMark(xStart: .value("", may(3, hour: 6)), xEnd: .value("", noon))
                    .foregroundStyle(Color.white.opacity(0.8)).accessibilityHidden(true)
                PointMark(x: .value("Time", noon), y: .value("Index", 5))
                    .symbolSize(CGSize(width: 16, height: 16)).foregroundStyle(.regularMaterial)
                    .accessibilityHidden(true)
                PointMark(x: .value("Time", noon), y: .value("Index", 5)).accessibilityIdentifier("now")
                    .symbolSize(CGSize(width: 6, height: 6)).foregroundStyle(Color.primary)
            }
            .chartXScale(domain: may(3, hour: 6)...may(3, hour: 18)).chartXAxis(.hidden).chartYAxis(.hidden)
            .chartYScale(domain: .automatic(includesZero: true), range: .plotDimension(padding: 2))
        }
        let (past, later) = (
            try probe.host.color(at: CGPoint(x: 60, y: 100)), try probe.host.color(at: CGPoint(x: 200, y: 100))
        )
        #expect(past.red > 0.7 && later.red < 0.6 && later.green > 0.3)
        #expect(abs(try probe.place(of: "now").midX - 120) < 0.5)
    }

    @Test("0Itsuki0/SwiftChartsDemo") func aLineIsUncoveredFromTheLeft() throws {
        func chart(_ fraction: CGFloat) -> ChartProbe {
            ChartProbe(size: CGSize(width: 240, height: 120)) {
                Chart {
                    ForEach([1989, 1992, 1995], id: \.self) {
                        LineMark(x: .value("", $0), y: .value("", 20)).lineStyle(StrokeStyle(lineWidth: 8))
                    }
                }
                .chartXScale(domain: 1989...1995).chartYScale(domain: -10...50).chartXAxis(.hidden).chartYAxis(.hidden)
                .chartOverlay(alignment: .center) { proxy in
                    Rectangle().fill(Color.white).padding(.leading, fraction * proxy.plotSize.width)
                }
            }
        }
        #expect(try chart(0.5).host.color(at: CGPoint(x: 60, y: 60)).red < 0.5)
        #expect(try chart(0.5).host.color(at: CGPoint(x: 180, y: 60)).red > 0.9)
    }

    @MainActor private struct Levels: View {
        @State private var levels: [Float] = [1, 4, 2]

        var body: some View {
            Chart(Array(levels.enumerated()), id: \.0) { index, magnitude in
                BarMark(x: .value("Frequency", String(index)), y: .value("Magnitude", magnitude))
                    .foregroundStyle(Color(hue: 0.3 - Double(magnitude / 16) / 5, saturation: 1, brightness: 1))
                    .accessibilityIdentifier("level \(index)")
            }
            .chartYScale(domain: 0...8).chartXAxis(.hidden).chartYAxis(.hidden)
            Button("Louder") { withAnimation(.linear(duration: 0.1)) { levels = levels.map { min($0 * 2, 8) } } }
        }
    }

    @Test("sndwvv/SwiftChartsAudioVisualizer") func levelsRiseAndFall() throws {
        let host = TestHost(size: size, idiom: .phone) { VStack { Levels() } }
        let before = try host.frame(of: "level 0").height
        try host.tap("Louder")
        host.advance(by: .seconds(1))
        #expect(abs(try host.frame(of: "level 0").height - 2 * before) < 1)
        #expect(try host.frame(of: "level 1").height > host.frame(of: "level 2").height)
    }
}
