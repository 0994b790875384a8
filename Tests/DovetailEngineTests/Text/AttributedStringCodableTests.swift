import DovetailCore
import Foundation
import Testing

@Suite("Attributed strings in archives")
struct AttributedStringCodableTests {
    private struct Note: Codable, Equatable {
        @CodableConfiguration(from: \.swiftUI) var text = AttributedString()
    }

    private func json(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    private var text: AttributedString {
        var text = AttributedString("plain ")
        var link = AttributedString("link")
        link.link = URL(string: "https://a.de")
        link.kern = 2
        link.inlinePresentationIntent = .stronglyEmphasized
        link.foregroundColor = .red
        text += link
        return text
    }

    @Test("a property with SwiftUI's scope comes back with its attributes that can be archived")
    func roundTrip() throws {
        let data = try JSONEncoder().encode(Note(text: text))
        var expected = text
        expected.foregroundColor = nil
        #expect(try JSONDecoder().decode(Note.self, from: data).text == expected)
    }

    @Test("a text without attributes is a string, another one pieces of text and their attributes")
    func form() throws {
        #expect(try json([AttributedString("a")]) == #"["a"]"#)
        var colored = AttributedString("a")
        colored.foregroundColor = .red
        #expect(try json([colored]) == #"["a"]"#)
        #expect(
            try json(text)
                == #"["plain ",{},"link",{"NSInlinePresentationIntent":2,"NSLink":{"relative":"https://a.de"},"SwiftUI.Kern":2}]"#
        )
    }

    @Test("the form with a table of attributes is read, and what nobody knows is left out")
    func table() throws {
        let source = #"{"runs":["a",0,"b",1],"attributeTable":[{"Other":3},{"SwiftUI.Tracking":4}]}"#
        let text = try JSONDecoder().decode(AttributedString.self, from: Data(source.utf8))
        var expected = AttributedString("b")
        expected.tracking = 4
        #expect(text == AttributedString("a") + expected)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(
                AttributedString.self, from: Data(#"{"runs":["a",7],"attributeTable":[]}"#.utf8))
        }
    }

    @Test("an attribute of Foundation's scope is named through the scope")
    func scope() {
        var container = AttributeContainer()
        container.foundation.inlinePresentationIntent = .code
        container.swiftUI.kern = 3
        #expect(container.inlinePresentationIntent == .code && container.kern == 3)
    }
}
