import SwiftUI
import Testing

@testable import DovetailCore
@testable import DovetailTesting

/// The colours of what empty fields show, and of their carets.
@MainActor
@Suite("Colours of placeholders")
struct PlaceholderColorTests {
    private func content<V: View>(_ view: V) throws -> TextInputContent {
        let host = TestHost { view }
        var found: TextInputContent?
        host.window.displayTree.root.forEach { node in
            if case .textInput(let content) = node.content { found = content }
        }
        return try #require(found)
    }

    private let red = Color(red: 1, green: 0, blue: 0)

    @Test("a prompt keeps the colour that it is given, and is grey without one")
    func prompt() throws {
        let plain = try content(TextField("Name", text: .constant("")))
        let prompted = try content(TextField("Name", text: .constant(""), prompt: Text("Your name")))
        #expect(prompted.placeholder == "Your name")
        #expect(prompted.placeholderPaint == plain.placeholderPaint)
        let coloured = try content(
            TextField("Name", text: .constant(""), prompt: Text("Your name").foregroundColor(red)))
        #expect(coloured.placeholder == "Your name")
        #expect(coloured.placeholderPaint == Color.Resolved(red: 1, green: 0, blue: 0))
        let styled = try content(
            SecureField("Name", text: .constant(""), prompt: Text("Your name").foregroundStyle(red)))
        #expect(styled.placeholderPaint == Color.Resolved(red: 1, green: 0, blue: 0))
    }

    @Test("the colour of a field's text is not that of its placeholder")
    func text() throws {
        let plain = try content(TextField("Name", text: .constant("")))
        #expect(
            try content(TextField("Name", text: .constant("")).foregroundColor(red)).placeholderPaint
                == plain.placeholderPaint)
    }

    @Test("the prompt of a field that grows keeps its colour")
    func growing() throws {
        func reds(_ prompt: Text) throws -> Int {
            let host = TestHost(size: CGSize(width: 100, height: 40)) {
                TextField("Name", text: .constant(""), prompt: prompt, axis: .vertical).textFieldStyle(.plain)
            }
            return try (0..<100).filter { x in
                try (0..<40).contains { y in
                    let color = try host.color(at: CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
                    return color.red > 0.8 && color.green < 0.4
                }
            }.count
        }
        #expect(try reds(Text("MMMM")) == 0)
        #expect(try reds(Text("MMMM").foregroundColor(red)) > 10)
    }

    @Test("the caret has the colour of the tint around")
    func caret() throws {
        let field = TextField("Name", text: .constant(""))
        #expect(try content(field.tint(red)).accent == Color.Resolved(red: 1, green: 0, blue: 0))
        #expect(try content(field.accentColor(red)).accent == Color.Resolved(red: 1, green: 0, blue: 0))
        #expect(try content(field).accent == (try content(field.tint(.accentColor))).accent)
    }
}
