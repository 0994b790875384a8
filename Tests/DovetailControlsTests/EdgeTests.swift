import DovetailCore
import Foundation
import SwiftUI
import Testing

@testable import DovetailControls
@testable import DovetailTesting

/// The edges of what controls do: the last step, the last row, the last tab.
@MainActor
@Suite("Controls at their edges")
struct ControlEdgeTests {
    @Test("a slider whose drag is cancelled reports that editing has ended")
    func cancelledSlider() throws {
        let log = Probe<Bool>()
        let model = Model(0.5)
        let host = TestHost(size: CGSize(width: 200, height: 50)) {
            Bound(model) { Slider(value: $0, in: 0...1, onEditingChanged: { log.note($0) }) }
        }
        host.hold(at: CGPoint(x: 100, y: 25))
        host.move(to: CGPoint(x: 140, y: 25))
        host.cancelPress()
        #expect(log.entries == [true, false])
    }

    @Test("a slider from 0 to 0.3 in steps of 0.1, set to its end, is 0.3")
    func lastStep() throws {
        let model = Model(0.0)
        let host = TestHost(size: CGSize(width: 200, height: 50)) {
            Bound(model) { Slider(value: $0, in: 0...0.3, step: 0.1) }
        }
        host.drag(from: CGPoint(x: 10, y: 25), to: CGPoint(x: 300, y: 25))
        #expect(model.value == 0.3)
        try host.set("slider", to: 0.3)
        #expect(model.value == 0.3)
    }

    @Test("Down pressed four times in a menu of two rows, then Return, chooses the last")
    func pastTheEnd() throws {
        let model = Model(0)
        let host = TestHost(size: CGSize(width: 300, height: 300)) {
            Bound(model) {
                Picker("Menu", selection: $0) {
                    Text("first").tag(0); Text("second").tag(1)
                }
            }
        }
        try host.tap("Menu")
        host.press(.down, times: 4)
        host.press(.return)
        #expect(model.value == 1)
        try host.tap("Menu")
        host.press(.up, times: 4)
        host.press(.return)
        #expect(model.value == 0)
    }

    @Test("a month of a calendar whose weeks begin on Monday: 1 June 2026 stands in the first column")
    func firstColumn() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.firstWeekday = 2
        calendar.timeZone = TimeZone(identifier: "UTC")!
        let june = calendar.date(from: DateComponents(year: 2026, month: 6, day: 15))!
        let editor = DateEditor(
            calendar: calendar, timeZone: calendar.timeZone, locale: Locale(identifier: "en_GB"), range: DateRange())
        let weeks = editor.weeks(ofMonth: june)
        #expect(weeks.count == 5)
        #expect(weeks[0][0] == calendar.date(from: DateComponents(year: 2026, month: 6, day: 1)))
        #expect(weeks[4].compactMap { $0 }.count == 2)
    }

    @Test("tabs without a selection: when the second of two, which is shown, goes, the first is shown")
    func lostTab() throws {
        struct Root: View {
            @State private var hasSecond = true
            var body: some View {
                VStack {
                    TabView {
                        Text("one").tabItem { Text("First") }
                        if hasSecond { Text("two").tabItem { Text("Second") } }
                    }
                    Button("Drop") { hasSecond = false }
                }
            }
        }
        let host = TestHost { Root() }
        try host.tap("Second")
        #expect(host.exists("two"))
        try host.tap("Drop")
        #expect(host.exists("one"))
        #expect(!host.exists("two"))
    }

    @Test("Return presses no disabled default button of an alert")
    func disabledDefault() throws {
        let log = Probe<String>()
        let model = Model(true)
        let host = TestHost {
            Bound(model) { isShown in
                Text("a").alert("Alert", isPresented: isShown) {
                    Button("OK") { log.note("ok") }.disabled(true)
                }
            }
        }
        host.press(.return)
        #expect(log.entries.isEmpty)
        #expect(model.value)
    }

    @Test("typed and pasted line ends are not taken over by a field")
    func lineEnds() throws {
        let model = Model("")
        let host = TestHost { Bound(model) { TextField("Field", text: $0) } }
        try host.tap("Field")
        let input = try #require(host.window.focusedResponder as? TextInputResponder)
        input.insertText("one\ntwo\r\nthree\u{2028}four")
        host.settle()
        #expect(!model.value.contains { $0.isNewline })
        #expect(model.value.hasPrefix("one") && model.value.hasSuffix("four"))
    }

    @Test("rows of a ForEach within a ForEach in a picker: the inner id is the row's value")
    func nestedRows() throws {
        let model = Model("none")
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            Bound(model) { selection in
                Picker("Menu", selection: selection) {
                    ForEach(1..<3) { outer in
                        ForEach(["a", "b"].map { "\($0)\(outer)" }, id: \.self) { Text($0) }
                    }
                }
            }
        }
        try host.choose("b2", in: "Menu")
        #expect(model.value == "b2")
        try host.choose("a1", in: "Menu")
        #expect(model.value == "a1")
    }
}
