import DovetailCore
import DovetailTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Forms and styles of controls")
struct ControlFormTests {
    private static let day = Date(timeIntervalSinceReferenceDate: 800_000_000)

    private struct Dates: View {
        @State var date = ControlFormTests.day
        var components: DatePickerComponents = [.date, .hourAndMinute]
        var body: some View {
            VStack {
                DatePicker("When", selection: $date, displayedComponents: components)
                Text(verbatim: "\(Int(date.timeIntervalSinceReferenceDate))")
            }
            .environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
            .environment(\.locale, Locale(identifier: "en_US"))
        }
    }

    private func seconds(_ host: TestHost) throws -> Double {
        try #require(host.texts.compactMap { Double($0) }.first { $0 > 1_000_000 })
    }

    // 800,000,000 seconds after the reference date is 9 May 2026, 06:13:20 GMT.
    @Test("a graphical date picker chooses days in place, and turns its months")
    func graphical() throws {
        let host = TestHost(size: CGSize(width: 400, height: 500)) { Dates().datePickerStyle(.graphical) }
        try host.tap("May 10, 2026")
        #expect(try seconds(host) == 800_000_000 + 86_400)
        try host.tap("Next Month")
        try host.tap("June 1, 2026")
        #expect(try seconds(host) == 800_000_000 + 23 * 86_400)
    }

    @Test("the wheels of a date picker keep the other parts, and the last day of a shorter month")
    func wheels() throws {
        let host = TestHost(size: CGSize(width: 600, height: 500)) {
            Dates(date: ControlFormTests.day.addingTimeInterval(22 * 86_400), components: .date)
                .datePickerStyle(.wheel)
        }
        let month = try host.frame(of: "Month")
        host.turnWheel(at: CGPoint(x: month.midX, y: month.midY), clicks: 1)
        // 31 May becomes 30 June.
        #expect(try seconds(host) == 800_000_000 + 52 * 86_400)
        let year = try host.layoutFrame(of: "Year")
        host.tap(at: CGPoint(x: year.midX, y: year.midY + 32))
        #expect(try seconds(host) == 800_000_000 + (52 + 365) * 86_400)
    }

    @Test(
        "compact, field and stepper styles edit in fields; an app's style makes the picker", arguments: Idiom.allCases)
    func fields(_ idiom: Idiom) throws {
        struct Plain: DatePickerStyle {
            func makeBody(configuration: Configuration) -> some View {
                Button("tomorrow") { configuration.selection += 86_400 }
            }
        }
        let size = CGSize(width: 500, height: 500)
        for host in [
            TestHost(size: size, idiom: idiom) { Dates().datePickerStyle(.compact) },
            TestHost(size: size, idiom: idiom) { Dates().datePickerStyle(.field) },
        ] {
            try host.tap("Date")
            try host.tap("May 10, 2026")
            #expect(try seconds(host) == 800_000_000 + 86_400)
        }
        let stepper = TestHost(size: size, idiom: idiom) { Dates().datePickerStyle(.stepperField) }
        try stepper.tap("Increment")
        #expect(try seconds(stepper) == 800_000_000 + 86_400)
        let own = TestHost(size: size, idiom: idiom) { Dates().datePickerStyle(Plain()) }
        try own.tap("tomorrow")
        #expect(try seconds(own) == 800_000_000 + 86_400)
    }

    @Test("any number of days may be chosen, and chosen off")
    func several() throws {
        struct Days: View {
            @State private var days: Set<DateComponents> = [DateComponents(year: 2026, month: 5, day: 9)]
            var body: some View {
                MultiDatePicker("Days", selection: $days).environment(\.locale, Locale(identifier: "en_US"))
            }
        }
        let host = TestHost(size: CGSize(width: 400, height: 400)) { Days() }
        try host.tap("May 20, 2026")
        #expect(try host.value(of: "Days") == "May 9, 2026, May 20, 2026")
        try host.tap("May 9, 2026")
        #expect(try host.value(of: "Days") == "May 20, 2026")
    }

    private struct Pick: View {
        @State private var choice = 1
        var body: some View {
            VStack {
                Picker("Number", selection: $choice) {
                    ForEach(0..<30) { Text(verbatim: "row \($0)").tag($0) }
                }
                .accessibilityIdentifier("wheel")
                Text(verbatim: "chosen \(choice)")
            }
        }
    }

