import SwiftUI
import Testing

@testable import DovetailCore
@testable import DovetailEngine
@testable import DovetailTesting

/// The colours of what empty fields show, and of their carets.
@MainActor
@Suite("Colours of placeholders")
struct PlaceholderColorTests {
    /// The placeholder as it is drawn.
    private func placeholder<V: View>(_ view: V) throws -> (text: String, color: Color.Resolved) {
        let host = TestHost { view }
        var found: ResolvedText?
        host.window.displayTree.root.forEach { node in if case .text(let text) = node.content { found = text } }
        let text = try #require(found)
        return (text.string, text.runs[0].style.color)
    }

    /// The colour of the caret of the field that has the keyboard.
    private func caret<V: View>(_ view: V) throws -> Color.Resolved {
        let host = TestHost { view }
        try host.tap("Name")
        let field = try #require(host.window.focusedResponder?.node)
        guard case .fill(_, .color(let color), _) = field.children.last?.content else {
            throw TestHostError.notFound("caret", tree: host.tree)
        }
        return color
    }

    private let red = Color(red: 1, green: 0, blue: 0)

    @Test("a prompt keeps the colour that it is given, and is grey without one")
    func prompt() throws {
        let plain = try placeholder(TextField("Name", text: .constant("")))
        let prompted = try placeholder(TextField("Name", text: .constant(""), prompt: Text("Your name")))
        #expect(prompted.text == "Your name")
        #expect(prompted.color == plain.color)
        let coloured = try placeholder(
            TextField("Name", text: .constant(""), prompt: Text("Your name").foregroundColor(red)))
        #expect(coloured.text == "Your name")
        #expect(coloured.color == Color.Resolved(red: 1, green: 0, blue: 0))
        let styled = try placeholder(
            SecureField("Name", text: .constant(""), prompt: Text("Your name").foregroundStyle(red)))
        #expect(styled.color == Color.Resolved(red: 1, green: 0, blue: 0))
    }

    @Test("the colour of a field's text is not that of its placeholder")
    func text() throws {
        let plain = try placeholder(TextField("Name", text: .constant("")))
        #expect(
            try placeholder(TextField("Name", text: .constant("")).foregroundColor(red)).color == plain.color)
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
        let red = Color.Resolved(red: 1, green: 0, blue: 0)
        #expect(try caret(field.tint(self.red)) == red)
        #expect(try caret(field.accentColor(self.red)) == red)
        let (plain, accent) = (try caret(field), try caret(field.tint(.accentColor)))
        #expect(plain == accent)
    }
}
