import DovetailTesting
import Foundation
import SwiftUI
import Testing

/// The declarations of controls and what presents, each used once as apps use it.
@MainActor
@Suite("Declarations of controls and presentations")
struct ControlDeclarationTests {
    private let title = "of a string"

    @Test("API-152…155: buttons with a label, a key and a string")
    func buttons() throws {
        let log = Probe<String>()
        let host = TestHost {
            VStack {
                Button(action: { log.note("label") }) {
                    HStack {
                        Text("A"); Text("label")
                    }
                }
                .accessibilityIdentifier("labelled")
                Button("A key") { log.note("key") }
                Button(title) { log.note("string") }
            }
        }
        for name in ["labelled", "A key", "of a string"] { try host.tap(name) }
        #expect(log.entries == ["label", "key", "string"])
    }

    @Test("API-156…159: toggles with a label, a key and a string")
    func toggles() throws {
        let isOn = Model(false)
        let host = TestHost {
            Bound(isOn) { isOn in
                VStack {
                    Toggle(isOn: isOn) { Text("A label") }
                    Toggle("A key", isOn: isOn)
                    Toggle(title, isOn: isOn)
                }
            }
        }
        for (index, name) in ["A label", "A key", "of a string"].enumerated() {
            try host.tap(name)
            #expect(isOn.value == (index % 2 == 0))
        }
    }

    @Test("API-160, 161, 162: text fields with a key and a string")
    func fields() throws {
        let text = Model("")
        let host = TestHost {
            Bound(text) { text in
                VStack {
                    TextField("A key", text: text)
                    TextField(title, text: text)
                }
            }
        }
        try host.type("one", into: "A key")
        #expect(text.value == "one")
        try host.type("two", into: "of a string")
        #expect(text.value == "two")
    }

    @Test("API-163, 164: a slider in a range tells when it is moved")
    func slider() throws {
        let value = Model(2.0)
        let log = Probe<Bool>()
        let host = TestHost {
            Bound(value) { Slider(value: $0, in: 0...10, onEditingChanged: { log.note($0) }) }
        }
        try host.set("slider", to: 7)
        #expect(value.value == 7)
        let frame = try host.frame(of: "slider")
        host.drag(from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.maxX + 50, y: frame.midY))
        #expect(value.value == 10)
        #expect(log.entries.suffix(2) == [true, false])
    }

    @Test("API-165, 166, 167: pickers with a key and a string")
    func pickers() throws {
        let choice = Model(1)
        let host = TestHost {
            Bound(choice) { choice in
                VStack {
                    Picker("A key", selection: choice) {
                        Text("One").tag(1)
                        Text("Two").tag(2)
                    }
                    Picker(title, selection: choice) {
                        Text("Three").tag(3)
                        Text("Four").tag(4)
                    }
                }
                .pickerStyle(.segmented)
            }
        }
        try host.tap("Two")
        #expect(choice.value == 2)
        try host.tap("Four")
        #expect(choice.value == 4)
    }

    @Test("API-168, 169: a date picker with the parts that it shows")
    func datePicker() throws {
        let day = Date(timeIntervalSinceReferenceDate: 800_000_000)
        let date = Model(day)
        let host = TestHost {
            Bound(date) { DatePicker("When", selection: $0, displayedComponents: .date) }
                .environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
                .environment(\.locale, Locale(identifier: "en_US"))
        }
        try host.set("When", to: day.addingTimeInterval(86_400))
        #expect(date.value == day.addingTimeInterval(86_400))
        #expect(!host.texts.contains { $0.contains("AM") || $0.contains("PM") })
    }

    @Test("API-215…221: alerts with one button and with two, and what their buttons do")
    func alerts() throws {
        let log = Probe<String>()
        func alert(_ number: Int) -> Alert {
            switch number {
            case 0: Alert(title: Text("Title"))
            case 1: Alert(title: Text("Title"), message: Text("Message"), dismissButton: .cancel { log.note("cancel") })
            default:
                Alert(
                    title: Text("Title"), message: nil,
                    primaryButton: Alert.Button.destructive(Text("Delete")) { log.note("delete") },
                    secondaryButton: Alert.Button.default(Text("Keep"), action: { log.note("keep") }))
            }
        }
        let isShown = Model(false)
        func host(_ number: Int) -> TestHost {
            TestHost {
                Bound(isShown) { isShown in
                    Button("Ask") { isShown.wrappedValue = true }.alert(isPresented: isShown) { alert(number) }
                }
            }
        }
        var asked = host(0)
        try asked.tap("Ask")
        #expect(asked.texts == ["Title", "OK"])
        try asked.tap("OK")
        asked = host(1)
        try asked.tap("Ask")
        #expect(asked.texts == ["Title", "Message", "Cancel"])
        try asked.tap("Cancel")
        asked = host(2)
        for answer in ["Delete", "Keep"] {
            try asked.tap("Ask")
            #expect(Set(asked.texts) == ["Title", "Delete", "Keep"])
            try asked.tap(answer)
        }
        #expect(!isShown.value)
        #expect(log.entries == ["cancel", "delete", "keep"])
    }
}
