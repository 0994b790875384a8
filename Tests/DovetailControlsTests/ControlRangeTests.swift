import DovetailCore
import Foundation
import SwiftUI
import Testing

@testable import DovetailControls
@testable import DovetailTesting

/// Controls at the ends of what they may do, with ranges that do not begin at zero.
@MainActor
@Suite("Controls at their ends")
struct ControlRangeTests {
    private final class Model<Value>: ObservableObject {
        @Published var value: Value
        var log: [String] = []
        init(_ value: Value) { self.value = value }
    }

    private struct SliderView: View {
        @ObservedObject var model: Model<Double>
        let range: ClosedRange<Double>
        var body: some View {
            Slider(value: $model.value, in: range) {
                Text("Volume")
            } onEditingChanged: {
                model.log.append("\($0)")
            }
            .frame(width: 200)
        }
    }

    @Test(
        "a slider from 2 to 10: drags beyond its ends, Home, End and arrows stay in the range",
        arguments: Idiom.allCases)
    func slider(idiom: Idiom) throws {
        let model = Model(6.0)
        let host = TestHost { SliderView(model: model, range: 2...10).environment(\.idiom, idiom) }
        let frame = try host.frame(of: "Volume")
        host.drag(from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.minX - 50, y: frame.midY))
        #expect(model.value == 2)
        host.drag(from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.maxX + 50, y: frame.midY))
        #expect(model.value == 10)
        try host.set("Volume", to: 6)
        host.press(.tab)
        host.press(.home)
        #expect(model.value == 2)
        host.press(.left)
        #expect(model.value == 2)
        host.press(.right)
        #expect(abs(model.value - 2.4) < 1e-9, "a twentieth of the range")
        host.press(.end)
        #expect(model.value == 10)
        host.press(.up)
        #expect(model.value == 10)
        host.press(.down)
        #expect(abs(model.value - 9.6) < 1e-9)
        #expect(model.log.count % 2 == 0)
        #expect(model.log.prefix(4) == ["true", "false", "true", "false"])
    }

    @Test("a slider below zero, and one whose value is no number, shows and sets what it may")
    func strangeSliders() throws {
        let model = Model(-3.0)
        let host = TestHost { SliderView(model: model, range: -5 ... -1) }
        try host.set("Volume", to: -20)
        #expect(model.value == -5)
        try host.set("Volume", to: 20)
        #expect(model.value == -1)
        model.value = .nan
        host.settle()
        host.press(.tab)
        host.press(.right)
        #expect(abs(model.value + 4.8) < 1e-9, "it goes on from the start")
    }

    private struct StepperView: View {
        @ObservedObject var model: Model<Int>
        var body: some View {
            Stepper("Copies", value: $model.value, in: 1...3) { model.log.append("\($0)") }
        }
    }

    @Test("a stepper goes up and down within its range, tells of each edit, and its buttons are off at the ends")
    func stepper() throws {
        let model = Model(2)
        let host = TestHost { StepperView(model: model) }
        try host.tap("Increment")
        #expect(model.value == 3)
        #expect(model.log == ["true", "false"])
        #expect(try !host.isEnabled("Increment"))
        #expect(try host.element("Increment").actions?.activate == nil)
        #expect(try host.isEnabled("Decrement"))
        host.press(.tab)
        host.press(.up)
        #expect(model.value == 3)
        host.press(.down)
        #expect(model.value == 2)
        host.press(.left)
        #expect(model.value == 1)
        #expect(try !host.isEnabled("Decrement"))
        host.press(.right)
        #expect(model.value == 2)
        try? host.set("Copies", to: 7)
        #expect(model.value == 2, "out of its range")
        try host.set("Copies", to: 3)
        #expect(model.value == 3)
    }

    @Test("a toggle that is let go of outside stays as it is")
    func toggle() throws {
        let model = Model(false)
        struct Root: View {
            @ObservedObject var model: Model<Bool>
            var body: some View { Toggle("Sound", isOn: $model.value) }
        }
        let host = TestHost { Root(model: model) }
        let frame = try host.frame(of: "Sound")
        host.hold(at: CGPoint(x: frame.midX, y: frame.midY))
        host.move(to: CGPoint(x: frame.midX, y: frame.maxY + 100))
        host.release()
        #expect(!model.value)
        try host.tap("Sound")
        #expect(model.value)
    }

    @Test("a toggle in a menu closes it; the menu of a picker shows which row is chosen")
    func menus() throws {
        let sound = Model(false)
        struct Root: View {
            @ObservedObject var sound: Model<Bool>
            @State private var size = 1
            var body: some View {
                VStack {
                    Menu("More") { Toggle("Sound", isOn: $sound.value) }
                    Picker("Size", selection: $size) { ForEach(0..<3) { Text("Size \($0)").tag($0) } }
                        .pickerStyle(.menu)
                }
            }
        }
        let host = TestHost(size: CGSize(width: 400, height: 500)) { Root(sound: sound) }
        try host.tap("More")
        host.advance(by: .seconds(1))
        try host.tap("Sound")
        host.advance(by: .seconds(1))
        #expect(sound.value)
        #expect(!host.exists("Sound"))
        try host.tap("Size")
        host.advance(by: .seconds(1))
        let selected = ["Size 0", "Size 1", "Size 2"].map { name in
            (try? host.element(name).semantics.isSelected) ?? false
        }
        #expect(selected == [false, true, false])
        // What the pointer leaves is highlighted no more: Return then chooses nothing.
        let frame = try host.frame(of: "Size 2")
        host.hover(at: CGPoint(x: frame.midX, y: frame.midY))
        host.hover(at: CGPoint(x: 2, y: 2))
        host.press(.return)
        host.advance(by: .seconds(1))
        #expect(try host.value(of: "Size") == "Size 1")
        try host.tap("Size")
        host.advance(by: .seconds(1))
        host.press(.return)
        host.advance(by: .seconds(1))
        #expect(try host.value(of: "Size") == "Size 1", "the chosen row is highlighted at first")
    }

    @Test("a sheet for another item is another sheet: its state starts over")
    func sheetItems() throws {
        struct Item: Identifiable { let id: Int }
        struct Content: View {
            let number: Int
            @State private var taps = 0
            var body: some View { Button("sheet \(number) taps \(taps)") { taps += 1 } }
        }
        struct Root: View {
            @ObservedObject var model: Model<Int?>
            var body: some View {
                Text("behind").sheet(
                    item: Binding(get: { model.value.map { Item(id: $0) } }, set: { model.value = $0?.id })
                ) { Content(number: $0.id) }
            }
        }
        let model = Model<Int?>(1)
        let host = TestHost { Root(model: model) }
        host.advance(by: .seconds(1))
        try host.tap("sheet 1 taps 0")
        #expect(host.exists("sheet 1 taps 1"))
        model.value = 2
        host.advance(by: .seconds(1))
        #expect(host.exists("sheet 2 taps 0"))
        #expect(!host.exists("sheet 1 taps 1"))
        host.press(.escape)
        host.advance(by: .seconds(1))
        #expect(model.value == nil)
    }

    @Test("a press on a tab writes the selection, and only that moves the page")
    func tabs() throws {
        struct Root: View {
            @ObservedObject var model: Model<Int>
            var body: some View {
                TabView(
                    selection: Binding(get: { model.value }, set: { if $0 != 2 { model.value = $0 } })
                ) {
                    ForEach(0..<3) { number in
                        Text("page \(number)").tabItem { Text("Tab \(number)") }.tag(number)
                    }
                }
            }
        }
        let model = Model(0)
        let host = TestHost { Root(model: model) }
        try host.tap("Tab 1")
        #expect(model.value == 1)
        #expect(host.exists("page 1"))
        try host.tap("Tab 2")
        #expect(model.value == 1)
        #expect(host.exists("page 1"))
        #expect(!host.exists("page 2"))
        model.value = 0
        host.settle()
        #expect(host.exists("page 0"))
    }
}

