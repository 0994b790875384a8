import DovetailCore
import DovetailTesting
import Foundation
import Testing

@MainActor
@Suite("Texts that are looked up in code")
struct LocalizedStringTests {
    @Test("without a translation String(localized:) is the text with its values, or the default value")
    func fallback() {
        let count = 3
        #expect(String(localized: "greeting") == "greeting")
        #expect(String(localized: "\(count) eggs", comment: "breakfast") == "3 eggs")
        #expect(String(localized: "100% of \("it")") == "100% of it")
        #expect(String(localized: "eggs.key", defaultValue: "\(count) eggs") == "3 eggs")
        #expect(String(localized: "x", table: "T", bundle: .main, comment: "y") == "x")
    }

    @Test("a resource is shown by a text and is a string")
    func resource() {
        let resource: LocalizedStringResource = "Hello \("Bo")"
        #expect(String(localized: resource) == "Hello Bo")
        let keyed = LocalizedStringResource("greeting.key", defaultValue: "Good day", table: "T")
        #expect(keyed.key == "greeting.key")
        let host = TestHost {
            Text(keyed); Text(resource)
        }
        #expect(host.texts == ["Good day", "Hello Bo"])
    }

    @Test("Markdown styles an attributed text; in a string its marks are characters")
    func markdown() {
        #expect(String(localized: "a **b** \("*c*")") == "a **b** *c*")
        let text = AttributedString(localized: "a **b**")
        #expect(String(text.characters) == "a b")
        #expect(text.runs.count == 2)
    }
}
