import Charts
import SwiftUI
import Testing

/// What the scales of symbols, sizes, lines and colours say of values, and what an app says of the scales.
@MainActor
@Suite struct VisualScaleTests {
    private let names = ["one", "two"]

    private func points<V: View>(_ modify: @escaping (AnyView) -> V) -> ChartProbe {
        ChartProbe(size: CGSize(width: 240, height: 120)) {
            modify(
                AnyView(
                    Chart(names, id: \.self) { name in
                        PointMark(x: .value("x", name), y: .value("y", 1))
                            .symbol(by: .value("Kind", name)).symbolSize(by: .value("Kind", name))
                        LineMark(x: .value("x", name), y: .value("y", 2)).lineStyle(by: .value("Kind", name))
                    }
                    .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden).chartYScale(domain: 0...2)))
        }
    }

    /// Whether the symbol of the second category is one through whose corners one sees: a circle in place of a square.
    private func isRound(_ probe: ChartProbe) throws -> Bool {
        try probe.host.color(at: CGPoint(x: 180 - 8.5, y: 60 - 8.5)).red > 0.9
    }

    @Test func symbolsOfValuesAreTheApps() throws {
        // Of 400 square points.
        func sized(_ view: AnyView) -> some View { view.chartSymbolSizeScale(range: [400, 400]) }
        let standard = points { sized($0) }
        #expect(try !isRound(standard))
        #expect(
            try isRound(points { sized($0).chartSymbolScale(["two": BasicChartSymbolShape.circle, "one": .square]) }))
        #expect(try isRound(points { sized($0).chartSymbolScale(range: [.square, BasicChartSymbolShape.circle]) }))
        #expect(try isRound(points { sized($0).chartSymbolScale(domain: ["two", "one"]) }))
        #expect(
            try isRound(
                points {
                    sized($0).chartSymbolScale(domain: ["one", "two"], range: [.square, BasicChartSymbolShape.circle])
                }))
        #expect(
            try isRound(
                points {
                    sized($0).chartSymbolScale(mapping: { (name: String) in
                        name == "two" ? BasicChartSymbolShape.circle : .square
                    })
                }))
        #expect(
            try isRound(
                points {
                    sized($0).chartSymbolScale(
                        domain: ["one", "two"],
                        mapping: { (name: String) in name == "two" ? BasicChartSymbolShape.circle : .square })
                }))
    }

    @Test func symbolsOfValuesMayBeOfSeveralTypes() throws {
        struct Slab: ChartSymbolShape, InsettableShape {
            var inset: CGFloat = 0
            func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: inset)) }
            func inset(by amount: CGFloat) -> Slab { Slab(inset: inset + amount) }
        }
        func sized(_ view: AnyView) -> some View { view.chartSymbolSizeScale(range: [400, 400]) }
        let round = points {
            sized($0).chartSymbolScale([
                "one": Slab().strokeBorder(lineWidth: 2), "two": Circle().strokeBorder(lineWidth: 2),
            ])
        }
        #expect(try isRound(round))
        let square = points {
            sized($0).chartSymbolScale([
                "one": Circle().strokeBorder(lineWidth: 2), "two": Slab().strokeBorder(lineWidth: 6),
            ])
        }
        #expect(try !isRound(square))
    }

    @Test func sizesOfValuesAreTheApps() {
        let pairs = points { $0.chartSymbolSizeScale(["one": 16, "two": 100]) }.proxy
        #expect(pairs.symbolSize(for: "one") == 16 && pairs.symbolSize(for: "two") == 100)
        let range = points { $0.chartSymbolSizeScale(range: [9, 25]) }.proxy
        #expect(range.symbolSize(for: "two") == 25)
        let domain = points { $0.chartSymbolSizeScale(range: [9, 25]).chartSymbolSizeScale(domain: ["two", "one"]) }
            .proxy
        #expect(domain.symbolSize(for: "two") == 9)
    }

    @Test func areasAreInProportionToNumbers() {
        func probe<V: View>(_ modify: @escaping (AnyView) -> V) -> ChartProxy {
            ChartProbe(size: CGSize(width: 240, height: 120)) {
                modify(
                    AnyView(
                        Chart([10.0, 40], id: \.self) { n in
                            PointMark(x: .value("x", n), y: .value("y", n)).symbolSize(by: .value("n", n))
                        }))
            }.proxy
        }
        let standard = probe { $0 }
        #expect(standard.symbolSize(for: 40.0) == 400 && standard.symbolSize(for: 10.0) == 100)
        let closed = probe { $0.chartSymbolSizeScale(range: 20...60) }
        #expect(closed.symbolSize(for: 40.0) == 60 && closed.symbolSize(for: 20.0) == 40)
        let domain = probe { $0.chartSymbolSizeScale(domain: 0...80) }
        #expect(domain.symbolSize(for: 40.0) == 200)
        let both = probe { $0.chartSymbolSizeScale(domain: 0...80, range: 0...800) }
        #expect(both.symbolSize(for: 40.0) == 400)
    }

    @Test func stylesOfLinesAreTheApps() {
        let dashed = StrokeStyle(lineWidth: 3, dash: [1, 2])
        let plain = StrokeStyle(lineWidth: 5)
        #expect(points { $0 }.proxy.lineStyle(for: "one")?.dash == [])
        #expect(points { $0 }.proxy.lineStyle(for: "two")?.dash == [6, 4])
        #expect(points { $0.chartLineStyleScale(["one": plain, "two": dashed]) }.proxy.lineStyle(for: "two") == dashed)
        #expect(points { $0.chartLineStyleScale(range: [plain, dashed]) }.proxy.lineStyle(for: "one") == plain)
        #expect(points { $0.chartLineStyleScale(domain: ["two", "one"]) }.proxy.lineStyle(for: "two")?.dash == [])
        #expect(
            points { $0.chartLineStyleScale(domain: ["two", "one"], range: [plain, dashed]) }.proxy.lineStyle(
                for: "one")
                == dashed)
        #expect(
            points { $0.chartLineStyleScale(mapping: { (name: String) in name == "one" ? dashed : plain }) }.proxy
                .lineStyle(for: "one") == dashed)
    }

    @Test func coloursOfNumbersAreARamp() throws {
        func color<V: View>(_ modify: @escaping (AnyView) -> V) throws -> Color.Resolved {
            let probe = ChartProbe(size: CGSize(width: 100, height: 100)) {
                modify(
                    AnyView(
                        Chart([0.0, 10], id: \.self) { n in
                            RectangleMark(x: .value("x", n == 0 ? "a" : "b"), y: .value("y", "c"))
                                .foregroundStyle(by: .value("n", n))
                        }
                        .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)))
            }
            return try probe.host.color(at: CGPoint(x: 75, y: 50))
        }
        let gradient = Gradient(colors: [.black, .white])
        #expect(try color { $0.chartForegroundStyleScale(range: gradient) }.red > 0.98)
        let half = try color { $0.chartForegroundStyleScale(domain: 0...20, range: gradient) }
        #expect(half.red > 0.3 && half.red < 0.8)
        let whole = try color { $0.chartForegroundStyleScale(domain: 0...10) }
        let part = try color { $0.chartForegroundStyleScale(domain: 0...20) }
        #expect(whole != part)
        #expect(
            try color {
                $0.chartForegroundStyleScale(domain: 0...10, mapping: { (n: Double) in n > 5 ? Color.black : .white })
            }
            .red < 0.02)
        // A scale of categories knows each number by itself.
        #expect(try color { $0.chartForegroundStyleScale(type: .category) } != whole)
    }
}
