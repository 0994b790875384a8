import DovetailCore
import Foundation
import SwiftUI
import Testing

@testable import DovetailTesting

/// What nobody should paste into a field, and somebody will.
@MainActor
@Suite("Hostile input to fields")
struct HostileTextTests {
    enum Field: String, CaseIterable, Sendable {
        case line, secure, area, growing, scrolled

        /// Whether it keeps the lines of a text.
        var isArea: Bool { self != .line && self != .secure }
    }

    struct Text: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let make: @Sendable () -> String
        init(_ name: String, _ make: @escaping @Sendable () -> String) { (testDescription, self.make) = (name, make) }
    }

    private nonisolated static let megabytes10 = 10_000_000

    nonisolated static let long: [Text] = [
        Text("one line") { String(repeating: "a", count: megabytes10) },
        Text("words") { String(repeating: "lorem ipsum ", count: megabytes10 / 12) },
        Text("lines") {
            String(repeating: "A line of a text as people write it, with some words in it.\n", count: megabytes10 / 60)
        },
        Text("empty lines") { String(repeating: "\n", count: megabytes10) },
        Text("marks on one letter") {
            "e" + String(decoding: (0..<megabytes10 / 2).flatMap { _ in [0xCC, 0x81] as [UInt8] }, as: UTF8.self)
        },
        Text("emoji") { String(repeating: "👩‍👩‍👧‍👦", count: megabytes10 / 25) },
        Text("from right to left") { String(repeating: "שלום ", count: megabytes10 / 9) },
    ]

    nonisolated static let odd: [Text] = [
        Text("control characters") {
            String(decoding: (1...31).map { UInt8($0) } + [127, 0xC2, 0x80, 0xC2, 0x9F], as: UTF8.self)
        },
        Text("NUL") { "a\0b\0\0c" },
        Text("overrides of direction") {
            "\u{202E}abc\u{202D}def\u{2066}\u{2067}ghi\u{202B}\u{200F}" + String(repeating: "\u{202E}", count: 2000)
        },
        Text("half surrogate pairs") {
            String(decoding: [0x61, 0xD800, 0x62, 0xDC00, 0xDBFF] as [UInt16], as: UTF16.self)
        },
        Text("bytes that are no text") {
            String(decoding: [0xFF, 0xC0, 0x80, 0xED, 0xA0, 0x80, 0xF4, 0x90, 0x80, 0x80] as [UInt8], as: UTF8.self)
        },
        Text("marks without a letter, joiners and selectors") {
            "\u{301}\u{200D}\u{FE0F}\u{20E3}\u{1F3FB}\u{E0001}\u{FFFE}\u{10FFFF}"
        },
        Text("line ends of all kinds") { "a\rb\r\nc\u{85}d\u{2028}e\u{2029}f\u{B}g\u{C}h" },
    ]

    private struct Screen: View {
        let field: Field
        @State private var text = ""
        var body: some View {
            switch field {
            case .line: TextField("field", text: $text)
            case .secure: SecureField("field", text: $text)
            case .area: TextEditor(text: $text).accessibilityLabel("field")
            case .growing: TextField("field", text: $text, axis: .vertical)
            case .scrolled: ScrollView { TextField("field", text: $text, axis: .vertical) }
            }
        }
    }

    /// Pastes a text into a field and uses it. Returns how long the longest step took.
    private func use(_ field: Field, pasting text: String) throws -> (longest: Double, step: String) {
        let host = TestHost(size: CGSize(width: 300, height: 200), idiom: .desktop) { Screen(field: field) }
        try host.tap("field")
        let input = try #require(host.window.focusedResponder as? TextInputResponder)
        var longest: (longest: Double, step: String) = (0, "")
        func step(_ name: String, _ body: () throws -> Void) rethrows {
            let start = processorTime()
            try body()
            let time = processorTime() - start
            if time > longest.longest { longest = (time, name) }
        }
        step("paste") {
            host.clipboard = text
            host.press(.character("v"), modifiers: .control)
        }
        let pasted = input.text
        if field.isArea { #expect(pasted == text) }
        try step("paint") { _ = try host.png() }
        try step("type") { try host.type("x") }
        step("delete") { host.press(.backspace) }
        #expect(input.text == pasted)
        for key in [TestKey.home, .down, .end, .left] { step("\(key)") { host.press(key) } }
        step("word") { host.press(.left, modifiers: [.control, .shift]) }
        let frame = try host.frame(of: "field")
        let place = CGPoint(x: 150, y: frame.minY <= 100 && frame.maxY > 100 ? 100 : frame.midY)
        step("click") { host.tap(at: place, count: 2) }
        try step("paint") { _ = try host.png() }
        step("all") { host.press(.character("a"), modifiers: .control) }
        step("cut") { host.press(.character("x"), modifiers: .control) }
        if field == .secure { step("delete all") { host.press(.backspace) } }
        #expect(input.text.isEmpty)
        if field.isArea {
            step("undo") { host.press(.character("z"), modifiers: .control) }
            #expect(input.text == pasted)
        }
        host.close()
        return longest
    }

    /// What is pasted where: each field gets what is worst for it.
    nonisolated static let cases: [(Field, Int)] = [
        (.line, 4), (.line, 6), (.secure, 0), (.area, 0), (.area, 3), (.area, 4), (.growing, 1), (.scrolled, 2),
    ]

    /// How long a step may take, in seconds of the processor: one as apps are built. Where nothing is optimised, the time only tells a step that
    /// grows with the text from one that grows with its square, which takes days for ten megabytes: a busy machine took 6.5 for the former.
    #if DEBUG
        private static let limit = 60.0
    #else
        private static let limit = 1.0
    #endif

    @Test("ten megabytes stall no step by a second and take no more than some copies of them", arguments: cases)
    func long(field: Field, number: Int) throws {
        let text = Self.long[number].make()
        let before = try residentMemory()
        let (longest, step) = try use(field, pasting: text)
        #expect(longest < Self.limit, "\(step) of \(Self.long[number].testDescription) took \(longest) seconds")
        let growth = try residentMemory() - before
        #expect(growth < 1_000_000_000, "\(growth)")
    }

    @Test("characters that are none to be seen are kept, shown somehow, and edited", arguments: Field.allCases, odd)
    func odd(field: Field, text: Text) throws {
        let (longest, step) = try use(field, pasting: text.make())
        #expect(longest < Self.limit, "\(step) took \(longest) seconds")
    }
}
