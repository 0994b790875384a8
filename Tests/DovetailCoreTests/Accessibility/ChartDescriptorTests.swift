import SwiftUI
import Testing
import ViewSupport

@testable import DovetailCore
@testable import DovetailEngine
@testable import DovetailTesting

@MainActor
@Suite("Accessibility: charts")
struct ChartDescriptorTests {
    private struct Chart: View, AXChartDescriptorRepresentable {
        let cups: [Double]
        let made: Probe<String>

        var body: some View {
            Color.brown.frame(width: 50, height: 50).accessibilityLabel("chart").accessibilityChartDescriptor(self)
        }

        private var series: AXDataSeriesDescriptor {
            AXDataSeriesDescriptor(
                name: "Cups", isContinuous: false,
                dataPoints: zip(["Mon", "Tue", "Wed"], cups).map { AXDataPoint(x: $0, y: $1) })
        }

        func makeChartDescriptor() -> AXChartDescriptor {
            made.note("made")
            return AXChartDescriptor(
                title: "Coffee", summary: "More each day",
                xAxis: AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Mon", "Tue", "Wed"]),
                yAxis: AXNumericDataAxisDescriptor(title: "Cups", range: 0...9, gridlinePositions: [0, 5]) {
                    "\(Int($0)) cups"
                }, series: [series])
        }

        func updateChartDescriptor(_ descriptor: AXChartDescriptor) {
            made.note("updated")
            descriptor.series = [series]
        }
    }

    @Test("a chart's points are told on demand, and follow the view")
    func points() throws {
        struct Screen: View {
            @State private var cups: [Double] = [1, 2]
            let made: Probe<String>
            var body: some View {
                VStack {
                    Chart(cups: cups, made: made)
                    Button("more") { cups.append(5) }
                }
            }
        }
        let made = Probe<String>()
        let host = TestHost { Screen(made: made) }
        let chart = try host.element("chart")
        #expect(chart.chart?.title == "Coffee")
        #expect(chart.chart?.summary == "More each day")
        #expect(chart.customContent.compactMap(\.value) == ["Day Mon, Cups 1 cups", "Day Tue, Cups 2 cups"])
        #expect(host.tree.contains("chart “Coffee” of 2 points"))
        try host.tap("more")
        #expect(made.entries == ["made", "updated"])
        #expect(try host.element("chart").customContent.last?.value == "Day Wed, Cups 5 cups")
    }
}
