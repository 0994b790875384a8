import Charts
import DovetailTesting
import SwiftUI
import Testing

/// The parts of an axis in each form, and titles.
@MainActor
@Suite struct AxisPartTests {
    private func chart<A: AxisContent>(@AxisContentBuilder _ axis: @escaping () -> A) -> ChartProbe {
        ChartProbe(size: CGSize(width: 300, height: 200)) {
            Chart(0..<5, id: \.self) { n in
                PointMark(x: .value("n", n), y: .value("y", n)).accessibilityHidden(true)
            }
            .chartYAxis(.hidden).chartXScale(domain: 0...4).chartXAxis { axis() }
        }
    }

    @Test func labelsAreKeysResourcesStringsAndViews() {
        let string = String("string")
        let probe = chart {
            AxisMarks(values: [0, 1, 2, 3] as AxisMarkValues) { value in
                switch value.index {
                case 0: AxisValueLabel("key", collisionResolution: .automatic, orientation: .automatic)
                case 1: AxisValueLabel(LocalizedStringResource("resource"))
                case 2: AxisValueLabel(string)
                default: AxisValueLabel { Text("\(value.count) values") }
                }
            }
        }
        #expect(probe.host.texts == ["key", "resource", "string", "4 values"])
    }

    @Test func marksAreChosenAndLeftOut() {
        let isLong = true
        let probe = chart {
            if isLong { AxisMarks(values: [0, 2]) { _ in AxisValueLabel() } } else { AxisMarks() }
            if !isLong { AxisMarks(values: [3]) }
            AxisMarks(preset: .automatic, position: .bottom, values: [4]) { value in
                if isLong { AxisTick(length: 12) } else { AxisGridLine() }
                if !isLong { AxisGridLine() }
                if #available(macOS 14, *) { AxisValueLabel("last") }
            }
            if #available(macOS 14, *) { AxisMarks(position: .automatic, values: [1]) { _ in AxisValueLabel("new") } }
        }
        #expect(Set(probe.host.texts) == ["0", "2", "last", "new"])
    }

    @Test func axesHaveTitlesOfEachForm() throws {
        let (x, y) = (String("string x"), String("string y"))
        let host = TestHost(size: CGSize(width: 400, height: 300)) {
            Chart { PointMark(x: .value("n", 1), y: .value("y", 1)).accessibilityHidden(true) }
                .chartXAxisLabel("key x").chartXAxisLabel(LocalizedStringResource("resource x"), position: .top)
                .chartXAxisLabel(x, alignment: .trailing).chartXAxisLabel(Text(verbatim: "text x"), spacing: 4)
                .chartXAxisLabel { Text("view x") }
                .chartYAxisLabel("key y").chartYAxisLabel(LocalizedStringResource("resource y"), position: .leading)
                .chartYAxisLabel(y, position: .trailing).chartYAxisLabel(Text(verbatim: "text y"), spacing: 4)
                .chartYAxisLabel { Text("view y") }
        }
        for axis in ["x", "y"] {
            for form in ["key", "resource", "string", "text", "view"] { #expect(host.exists("\(form) \(axis)")) }
        }
        #expect(try host.frame(of: "resource x").maxY < host.frame(of: "key x").minY)
        #expect(try host.frame(of: "resource y").maxX < host.frame(of: "string y").minX)
        #expect(try host.frame(of: "string x").minX > host.frame(of: "key x").minX)
    }
}
