import Charts
import SwiftUI
import Testing

/// What an app says of the scales of a chart in a plot area of 200 by 100 points.
@MainActor
@Suite struct ScaleSettingTests {
    private func proxy<V: View>(_ values: [Double] = [0, 50, 100], _ modify: @escaping (AnyView) -> V) -> ChartProxy {
        ChartProbe(size: CGSize(width: 200, height: 100)) {
            modify(
                AnyView(
                    Chart(values, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
                        .chartXAxis(.hidden).chartYAxis(.hidden)))
        }.proxy
    }

    private func places(_ values: [Double], x proxy: ChartProxy) -> [CGFloat] {
        values.map { (proxy.position(forX: $0) ?? -1).rounded() }
    }

    private func places(_ values: [Double], y proxy: ChartProxy) -> [CGFloat] {
        values.map { (proxy.position(forY: $0) ?? -1).rounded() }
    }

    @Test func aDomainAndARangeAreSaidTogether() {
        let x = proxy { $0.chartXScale(domain: 0...200, range: .plotDimension(startPadding: 100)) }
        #expect(places([0, 100, 200], x: x) == [100, 150, 200])
        let y = proxy { $0.chartYScale(domain: 0...200, range: .plotDimension(startPadding: 50)) }
        #expect(places([0, 100, 200], y: y) == [50, 25, 0])
    }

    @Test func scalesAlongXAreOfATypeADomainAndARange() {
        #expect(places([0, 25, 100], x: proxy { $0.chartXScale(type: .squareRoot) }) == [0, 100, 200])
        #expect(
            places([0, 50, 100], x: proxy { $0.chartXScale(domain: 0...100, type: .power(exponent: 2)) })
                == [0, 50, 200])
        #expect(places([0, 100], x: proxy { $0.chartXScale(range: 20...120) }) == [20, 120])
        #expect(
            places([0, 25, 100], x: proxy { $0.chartXScale(range: .plotDimension(padding: 50), type: .squareRoot) })
                == [50, 100, 150])
        #expect(
            places(
                [1, 10, 100],
                x: proxy([1, 100]) {
                    $0.chartXScale(domain: 1...100, range: .plotDimension(startPadding: 100), type: .log)
                }) == [100, 150, 200])
    }

    @Test func scalesAlongYAreOfATypeADomainAndARange() {
        #expect(places([0, 25, 100], y: proxy { $0.chartYScale(type: .squareRoot) }) == [100, 50, 0])
        #expect(
            places([0, 50, 100], y: proxy { $0.chartYScale(domain: 0...100, type: .power(exponent: 2)) })
                == [100, 75, 0])
        #expect(places([0, 100], y: proxy { $0.chartYScale(range: .plotDimension(padding: 10)) }) == [90, 10])
        #expect(
            places([0, 25, 100], y: proxy { $0.chartYScale(range: .plotDimension(padding: 10), type: .squareRoot) })
                == [90, 50, 10])
        #expect(
            places(
                [1, 10, 100],
                y: proxy([1, 100]) {
                    $0.chartYScale(domain: 1...100, range: .plotDimension(endPadding: 20), type: .log)
                }) == [100, 60, 20])
    }

    @Test func numbersAreCategoriesWhereToldSo() {
        let scale = proxy { $0.chartXScale(type: .category) }
        #expect(scale.xDomain(dataType: String.self) == ["0", "50", "100"])
        #expect(scale.position(forX: 50.0) == 100)
        let step = scale.positionRange(forX: 100.0)
        #expect(step.map { abs($0.upperBound - 200) < 0.1 && abs($0.lowerBound - 133.3) < 0.1 } == true)
    }

    @Test func anInferredDomainIsChangedByAClosure() {
        let wide = proxy {
            $0.chartXScale(domain: .automatic(dataType: Double.self) { $0.append(400) })
                .chartYScale(domain: .automatic(includesZero: false, reversed: true))
        }
        #expect(wide.xDomain(dataType: Double.self) == [0, 400])
        #expect(places([0, 100], y: wide) == [0, 100])
        #expect(proxy { $0.chartXScale(domain: .automatic) }.xDomain(dataType: Double.self) == [0, 100])
    }

    @Test func symmetricLogarithmsRiseAtZeroAsToldTo() {
        func middle(_ type: ScaleType) -> CGFloat {
            proxy([-100, 100]) { $0.chartXScale(domain: -100...100, type: type) }.position(forX: 10.0) ?? 0
        }
        #expect(middle(.symmetricLog(slopeAtZero: 10)) > middle(.symmetricLog(slopeAtZero: 1)))
        #expect(middle(.symmetricLog) == middle(.symmetricLog(slopeAtZero: 1)) && middle(.linear) == 110)
    }

    @Test func scalesOfSizesAreOfATypeAlso() {
        func area<V: View>(_ modify: @escaping (AnyView) -> V) -> CGFloat? {
            ChartProbe(size: CGSize(width: 200, height: 100)) {
                modify(
                    AnyView(
                        Chart([10.0, 40], id: \.self) { n in
                            PointMark(x: .value("x", n), y: .value("y", n)).symbolSize(by: .value("n", n))
                        }))
            }.proxy.symbolSize(for: 40.0)
        }
        #expect(area { $0.chartSymbolSizeScale(domain: 0...80, range: 0...800, type: .linear) } == 400)
        #expect(area { $0.chartSymbolSizeScale(domain: 0...80, type: .linear) } == 200)
        #expect(area { $0.chartSymbolSizeScale(range: 0...60, type: .linear) } == 60)
    }

    @Test func scalesTakeThePlotsDimensionAndTime() {
        #expect(places([0, 100], x: proxy { $0.chartXScale(domain: 0...100, range: .plotDimension) }) == [0, 200])
        let dates = [may(1), may(2), may(5)]
        let time = ChartProbe(size: CGSize(width: 200, height: 100)) {
            Chart(dates, id: \.self) { PointMark(x: .value("day", $0), y: .value("y", 1)) }
                .chartXAxis(.hidden).chartYAxis(.hidden)
                .chartXScale(domain: dates[0]...dates[2], range: .plotDimension, type: .date)
        }.proxy
        #expect(dates.map { (time.position(forX: $0) ?? -1).rounded() } == [0, 50, 200])
        func start<Range: PositionScaleRange>(_ range: Range) -> ChartProxy {
            proxy { $0.chartXScale(domain: 0...100, range: range) }
        }
        #expect(places([0, 100], x: start(.plotDimension)) == [0, 200])
        func dataDomain<Domain: ScaleDomain>(_ domain: Domain) -> ChartProxy {
            proxy { $0.chartXScale(domain: domain) }
        }
        #expect(places([0, 100], x: dataDomain(.automatic)) == [0, 200])
    }
}
