import Charts
import SwiftUI
import Testing

/// Each way to say where bars, rectangles and points are, in a plot area of 240 by 120 points: 20 points are 1 along x, 10 along y.
@MainActor
@Suite struct MarkInitializerTests {
    private let three: PlottableValue<Int> = .value("three", 3)
    private let six: PlottableValue<Int> = .value("six", 6)
    private let low: PlottableValue<Int> = .value("low", 2)
    private let high: PlottableValue<Int> = .value("high", 8)

    private func place<C: ChartContent>(@ChartContentBuilder _ content: @escaping () -> C) throws -> CGRect {
        let probe = ChartProbe(size: CGSize(width: 240, height: 120)) {
            Chart { content().accessibilityIdentifier("mark") }
                .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
                .chartXScale(domain: 0...12).chartYScale(domain: 0...12)
        }
        return try probe.place(of: "mark")
    }

    @Test func barsStandBetweenValuesAndPlaces() throws {
        #expect(try place { BarMark(x: three, y: six, width: 20) }.isAbout(50, 60, 20, 60))
        #expect(try place { BarMark(xStart: low, xEnd: high, y: six, height: 20) }.isAbout(40, 50, 120, 20))
        #expect(try place { BarMark(x: three, yStart: low, yEnd: high, width: 20) }.isAbout(50, 40, 20, 60))
        #expect(try place { BarMark(xStart: low, xEnd: high, yStart: 20, yEnd: 90) }.isAbout(40, 20, 120, 70))
        #expect(try place { BarMark(xStart: 10, xEnd: 50, yStart: low, yEnd: high) }.isAbout(10, 40, 40, 60))
        #expect(try place { BarMark(xStart: 10, yStart: low, yEnd: high) }.isAbout(10, 40, 230, 60))
        // A bar of one number reaches from zero to it.
        #expect(try place { BarMark(xStart: 10, xEnd: 50, y: six) }.isAbout(10, 60, 40, 60))
        #expect(try place { BarMark(x: three, yStart: 20, yEnd: 90) }.isAbout(0, 20, 60, 70))
        #expect(
            try place { BarMark(xStart: 10, xEnd: 50, y: six, height: 20, stacking: .unstacked) }
                .isAbout(10, 60, 40, 60))
    }

    @Test func rectanglesStandBetweenValuesAndPlaces() throws {
        #expect(try place { RectangleMark(x: three, y: six, width: 20, height: 10) }.isAbout(50, 55, 20, 10))
        #expect(try place { RectangleMark(x: three, yStart: low, yEnd: high, width: 20) }.isAbout(50, 40, 20, 60))
        #expect(try place { RectangleMark(xStart: low, xEnd: high, y: six, height: 20) }.isAbout(40, 50, 120, 20))
        #expect(
            try place { RectangleMark(xStart: low, xEnd: high, yStart: low, yEnd: high) }.isAbout(40, 40, 120, 60))
        #expect(try place { RectangleMark(x: three, yStart: 20, yEnd: 90, width: 20) }.isAbout(50, 20, 20, 70))
        #expect(try place { RectangleMark(xStart: 10, xEnd: 50, y: six, height: 20) }.isAbout(10, 50, 40, 20))
        #expect(try place { RectangleMark(xStart: low, xEnd: high, yStart: 20, yEnd: 90) }.isAbout(40, 20, 120, 70))
        #expect(try place { RectangleMark(xStart: 10, xEnd: 50, yStart: low, yEnd: high) }.isAbout(10, 40, 40, 60))
    }

    @Test func pointsStandAtValuesAndPlaces() throws {
        func middle(_ mark: PointMark) throws -> CGPoint {
            let frame = try place { mark }
            return CGPoint(x: frame.midX.rounded(), y: frame.midY.rounded())
        }
        #expect(try middle(PointMark(x: three, y: six)) == CGPoint(x: 60, y: 60))
        #expect(try middle(PointMark(x: three, y: 30)) == CGPoint(x: 60, y: 30))
        #expect(try middle(PointMark(x: 100, y: six)) == CGPoint(x: 100, y: 60))
        #expect(try middle(PointMark(x: three)) == CGPoint(x: 60, y: 60))
        #expect(try middle(PointMark(y: low)) == CGPoint(x: 120, y: 100))
    }

    @Test func marksAreGroupedRepeatedAndChosen() throws {
        @MainActor final class Numbers {
            var values = [Number(id: 1), Number(id: 2), Number(id: 3)]
        }
        let numbers = Numbers()
        let binding = Binding {
            numbers.values
        } set: {
            numbers.values = $0
        }
        let isWide = true
        let probe = ChartProbe(size: CGSize(width: 240, height: 120)) {
            Chart {
                Group {
                    range
                    ForEach(binding) { number in mark(number.wrappedValue.id, "bound") }
                }
                ForEach(binding, id: \.name) { number in mark(number.wrappedValue.id + 3, "named") }
                ForEach(numbers.values) { mark($0.id + 6, "own") }
                if isWide { mark(10, "either") } else { mark(10, "other") }
                if !isWide { mark(11, "left out") }
                if #available(macOS 14, *) { mark(11, "available") }
            }
            .chartXAxis(.hidden).chartYAxis(.hidden).chartXScale(domain: 0...12).chartYScale(domain: 0...12)
        }
        for (name, x) in [
            ("range 1", 20.0), ("bound 3", 60), ("named 5", 100), ("own 9", 180), ("either 10", 200),
            ("available 11", 220),
        ] {
            #expect(abs(try probe.place(of: name).midX - x) < 0.1, "\(name)")
        }
        #expect(!probe.host.exists("left out 11") && !probe.host.exists("other 10"))
    }

    private var range: ForEach<Range<Int>, Int, some ChartContent> { ForEach(0..<2) { n in mark(n, "range") } }

    private struct Number: Identifiable {
        let id: Int
        var name: String { "\(id)" }
    }

    private func mark(_ x: Int, _ name: String) -> some ChartContent {
        PointMark(x: .value("x", x), y: .value("y", 6)).accessibilityIdentifier("\(name) \(x)")
    }
}
