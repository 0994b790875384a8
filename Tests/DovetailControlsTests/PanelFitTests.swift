import DovetailCore
import SwiftUI
import Testing

@testable import DovetailTesting

/// Menus, calendars and panels in windows that are lower than they are: all of them can be reached (T1).
@MainActor
@Suite("Panels in low windows")
struct PanelFitTests {
    private struct Chooser: View {
        @State var choice: Int
        var body: some View {
            Picker("Number", selection: $choice) { ForEach(0..<40) { Text("Item \($0)").tag($0) } }
                .pickerStyle(.menu)
        }
    }

    private func isInWindow(_ name: String, _ host: TestHost) throws -> Bool {
        let frame = try host.frame(of: name)
        return frame.minY >= 0 && frame.maxY <= 240
    }

    @Test(
        "a menu higher than the window opens at the selection and follows the arrow keys",
        arguments: Idiom.allCases)
    func picker(idiom: Idiom) throws {
        let host = TestHost(size: CGSize(width: 360, height: 240)) {
            Chooser(choice: 25).environment(\.idiom, idiom)
        }
        try host.tap("Number")
        host.advance(by: .seconds(1))
        #expect(try isInWindow("Item 25", host))
        #expect(try !isInWindow("Item 0", host))
        #expect(try !isInWindow("Item 39", host))
        host.press(.down, times: 20)
        host.advance(by: .seconds(1))
        #expect(try isInWindow("Item 39", host))
        host.press(.up, times: 39)
        host.advance(by: .seconds(1))
        #expect(try isInWindow("Item 0", host))
        host.press(.return)
        host.advance(by: .seconds(1))
        #expect(try host.value(of: "Number") == "Item 0")
    }

    @Test("the wheel scrolls a menu, and what it brought into sight can be pressed")
    func wheel() throws {
        let host = TestHost(size: CGSize(width: 360, height: 240)) { Chooser(choice: 0) }
        try host.tap("Number")
        host.advance(by: .seconds(1))
        let place = try host.frame(of: "Item 1")
        host.turnWheel(at: CGPoint(x: place.midX, y: place.midY), clicks: 100)
        host.advance(by: .seconds(1))
        #expect(try isInWindow("Item 39", host))
        try host.tap("Item 39")
        host.advance(by: .seconds(1))
        #expect(try host.value(of: "Number") == "Item 39")
    }

    @Test("a menu of buttons higher than the window scrolls", arguments: Idiom.allCases)
    func menu(idiom: Idiom) throws {
        let chosen = Probe<Int>()
        let host = TestHost(size: CGSize(width: 360, height: 240)) {
            Menu("Menu") { ForEach(0..<40) { number in Button("Item \(number)") { chosen.note(number) } } }
                .environment(\.idiom, idiom)
        }
        try host.tap("Menu")
        host.advance(by: .seconds(1))
        #expect(try isInWindow("Item 0", host))
        let place = try host.frame(of: "Item 1")
        host.turnWheel(at: CGPoint(x: place.midX, y: place.midY), clicks: 100)
        host.advance(by: .seconds(1))
        #expect(try isInWindow("Item 39", host))
        try host.tap("Item 39")
        #expect(chosen.entries == [39])
    }

    @Test("a menu that fits is as high as its items and does not scroll")
    func fitting() throws {
        let host = TestHost(size: CGSize(width: 360, height: 600)) {
            Menu("Menu") {
                Button("One") {}
                Button("Two") {}
            }
        }
        try host.tap("Menu")
        host.advance(by: .seconds(1))
        let before = try host.frame(of: "One")
        #expect(try host.frame(of: "Two").minY >= before.maxY)
        host.turnWheel(at: CGPoint(x: before.midX, y: before.midY), clicks: 5)
        host.advance(by: .seconds(1))
        #expect(try host.frame(of: "One") == before)
    }

    @Test("all days of a calendar can be reached in a window of 360 by 240")
    func calendar() throws {
        struct Day: View {
            @State private var day = Date(timeIntervalSince1970: 1_780_315_200)
            var body: some View {
                DatePicker("Day", selection: $day)
                    .environment(\.locale, Locale(identifier: "en_US"))
                    .environment(\.timeZone, TimeZone(identifier: "UTC")!)
            }
        }
        let host = TestHost(size: CGSize(width: 360, height: 240)) { Day() }
        try host.tap("Date")
        host.advance(by: .seconds(1))
        let first = try host.frame(of: "June 1, 2026")
        #expect(first.minY >= 0 && first.maxY <= 240)
        host.turnWheel(at: CGPoint(x: first.midX, y: first.midY), clicks: 20)
        host.advance(by: .seconds(1))
        let last = try host.frame(of: "June 30, 2026")
        #expect(last.minY >= 0 && last.maxY <= 240)
        try host.tap("June 30, 2026")
        host.advance(by: .seconds(1))
        #expect(host.texts.contains("Jun 30, 2026"))
    }
}
