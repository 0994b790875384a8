import DovetailTesting
import SwiftUI
import Testing

@testable import Charts

@MainActor
private final class Scrolled {
    var x = 0.0
}

@MainActor
@Suite struct ChartScrollTests {
    private let scrolled = Scrolled()

    private func chart() -> some View {
        Chart(0..<30, id: \.self) { n in
            PointMark(x: .value("n", n), y: .value("y", 1)).symbolSize(16).accessibilityIdentifier("\(n)")
        }
        .chartXAxis(.hidden).chartYAxis(.hidden).chartXScale(domain: 0...30)
        .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 10)
    }

    @Test func aPartOfTheDomainIsOnShow() throws {
        let probe = ChartProbe(size: CGSize(width: 200, height: 100)) { chart() }
        #expect(probe.proxy.xDomain(dataType: Double.self) == [0, 10])
        #expect(abs(try probe.place(of: "5").midX - 100) < 0.1)
    }

    @Test func scrollingShowsWhatFollowsAndIsKept() throws {
        let binding = Binding<Double> {
            scrolled.x
        } set: {
            scrolled.x = $0
        }
        let host = TestHost(size: CGSize(width: 200, height: 100)) { chart().chartScrollPosition(x: binding) }
        host.scroll(at: CGPoint(x: 100, y: 50), by: CGSize(width: 100, height: 0))
        #expect(abs(scrolled.x - 5) < 0.1, "\(scrolled.x)")
    }

    @Test func scrollingMovesTheMarks() throws {
        let probe = ChartProbe(size: CGSize(width: 200, height: 100)) { chart() }
        probe.host.scroll(at: CGPoint(x: 100, y: 50), by: CGSize(width: 100, height: 0))
        #expect(abs(try probe.place(of: "10").midX - 100) < 1)
    }

    @Test func aChartCanBeginElsewhere() throws {
        let probe = ChartProbe(size: CGSize(width: 200, height: 100)) { chart().chartScrollPosition(initialX: 12) }
        #expect(probe.proxy.xDomain(dataType: Double.self) == [12, 22])
        let end = ChartProbe(size: CGSize(width: 200, height: 100)) { chart().chartScrollPosition(initialX: 28) }
        #expect(end.proxy.xDomain(dataType: Double.self) == [20, 30])
    }

    @Test func scrollingComesToRestAtValues() {
        let unit = ValueAlignedChartScrollTargetBehavior.valueAligned(unit: 5)
        #expect(unit._start(near: 7, from: 0, length: 10) == 5)
        #expect(unit._start(near: 8, from: 0, length: 10) == 10)
        let paged = ValueAlignedChartScrollTargetBehavior.valueAligned(unit: 1, majorAlignment: .page)
        #expect(paged._start(near: 17, from: 0, length: 10) == 20)
        #expect(paged._start(near: 3.2, from: 0, length: 10) == 3)
        let day = ValueAlignedChartScrollTargetBehavior.valueAligned(matching: DateComponents(hour: 0))
        #expect(
            day._start(near: may(3, hour: 5).timeIntervalSinceReferenceDate, from: 0, length: 1e9)
                == may(3, hour: 0).timeIntervalSinceReferenceDate)
        let weekly = ValueAlignedChartScrollTargetBehavior.valueAligned(unit: 1, majorAlignment: .unit(7))
        #expect(
            weekly._start(near: 17, from: 0, length: 10) == 14 && weekly._start(near: 3.2, from: 0, length: 10) == 3)
        let monthly = ValueAlignedChartScrollTargetBehavior.valueAligned(
            matching: DateComponents(hour: 0), majorAlignment: .matching(DateComponents(day: 1)))
        #expect(
            monthly._start(near: may(5).timeIntervalSinceReferenceDate, from: 0, length: 86400)
                == may(1, hour: 0).timeIntervalSinceReferenceDate)
        #expect(PagingChartScrollTargetBehavior.paging._start(near: 90, from: 10, length: 10) == 20)
    }

    @Test func aChartScrollsAlongY() throws {
        func chart() -> some View {
            Chart(0..<30, id: \.self) { n in
                PointMark(x: .value("x", 1), y: .value("n", n)).symbolSize(16).accessibilityIdentifier("\(n)")
            }
            .chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...30)
            .chartScrollableAxes(.vertical).chartYVisibleDomain(length: 10)
        }
        let first = ChartProbe(size: CGSize(width: 100, height: 200)) { chart() }
        #expect(first.proxy.yDomain(dataType: Double.self) == [0, 10])
        let later = ChartProbe(size: CGSize(width: 100, height: 200)) { chart().chartScrollPosition(initialY: 12) }
        #expect(later.proxy.yDomain(dataType: Double.self) == [12, 22])
        #expect(abs(try later.place(of: "17").midY - 100) < 0.1)
        let binding = Binding<Double> {
            scrolled.x
        } set: {
            scrolled.x = $0
        }
        let host = TestHost(size: CGSize(width: 100, height: 200)) { chart().chartScrollPosition(y: binding) }
        host.scroll(at: CGPoint(x: 50, y: 100), by: CGSize(width: 0, height: -100))
        #expect(abs(scrolled.x - 5) < 0.1, "\(scrolled.x)")
    }
}