/// The dates of date pickers, worked out without any view.
@Suite("Dates of pickers")
struct DateEditorTests {
    private func editor(
        locale: String = "en_US", firstWeekday: Int = 1, range: DateRange = DateRange()
    ) -> DateEditor {
        var calendar = Calendar(identifier: .gregorian)
        calendar.firstWeekday = firstWeekday
        return DateEditor(
            calendar: calendar, timeZone: TimeZone(identifier: "UTC")!, locale: Locale(identifier: locale),
            range: range)
    }

    /// 2026-06-15 at an hour and a minute.
    private func date(_ day: Int = 15, _ hour: Int = 12, _ minute: Int = 30) -> Date {
        let seconds: Int = (day - 1) * 86_400 + hour * 3600 + minute * 60
        return Date(timeIntervalSince1970: 1_780_272_000 + Double(seconds))
    }

    @Test("parts of a new date are taken over as far as they are displayed, and the seconds stay")
    func merging() {
        let old = date(15, 12, 30) + 7.5
        let new = date(20, 9, 45)
        #expect(editor().merging(new, into: old, .date) == date(20, 12, 30) + 7.5)
        #expect(editor().merging(new, into: old, .hourAndMinute) == date(15, 9, 45) + 7.5)
        #expect(editor().merging(new, into: old, [.date, .hourAndMinute]) == date(20, 9, 45) + 7.5)
        #expect(editor().merging(new, into: old, []) == old)
    }

