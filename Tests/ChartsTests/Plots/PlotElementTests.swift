import DovetailTesting
import SwiftUI
import Testing

@testable import Charts

private struct Step: Identifiable {
    let id: Int
    var start: Double
    var end: Double
    var opacity: CGFloat = 1
    var size = CGSize(width: 10, height: 20)
    var stroke = StrokeStyle(lineWidth: 6)
    var name: String { "step \(id)" }
    var key: LocalizedStringKey { "key \(id)" }
    var resource: LocalizedStringResource { "resource \(id)" }
    var isHidden: Bool { id == 1 }
    var date: Date { may(id + 1, hour: 5) }

    static let two = [Step(id: 0, start: 1, end: 3, opacity: 0.5), Step(id: 1, start: 5, end: 9)]
}

/// What the elements of plots say of their marks, and the values and lengths that plots are made of.
@MainActor
@Suite struct PlotElementTests {
    private func marks(_ content: some ChartContent) -> [Mark] {
        ChartMemory().model(of: content, ChartConfiguration()).marks
    }

    private func points() -> PointPlot<VectorizedPointPlotContent<[Step]>> {
        PointPlot(Step.two, x: .value("Start", \.start), y: .value("End", \.end))
    }

    @Test func elementsSayHowTheirMarksLook() {
        #expect(marks(points().opacity(\.opacity)).map { $0.attributes.opacity } == [0.5, 1])
        #expect(marks(points().symbolSize(\.size))[0].attributes.symbolSize == .size(CGSize(width: 10, height: 20)))
        #expect(marks(points().lineStyle(\.stroke))[1].attributes.lineStyle?.lineWidth == 6)
    }

