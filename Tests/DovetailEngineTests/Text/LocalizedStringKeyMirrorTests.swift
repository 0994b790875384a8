import DovetailCore
import DovetailTesting
import Foundation
import Testing

/// What libraries read of a key by reflection.
@MainActor
@Suite("Reflection of localised keys")
struct LocalizedStringKeyMirrorTests {
    /// The characters of a key, as libraries that keep texts in an app's state work them out.
    private func formatted(_ key: LocalizedStringKey) throws -> String {
        let parts = Array(Mirror(reflecting: key).children)
        let format = try #require(parts[0].value as? String)
        let arguments: [CVarArg] = try Mirror(reflecting: parts[2].value).children.map {
            let parts = Array(Mirror(reflecting: $0.value).children)
            #expect(parts[1].value as? Formatter == nil)
            return try #require(parts[0].value as? CVarArg)
        }
        return String(format: format, locale: nil, arguments: arguments)
    }

    @Test("the key, and the values that it interpolates")
    func parts() throws {
        #expect(try formatted("Plain") == "Plain")
        #expect(try formatted("Hello, \("Ann")!") == "Hello, Ann!")
        #expect(try formatted("\(3) of \(7)") == "3 of 7")
        #expect(try formatted("\(Text("x"))") == "x")
        #expect(try formatted("100 %") == "100 %")
        #expect(
            Mirror(reflecting: LocalizedStringKey("a")).children.map(\.label) == ["key", "hasFormatting", "arguments"])
    }
}
