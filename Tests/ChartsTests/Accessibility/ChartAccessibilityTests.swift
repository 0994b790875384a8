import DovetailTesting
import SwiftUI
import Testing

@testable import Charts

@MainActor
@Suite struct ChartAccessibilityTests {
    @Test func eachMarkIsAnElementWithItsValue() throws {
        let host = TestHost(size: CGSize(width: 300, height: 200)) {
            Chart(Sale.two) { sale in
                BarMark(x: .value("Shape", sale.name), y: .value("Count", sale.amount))
                    .foregroundStyle(by: .value("Kind", sale.kind))
            }
            .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
        }
        #expect(try host.value(of: "Cube, Red") == "2")
        #expect(try host.value(of: "Cone, Green") == "-3")
    }

    @Test func lyingBarsAndDaysAreSaidTheOtherWay() throws {
        let host = TestHost(size: CGSize(width: 300, height: 200)) {
            Chart {
                BarMark(x: .value("Count", 3), y: .value("Shape", "Cube"))
                BarMark(x: .value("Count", 4), y: .value("Shape", "Cone")).accessibilityLabel("A cone")
                    .accessibilityValue("four")
                BarMark(x: .value("Count", 4), y: .value("Shape", "Ball")).accessibilityHidden(true)
            }
            .chartXAxis(.hidden).chartYAxis(.hidden)
        }
        #expect(try host.value(of: "Cube") == "3")
        #expect(try host.value(of: "A cone") == "four")
        #expect(!host.exists("Ball"))
    }

    @Test func theDescriptionIsATableOfSeries() throws {
        let memory = ChartMemory()
        let model = memory.model(
            of: ForEach(Sale.two) { sale in
                LineMark(x: .value("Shape", sale.name), y: .value("Count", sale.amount))
                    .foregroundStyle(by: .value("Kind", sale.kind))
            }, ChartConfiguration())
        let descriptor = ChartDescription(model: model).makeChartDescriptor()
        #expect(descriptor.series.map(\.name) == ["Red", "Green"])
        #expect(descriptor.series[0].isContinuous)
        #expect(descriptor.series[1].dataPoints.map { $0.yValue?.number } == [6, -3])
        let x = try #require(descriptor.xAxis as? AXCategoricalDataAxisDescriptor)
        #expect(x.title == "Shape" && x.categoryOrder == ["Cube", "Cone"])
        #expect(descriptor.yAxis?.title == "Count" && descriptor.yAxis?.range == -3...6)
    }
}
