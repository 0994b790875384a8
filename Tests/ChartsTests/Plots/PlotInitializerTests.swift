import Charts
import SwiftUI
import Testing

/// A row of what plots are made of: values, and places in points.
private struct Span {
    var x = 3.0
    var y = 6.0
    var low = 2.0
    var high = 8.0
    var name = "a"
    let left: CGFloat = 10
    let right: CGFloat = 50
    let top: CGFloat = 20
    let bottom: CGFloat = 90
    var label: Text { Text(verbatim: "mark") }
}

/// Each way to say where marks and the marks of plots are, in a plot area of 240 by 120 points without axes: 20 points are 1 along x, 10 along y.
@MainActor
@Suite struct PlotInitializerTests {
    private let data = [Span()]

    private func place<C: ChartContent>(@ChartContentBuilder _ content: @escaping () -> C) throws -> CGRect {
        let probe = ChartProbe(size: CGSize(width: 240, height: 120)) {
            Chart(content: content).chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
                .chartXScale(domain: 0...12).chartYScale(domain: 0...12)
        }
        return try probe.place(of: "mark")
    }

    @Test func marksStandBetweenPlaces() throws {
        #expect(
            try place { RectangleMark(xStart: 10, xEnd: 50, yStart: 20, yEnd: 90).accessibilityIdentifier("mark") }
                .isAbout(10, 20, 40, 70))
        #expect(
            try place { RectangleMark(xStart: 100, yStart: nil).accessibilityIdentifier("mark") }
                .isAbout(100, 0, 140, 120))
        let (low, high): (PlottableValue<Int>, PlottableValue<Int>) = (.value("low", 2), .value("high", 8))
        #expect(
            try place { RuleMark(x: 30, yStart: low, yEnd: high).accessibilityIdentifier("mark") }
                .isAbout(30, 40, 0, 60))
        #expect(
            try place { RuleMark(yStart: low, yEnd: high).accessibilityIdentifier("mark") }.isAbout(120, 40, 0, 60))
        #expect(
            try place { RuleMark(xStart: low, xEnd: high, y: 30).accessibilityIdentifier("mark") }
                .isAbout(40, 30, 120, 0))
        #expect(
            try place { RuleMark(xStart: low, xEnd: high).accessibilityIdentifier("mark") }.isAbout(40, 60, 120, 0))
    }

    @Test func rulesOfPlotsStandBetweenPlaces() throws {
        func rule(_ plot: @escaping () -> RulePlot<VectorizedRulePlotContent<[Span]>>) throws -> CGRect {
            try place { plot().accessibilityLabel(\.label) }
        }
        #expect(try rule { RulePlot(data, x: .value("x", \.x), yStart: \.top, yEnd: \.bottom) }.isAbout(60, 20, 0, 70))
        #expect(try rule { RulePlot(data, xStart: \.left, xEnd: \.right, y: .value("y", \.y)) }.isAbout(10, 60, 40, 0))
        #expect(
            try rule { RulePlot(data, x: 30, yStart: .value("l", \.low), yEnd: .value("h", \.high)) }
                .isAbout(30, 40, 0, 60))
        #expect(
            try rule { RulePlot(data, xStart: .value("l", \.low), xEnd: .value("h", \.high), y: 30) }
                .isAbout(40, 30, 120, 0))
        #expect(
            try rule { RulePlot(data, x: \.left, yStart: .value("l", \.low), yEnd: .value("h", \.high)) }
                .isAbout(10, 40, 0, 60))
        #expect(
            try rule { RulePlot(data, xStart: .value("l", \.low), xEnd: .value("h", \.high), y: \.top) }
                .isAbout(40, 20, 120, 0))
    }

    @Test func barsOfPlotsStandBetweenPlaces() throws {
        func bar(_ plot: @escaping () -> BarPlot<VectorizedBarPlotContent<[Span]>>) throws -> CGRect {
            try place { plot().accessibilityLabel(\.label) }
        }
        #expect(try bar { BarPlot(data, x: .value("x", \.x), yStart: \.top, yEnd: \.bottom) }.isAbout(0, 20, 60, 70))
        #expect(try bar { BarPlot(data, xStart: \.left, xEnd: \.right, y: .value("y", \.y)) }.isAbout(10, 60, 40, 60))
        #expect(
            try bar { BarPlot(data, xStart: .value("l", \.low), xEnd: .value("h", \.high), yStart: 20, yEnd: 90) }
                .isAbout(40, 20, 120, 70))
        #expect(
            try bar { BarPlot(data, xStart: 10, xEnd: 50, yStart: .value("l", \.low), yEnd: .value("h", \.high)) }
                .isAbout(10, 40, 40, 60))
        #expect(
            try bar {
                BarPlot(
                    data, xStart: .value("l", \.low), xEnd: .value("h", \.high), yStart: \.top, yEnd: \.bottom)
            }.isAbout(40, 20, 120, 70))
        #expect(
            try bar {
                BarPlot(
                    data, xStart: \.left, xEnd: \.right, yStart: .value("l", \.low), yEnd: .value("h", \.high))
            }.isAbout(10, 40, 40, 60))
    }

    @Test func rectanglesOfPlotsStandBetweenPlaces() throws {
        func box(
            _ plot: @escaping () -> RectanglePlot<VectorizedRectanglePlotContent<[Span]>>
        ) throws -> CGRect {
            try place { plot().accessibilityLabel(\.label) }
        }
        #expect(
            try box { RectanglePlot(data, x: .value("x", \.x), yStart: 20, yEnd: 90, width: .fixed(10)) }
                .isAbout(55, 20, 10, 70))
        #expect(
            try box { RectanglePlot(data, xStart: 10, xEnd: 50, y: .value("y", \.y), height: .fixed(10)) }
                .isAbout(10, 55, 40, 10))
        #expect(
            try box { RectanglePlot(data, x: .value("x", \.x), yStart: \.top, yEnd: \.bottom, width: .fixed(10)) }
                .isAbout(55, 20, 10, 70))
        #expect(
            try box { RectanglePlot(data, xStart: \.left, xEnd: \.right, y: .value("y", \.y), height: .fixed(10)) }
                .isAbout(10, 55, 40, 10))
        #expect(
            try box { RectanglePlot(data, xStart: .value("l", \.low), xEnd: .value("h", \.high), yStart: 20) }
                .isAbout(40, 20, 120, 100))
        #expect(
            try box { RectanglePlot(data, xEnd: 50, yStart: .value("l", \.low), yEnd: .value("h", \.high)) }
                .isAbout(0, 40, 50, 60))
        #expect(
            try box {
                RectanglePlot(
                    data, xStart: .value("l", \.low), xEnd: .value("h", \.high), yStart: \.top, yEnd: \.bottom)
            }.isAbout(40, 20, 120, 70))
        #expect(
            try box {
                RectanglePlot(
                    data, xStart: \.left, xEnd: \.right, yStart: .value("l", \.low), yEnd: .value("h", \.high))
            }.isAbout(10, 40, 40, 60))
        #expect(
            try box { RectanglePlot(data, xStart: \.left, xEnd: \.right, yStart: \.top, yEnd: \.bottom) }
                .isAbout(10, 20, 40, 70))
    }

    @Test func pointsOfPlotsStandAtPlaces() throws {
        #expect(
            try place { PointPlot(data, x: .value("x", \.x), y: \.top).symbolSize(16).accessibilityLabel(\.label) }
                .isAbout(58, 18, 4, 4))
        #expect(
            try place { PointPlot(data, x: \.left, y: .value("y", \.y)).symbolSize(16).accessibilityLabel(\.label) }
                .isAbout(8, 58, 4, 4))
    }

    @Test func areasOfPlotsReachAlongXAndAreApartInSeries() throws {
        let edges = [Span(), Span(y: 12, low: 2, high: 4)]
        func color<C: ChartContent>(_ x: CGFloat, _ y: CGFloat, _ content: @escaping () -> C) throws -> Bool {
            let probe = ChartProbe(size: CGSize(width: 240, height: 120)) {
                Chart { content() }.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
                    .chartXScale(domain: 0...12).chartYScale(domain: 0...12)
            }
            let color = try probe.host.color(at: CGPoint(x: x, y: y))
            return color.blue > 0.8 && color.red < 0.5
        }
        let along = AreaPlot(edges, xStart: .value("l", \.low), xEnd: .value("h", \.high), y: .value("y", \.y))
        #expect(try color(60, 30) { along } && !color(150, 10) { along } && !color(60, 100) { along })
        let series = AreaPlot(
            edges, xStart: .value("l", \.low), xEnd: .value("h", \.high), y: .value("y", \.y),
            series: .value("high", \.high))
        // Each series has one edge alone, which is no area.
        #expect(try !color(60, 30) { series })
        let across = AreaPlot(
            [Span(x: 1), Span(x: 5), Span(x: 7, name: "b"), Span(x: 11, name: "b")], x: .value("x", \.x),
            yStart: .value("l", \.low), yEnd: .value("h", \.high), series: .value("Name", \.name))
        #expect(try color(60, 60) { across } && color(180, 60) { across } && !color(120, 60) { across })
    }

    @Test func functionsHaveLabelsOfAllKinds() throws {
        func shows<C: ChartContent>(_ content: @escaping () -> C) -> Bool {
            let proxy = ChartProbe(size: CGSize(width: 240, height: 120)) {
                Chart { content() }.chartXAxis(.hidden).chartYAxis(.hidden)
            }.proxy
            return proxy.xDomain(dataType: Double.self) == [0, 4] && proxy.yDomain(dataType: Double.self).last! >= 8
        }
        let (x, y) = (LocalizedStringResource("x"), LocalizedStringResource("y"))
        #expect(shows { LinePlot(x: x, y: y, domain: 0...4) { $0 * 2 } })
        #expect(shows { LinePlot(x: Text("x"), y: Text("y"), domain: 0...4) { $0 * 2 } })
        #expect(shows { LinePlot(x: x, y: y, t: x, domain: 0...4) { t in (x: t, y: t * 2) } })
        #expect(shows { LinePlot(x: Text("x"), y: Text("y"), t: Text("t"), domain: 0...4) { t in (x: t, y: t * 2) } })
        #expect(shows { AreaPlot(x: x, y: y, domain: 0...4) { $0 * 2 } })
        #expect(shows { AreaPlot(x: Text("x"), y: Text("y"), domain: 0...4) { $0 * 2 } })
        #expect(shows { AreaPlot(x: x, yStart: y, yEnd: y, domain: 0...4) { (yStart: $0, yEnd: $0 * 2) } })
        #expect(
            shows {
                AreaPlot(x: Text("x"), yStart: Text("l"), yEnd: Text("h"), domain: 0...4) {
                    (yStart: $0, yEnd: $0 * 2)
                }
            })
    }

    @Test func sizesOfPlotsAreLiteralsOrWhatSuitsTheMarks() throws {
        func bar(_ width: MarkDimensions<Span>) throws -> CGRect {
            try place {
                BarPlot(data, x: .value("x", \.x), y: .value("y", \.y), width: width).accessibilityLabel(\.label)
            }
        }
        #expect(try bar(20).isAbout(50, 60, 20, 60) && bar(10.5).isAbout(54.75, 60, 10.5, 60))
        let (automatic, mark) = (
            try bar(.automatic),
            try place {
                BarMark(x: .value("x", 3.0), y: .value("y", 6.0), width: .automatic).accessibilityIdentifier("mark")
            }
        )
        #expect(automatic == mark)
    }
}
