import DovetailTesting
import Foundation
import SwiftUI
import Testing

/// Dates as they are chosen on touch devices: wheels for the time, and calendars as wide as there is room.
@MainActor
@Suite("Dates on touch devices")
struct TouchDateTests {
    // 9 May 2026, 06:13:20 GMT, a Saturday.
    private static let day = Date(timeIntervalSinceReferenceDate: 800_000_000)

    private let date = Model(day)

    private func host(
        _ idiom: Idiom = .phone, locale: String = "en_US", @ViewBuilder content: @escaping (Binding<Date>) -> some View
    ) -> TestHost {
        TestHost(size: CGSize(width: 390, height: 700), idiom: idiom) {
            Bound(date) { content($0) }
                .environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
                .environment(\.calendar, Calendar(identifier: .gregorian))
                .environment(\.locale, Locale(identifier: locale))
        }
    }

    private func turn(_ name: String, by clicks: Int, in host: TestHost) throws {
        let frame = try host.frame(of: name)
        host.turnWheel(at: CGPoint(x: frame.midX, y: frame.midY), clicks: clicks)
    }

    /// How far the date has gone from where it began, in seconds.
    private var offset: Int { Int(date.value.timeIntervalSince(Self.day)) }

    @Test("the field for the time opens wheels, which choose at once, and a press beside them closes them")
    func time() throws {
        let host = host { DatePicker("At", selection: $0, displayedComponents: .hourAndMinute) }
        #expect(host.texts.contains("6:13 AM"))
        try host.tap("Time")
        try turn("Hour", by: 1, in: host)
        #expect(offset == 3600)
        try turn("Minute", by: -1, in: host)
        #expect(offset == 3600 - 60)
        try turn("Half of the Day", by: 1, in: host)
        #expect(offset == 13 * 3600 - 60)
        // The hour stays in its half of the day.
        try turn("Hour", by: 1, in: host)
        #expect(offset == 14 * 3600 - 60)
        host.tap(at: CGPoint(x: 5, y: 690))
        host.advance(by: .seconds(1))
        #expect(!host.exists("Hour") && host.texts.contains("8:12 PM"))
    }

    @Test("with keys: Space opens the wheels, Return closes them, and arrows step the time as on a desktop")
    func keys() throws {
        let host = host(locale: "en_GB") { DatePicker("At", selection: $0, displayedComponents: .hourAndMinute) }
        host.press(.tab)
        host.press(.up)
        #expect(offset == 3600)
        host.press(.space)
        #expect(host.exists("Hour"))
        #expect(!host.exists("Half of the Day"))
        host.press(.return)
        host.advance(by: .seconds(1))
        #expect(!host.exists("Hour"))
        #expect(offset == 3600)
    }

    @Test("on a desktop the field has arrows and opens nothing")
    func desktop() throws {
        let host = host(.desktop) { DatePicker("At", selection: $0, displayedComponents: .hourAndMinute) }
        let field = try host.frame(of: "Time")
        host.tap(at: CGPoint(x: field.maxX - 8, y: field.minY + 5))
        #expect(offset == 3600)
        #expect(!host.exists("Hour"))
    }

    @Test(
        "wheels for day, month and year stand in the order of the locale",
        arguments: [
            ("en_US", ["Month", "Day", "Year"]), ("en_GB", ["Day", "Month", "Year"]),
            ("ja_JP", ["Year", "Month", "Day"]),
        ])
    func order(locale: String, names: [String]) throws {
        let host = host(locale: locale) {
            DatePicker("On", selection: $0, displayedComponents: .date).datePickerStyle(.wheel).labelsHidden()
        }
        let places = try names.map { try host.frame(of: $0).minX }
        #expect(places == places.sorted())
        #expect(try host.frame(of: "Month").height == 216)
    }

    @Test("wheels for day and time: one for the day with its weekday, which has no end")
    func both() throws {
        let host = host { DatePicker("On", selection: $0).datePickerStyle(.wheel).labelsHidden() }
        #expect(try host.value(of: "Day") == "Sat, May 9")
        #expect(try host.frame(of: "Half of the Day").maxX <= 390)
        for _ in 0..<3 { try turn("Day", by: 200, in: host) }
        #expect(offset == 600 * 86_400)
        #expect(try host.value(of: "Day") == "Thu, Dec 30")
    }

    @Test("a calendar is as wide as there is room, with cells of 44 points, and its month is chosen by wheels")
    func calendar() throws {
        let host = host { DatePicker("On", selection: $0, displayedComponents: .date).datePickerStyle(.graphical) }
        let (sunday, saturday) = (try host.frame(of: "May 3, 2026"), try host.frame(of: "May 9, 2026"))
        #expect(sunday.minX == 0 && abs(saturday.maxX - 390) < 0.01 && sunday.height == 44)
        try host.tap("Month and Year")
        #expect(!host.exists("May 3, 2026"))
        try turn("Month", by: 2, in: host)
        try turn("Year", by: -1, in: host)
        #expect(try host.value(of: "Month and Year") == "July 2025")
        try host.tap("Month and Year")
        #expect(offset == 0)
        try host.tap("July 4, 2025")
        #expect(offset == -309 * 86_400)
    }

    @Test("several days: the calendar is as wide as there is room, too")
    func several() throws {
        let host = TestHost(size: CGSize(width: 390, height: 700), idiom: .phone) {
            MultiDatePicker(
                "Days", selection: .constant([DateComponents(year: 2026, month: 5, day: 9)])
            )
            .environment(\.locale, Locale(identifier: "en_US"))
        }
        #expect(abs(try host.frame(of: "May 9, 2026").maxX - 390) < 0.01)
    }
}