    @Test("a range keeps dates between its ends, and allows the days that have a moment in it")
    func ranges() {
        let range = DateRange(date(10, 18)...date(20, 6))
        #expect(range.limiting(date(10, 17)) == date(10, 18))
        #expect(range.limiting(date(20, 7)) == date(20, 6))
        #expect(range.limiting(date(15)) == date(15))
        let editor = editor(range: range)
        #expect(!editor.allows(dayOf: date(9, 23, 59)))
        #expect(editor.allows(dayOf: date(10, 1)))
        #expect(editor.allows(dayOf: date(20, 23)))
        #expect(!editor.allows(dayOf: date(21, 0, 0)))
        let midnight = self.editor(range: DateRange(date(10, 0, 0)...date(20, 0, 0)))
        #expect(!midnight.allows(dayOf: date(9)))
        #expect(midnight.allows(dayOf: date(10)))
        #expect(midnight.allows(dayOf: date(20)))
        #expect(!midnight.allows(dayOf: date(21)))
        #expect(DateRange(date(10)...).limiting(date(1)) == date(10))
        #expect(DateRange(date(10)...).limiting(date(30)) == date(30))
        #expect(DateRange(...date(10)).limiting(date(30)) == date(10))
    }

    @Test("weeks begin with the calendar's first day, and so do their names", arguments: 1...7)
    func weeks(first: Int) {
        let editor = editor(firstWeekday: first)
        let names = ["S", "M", "T", "W", "T", "F", "S"]
        #expect(editor.weekdays(isInitial: true) == (0..<7).map { names[($0 + first - 1) % 7] })
        let weeks = editor.weeks(ofMonth: date())
        #expect(weeks.allSatisfy { $0.count == 7 })
        let days = weeks.flatMap { $0 }
        // 1 June 2026 is a Monday.
        let lead = (2 - first + 7) % 7
        #expect(days.prefix(lead).allSatisfy { $0 == nil })
        #expect(days.compactMap { $0 } == (1...30).map { date($0, 0, 0) })
        #expect(days[lead] == date(1, 0, 0))
        #expect(weeks.count == (lead + 30 + 6) / 7)
    }

    @Test("hours are counted as the locale does: midnight and noon are twelve where there are two halves")
    func hours() {
        func text(_ hour: Int, _ minute: Int, _ locale: String) -> String {
            editor(locale: locale).timeText(date(15, hour, minute)).replacingOccurrences(of: "\u{202F}", with: " ")
        }
        #expect(text(0, 5, "en_US") == "12:05 AM")
        #expect(text(1, 0, "en_US") == "1:00 AM")
        #expect(text(11, 59, "en_US") == "11:59 AM")
        #expect(text(12, 0, "en_US") == "12:00 PM")
        #expect(text(13, 30, "en_US") == "1:30 PM")
        #expect(text(0, 5, "de_DE") == "00:05")
        #expect(text(13, 30, "de_DE") == "13:30")
    }
}
