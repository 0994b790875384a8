import DovetailTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Date picker")
struct DatePickerTests {
    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        return calendar
    }()

    private static func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
        calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))!
    }

    private func host(
        _ date: Model<Date>, locale: String = "en_GB", size: CGSize = CGSize(width: 420, height: 420),
        idiom: Idiom = .pad,
        @ViewBuilder picker: @escaping (Binding<Date>) -> some View
    ) -> TestHost {
        TestHost(size: size, idiom: idiom) {
            Bound(date) { picker($0) }
                .padding()
                .environment(\.calendar, Self.calendar)
                .environment(\.timeZone, TimeZone(identifier: "UTC")!)
                .environment(\.locale, Locale(identifier: locale))
        }
    }

    private struct WakeUp: View {
        static var defaultWakeTime: Date {
            Calendar.current.date(from: DateComponents(hour: 7, minute: 0)) ?? .now
        }
        @State private var wakeUp = defaultWakeTime
        var body: some View {
            DatePicker("Wake up", selection: $wakeUp, displayedComponents: .hourAndMinute)
            let parts = Calendar.current.dateComponents([.hour, .minute], from: wakeUp)
            Text("\(parts.hour ?? -1) h \(parts.minute ?? -1)")
        }
    }

    @Test("API-168, API-169, BEH-210: begins with the default, and takes the time that is chosen")
    func wakeUp() throws {
        let host = TestHost { WakeUp().environment(\.locale, Locale(identifier: "en_GB")) }
        #expect(try host.value(of: "Wake up") == "07:00")
        #expect(host.texts == ["Wake up", "07:00", "7 h 0"])
        let chosen = Calendar.current.date(from: DateComponents(year: 2026, month: 5, day: 4, hour: 8, minute: 30))!
        try host.set("Wake up", to: chosen)
        #expect(try host.value(of: "Wake up") == "08:30")
        #expect(host.texts == ["Wake up", "08:30", "8 h 30"])
    }

    @Test("parts that are not displayed are unchanged")
    func hiddenParts() throws {
        let start = Self.date(2026, 11, 8, 7, 5) + 12.25
        let date = Model(start)
        let time = host(date) { DatePicker("Time of day", selection: $0, displayedComponents: [.hourAndMinute]) }
        try time.set("Time of day", to: Self.date(1999, 1, 2, 22, 40) + 3)
        #expect(date.value == Self.date(2026, 11, 8, 22, 40) + 12.25)
        let day = host(date) { DatePicker("Day", selection: $0, displayedComponents: [.date]) }
        try day.set("Day", to: Self.date(1999, 1, 2, 3, 4))
        #expect(date.value == Self.date(1999, 1, 2, 22, 40) + 12.25)
    }

    @Test("label forms; the value reads as shown")
    func labels() throws {
        let date = Model(Self.date(2026, 11, 8, 19, 5))
        let both = host(date, locale: "en_US") { DatePicker("Due", selection: $0) }
        #expect(both.texts == ["Due", "Nov 8, 2026", "7:05 PM"])
        #expect(try both.value(of: "Due") == "Nov 8, 2026 7:05 PM")
        let title = "On"
        #expect(
            host(date) { DatePicker(title, selection: $0, displayedComponents: .date) }.texts == ["On", "8 Nov 2026"])
        let custom = host(date) { date in
            DatePicker(selection: date, displayedComponents: .hourAndMinute) { Text("a").bold() }
        }
        #expect(custom.texts == ["a", "19:05"])
    }

    @Test("arrow keys step the parts of the time round, and nothing carries")
    func stepping() throws {
        let date = Model(Self.date(2026, 11, 8, 23, 59))
        let host = host(date) { DatePicker("Time of day", selection: $0, displayedComponents: .hourAndMinute) }
        host.press(.tab)
        host.press(.up)
        #expect(date.value == Self.date(2026, 11, 8, 0, 59))
        host.press(.down, times: 2)
        #expect(date.value == Self.date(2026, 11, 8, 22, 59))
        host.press(.right)
        host.press(.up, times: 2)
        #expect(date.value == Self.date(2026, 11, 8, 22, 1))
        host.press(.left)
        host.press(.down)
        #expect(date.value == Self.date(2026, 11, 8, 21, 1))
    }

    @Test("digits set the parts of the time, one after the other")
    func typing() throws {
        let date = Model(Self.date(2026, 11, 8, 7, 0))
        let host = host(date) { DatePicker("Time of day", selection: $0, displayedComponents: .hourAndMinute) }
        func type(_ digits: String) {
            for digit in digits { host.press(.character(digit)) }
        }
        host.press(.tab)
        type("0830")
        #expect(date.value == Self.date(2026, 11, 8, 8, 30))
        host.press(.left)
        type("945")
        #expect(date.value == Self.date(2026, 11, 8, 9, 45))
        host.press(.left)
        type("2:7")
        #expect(date.value == Self.date(2026, 11, 8, 2, 7))
        host.press(.left)
        type("x")
        #expect(date.value == Self.date(2026, 11, 8, 2, 7))
    }

    @Test("hours to twelve: typed hours stay in their half of the day, and the half is typed by its letter")
    func periods() throws {
        let date = Model(Self.date(2026, 11, 8, 7, 0))
        let host = host(date, locale: "en_US") {
            DatePicker("Time of day", selection: $0, displayedComponents: .hourAndMinute)
        }
        host.press(.tab)
        for digit in "1215p" { host.press(.character(digit)) }
        #expect(date.value == Self.date(2026, 11, 8, 0, 15))
        host.press(.right)
        host.press(.character("p"))
        #expect(date.value == Self.date(2026, 11, 8, 12, 15))
        host.press(.up)
        #expect(date.value == Self.date(2026, 11, 8, 0, 15))
    }

    @Test("the pointer: the arrows of the time field step the part that was pressed")
    func pointer() throws {
        let date = Model(Self.date(2026, 11, 8, 7, 0))
        let host = host(date, idiom: .desktop) {
            DatePicker("Time of day", selection: $0, displayedComponents: .hourAndMinute)
        }
        let field = try host.frame(of: "Time")
        host.tap(at: CGPoint(x: field.minX + 38, y: field.midY))
        host.tap(at: CGPoint(x: field.maxX - 8, y: field.minY + 6))
        #expect(date.value == Self.date(2026, 11, 8, 7, 1))
        host.tap(at: CGPoint(x: field.minX + 12, y: field.midY))
        host.tap(at: CGPoint(x: field.maxX - 8, y: field.maxY - 6))
        #expect(date.value == Self.date(2026, 11, 8, 6, 1))
    }

    @Test("the calendar: a day is chosen by a press, a month turned by a button; the time stays")
    func calendar() throws {
        let date = Model(Self.date(2026, 11, 8, 19, 5))
        let host = host(date, locale: "en_US") { DatePicker("Due", selection: $0) }
        try host.tap("Date")
        #expect(host.texts.contains("November 2026"))
        #expect(host.texts.contains("30") && !host.texts.contains("31"))
        try host.tap("November 21, 2026")
        #expect(date.value == Self.date(2026, 11, 21, 19, 5))
        #expect(host.texts == ["Due", "Nov 21, 2026", "7:05 PM"])
        try host.tap("Date")
        try host.tap("Next Month")
        #expect(host.texts.contains("December 2026"))
        try host.tap("December 31, 2026")
        #expect(date.value == Self.date(2026, 12, 31, 19, 5))
        try host.tap("Date")
        host.tap(at: CGPoint(x: 2, y: 2))
        #expect(host.texts == ["Due", "Dec 31, 2026", "7:05 PM"])
        #expect(date.value == Self.date(2026, 12, 31, 19, 5))
    }

    @Test("the calendar by keyboard")
    func calendarKeys() throws {
        let date = Model(Self.date(2026, 1, 31, 19, 5))
        let host = host(date, locale: "en_US") { DatePicker("Due", selection: $0, displayedComponents: .date) }
        host.press(.tab)
        host.press(.space)
        host.press(.left)
        host.press(.down, times: 2)
        #expect(host.texts.contains("February 2026"))
        host.press(.return)
        #expect(date.value == Self.date(2026, 2, 13, 19, 5))
        host.press(.space)
        host.press(.right)
        host.press(.escape)
        #expect(date.value == Self.date(2026, 2, 13, 19, 5))
        host.press(.up)
        #expect(date.value == Self.date(2026, 2, 14, 19, 5))
    }

    @Test("ranges: edits stay within, and days outside cannot be chosen")
    func ranges() throws {
        let date = Model(Self.date(2026, 11, 8, 12))
        let range = Self.date(2026, 11, 5, 10)...Self.date(2026, 11, 20, 18)
        let host = host(date, locale: "en_US") { DatePicker("Due", selection: $0, in: range) }
        try host.set("Due", to: Self.date(2027, 1, 1))
        #expect(date.value == range.upperBound)
        try host.set("Due", to: Self.date(2020, 1, 1))
        #expect(date.value == range.lowerBound)
        try host.tap("Date")
        #expect(try !host.isEnabled("November 4, 2026"))
        #expect(try host.isEnabled("November 5, 2026"))
        #expect(try host.isEnabled("November 20, 2026"))
        try host.tap("November 21, 2026")
        #expect(date.value == range.lowerBound)
        try host.tap("November 20, 2026")
        #expect(date.value == Self.date(2026, 11, 20, 10))

        let from = self.host(date) { DatePicker("Due", selection: $0, in: Self.date(2026, 1, 1)...) }
        try from.set("Due", to: Self.date(2020, 1, 1))
        #expect(date.value == Self.date(2026, 1, 1))
        let through = self.host(date) { DatePicker("Due", selection: $0, in: ...Self.date(2025, 1, 1)) }
        try through.set("Due", to: Self.date(2026, 1, 2))
        #expect(date.value == Self.date(2025, 1, 1))
    }

    @Test("a disabled picker does nothing")
    func disabled() throws {
        let date = Model(Self.date(2026, 11, 8, 7, 0))
        let host = host(date) { DatePicker("Due", selection: $0).disabled(true) }
        try host.tap("Date")
        try host.tap("Time")
        host.press(.up)
        #expect(date.value == Self.date(2026, 11, 8, 7, 0))
        #expect(host.texts == ["Due", "8 Nov 2026", "07:00"])
    }

    @Test("on a phone the label gives way to the date and the time")
    func narrow() throws {
        func width(_ label: String) throws -> CGFloat {
            let host = TestHost(size: CGSize(width: 393, height: 400), idiom: .phone) {
                Form { DatePicker(label, selection: .constant(Date(timeIntervalSinceReferenceDate: 800_000_000))) }
            }
            let date = try #require(host.texts.first { $0.contains("2026") })
            return try host.frame(of: date).width
        }
        #expect(try width("The day that it was published on, and the time") == width("On"))
    }
}
