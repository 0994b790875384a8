import DovetailTesting
import SwiftUI
import Testing

@testable import Charts

/// The labels of values, which name the axes of a chart's description, and what the values reach over.
@MainActor
@Suite struct ValueLabelTests {
    private let resource = LocalizedStringResource("Resource")
    private let text = Text(verbatim: "Text")
    private let string = String("String")

    private func titles<C: ChartContent>(@ChartContentBuilder _ content: () -> C) -> [String?] {
        let model = ChartMemory().model(of: content(), ChartConfiguration())
        let descriptor = ChartDescription(model: model).makeChartDescriptor()
        return [descriptor.xAxis.title, descriptor.yAxis?.title]
    }

    private func titles<X: Plottable>(_ values: [PlottableValue<X>]) -> [String?] {
        values.map { value in titles { PointMark(x: value, y: .value("y", 1)) }[0] }
    }

    private let all = ["Key", "Resource", "Text", "String"]

    @Test func labelsAreKeysResourcesTextsAndStrings() {
        #expect(titles([.value("Key", 3), .value(resource, 3), .value(text, 3), .value(string, 3)]) == all)
        let bin = ChartBinRange(uncheckedBounds: (lower: 2, upper: 6))
        #expect(titles([.value("Key", bin), .value(resource, bin), .value(text, bin), .value(string, bin)]) == all)
        #expect(titles([.value("Key", 2..<6), .value(string, 2..<6)]) == ["Key", "String"])
        let day = may(3)
        #expect(
            titles([
                .value("Key", day, unit: .day), .value(resource, day, unit: .day), .value(text, day, unit: .day),
                .value(string, day, unit: .day, calendar: .current),
            ]) == all)
    }

    @Test func binsAndRangesAreAsWideAsTheyReach() throws {
        let bin = ChartBinRange(uncheckedBounds: (lower: 2, upper: 6))
        for value in [
            PlottableValue.value("x", bin), .value(text, bin), .value(string, bin), .value("x", 2..<6),
            .value(string, 2..<6),
        ] {
            let probe = ChartProbe(size: CGSize(width: 240, height: 120)) {
                Chart { BarMark(x: value, y: .value("y", 6), width: .ratio(1)).accessibilityIdentifier("bar") }
                    .chartXAxis(.hidden).chartYAxis(.hidden).chartXScale(domain: 0...12).chartYScale(domain: 0...12)
            }
            #expect(try probe.place(of: "bar").isAbout(40, 60, 80, 60))
        }
    }

    private struct Row {
        var x = 3
        var low = 2
        var high = 6
        var day = may(3)
    }

    private func titles<V: Plottable>(plots values: [PlottableProjection<Row, V>]) -> [String?] {
        values.map { value in titles { PointPlot([Row()], x: value, y: .value("y", \.x)) }[0] }
    }

    @Test func labelsOfPlotsAreKeysResourcesTextsAndStrings() {
        #expect(
            titles(plots: [.value("Key", \.x), .value(resource, \.x), .value(text, \.x), .value(string, \.x)]) == all)
        #expect(titles(plots: [.value("Key", 3), .value(resource, 3), .value(text, 3), .value(string, 3)]) == all)
        #expect(
            titles(plots: [
                .value("Key", \.low, \.high), .value(resource, \.low, \.high), .value(text, \.low, \.high),
                .value(string, \.low, \.high),
            ]) == all)
        #expect(
            titles(plots: [.value("Key", 2, 6), .value(resource, 2, 6), .value(text, 2, 6), .value(string, 2, 6)])
                == all)
        #expect(
            titles(plots: [
                .value("Key", \.day, unit: .day), .value(resource, \.day, unit: .day), .value(text, \.day, unit: .day),
                .value(string, \.day, unit: .day),
            ]) == all)
        #expect(
            titles(plots: [
                .value("Key", may(3), unit: .day), .value(resource, may(3), unit: .day),
                .value(text, may(3), unit: .day),
                .value(string, may(3), unit: .day),
            ]) == all)
    }

    @Test func marksAreNamedForThoseWhoDoNotSee() throws {
        let host = TestHost(size: CGSize(width: 300, height: 200)) {
            Chart {
                PointMark(x: .value("x", 1), y: .value("y", 1)).accessibilityLabel("Key").accessibilityValue("first")
                PointMark(x: .value("x", 2), y: .value("y", 1)).accessibilityLabel(resource)
                    .accessibilityValue(LocalizedStringResource("second"))
                PointMark(x: .value("x", 3), y: .value("y", 1)).accessibilityLabel(text)
                    .accessibilityValue(Text(verbatim: "third"))
                PointMark(x: .value("x", 4), y: .value("y", 1)).accessibilityLabel(string)
                    .accessibilityValue(String("fourth"))
            }
            .chartXAxis(.hidden).chartYAxis(.hidden)
        }
        #expect(try all.map { try host.value(of: $0) } == ["first", "second", "third", "fourth"])
    }

    @Test func functionsAreLabelledByKeysAndStrings() {
        let (x, y) = (String("across"), String("up"))
        #expect(titles { LinePlot(x: "across", y: "up", domain: 0...1) { $0 } } == ["across", "up"])
        #expect(titles { LinePlot(x: x, y: y, domain: 0...1) { $0 } } == ["across", "up"])
        #expect(
            titles { LinePlot(x: "across", y: "up", t: "time", domain: 0...1) { (x: $0, y: $0) } } == ["across", "up"])
        #expect(titles { LinePlot(x: x, y: y, t: x, domain: 0...1) { (x: $0, y: $0) } } == ["across", "up"])
        #expect(titles { AreaPlot(x: "across", y: "up", domain: 0...1) { $0 } } == ["across", "up"])
        #expect(titles { AreaPlot(x: x, y: y, domain: 0...1) { $0 } } == ["across", "up"])
        #expect(
            titles { AreaPlot(x: "across", yStart: "up", yEnd: "high", domain: 0...1) { (yStart: $0, yEnd: $0 + 1) } }
                == ["across", "up"])
        #expect(
            titles { AreaPlot(x: x, yStart: y, yEnd: x, domain: 0...1) { (yStart: $0, yEnd: $0 + 1) } }
                == ["across", "up"])
    }
}
