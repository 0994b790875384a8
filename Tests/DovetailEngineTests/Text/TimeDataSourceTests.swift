import DovetailCore
import DovetailTesting
import Foundation
import Testing

@MainActor
@Suite("Texts of what follows the clock")
struct TimeDataSourceTests {
    private let utc = TimeZone(identifier: "UTC")!

    private func host<V: View>(_ view: V) -> TestHost {
        TestHost(size: CGSize(width: 300, height: 100)) {
            view.environment(\.locale, Locale(identifier: "en_US"))
        }
    }

    @Test("a date is shown anew when its format says so, and at no other time")
    func currentDate() throws {
        var format = Date.FormatStyle(timeZone: utc)
        format = format.hour(.twoDigits(amPM: .omitted)).minute().second()
        let host = host(Text(.currentDate, format: format))
        let first = try #require(host.texts.first)
        host.advance(by: .seconds(1))
        #expect(try #require(host.texts.first) != first)
        host.advance(by: .seconds(59))
        #expect(host.texts.first?.suffix(2) == first.suffix(2) && host.texts.first != first)
    }

    @Test("the time since a date grows")
    func duration() throws {
        var start = Date.distantPast
        let host = host(Clock { start = $0 })
        #expect(start != .distantPast && host.texts == ["0:00"])
        host.advance(by: .seconds(65))
        #expect(host.texts == ["1:05"])
        host.advance(by: .seconds(0.4))
        #expect(host.texts == ["1:05"])
    }

    private struct Clock: View {
        let told: (Date) -> Void
        var body: some View {
            TimelineView(.explicit([])) { context in
                let date = context.date
                let _ = told(date)
                Text(.durationOffset(to: date), format: .time(pattern: .minuteSecond))
            }
        }
    }

    @Test("sources and formats are compared")
    func equality() {
        let date = Date(timeIntervalSince1970: 0)
        let format = Duration.TimeFormatStyle(pattern: .minuteSecond)
        #expect(Text(.durationOffset(to: date), format: format) == Text(.durationOffset(to: date), format: format))
        #expect(Text(.durationOffset(to: date), format: format) != Text(.durationOffset(to: .now), format: format))
    }
}
