import DovetailCore
import DovetailTesting
import Foundation
import Testing

/// Texts that follow the clock, within timelines whose dates are given.
@MainActor
@Suite("Texts of time in timelines")
struct TimelineTextTests {
    private func texts<V: View>(
        after seconds: [Double], _ dates: [TimeInterval] = [], @ViewBuilder _ view: @escaping (Date) -> V
    ) -> [[String]] {
        let start = Date(timeIntervalSinceReferenceDate: 800_000_000)
        let host = TestHost(size: CGSize(width: 300, height: 200)) {
            TimelineView(.explicit(dates.map { start.addingTimeInterval($0) })) { _ in view(start) }
                .environment(\.locale, Locale(identifier: "en_US"))
        }
        defer { host.close() }
        var last = 0.0
        return seconds.map { time in
            host.advance(by: .seconds(time - last))
            last = time
            return host.texts
        }
    }

    @Test("a span that began at a date grows", arguments: [[], [0], [0, 2], [5]] as [[TimeInterval]])
    func span(dates: [TimeInterval]) {
        let found = texts(after: [0, 1, 3, 65], dates) { start in
            Text(.dateRange(startingAt: start), format: .components(style: .narrow, fields: [.minute, .second]))
        }
        #expect(found == [["0s"], ["1s"], ["3s"], ["1m 5s"]])
    }

    @Test("a span with all fields, and one until a date", arguments: [[], [0, 2]] as [[TimeInterval]])
    func others(dates: [TimeInterval]) {
        let all = texts(after: [0, 1, 3], dates) { start in
            Text(.dateRange(startingAt: start), format: .components(style: .narrow))
        }
        #expect(all == [["0s"], ["1s"], ["3s"]])
        let rest = texts(after: [0, 1, 3], dates) { start in
            Text(.dateRange(endingAt: start.addingTimeInterval(60)), format: .components(style: .narrow))
        }
        // Whole seconds that are left: less than 60 as soon as time goes on.
        #expect(rest == [["59s"], ["58s"], ["56s"]])
        let clock = texts(after: [0, 1, 65], dates) { start in
            Text(.dateRange(startingAt: start), format: .timeDuration)
        }
        #expect(clock.map { $0[0].suffix(2) } == ["00", "01", "05"])
    }

    @Test("what is left until a date is shown anew once a second, and when the date has come no more")
    func cost() {
        let start = Date(timeIntervalSinceReferenceDate: 800_000_000)
        let host = TestHost(size: CGSize(width: 300, height: 200)) {
            Text(.dateRange(endingAt: start.addingTimeInterval(5)), format: .components(style: .narrow))
                .environment(\.locale, Locale(identifier: "en_US"))
        }
        host.advance(by: .seconds(4.5))
        #expect(host.texts == ["0s"] && host.statistics.updates <= 8)
        host.advance(by: .seconds(10))
        #expect(host.statistics.updates <= 3)
    }

    @Test("a span that begins at the date of the timeline starts over with each date")
    func contextDate() {
        let start = Date(timeIntervalSinceReferenceDate: 800_000_000)
        let host = TestHost(size: CGSize(width: 300, height: 200)) {
            TimelineView(.explicit([start, start.addingTimeInterval(10)])) { context in
                Text(.dateRange(startingAt: context.date), format: .components(style: .wide, fields: [.second]))
                Text(timerInterval: context.date...context.date.addingTimeInterval(60), countsDown: false)
                Text(context.date, style: .timer)
            }
            .environment(\.locale, Locale(identifier: "en_US"))
        }
        #expect(host.texts == ["0 seconds", "0:00", "0:00"])
        host.advance(by: .seconds(7))
        #expect(host.texts == ["7 seconds", "0:07", "0:07"])
        host.advance(by: .seconds(5))
        #expect(host.texts == ["2 seconds", "0:02", "0:02"])
    }

    @Test("timers, distances and offsets go on", arguments: [[], [0], [0, 2]] as [[TimeInterval]])
    func styles(dates: [TimeInterval]) {
        let found = texts(after: [0, 1, 3, 65], dates) { start in
            VStack {
                Text(timerInterval: start...start.addingTimeInterval(100))
                Text(timerInterval: start...start.addingTimeInterval(100), countsDown: false)
                Text(start, style: .timer)
                Text(start, style: .relative)
                Text(start, style: .offset)
            }
        }
        #expect(
            found == [
                ["1:40", "0:00", "0:00", "0 sec", "0 sec"], ["1:39", "0:01", "0:01", "1 sec", "+1 sec"],
                ["1:37", "0:03", "0:03", "3 sec", "+3 sec"], ["0:35", "1:05", "1:05", "1 min, 5 sec", "+1 min"],
            ])
    }
}
