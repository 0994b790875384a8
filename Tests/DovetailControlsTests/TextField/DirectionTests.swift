import DovetailTesting
import SwiftUI
import Testing

@testable import DovetailCore
@testable import DovetailEngine

/// Texts that are read from right to left, and in both directions.
@MainActor
@Suite("Direction of edited texts")
struct TextDirectionTests {
    enum Field: CaseIterable, Sendable { case line, area }

    private func host(_ field: Field, _ model: Model<String>, _ direction: LayoutDirection) throws -> TestHost {
        let host = TestHost(size: CGSize(width: 300, height: 100), idiom: .desktop) {
            Bound(model) { text in
                switch field {
                case .line: TextField("Name", text: text)
                case .area: TextEditor(text: text).accessibilityLabel("Name")
                }
            }
            .environment(\.layoutDirection, direction)
        }
        try host.tap("Name")
        return host
    }

    /// Where the caret is drawn.
    private func caret(_ host: TestHost) throws -> CGFloat {
        let input = try #require(host.window.focusedResponder as? TextInputResponder)
        return try #require(input.caretFrame).minX
    }

    @Test("each arrow key goes to its side, whatever way the letters are read", arguments: Field.allCases)
    func arrows(field: Field) throws {
        let host = try host(field, Model("אבג"), .rightToLeft)
        host.press(.home)
        var last = try caret(host)
        #expect(host.selection == 0..<0)
        for offset in 1...3 {
            host.press(.left)
            #expect(host.selection == offset..<offset)
            #expect(try caret(host) < last)
            last = try caret(host)
        }
        host.press(.right)
        #expect(host.selection == 2..<2)
        #expect(try caret(host) > last)
        host.press(.right, .shift)
        #expect(host.selection == 1..<2)
        // Without Shift the caret goes to the end of the selection on its side.
        host.press(.left)
        #expect(host.selection == 2..<2)
    }

    @Test(
        "the caret passes all letters of a text that is read in both directions, to the right and back",
        arguments: Field.allCases)
    func mixed(field: Field) throws {
        let host = try host(field, Model("ab אב cd"), .leftToRight)
        host.press(.home)
        var places = [try #require(host.selection).lowerBound]
        for _ in 0..<8 {
            host.press(.right)
            places.append(try #require(host.selection).lowerBound)
        }
        #expect(Set(places).count == 9 && places.first == 0 && places.last == 8, "\(places)")
        for _ in 0..<8 { host.press(.left) }
        #expect(host.selection == 0..<0)
    }

    @Test("a line in a layout from right to left begins at its right, and what does not fit goes on to the left")
    func rightToLeft() throws {
        let short = try host(.line, Model("אב"), .rightToLeft)
        short.press(.home)
        #expect(try caret(short) > 270)
        let model = Model(String(repeating: "אבגדה ", count: 30))
        let long = try host(.line, model, .rightToLeft)
        long.press(.home)
        #expect(try caret(long) > 270)
        long.press(.end)
        #expect(try caret(long) < 40)
    }

    @Test("Backspace and Delete take the letter before and after in the order of reading", arguments: Field.allCases)
    func deleting(field: Field) throws {
        let model = Model("אבג")
        let host = try host(field, model, .rightToLeft)
        host.press(.home)
        host.press(.left)
        host.press(.backspace)
        #expect(model.value == "בג")
        host.press(.delete)
        #expect(model.value == "ג")
    }
}
