import DovetailCore
import DovetailTesting
import Foundation
import Testing

@MainActor @Suite("Dates in texts") struct DateTextTests {
    /// What test hosts' clocks show at their start.
    private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

    @Test("times and days are written for the reader (type-check 19)")
    func styles() {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "en_GB")
        environment.timeZone = TimeZone(identifier: "UTC")!
        func string(_ text: Text) -> String { text.resolve(in: environment).string }
        #expect(string(Text(start, style: .time)) == "06:13")
        #expect(string(Text(start, style: .date)) == "9 May 2026")
        #expect(string(Text("at \(start, style: .time)")) == "at 06:13")
    }

    @Test("a timer counts down a second at a time, and wakes nobody else")
    func countsDown() {
        let start = start
        let host = TestHost { Text(timerInterval: start...start.addingTimeInterval(65)) }
        #expect(host.texts == ["1:05"])
        var shown: [String] = []
        for _ in 0..<6 {
            host.advance(by: .milliseconds(500))
            shown.append(host.texts[0])
        }
        #expect(shown == ["1:05", "1:04", "1:04", "1:03", "1:03", "1:02"])
        host.advance(by: .seconds(100))
        #expect(host.texts == ["0:00"])
    }

    @Test("a timer counts up, and stands still where it is paused")
    func countsUp() {
        let start = start
        let host = TestHost {
            VStack {
                Text(timerInterval: start...start.addingTimeInterval(7200), countsDown: false)
                Text(
                    timerInterval: start...start.addingTimeInterval(7200), pauseTime: start.addingTimeInterval(2),
                    countsDown: false)
                Text(timerInterval: start...start.addingTimeInterval(7200), showsHours: false)
            }
        }
        #expect(host.texts == ["0:00", "0:02", "120:00"])
        host.advance(by: .seconds(61))
        #expect(host.texts == ["1:01", "0:02", "118:59"])
    }

    @Test("relative dates follow the time")
    func relative() {
        let start = start
        let host = TestHost {
            VStack {
                Text(start, style: .timer)
                Text(start, style: .relative)
                Text(start.addingTimeInterval(3600 * 5), style: .relative)
                Text(start, style: .offset)
            }
        }
        #expect(host.texts == ["0:00", "0 sec", "5 hours", "0 sec"])
        host.advance(by: .seconds(65))
        #expect(host.texts == ["1:05", "1 min, 5 sec", "4 hours, 58 min", "+1 min"])
    }

    @Test("a text that changes by itself is resolved when it does, and at no other time")
    func wakes() {
        let start = start
        let host = TestHost { Text(start, style: .relative) }
        host.advance(by: .seconds(3600 * 2 + 1))
        #expect(host.texts == ["2 hours"])
        let before = host.window.loop.nextUpdate
        // The next change is in a minute's time, not in a second's.
        #expect(before.map { $0 > 3600 * 2 + 50 } == true)
    }
}
