import DovetailTesting
import SwiftUI
import Testing

/// Sizes of fields of one line, beside those that public projects recorded on iOS 16 and 17.
@MainActor
@Suite("Text fields: sizes")
struct FieldSizeTests {
    private final class Model: ObservableObject {
        @Published var text: String
        init(_ text: String) { self.text = text }
    }

    private struct Hugged: View {
        @ObservedObject var model: Model
        var placeholder = "Name"
        var body: some View {
            HStack(spacing: 0) {
                TextField(placeholder, text: $model.text).fixedSize().accessibilityIdentifier("field")
                Color.red.accessibilityLabel("rest")
            }
        }
    }

    private func width(_ text: String, placeholder: String = "Name", in idiom: Idiom) throws -> CGFloat {
        let host = TestHost(idiom: idiom) { Hugged(model: Model(text), placeholder: placeholder) }
        return 400 - (try host.frame(of: "rest").width)
    }

    private func textWidth(_ text: String, in idiom: Idiom) throws -> CGFloat {
        try TestHost(idiom: idiom) { Text(text).accessibilityLabel("text") }.frame(of: "text").width
    }

    @Test(
        "the ideal width is that of the text, or of the placeholder while there is none",
        arguments: [Idiom.phone, .pad])
    func idealWidth(idiom: Idiom) throws {
        for text in ["a", "But it does some text"] {
            #expect(try abs(width(text, in: idiom) - textWidth(text, in: idiom)) < 3)
        }
        #expect(try abs(width("", in: idiom) - textWidth("Name", in: idiom)) < 3)
        #expect(try width("", placeholder: "", in: idiom) <= 2)
    }

    @Test(
        "what is typed makes a field wider that is as wide as its text, and one that has a width of its own asks nobody"
    )
    func typing() throws {
        let model = Model("a")
        let host = TestHost(idiom: .phone) { Hugged(model: model) }
        let before = try host.frame(of: "rest").width
        model.text = "a longer text"
        host.settle()
        #expect(try host.frame(of: "rest").width < before - 60)
        let wide = TestHost(idiom: .phone) {
            VStack {
                TextField("Name", text: Binding(get: { model.text }, set: { model.text = $0 }))
                Text("below")
            }
        }
        try wide.tap("Name")
        try wide.type("x")
        try wide.type("y")
        #expect(wide.statistics.layouts == 0)
    }

    @Test("a line is 22 points high in the body font, and 34 with a border", arguments: [Idiom.phone, .pad])
    func height(idiom: Idiom) throws {
        func height(_ field: some View) throws -> CGFloat {
            let host = TestHost(idiom: idiom) { field.background { Color.red.accessibilityLabel("field") } }
            return try host.frame(of: "field").height
        }
        let field = TextField("Name", text: .constant("text"))
        #expect(try height(field) == 22)
        #expect(try height(SecureField("Name", text: .constant("text"))) == 22)
        #expect(try height(field.textFieldStyle(.roundedBorder)) == 34)
        #expect(try height(field.fixedSize()) == 22)
    }
}
