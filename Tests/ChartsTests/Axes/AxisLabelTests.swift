import Charts
import DovetailTesting
import SwiftUI
import Testing

/// Labels, ticks and lines as an app wants them.
@MainActor
@Suite struct AxisLabelTests {
    private func chart<A: AxisContent>(
        width: CGFloat = 300, @AxisContentBuilder _ axis: @escaping () -> A
    ) -> ChartProbe {
        ChartProbe(size: CGSize(width: width, height: 200)) {
            Chart(0..<5, id: \.self) { n in
                PointMark(x: .value("n", n * 1000), y: .value("y", n)).accessibilityHidden(true)
            }
            .chartYAxis(.hidden).chartXScale(domain: 0...4000).chartXAxis { axis() }
        }
    }

    private let thousands = [0, 1000, 2000, 3000, 4000]

    private func shown(_ probe: ChartProbe) throws -> [String] {
        try probe.host.texts.filter { try probe.host.frame(of: $0).minX > -1000 }
    }

    @Test func greedyLabelsAreLeftOutOneByOne() throws {
        let probe = chart(width: 120) {
            AxisMarks(values: [0, 100, 200, 2000, 2500]) { _ in
                AxisValueLabel(collisionResolution: .greedy)
            }
        }
        let texts = try shown(probe)
        #expect(texts == ["0", "2,000"], "\(texts)")
    }

    @Test func greedyLabelsKeepADistanceAndThoseOfAHigherPriority() throws {
        let near = chart(width: 300) {
            AxisMarks(values: [0, 1000, 2000]) { _ in AxisValueLabel(collisionResolution: .greedy) }
        }
        #expect(try shown(near) == ["0", "1,000", "2,000"])
        let far = chart(width: 300) {
            AxisMarks(values: [0, 1000, 2000]) { _ in
                AxisValueLabel(collisionResolution: .greedy(minimumSpacing: 80))
            }
        }
        #expect(try shown(far) == ["0", "2,000"])
        let important = chart(width: 120) {
            AxisMarks(values: [1900, 2000]) { value in
                AxisValueLabel(collisionResolution: .greedy(priority: value.index == 1 ? 2 : 1))
            }
        }
        #expect(try shown(important) == ["2,000"])
    }

    @Test func labelsThatMayOverlapAllStay() throws {
        let probe = chart(width: 120) {
            AxisMarks(values: [1900, 2000, 2100]) { _ in AxisValueLabel(collisionResolution: .disabled) }
        }
        #expect(try shown(probe) == ["1,900", "2,000", "2,100"])
    }

    @Test func truncatedLabelsAreAsWideAsTheirSteps() throws {
        let probe = ChartProbe(size: CGSize(width: 200, height: 200)) {
            Chart(["Rather a long name", "Another long name"], id: \.self) { name in
                BarMark(x: .value("Name", name), y: .value("y", 1)).accessibilityHidden(true)
            }
            .chartYAxis(.hidden)
            .chartXAxis { AxisMarks { _ in AxisValueLabel(collisionResolution: .truncate) } }
        }
        let frames = try probe.host.texts.map { try probe.host.frame(of: $0) }
        #expect(frames.count == 2)
        #expect(frames.allSatisfy { $0.width <= 100 && $0.height < 20 }, "\(frames)")
    }

    @Test func labelsAreTurned() throws {
        for orientation in [AxisValueLabelOrientation.vertical, .verticalReversed] {
            let probe = chart {
                AxisMarks(values: [0, 2000]) { _ in AxisValueLabel(orientation: orientation) }
            }
            // The room below is as high as the label is long.
            #expect(200 - probe.proxy.plotSize.height > 30)
        }
        let flat = chart { AxisMarks(values: [0, 2000]) { _ in AxisValueLabel(orientation: .horizontal) } }
        #expect(200 - flat.proxy.plotSize.height < 25)
    }

    @Test func turnedNamesOfCategoriesKeepOneLine() throws {
        for orientation in [AxisValueLabelOrientation.vertical, .verticalReversed] {
            let probe = ChartProbe(size: CGSize(width: 120, height: 200)) {
                Chart(["Rather a long name", "Another", "C"], id: \.self) { name in
                    BarMark(x: .value("Name", name), y: .value("y", 1)).accessibilityHidden(true)
                }
                .chartYAxis(.hidden)
                .chartXAxis { AxisMarks { _ in AxisValueLabel(orientation: orientation) } }
            }
            #expect(try shown(probe).count == 3)
            #expect(200 - probe.proxy.plotSize.height > 80)
        }
    }

