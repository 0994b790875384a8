import DovetailCore
import DovetailTesting
import Foundation
import Testing

@MainActor
@Suite("Timelines")
struct TimelineTests {
    private final class Dates {
        var all: [Date] = []
        func note(_ date: Date) -> Text {
            all.append(date)
            return Text(verbatim: "\(all.count)")
        }
    }

    @Test("a clock that ticks once a second causes ten updates in ten seconds, one that is over none")
    func seconds() {
        let dates = Dates()
        let start = Date(timeIntervalSinceReferenceDate: 800_000_000)
        let host = TestHost {
            TimelineView(.periodic(from: start, by: 1)) { context in dates.note(context.date) }
        }
        #expect(dates.all == [start])
        host.advance(by: .seconds(10))
        #expect(dates.all == (0...10).map { start.addingTimeInterval(Double($0)) })
        #expect(host.statistics.updates <= 11)
        #expect(!host.isAnimating)
        #expect(host.texts == ["11"])
    }

    @Test("the date in force at the start is the last one before it")
    func late() {
        let dates = Dates()
        let start = Date(timeIntervalSinceReferenceDate: 800_000_000 - 25)
        let host = TestHost {
            TimelineView(.periodic(from: start, by: 10)) { context in dates.note(context.date) }
        }
        host.advance(by: .seconds(6))
        #expect(dates.all == [20.0, 30].map { start.addingTimeInterval($0) })
    }

    @Test("minutes begin with the minute; given dates are taken in order, and then nothing is asked for")
    func minutesAndDates() {
        let (minutes, given) = (Dates(), Dates())
        let start = Date(timeIntervalSinceReferenceDate: 800_000_000)
        let host = TestHost {
            TimelineView(.everyMinute) { context in minutes.note(context.date) }
            TimelineView(.explicit([start.addingTimeInterval(3), start.addingTimeInterval(7)])) { context in
                given.note(context.date)
            }
        }
        host.advance(by: .seconds(130))
        #expect(
            minutes.all.count == 3
                && minutes.all.allSatisfy {
                    $0.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 60) == 0
                })
        #expect(given.all.map { $0.timeIntervalSince(start) } == [3, 7])
    }

    private struct Animated: View {
        let dates: Dates
        @State private var isPaused = false
        var body: some View {
            TimelineView(.animation(paused: isPaused)) { context in dates.note(context.date) }
            Button("pause") { isPaused.toggle() }
        }
    }

    @Test("an animation's schedule has dates from its start on, and none while it is paused or is to be rare")
    func entries() {
        let start = Date(timeIntervalSince1970: 0)
        func dates(_ schedule: AnimationTimelineSchedule, _ mode: TimelineScheduleMode = .normal) -> [Double] {
            schedule.entries(from: start, mode: mode).prefix(3).map(\.timeIntervalSince1970)
        }
        #expect(dates(.animation(minimumInterval: 1.5)) == [0, 1.5, 3])
        #expect(dates(.animation).count == 3)
        #expect(dates(.animation(paused: true)).isEmpty)
        #expect(dates(.animation, .lowFrequency).isEmpty)
    }

    @Test("an animation that is paused from the start shows the time at which it came on show")
    func pausedFromTheStart() {
        let dates = Dates()
        let host = TestHost { TimelineView(.animation(paused: true)) { context in dates.note(context.date) } }
        host.advance(by: .seconds(5))
        #expect(dates.all.count == 1)
        #expect(!host.isAnimating)
    }

    @Test("an animation's content is made each frame, and never while it is paused")
    func frames() throws {
        let dates = Dates()
        let host = TestHost { VStack { Animated(dates: dates) } }
        host.advance(by: .seconds(1))
        #expect((58...64).contains(dates.all.count))
        try host.tap("pause")
        let paused = dates.all.count
        host.advance(by: .seconds(10))
        #expect(dates.all.count <= paused + 1)
        #expect(!host.isAnimating)
        try host.tap("pause")
        host.advance(by: .seconds(1))
        #expect(dates.all.count > paused + 50)
    }

    @Test("a slower animation skips frames; content that does not change keeps its identity and state")
    func slow() throws {
        struct Counter: View {
            let tick: Int
            @State private var id = UUID()
            let log: Dates
            var body: some View {
                let _ = log.note(Date(timeIntervalSinceReferenceDate: Double(id.hashValue % 1000))); Text("\(tick)")
            }
        }
        let (dates, log) = (Dates(), Dates())
        let host = TestHost {
            TimelineView(.animation(minimumInterval: 0.5)) { context in
                let _ = dates.note(context.date)
                Counter(tick: dates.all.count, log: log)
            }
        }
        host.advance(by: .seconds(5))
        #expect((10...12).contains(dates.all.count))
        #expect(Set(log.all).count == 1)
    }

    @Test("a period that is no number never ticks")
    func hostile() {
        for period in [0, -1, Double.nan, .infinity] {
            let dates = Dates()
            let host = TestHost {
                TimelineView(.periodic(from: .now, by: period)) { context in dates.note(context.date) }
            }
            host.advance(by: .seconds(5))
            #expect(dates.all.count == 1)
        }
    }
}