    @Test func elementsSayWhatIsSaidOfTheirMarks() {
        #expect(
            marks(points().accessibilityLabel(\.name))[1].attributes.accessibility.label == Text("step 1" as String))
        #expect(marks(points().accessibilityLabel(\.key))[1].attributes.accessibility.label == Text(Step.two[1].key))
        #expect(marks(points().accessibilityLabel(\.resource))[1].attributes.accessibility.label != nil)
        #expect(
            marks(points().accessibilityValue(\.name))[0].attributes.accessibility.value == Text("step 0" as String))
        #expect(marks(points().accessibilityValue(\.key))[0].attributes.accessibility.value == Text(Step.two[0].key))
        #expect(marks(points().accessibilityValue(\.resource))[0].attributes.accessibility.value != nil)
        #expect(
            marks(points().accessibilityIdentifier(\.name)).map { $0.attributes.accessibility.identifier } == [
                "step 0", "step 1",
            ])
        #expect(
            marks(points().accessibilityHidden(\.isHidden)).map { $0.attributes.accessibility.isHidden } == [
                false, true,
            ])
    }

    private func ends(_ value: PlottableProjection<Step, Double>) -> [Double?] {
        Step.two.flatMap { [value.datum(of: $0).value.number, value.datum(of: $0).end?.number] }
    }

    @Test func projectionsAreValuesAndIntervals() {
        let resource = LocalizedStringResource("Label")
        for value: PlottableProjection<Step, Double> in [
            .value("Label", \.start, \.end), .value(Text("Label"), \.start, \.end), .value(resource, \.start, \.end),
            .value("Label" as String, \.start, \.end),
        ] { #expect(ends(value) == [1, 3, 5, 9]) }
        for value: PlottableProjection<Step, Double> in [
            .value("Label", 2, 4), .value(Text("Label"), 2, 4), .value(resource, 2, 4), .value("Label" as String, 2, 4),
        ] { #expect(ends(value) == [2, 4, 2, 4]) }
        for value: PlottableProjection<Step, Double> in [
            .value("Label", 7), .value(Text("Label"), 7), .value(resource, 7), .value("Label" as String, 7),
        ] { #expect(ends(value) == [7, nil, 7, nil]) }
    }

    @Test func datesAreUnitsOfACalendar() {
        let resource = LocalizedStringResource("Label")
        for value: PlottableProjection<Step, Date> in [
            .value("Label", \.date, unit: .day), .value(Text("Label"), \.date, unit: .day),
            .value(resource, \.date, unit: .day), .value("Label" as String, \.date, unit: .day),
        ] {
            #expect(value.datum(of: Step.two[1]).value == .date(may(2, hour: 0)))
            #expect(value.datum(of: Step.two[1]).end == .date(may(3, hour: 0)))
        }
        for value: PlottableProjection<Step, Date> in [
            .value("Label", may(7), unit: .day), .value(Text("Label"), may(7), unit: .day),
            .value(resource, may(7), unit: .day), .value("Label" as String, may(7), unit: .day),
        ] { #expect(value.datum(of: Step.two[1]).value == .date(may(7, hour: 0))) }
    }

    @Test func barsOfIntervalsReachOverThem() throws {
        let probe = ChartProbe(size: CGSize(width: 200, height: 100)) {
            Chart {
                BarPlot(Step.two, x: .value("Range", \.start, \.end), y: .value("Height", 5.0))
                    .accessibilityIdentifier(\.name)
            }
            .chartXScale(domain: 0...10).chartYScale(domain: 0...10).chartXAxis(.hidden).chartYAxis(.hidden)
        }
        let place = try probe.place(of: "step 1")
        #expect(place.midX == 140 && place.width > 60 && place.width <= 80 && place.height == 50, "\(place)")
    }

    @Test func lengthsAreLiteralsToo() throws {
        let probe = ChartProbe(size: CGSize(width: 200, height: 100)) {
            Chart {
                BarPlot(Step.two, x: .value("Start", \.start), y: .value("End", \.end), width: 12)
                    .accessibilityIdentifier(\.name)
                RectanglePlot(Step.two, x: .value("Start", \.start), y: .value("End", \.end), width: 7.5, height: 10)
            }
            .chartXScale(domain: 0...10).chartYScale(domain: 0...10).chartXAxis(.hidden).chartYAxis(.hidden)
        }
        #expect(try probe.place(of: "step 0").width == 12)
    }

    @Test func binsFillARange() {
        #expect(NumberBins(range: 0.0...10, count: 4).thresholds == [0, 2.5, 5, 7.5, 10])
        #expect(NumberBins(range: 0...10, count: 3).thresholds == [0, 3, 6, 10])
        #expect(NumberBins(range: 0.0...10, count: 4).index(for: 10) == 3)
    }

    @Test func labelsAreResourcesToo() throws {
        let resource = LocalizedStringResource("A label")
        let marks = marks(
            PointMark(x: .value("x", 1), y: .value("y", 2)).accessibilityLabel(resource).accessibilityValue(resource))
        #expect(marks[0].attributes.accessibility.label == Text(resource))
        #expect(marks[0].attributes.accessibility.value == Text(resource))
        let host = TestHost(size: CGSize(width: 300, height: 200)) {
            Chart { PointMark(x: .value("x", 1), y: .value("y", 2)) }
                .chartXAxisLabel(LocalizedStringResource("Across")).chartYAxisLabel(LocalizedStringResource("Upwards"))
                .chartXAxis { AxisMarks(values: [1.0]) { AxisValueLabel(LocalizedStringResource("One")) } }
        }
        for name in ["Across", "Upwards", "One"] { #expect(try host.frame(of: name).width > 0) }
    }

    @ChartContentBuilder private func either(_ isBar: Bool) -> BuilderConditional<BarMark, PointMark> {
        if isBar {
            BarMark(x: .value("x", 1), y: .value("y", 2))
        } else {
            PointMark(x: .value("x", 1), y: .value("y", 2))
        }
    }

    @Test func aConditionHasAName() {
        #expect(marks(either(true))[0].kind == .bar)
        #expect(marks(either(false))[0].kind == .point)
    }
}