    @Test func labelsHaveSpacingsAnchorsAndAMiddle() throws {
        let probe = chart {
            AxisMarks(values: [0, 2000]) { value in
                AxisValueLabel(
                    value.index == 0 ? "a" : "z", anchor: .topLeading, horizontalSpacing: 3, verticalSpacing: 11)
            }
        }
        let plot = try probe.host.frame(of: "plot corner").origin
        let first = try probe.host.frame(of: "a")
        #expect(
            abs(first.minX - (plot.x + 3)) < 0.5 && abs(first.minY - (plot.y + probe.proxy.plotSize.height + 11)) < 0.5,
            "\(first) \(plot)")
        let centered = chart { AxisMarks(values: [1000, 3000]) { _ in AxisValueLabel(centered: true) } }
        let at = try centered.host.frame(of: "1,000").midX - centered.host.frame(of: "plot corner").minX
        #expect(abs(at - centered.proxy.plotSize.width / 2) < 1)
    }

    @Test func anAxisStandsAtEachEdgeAndInside() throws {
        let top = chart { AxisMarks(position: .top, values: thousands) }
        #expect(try top.host.frame(of: "2,000").maxY < top.host.frame(of: "plot corner").minY)
        let inset = chart { AxisMarks(preset: .inset, values: thousands) }
        #expect(inset.proxy.plotSize.height > 195)
        let aligned = chart { AxisMarks(preset: .aligned, values: thousands) }
        #expect(try aligned.host.frame(of: "0").minX >= aligned.host.frame(of: "plot corner").minX - 0.5)
        let extended = chart { AxisMarks(preset: .extended, values: thousands) }
        #expect(try shown(extended).count == 5)
    }

    @Test func ticksAreAsLongAsToldOrAsLabels() throws {
        func tick(_ length: AxisTick.Length) throws -> CGFloat {
            try self.length(of: AxisTick(length: length, stroke: StrokeStyle(lineWidth: 4)))
        }
        let points: CGFloat = 9
        #expect(try length(of: AxisTick(length: points, stroke: StrokeStyle(lineWidth: 4))) == 9)
        #expect(try tick(3) == 3 && tick(7.0) == 7 && tick(.automatic) == 4)
        let label = try tick(.label)
        #expect(label > 12)
        #expect(try tick(.longestLabel) == label)
        // Further than the label there is no room left in the chart.
        #expect(try tick(.longestLabel(extendPastBy: -4)) == label - 4)
        #expect(try tick(.label(extendPastBy: -4)) == label - 4)
    }

    private func length(of tick: AxisTick) throws -> CGFloat {
        let probe = chart {
            AxisMarks(values: [2000]) { _ in
                tick.foregroundStyle(.black)
                AxisValueLabel("Label", anchor: .topLeading, horizontalSpacing: 8)
            }
        }
        let plot = try probe.host.frame(of: "plot corner").origin
        let x = plot.x + probe.proxy.plotSize.width / 2
        let bottom = plot.y + probe.proxy.plotSize.height
        var length: CGFloat = 0
        while bottom + length + 0.5 < 200,
            try probe.host.color(at: CGPoint(x: x, y: bottom + length + 0.5)).red < 0.5
        {
            length += 1
        }
        return length
    }

    @Test func partsOfAxesAreChosenMovedAndStyled() throws {
        struct Marks: AxisMark {
            let isBold: Bool
            var body: some AxisMark {
                if isBold {
                    AxisValueLabel("bold").font(.largeTitle)
                } else {
                    AxisValueLabel("small")
                }
                if isBold { AxisTick() }
            }
        }
        struct Whole: AxisContent {
            let isTop: Bool
            var body: some AxisContent {
                if isTop {
                    AxisMarks(position: .top, values: [2000]) { _ in AnyAxisMark(Marks(isBold: true)) }
                } else {
                    AxisMarks(values: [2000]) { _ in Marks(isBold: false) }
                    AxisMarks(values: [0]) { _ in AxisValueLabel("other") }
                }
                if isTop { AnyAxisContent(AxisMarks(values: [0]) { AxisValueLabel("erased").offset(x: 5, y: 0) }) }
            }
        }
        let top = chart { Whole(isTop: true) }
        let bottom = chart { Whole(isTop: false) }
        #expect(try shown(top) == ["bold", "erased"] && shown(bottom) == ["small", "other"])
        let (large, small) = (try top.host.frame(of: "bold"), try bottom.host.frame(of: "small"))
        #expect(large.height > small.height * 1.5, "\(large) \(small)")
        let erased = try top.host.frame(of: "erased")
        #expect(abs(erased.midX - (try top.host.frame(of: "plot corner").minX + 5)) < 1)
    }

    @Test func stripsOfAxesAreStyled() throws {
        let probe = ChartProbe(size: CGSize(width: 200, height: 200)) {
            Chart(["a", "b"], id: \.self) { name in
                BarMark(x: .value("Name", name), y: .value("y", 1)).accessibilityHidden(true)
            }
            .chartXAxisStyle { $0.background(.red) }
            .chartYAxisStyle { $0.background(.blue) }
        }
        let plot = try probe.host.frame(of: "plot corner").origin
        let below = try probe.host.color(at: CGPoint(x: plot.x + 2, y: try probe.host.frame(of: "a").midY))
        #expect(below.red > 0.8 && below.blue < 0.5)
        let beside = try probe.host.color(at: CGPoint(x: try probe.host.frame(of: "0.0").midX, y: plot.y + 30))
        #expect(beside.blue > 0.8 && beside.red < 0.5)
    }
}