    @Test("a wheel turns by taps, drags, scrolling and keys, and stops at its ends")
    func wheel() throws {
        let host = TestHost(size: CGSize(width: 300, height: 300)) { Pick().pickerStyle(.wheel) }
        let frame = try host.frame(of: "wheel")
        let middle = CGPoint(x: frame.midX + 60, y: frame.midY)
        host.tap(at: CGPoint(x: middle.x, y: middle.y + 32))
        #expect(host.texts.contains("chosen 2"))
        host.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 64))
        #expect(host.texts.contains("chosen 4"))
        host.turnWheel(at: middle, clicks: -2)
        #expect(host.texts.contains("chosen 2"))
        host.press(.tab)
        host.press(.end)
        #expect(host.texts.contains("chosen 29"))
        host.press(.down)
        #expect(host.texts.contains("chosen 29"))
        host.press(.home)
        host.advance(by: .seconds(1))
        #expect(host.texts.contains("chosen 0") && !host.isAnimating)
    }

    @Test("the other styles of pickers choose")
    func otherStyles() throws {
        func choose(_ host: TestHost) throws {
            try host.tap("Two")
            #expect(host.texts.contains("2"))
        }
        struct Two: View {
            @State private var choice = 1
            var body: some View {
                Picker("Number", selection: $choice) {
                    Text("One").tag(1)
                    Text("Two").tag(2)
                }
                Text(verbatim: "\(choice)")
            }
        }
        try choose(TestHost { Two().pickerStyle(.palette) })
        try choose(TestHost { Two().pickerStyle(.radioGroup) })
        let link = TestHost { Two().pickerStyle(.navigationLink) }
        try link.choose("Two", in: "Number")
        #expect(link.texts.contains("2"))
    }

    private struct Song: View {
        @State private var number = 1
        var body: some View {
            Picker("Song", selection: $number) {
                Text("1: Prelude, by Bach").tag(1)
                Text("2: Waltz, by Brahms").tag(2)
            } currentValueLabel: {
                Text(number == 1 ? "Prelude" : "Waltz")
            }
        }
    }

    @Test("a view of its own stands for the value of a picker that shows it by itself, and follows it")
    func currentValueLabel() throws {
        for idiom in [Idiom.desktop, .pad] {
            let host = TestHost(idiom: idiom) { Song() }
            #expect(host.texts.contains("Prelude") && !host.texts.contains { $0.hasPrefix("1:") })
            try host.choose("2: Waltz, by Brahms", in: "Song")
            #expect(host.texts.contains("Waltz") && !host.texts.contains("Prelude"))
        }
        let link = TestHost { NavigationStack { Form { Song().pickerStyle(.navigationLink) } } }
        #expect(link.texts.contains("Prelude"))
        let listed = TestHost { Song().pickerStyle(.inline) }
        #expect(!listed.texts.contains("Prelude"))
        let shared = TestHost(idiom: .desktop) {
            Picker(sources: [Binding.constant(1), .constant(2)], selection: \.self) {
                Text("row").tag(1)
            } label: {
                Text("Several")
            } currentValueLabel: {
                Text("Mixed")
            }
        }
        #expect(shared.texts.contains("Mixed"))
    }

    @Test("a progress view of a stretch of time counts by itself, with few updates, and stops")
    func timer() throws {
        let start = Date(timeIntervalSinceReferenceDate: 800_000_000)
        let host = TestHost {
            ProgressView(timerInterval: start...start.addingTimeInterval(10), countsDown: false) {
                Text("Waiting")
            } currentValueLabel: {
                EmptyView()
            }
        }
        #expect(try host.value(of: "Waiting") == "0%")
        host.advance(by: .seconds(5))
        #expect(try host.value(of: "Waiting") == "50%")
        host.advance(by: .seconds(6))
        #expect(try host.value(of: "Waiting") == "100%")
        host.advance(by: .seconds(60))
        #expect(host.statistics.updates <= 1)
    }

    @Test("a progress view shows a Progress of Foundation's")
    func progress() throws {
        let progress = Progress(totalUnitCount: 4)
        progress.completedUnitCount = 1
        let host = TestHost { ProgressView(progress).accessibilityIdentifier("progress") }
        #expect(try host.value(of: "progress") == "25%")
    }

    @Test("help is shown when the pointer has rested, and goes when it leaves")
    func help() throws {
        let host = TestHost { Button("Save") {}.help("Writes the file") }
        let frame = try host.frame(of: "Save")
        host.hover(at: CGPoint(x: frame.midX, y: frame.midY))
        host.advance(by: .milliseconds(500))
        #expect(!host.texts.contains("Writes the file"))
        host.advance(by: .milliseconds(500))
        #expect(host.texts.contains("Writes the file"))
        host.hover(at: CGPoint(x: 1, y: 1))
        #expect(!host.texts.contains("Writes the file"))
        try host.tap("Save")
    }

    @Test("an equatable view's body runs only when it differs by its own ==")
    func equatable() throws {
        struct Parity: View, Equatable {
            let number: Int
            let log: Probe<Int>
            var body: some View {
                let _ = log.note(number)
                Text(verbatim: "\(number)")
            }
            nonisolated static func == (left: Self, right: Self) -> Bool { left.number % 2 == right.number % 2 }
        }
        struct Counter: View {
            let log: Probe<Int>
            @State private var number = 0
            var body: some View {
                Parity(number: number, log: log).equatable()
                Button("two") { number += 2 }
                Button("one") { number += 1 }
            }
        }
        let log = Probe<Int>()
        let host = TestHost { VStack { Counter(log: log) } }
        try host.tap("two")
        #expect(log.entries == [0])
        try host.tap("one")
        #expect(log.entries == [0, 3])
        #expect(TestHost { Text("x").modifier(EmptyModifier.identity) }.texts == ["x"])
    }
}
