import Charts
import DovetailTesting
import SwiftUI
import Testing

@MainActor
@Suite struct AxisTests {
    private func chart(_ amounts: [Double] = [5, 4, 10]) -> some View {
        Chart(Array(amounts.enumerated()), id: \.offset) { item in
            BarMark(x: .value("Shape", ["Cube", "Sphere", "Cone"][item.offset]), y: .value("Count", item.element))
                .accessibilityHidden(true)
        }
    }

    @Test func numbersAreLabelledAfterThePlotAreaAndCategoriesBelow() throws {
        let probe = ChartProbe { chart() }
        #expect(probe.host.texts.sorted() == ["0", "10", "2", "4", "6", "8", "Cone", "Cube", "Sphere"].sorted())
        let plot = try probe.host.frame(of: "plot corner").origin
        let size = probe.proxy.plotSize
        let zero = try probe.host.frame(of: "0")
        #expect(abs(zero.midY - (plot.y + size.height)) < 1)
        #expect(zero.minX == plot.x + size.width + 5)
        let cube = try probe.host.frame(of: "Cube")
        #expect(abs(cube.midX - (plot.x + size.width / 6)) < 1)
        #expect(cube.minY == plot.y + size.height + 5)
    }

    @Test func aChartStaysInItsBounds() throws {
        let probe = ChartProbe { chart() }
        for text in probe.host.texts {
            let frame = try probe.host.frame(of: text)
            #expect(CGRect(x: -0.5, y: -0.5, width: 301, height: 201).contains(frame), "\(text) \(frame)")
        }
    }

    @Test func hiddenAxesTakeNoRoom() {
        let probe = ChartProbe { chart().chartXAxis(.hidden).chartYAxis(.hidden) }
        #expect(probe.host.texts.isEmpty)
        #expect(probe.proxy.plotSize == CGSize(width: 300, height: 200))
    }

    @Test func marksAreMadeForTheValuesThatAnAppNames() throws {
        let host = TestHost(size: CGSize(width: 300, height: 200)) {
            chart().chartYAxis {
                AxisMarks(position: .leading, values: [0, 5, 10]) { value in
                    AxisGridLine()
                    if value.index == 1 { AxisValueLabel("half") }
                    if let number = value.as(Int.self), number != 5 { AxisValueLabel { Text("\(number) pieces") } }
                }
            }
        }
        #expect(host.exists("0 pieces") && host.exists("half") && host.exists("10 pieces") && !host.exists("5 pieces"))
        #expect(try host.frame(of: "half").maxX < host.frame(of: "Cube").minX)
    }

    @Test func labelsHaveFormatsAndStrides() {
        let host = TestHost(size: CGSize(width: 300, height: 200)) {
            chart([0.2, 0.1, 0.9]).chartYAxis {
                AxisMarks(format: FloatingPointFormatStyle<Double>.Percent(), values: .stride(by: 0.5))
            }
        }
        #expect(host.texts.filter { $0.contains("%") } == ["0%", "50%", "100%"])
    }

    @Test func axesOfTimeAreMarkedByTheCalendar() throws {
        let host = TestHost(size: CGSize(width: 400, height: 200)) {
            Chart(1..<15, id: \.self) { day in
                LineMark(x: .value("Day", may(day, hour: 0)), y: .value("Count", day)).accessibilityHidden(true)
            }
            .chartXAxis {
                AxisMarks(values: .stride(by: .day, count: 7)) { _ in
                    AxisGridLine()
                    AxisTick()
                    AxisValueLabel(format: .dateTime.day(), anchor: .top)
                }
            }
            .chartYAxis(.hidden)
        }
        #expect(host.texts == ["1", "8"])
        // Thirteen days are 400 points, less what the labels reach over.
        let distance = try host.frame(of: "8").midX - host.frame(of: "1").midX
        #expect(abs(distance - 400 * 7 / 13) < 10)
    }

    @Test func labelsWithoutRoomAreLeftOutAtEvenDistances() throws {
        let host = TestHost(size: CGSize(width: 240, height: 120)) {
            Chart(0..<10, id: \.self) { n in
                PointMark(x: .value("n", n * 1000), y: .value("y", n)).accessibilityHidden(true)
            }
            .chartYAxis(.hidden)
            .chartXAxis { AxisMarks(values: Array(stride(from: 0, through: 9000, by: 1000))) }
        }
        let shown = try host.texts.map { try host.frame(of: $0) }.filter { $0.minX > -100 }.sorted { $0.minX < $1.minX }
        #expect(shown.count > 2 && shown.count < 10)
        for (first, second) in zip(shown, shown.dropFirst()) { #expect(first.maxX < second.minX) }
    }

    @Test func titlesStandBelowAndAbove() throws {
        let host = TestHost(size: CGSize(width: 300, height: 200)) {
            chart().chartXAxisLabel("Shapes").chartYAxisLabel("How many").chartYAxisLabel("turned", position: .leading)
        }
        let (x, y, turned) = (
            try host.frame(of: "Shapes"), try host.frame(of: "How many"), try host.frame(of: "turned")
        )
        #expect(abs(x.maxY - 200) < 0.5 && y.minY == 0)
        #expect(turned.midX < 20 && y.maxX > 200)
    }

    @Test func scalesOfPowersOfTenAreMarkedByThem() {
        let host = TestHost(size: CGSize(width: 300, height: 300)) {
            Chart([1, 30, 900], id: \.self) { n in
                PointMark(x: .value("x", 1), y: .value("y", n)).accessibilityHidden(true)
            }
            .chartYScale(type: .log).chartXAxis(.hidden)
        }
        #expect(host.texts == ["1", "10", "100", "1,000"])
    }

    @Test func symmetricScalesAreMarkedByPowersOnBothSides() throws {
        func texts(_ values: [Double]) -> [String] {
            TestHost(size: CGSize(width: 300, height: 300)) {
                Chart(values, id: \.self) { n in
                    PointMark(x: .value("x", 1), y: .value("y", n)).accessibilityHidden(true)
                }
                .chartYScale(type: .symmetricLog).chartXAxis(.hidden)
            }.texts
        }
        #expect(texts([-1000, 1000]) == ["-1,000", "-100", "-10", "0", "10", "100", "1,000"])
        #expect(texts([0, 1_000_000]).last == "1,000,000")
        // Where there is no power of ten, the scale is about in proportion.
        #expect(texts([0, 4]).contains("2.0"))
    }
}
