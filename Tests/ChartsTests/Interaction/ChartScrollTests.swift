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
        #expect(unit.start(near: 7, from: 0, length: 10) == 5)
        #expect(unit.start(near: 8, from: 0, length: 10) == 10)
        let paged = ValueAlignedChartScrollTargetBehavior.valueAligned(unit: 1, majorAlignment: .page)
        #expect(paged.start(near: 17, from: 0, length: 10) == 20)
        #expect(paged.start(near: 3.2, from: 0, length: 10) == 3)
        let day = ValueAlignedChartScrollTargetBehavior.valueAligned(matching: DateComponents(hour: 0))
        #expect(
            day.start(near: may(3, hour: 5).timeIntervalSinceReferenceDate, from: 0, length: 1e9)
                == may(3, hour: 0).timeIntervalSinceReferenceDate)
        let weekly = ValueAlignedChartScrollTargetBehavior.valueAligned(unit: 1, majorAlignment: .unit(7))
        #expect(
            weekly.start(near: 17, from: 0, length: 10) == 14 && weekly.start(near: 3.2, from: 0, length: 10) == 3)
        let monthly = ValueAlignedChartScrollTargetBehavior.valueAligned(
            matching: DateComponents(hour: 0), majorAlignment: .matching(DateComponents(day: 1)))
        #expect(
            monthly.start(near: may(5).timeIntervalSinceReferenceDate, from: 0, length: 86400)
                == may(1, hour: 0).timeIntervalSinceReferenceDate)
        #expect(PagingChartScrollTargetBehavior.paging.start(near: 90, from: 10, length: 10) == 20)
    }

    @Test func axesComeToRestAtValuesOfTheirOwn() {
        let both = ValueAlignedChartScrollTargetBehavior(xUnit: 5, yUnit: 2.0, yMajorAlignment: .page)
        #expect(both.start(along: .horizontal, near: 7, from: 0, length: 10) == 5)
        #expect(both.start(along: .vertical, near: 3.2, from: 0, length: 10) == 4)
        #expect(both.start(along: .vertical, near: 17, from: 0, length: 10) == 20)
        let noon = DateComponents(hour: 12)
        let (close, exact) = (may(3, hour: 14).timeIntervalSinceReferenceDate, may(3).timeIntervalSinceReferenceDate)
        let dated = ValueAlignedChartScrollTargetBehavior.valueAligned(xMatching: noon, yUnit: 5)
        #expect(dated.start(along: .horizontal, near: close, from: close, length: 1e6) == exact)
        #expect(dated.start(along: .vertical, near: 7, from: 7, length: 10) == 5)
        let turned = ValueAlignedChartScrollTargetBehavior.valueAligned(xUnit: 5, yMatching: noon)
        #expect(turned.start(along: .vertical, near: close, from: close, length: 1e6) == exact)
        #expect(turned.start(along: .horizontal, near: 7, from: 7, length: 10) == 5)
        let moments = ValueAlignedChartScrollTargetBehavior(xMatching: noon, yMatching: DateComponents(hour: 0))
        #expect(moments.start(along: .horizontal, near: close, from: close, length: 1e6) == exact)
        #expect(moments.start(along: .vertical, near: close, from: close, length: 1e6) != exact)
    }

    @Test func eachFormOfAnAlignmentComesToRestWhereItSays() {
        typealias Aligned = ValueAlignedChartScrollTargetBehavior
        let noon = DateComponents(hour: 12)
        let (close, exact) = (may(3, hour: 14).timeIntervalSinceReferenceDate, may(3).timeIntervalSinceReferenceDate)
        func dates(_ behavior: Aligned, _ axis: Axis) -> Bool {
            behavior.start(along: axis, near: close, from: close, length: 1e6) == exact
        }
        func numbers(_ behavior: Aligned, _ axis: Axis) -> [Double] {
            [
                behavior.start(along: axis, near: 7, from: 7, length: 10),
                behavior.start(along: axis, near: 17, from: 7, length: 10),
            ]
        }
        let matching = Aligned(matching: noon, majorAlignment: .page, limitBehavior: .automatic)
        #expect(dates(matching, .horizontal) && dates(matching, .vertical))
        let unit = Aligned(unit: 5, majorAlignment: .unit(20), limitBehavior: .never)
        #expect(numbers(unit, .horizontal) == [5, 20] && numbers(unit, .vertical) == [5, 20])
        let mixed = Aligned(xMatching: noon, yUnit: 5, xMajorAlignment: .page, yMajorAlignment: .unit(20))
        #expect(dates(mixed, .horizontal) && numbers(mixed, .vertical) == [5, 20])
        let turned = Aligned(xUnit: 5, yMatching: noon, xMajorAlignment: .unit(20), yMajorAlignment: .page)
        #expect(dates(turned, .vertical) && numbers(turned, .horizontal) == [5, 20])
        let both: Aligned = .valueAligned(xMatching: noon, yMatching: noon, xMajorAlignment: .page)
        #expect(dates(both, .horizontal) && dates(both, .vertical))
        let units: Aligned = .valueAligned(xUnit: 5, yUnit: 2.0, xMajorAlignment: .unit(20))
        #expect(numbers(units, .horizontal) == [5, 20] && numbers(units, .vertical) == [8, 18])
    }

    @Test func aLimitedMovementGoesAsFarAsIsOnShow() {
        let limited = ValueAlignedChartScrollTargetBehavior.valueAligned(unit: 5, limitBehavior: .always)
        #expect(limited.start(near: 90, from: 10, length: 10) == 20)
        let free = ValueAlignedChartScrollTargetBehavior.valueAligned(unit: 5, limitBehavior: .never)
        #expect(free.start(near: 90, from: 10, length: 10, in: .compact) == 90)
        // Where nothing is said, it depends on how much room there is.
        let automatic = ValueAlignedChartScrollTargetBehavior.valueAligned(unit: 5)
        #expect(automatic.start(near: 90, from: 10, length: 10, in: .compact) == 20)
        #expect(automatic.start(near: 90, from: 10, length: 10, in: .regular) == 90)
    }

    @Test(arguments: [Idiom.phone, .pad]) func aStrongMovementOfAChartGoesFurtherWhereThereIsRoom(idiom: Idiom) throws {
        let binding = Binding<Double> {
            scrolled.x
        } set: {
            scrolled.x = $0
        }
        let host = TestHost(size: CGSize(width: 200, height: 100), idiom: idiom) {
            Chart(0..<300, id: \.self) { n in PointMark(x: .value("n", n), y: .value("y", 1)) }
                .chartXScale(domain: 0...300).chartXAxis(.hidden).chartYAxis(.hidden)
                .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 10)
                .chartScrollPosition(x: binding).chartScrollTargetBehavior(.valueAligned(unit: 5))
                .environment(\.horizontalSizeClass, idiom == .phone ? .compact : .regular)
        }
        host.swipe(from: CGPoint(x: 190, y: 50), to: CGPoint(x: 10, y: 50), duration: .milliseconds(60))
        host.advance(by: .seconds(4))
        #expect(idiom == .phone ? scrolled.x <= 20 : scrolled.x > 20, "\(scrolled.x)")
        #expect(scrolled.x.truncatingRemainder(dividingBy: 5) == 0)
    }

    /// Comes to rest where a value of the chart is at the beginning, which it asks the chart's proxy for.
    private struct OwnBehavior: ChartScrollTargetBehavior {
        func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {
            let width = context.chartProxy.plotSize.width
            guard context.horizontalSizeClass != nil, context.axes == .horizontal else { return }
            // A unit of ten on show.
            target.rect.origin.x = width * (context.containerSize.width == width ? 0.8 : 0)
        }
    }

    @Test func aBehaviourOfAnAppsOwnKnowsTheChart() {
        let binding = Binding<Double> {
            scrolled.x
        } set: {
            scrolled.x = $0
        }
        let host = TestHost(size: CGSize(width: 200, height: 100), idiom: .phone) {
            chart().chartScrollPosition(x: binding).chartScrollTargetBehavior(OwnBehavior())
        }
        host.swipe(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 50, y: 50), duration: .seconds(1))
        host.advance(by: .seconds(3))
        #expect(abs(scrolled.x - 8) < 0.1, "\(scrolled.x)")
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
