import DovetailTesting
import Foundation
import GalleryExamples
import SwiftUI
import Testing

/// Collects what an example reports.
@MainActor
private final class Log<Entry> {
    var entries: [Entry] = []
}

@MainActor
@Suite("EX-06: blur")
struct EX06Tests {
    private func blur(_ host: TestHost) throws -> CGFloat { try host.presentation(of: "Hello").blurRadius }

    @Test("steps 1 to 3: BEH-079, BEH-080, BEH-222: didSet sees assignments, not the binding")
    func didSet() throws {
        let log = Log<String>()
        let host = TestHost { EX06.DidSetView { log.entries.append($0) } }
        #expect(try blur(host) == 0)
        #expect(try host.value(of: "slider") == "0.0")
        #expect(log.entries.isEmpty)

        try host.set("slider", to: 10)
        #expect(try blur(host) == 10)
        #expect(log.entries.isEmpty)

        try host.tap("Random Blur")
        let value = try #require(try host.value(of: "slider").flatMap(Double.init))
        #expect(log.entries == ["New value is \(value)"])
        #expect((0...20).contains(value))
        #expect(try blur(host) == CGFloat(value))
    }

    @Test("step 2, by pointer: BEH-207: dragging the knob writes the value")
    func drag() throws {
        let log = Log<String>()
        let host = TestHost { EX06.DidSetView { log.entries.append($0) } }
        let slider = try host.frame(of: "slider")
        host.drag(
            from: CGPoint(x: slider.minX + 10, y: slider.midY), to: CGPoint(x: slider.midX, y: slider.midY))
        #expect(try abs(#require(host.value(of: "slider").flatMap(Double.init)) - 10) < 0.01)
        #expect(try abs(blur(host) - 10) < 0.01)
        #expect(log.entries.isEmpty)
    }

    @Test("step 4: BEH-081, BEH-082: onChange sees both")
    func onChange() throws {
        let log = Log<String>()
        let host = TestHost { EX06.OnChangeView { log.entries.append($0) } }
        #expect(log.entries.isEmpty)
        try host.set("slider", to: 5)
        #expect(log.entries == ["New value is 5.0"])
        try host.tap("Random Blur")
        let value = try #require(try host.value(of: "slider"))
        #expect(log.entries == ["New value is 5.0", "New value is \(value)"])
    }
}

@MainActor
@Suite("EX-07: number picker")
struct EX07Tests {
    @Test("steps 1 to 3: BEH-064, BEH-208, BEH-209: choosing writes the row's value, once")
    func choose() throws {
        let log = Log<Int>()
        let host = TestHost { EX07.ContentView { log.entries.append($0) } }
        #expect(try host.value(of: "Select a number") == "Item 0")
        try host.tap("Select a number")
        #expect(host.texts == ["Item 0", "Item 1", "Item 2"])
        host.press(.escape)

        try host.choose("Item 2", in: "Select a number")
        #expect(try host.value(of: "Select a number") == "Item 2")
        #expect(log.entries == [2])
        try host.choose("Item 1", in: "Select a number")
        #expect(try host.value(of: "Select a number") == "Item 1")
        #expect(log.entries == [2, 1])
    }

    @Test("what the picker does not offer is an error that lists what it does")
    func noSuchItem() throws {
        let host = TestHost { EX07.ContentView() }
        let error = #expect(throws: TestHostError.self) { try host.choose("Item 9", in: "Select a number") }
        #expect(try #require(error).description.contains("Item 0, Item 1, Item 2"))
        #expect(try host.value(of: "Select a number") == "Item 0")
    }
}

@MainActor
@Suite("EX-08: name form")
struct EX08Tests {
    @Test("steps 1 to 3: BEH-203, BEH-212: each key is written to the state")
    func typing() throws {
        let host = TestHost { EX08.ContentView() }
        #expect(host.texts == ["Enter your name", "Your name is "])
        try host.type("B", into: "Enter your name")
        #expect(host.texts == ["B", "Your name is B"])
        try host.type("o")
        #expect(host.texts == ["Bo", "Your name is Bo"])
        #expect(try host.value(of: "Enter your name") == "Bo")
        host.press(.backspace, times: 2)
        #expect(host.texts == ["Enter your name", "Your name is "])
    }

    /// The darkest colour painted along the middle of the field.
    private func ink(_ host: TestHost) throws -> Color.Resolved {
        let field = try host.frame(of: "Enter your name")
        let colors = try stride(from: field.minX + 2, to: field.minX + 60, by: 1).map {
            try host.color(at: CGPoint(x: $0, y: field.midY))
        }
        return try #require(colors.min { $0.red + $0.green + $0.blue < $1.red + $1.green + $1.blue })
    }

    @Test("step 1: the placeholder is grey, what is typed is not")
    func placeholder() throws {
        let host = TestHost { EX08.ContentView() }
        let placeholder = try ink(host)
        #expect(abs(placeholder.red - placeholder.green) < 0.05 && abs(placeholder.red - placeholder.blue) < 0.05)
        try host.type("HHHH", into: "Enter your name")
        #expect(try ink(host).red < placeholder.red - 0.2)
    }
}

@MainActor
@Suite("EX-09: alert game")
struct EX09Tests {
    @Test("steps 1 to 4: BEH-213, BEH-214: the alert shows the present value and closes")
    func alert() throws {
        let host = TestHost { EX09.ContentView() }
        #expect(try host.value(of: "slider") == "80.0")
        try host.tap("Hit me")
        #expect(host.texts == ["Hello there!", "The slider's value is 80", "Awesome"])
        try host.tap("Awesome")
        #expect(!host.exists("Hello there!"))
        #expect(host.exists("Hit me"))

        try host.set("slider", to: 12.6)
        try host.tap("Hit me")
        #expect(host.exists("The slider's value is 13"))
        host.press(.escape)
        #expect(!host.exists("Hello there!"))
    }

    @Test("step 5: dragging past the end stops at the end")
    func dragPastTheEnd() throws {
        let host = TestHost { EX09.ContentView() }
        let slider = try host.frame(of: "slider")
        host.drag(
            from: CGPoint(x: slider.minX + slider.width * 0.8, y: slider.midY),
            to: CGPoint(x: slider.maxX + 200, y: slider.midY))
        #expect(try host.value(of: "slider") == "100.0")
    }
}

@MainActor
@Suite("EX-10: constant toggle")
struct EX10Tests {
    @Test("steps 1 and 2: BEH-062, BEH-063: a constant binding stays as it is")
    func constant() throws {
        let host = TestHost { EX10.ContentView() }
        #expect(try host.value(of: "Show advanced options") == "1")
        try host.tap("Show advanced options")
        #expect(try host.value(of: "Show advanced options") == "1")
    }
}

@MainActor
@Suite("EX-11: tap counter")
struct EX11Tests {
    @Test("steps 2 and 3: BEH-001: the counter counts")
    func counts() throws {
        let host = TestHost { EX11.ContentView() }
        #expect(host.texts == ["Tap Count: 0"])
        for count in 0..<3 { try host.tap("Tap Count: \(count)") }
        #expect(host.texts == ["Tap Count: 3"])
    }
}
