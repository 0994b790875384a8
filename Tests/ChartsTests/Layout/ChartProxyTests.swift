import Charts
import DovetailTesting
import SwiftUI
import Testing

@MainActor
@Suite struct ChartProxyTests {
    private func probe(_ direction: LayoutDirection = .leftToRight) -> ChartProbe {
        ChartProbe(size: CGSize(width: 200, height: 100)) {
            Chart {
                PointMark(x: .value("x", "a"), y: .value("y", 0)).foregroundStyle(by: .value("Kind", "one"))
                    .accessibilityIdentifier("a")
                PointMark(x: .value("x", "b"), y: .value("y", 10))
            }
            .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden).chartYScale(domain: 0...10)
            .chartForegroundStyleScale(["one": Color.red])
            .environment(\.layoutDirection, direction)
        }
    }

    @Test func valuesHavePlacesAndPlacesValues() {
        let proxy = probe().proxy
        #expect(proxy.position(forX: "a") == 50)
        #expect(proxy.position(forX: "z") == nil)
        #expect(proxy.position(forY: 2.5) == 75)
        #expect(proxy.position(for: (x: "b", y: 10)) == CGPoint(x: 150, y: 0))
        #expect(proxy.positionRange(forX: "b") == 100...200)
        #expect(proxy.positionRange(forY: 5) == 50...50)
        #expect(proxy.value(atX: 120) == "b")
        #expect(proxy.value(atX: 250, as: String.self) == nil)
        #expect(proxy.value(atY: 75) == 2.5)
        #expect(proxy.value(atY: 77, as: Int.self) == 2)
        #expect(proxy.value(at: CGPoint(x: 10, y: 0), as: (String, Double).self)?.1 == 10)
        #expect(proxy.xDomain(dataType: String.self) == ["a", "b"])
        #expect(proxy.yDomain(dataType: Double.self) == [0, 10])
    }

    @Test func aPlotAreaIsAsLargeAsItsStyleMakesItAndTheChartGrowsWithIt() throws {
        let probe = ChartProbe(size: CGSize(width: 300, height: 500)) {
            ScrollView(.horizontal) {
                Chart {
                    BarMark(x: .value("x", "a"), y: .value("y", 10))
                    BarMark(x: .value("x", "b"), y: .value("y", 1000))
                }
                .chartPlotStyle { $0.frame(width: 450, height: 350) }
                .accessibilityIdentifier("chart")
            }
        }
        #expect(probe.proxy.plotSize == CGSize(width: 450, height: 350))
        // Beside it stand the numbers, below it the letters.
        let chart = try probe.host.frame(of: "chart")
        #expect(chart.width > 460 && chart.width < 510, "\(chart)")
        #expect(chart.height > 360 && chart.height < 390, "\(chart)")
    }

    @Test func aStyleThatTakesTheRoomChangesNoSizes() throws {
        func plot(_ style: @escaping (ChartPlotContent) -> some View) -> CGSize {
            ChartProbe(size: CGSize(width: 300, height: 200)) {
                Chart { BarMark(x: .value("x", "a"), y: .value("y", 10)) }.chartPlotStyle { style($0) }
            }.proxy.plotSize
        }
        let plain = ChartProbe(size: CGSize(width: 300, height: 200)) {
            Chart { BarMark(x: .value("x", "a"), y: .value("y", 10)) }
        }.proxy.plotSize
        #expect(plot { $0.background(.red) } == plain)
        #expect(plot { $0.frame(height: 80) } == CGSize(width: plain.width, height: 80))
    }

    @Test func scalesOfLooksTellTheirValues() throws {
        let probe = ChartProbe(size: CGSize(width: 200, height: 100)) {
            Chart(Sale.two) { sale in
                PointMark(x: .value("Name", sale.name), y: .value("Amount", sale.amount))
                    .foregroundStyle(by: .value("Kind", sale.kind)).symbol(by: .value("Name", sale.name))
                    .symbolSize(by: .value("Amount", sale.amount))
                LineMark(x: .value("Name", sale.name), y: .value("Amount", sale.amount))
                    .lineStyle(by: .value("Kind", sale.kind))
            }
        }
        #expect(probe.proxy.foregroundStyleDomain(dataType: String.self) == ["Red", "Green"])
        #expect(probe.proxy.symbolDomain(dataType: String.self) == ["Cube", "Cone"])
        #expect(probe.proxy.symbolSizeDomain(dataType: Double.self) == [-3, 6])
        #expect(probe.proxy.lineStyleDomain(dataType: String.self) == ["Red", "Green"])
        let (first, second) = (probe.proxy.symbol(for: "Cube"), probe.proxy.symbol(for: "Cone"))
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        #expect(try #require(first).path(in: unit) != #require(second).path(in: unit))
        #expect(probe.proxy.symbol(for: "Sphere") == nil)
    }

    @Test func aScaleOfColoursTellsItsBounds() {
        let probe = ChartProbe(size: CGSize(width: 200, height: 100)) {
            Chart(Sale.three) { sale in
                BarMark(x: .value("Name", sale.name), y: .value("Amount", 1))
                    .foregroundStyle(by: .value("Amount", sale.amount))
            }
        }
        #expect(probe.proxy.foregroundStyleDomain(dataType: Double.self) == [4, 10])
    }

    @Test func pairsOfValuesHaveRectangles() throws {
        let proxy = probe().proxy
        #expect(proxy.positionRange(for: (x: "b", y: 5)) == CGRect(x: 100, y: 50, width: 100, height: 0))
        #expect(proxy.positionRange(for: (x: "z", y: 5)) == nil && proxy.positionRange(for: (x: "a", y: "?")) == nil)
    }

    @Test func theFrameOfThePlotAreaIsFoundByAGeometry() throws {
        final class Seen { var frames: [CGRect] = [] }
        let seen = Seen()
        let host = TestHost(size: CGSize(width: 300, height: 200)) {
            Chart(Sale.three) { BarMark(x: .value("x", $0.name), y: .value("y", $0.amount)) }
                .chartOverlay { proxy in
                    GeometryReader { geometry in
                        let _ =
                            seen.frames = [proxy.plotFrame, proxy.plotContainerFrame].compactMap {
                                $0.map { geometry[$0] }
                            }
                        Color.clear
                    }
                }
        }
        #expect(host.exists("Cone"))
        try #require(seen.frames.count == 2)
        // The labels of numbers stand after the plot area, and those of categories below.
        #expect(seen.frames[0] == seen.frames[1] && seen.frames[0].minX == 0 && seen.frames[0].minY < 20)
        #expect(seen.frames[0].maxX < 300 && seen.frames[0].maxY < 190 && seen.frames[0].width > 200)
    }

    @Test func stylesOfValuesAreKnown() {
        let proxy = probe().proxy
        #expect(proxy.foregroundStyle(for: "one") == AnyShapeStyle(Color.red))
        #expect(proxy.foregroundStyle(for: "two") == nil)
    }

    @Test func anglesCountFromTheTopClockwise() {
        let proxy = probe().proxy
        #expect(abs(proxy.angle(at: CGPoint(x: 100, y: 0)).degrees) < 1e-9)
        #expect(abs(proxy.angle(at: CGPoint(x: 150, y: 50)).degrees - 90) < 1e-9)
        #expect(abs(proxy.angle(at: CGPoint(x: 50, y: 50)).degrees - 270) < 1e-9)
    }

    @Test func whereTextRunsFromRightToLeftTheFirstCategoryIsAtTheRight() throws {
        let probe = probe(.rightToLeft)
        #expect(probe.proxy.position(forX: "a") == 150)
        #expect(probe.proxy.value(atX: 150) == "a")
        #expect(abs(try probe.host.frame(of: "a").midX - 150) < 0.1)
        let color = try probe.host.color(at: CGPoint(x: 150, y: 100 - 1))
        #expect(color.red > 0.8 && color.blue < 0.5)
    }
}
