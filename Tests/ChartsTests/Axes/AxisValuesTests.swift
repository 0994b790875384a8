import Charts
import DovetailTesting
import SwiftUI
import Testing

/// Which values an axis has marks for, and how its lines are drawn.
@MainActor
@Suite struct AxisValuesTests {
    private func texts(_ values: AxisMarkValues, domain: ClosedRange<Double> = 0...10) -> [String] {
        TestHost(size: CGSize(width: 400, height: 100)) {
            Chart([1, 9], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)).accessibilityHidden(true) }
                .chartXScale(domain: domain).chartYAxis(.hidden).chartXAxis { AxisMarks(values: values) }
        }.texts
    }

    private func probe<A: AxisContent>(@AxisContentBuilder _ axis: @escaping () -> A) -> ChartProbe {
        ChartProbe(size: CGSize(width: 200, height: 100)) {
            Chart([0, 10], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)).foregroundStyle(.clear) }
                .chartXScale(domain: 0...10).chartYScale(domain: 0...10).chartYAxis(.hidden).chartXAxis { axis() }
        }
    }

    private func darkness(_ probe: ChartProbe, _ x: CGFloat, _ y: CGFloat = 20) throws -> Double {
        let plot = try probe.host.frame(of: "plot corner").origin
        return 1 - Double(try probe.host.color(at: CGPoint(x: plot.x + x, y: plot.y + y)).red)
    }

    @Test func valuesAreAboutAsManyAndAsFarApartAsWanted() {
        #expect(texts(.automatic) == texts(.automatic(desiredCount: nil)))
        #expect(texts(.automatic(desiredCount: 2)) == ["0", "5", "10"])
        #expect(texts(.automatic(minimumStride: 4.0, desiredCount: 20)) == ["0", "5", "10"])
        #expect(texts(.automatic(minimumStride: 0.0, desiredCount: 5)) == ["0", "2", "4", "6", "8", "10"])
        #expect(texts(.stride(by: 2.5)) == ["0.0", "2.5", "5.0", "7.5", "10.0"])
        #expect(texts([1, 3.5, 20]) == ["1.0", "3.5"])
    }

    @Test func unitsOfACalendarAreThoseOfItsZone() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(secondsFromGMT: 5 * 3600))
        func places(_ values: AxisMarkValues) -> [Double] {
            final class Seen { var dates: [Date] = [] }
            let seen = Seen()
            _ = TestHost(size: CGSize(width: 400, height: 100)) {
                Chart([may(1), may(3)], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)) }
                    .chartXAxis {
                        AxisMarks(values: values) { value in
                            let _ = value.as(Date.self).map { seen.dates.append($0) }
                            AxisTick()
                        }
                    }
            }
            return Set(seen.dates).sorted().map(\.timeIntervalSinceReferenceDate)
        }
        let own = places(.stride(by: .day, calendar: calendar))
        #expect(own.count == 2 && own.allSatisfy { Int($0 + 5 * 3600) % 86400 == 0 }, "\(own)")
        #expect(places(.stride(by: .hour, count: 12, calendar: calendar)).count == 4)
    }

    @Test func linesAndTicksAreDrawnInTheStrokeOfTheirMarks() throws {
        let thick = probe { AxisMarks(values: [5], stroke: StrokeStyle(lineWidth: 8)) }
        #expect(try darkness(thick, 97) > 0.1 && darkness(thick, 103) > 0.1 && darkness(thick, 110) < 0.05)
        let percent = probe {
            AxisMarks(
                format: FloatingPointFormatStyle<Double>.Percent(), values: [5.0], stroke: StrokeStyle(lineWidth: 8))
        }
        #expect(percent.host.exists("500%"))
        #expect(try darkness(percent, 103) > 0.1)
        let values = probe { AxisMarks(values: .automatic(desiredCount: 2), stroke: StrokeStyle(lineWidth: 8)) }
        #expect(try darkness(values, values.proxy.plotSize.width / 2 + 3) > 0.1)
    }

    @Test func linesAndTicksStandInTheMiddleOfTheirIntervalWhereToldSo() throws {
        let centered = probe {
            AxisMarks(values: [2, 6]) { _ in
                AxisGridLine(centered: true, stroke: StrokeStyle(lineWidth: 4)).foregroundStyle(.black)
            }
        }
        let width = centered.proxy.plotSize.width
        #expect(try darkness(centered, width * 0.4) > 0.9 && darkness(centered, width * 0.2) < 0.1)
        let ticks = probe {
            AxisMarks(values: [2, 6]) { _ in
                AxisTick(centered: true, length: 10, stroke: StrokeStyle(lineWidth: 4)).foregroundStyle(.black)
                AxisValueLabel("")
            }
        }
        let (wide, bottom) = (ticks.proxy.plotSize.width, ticks.proxy.plotSize.height)
        #expect(try darkness(ticks, wide * 0.4, bottom + 5) > 0.9 && darkness(ticks, wide * 0.2, bottom + 5) < 0.1)
    }

    @Test func lengthsOfTicksAreLiterals() {
        let (whole, part): (AxisTick.Length, AxisTick.Length) = (7, 7.5)
        #expect(whole == 7.0 && part != whole && whole != .automatic)
        #expect(AxisTick.Length(integerLiteral: 4) == .automatic && AxisTick.Length(floatLiteral: 7.5) == part)
    }

    @Test func marksAreMadeByClosuresWithAndWithoutTheValue() throws {
        struct Line: AxisMark {
            var body: some AxisMark {
                AxisGridLine().foregroundStyle(.black).font(.body).offset(CGSize(width: 2, height: 0))
            }
        }
        let same = probe { AxisMarks(values: [3.0, 6]) { AxisValueLabel("same") } }
        #expect(same.host.texts == ["same", "same"])
        let automatic = probe { AxisMarks(values: .automatic(desiredCount: 2)) { AxisValueLabel("each") } }
        #expect(automatic.host.texts == ["each", "each", "each"])
        let erased = probe {
            AnyAxisContent(
                erasing: AxisMarks(values: [5.0]) { _ in
                    AnyAxisMark(erasing: AxisValueLabel("erased"))
                    AnyAxisMark(erasing: Line())
                })
        }
        #expect(erased.host.texts == ["erased"])
        let width = erased.proxy.plotSize.width
        #expect(try darkness(erased, width / 2 + 2) > 0.3 && darkness(erased, width / 2 - 3) < 0.1)
    }

    @Test func titlesStandAsFarAwayAsTold() throws {
        func frames(_ spacing: CGFloat) throws -> (x: CGRect, y: CGRect) {
            let host = TestHost(size: CGSize(width: 200, height: 200)) {
                Chart([0, 10], id: \.self) {
                    PointMark(x: .value("x", $0), y: .value("y", $0)).accessibilityHidden(true)
                }
                .chartXAxis { AxisMarks(values: [0, 5]) { if $0.index == 0 { AxisValueLabel("mark") } } }
                .chartXAxisLabel("Across", position: .bottom, alignment: .leading, spacing: spacing)
                .chartYAxisLabel(position: .leading, alignment: .top, spacing: spacing) { Text("Along") }
                .chartYAxisLabel("Title", position: .top, alignment: .trailing, spacing: spacing)
                .chartXAxisLabel(position: .top, alignment: .trailing, spacing: spacing) { Text("Above") }
            }
            #expect(host.exists("Title") && host.exists("Above"))
            let label = try host.frame(of: "mark")
            let across = try host.frame(of: "Across")
            #expect(across.minX < 60)
            return (across.offsetBy(dx: 0, dy: -label.maxY), try host.frame(of: "Along"))
        }
        let (near, far) = (try frames(2), try frames(22))
        #expect(abs(far.x.minY - near.x.minY - 20) < 1, "\(near) \(far)")
        #expect(near.y.minX == far.y.minX && near.y.midY < 100)
    }

    @Test func argumentsWithoutAnEffectAreToldOnce() {
        let axis = probe {
            AxisMarks(values: .automatic(desiredCount: 2, roundLowerBound: true, roundUpperBound: true)) { value in
                AxisValueLabel(multiLabelAlignment: .leading, offsetsMarks: value.index == 0)
            }
        }
        #expect(axis.host.texts == ["0", "5", "10"])
        for name in [
            "AxisMarkValues(roundLowerBound:roundUpperBound:)", "AxisValueLabel(multiLabelAlignment:)",
            "AxisValueLabel(offsetsMarks:)",
        ] {
            #expect(Log.notes.filter { $0 == "\(name) is accepted and has no effect here" }.count == 1)
        }
    }

    @Test func axesOfSeveralMarksAreLaidOutWithoutACompositingLayer() throws {
        let axis = probe {
            AxisMarks(values: [0.0]) { AxisValueLabel("first") }.compositingLayer()
            AxisMarks(position: .top, values: [10.0]) { AxisValueLabel("second") }
        }
        #expect(axis.host.texts == ["first", "second"])
        #expect(Log.notes.filter { $0 == "compositingLayer() is accepted and has no effect here" }.count == 1)
    }
}
