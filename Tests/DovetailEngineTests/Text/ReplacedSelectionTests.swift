import DovetailCore
import Foundation
import Testing

/// What an app puts in place of a selection.
@MainActor
@Suite("Replaced selections")
struct ReplacedSelectionTests {
    private let text = AttributedString("one two three")

    private func range(_ word: String) throws -> Range<AttributedString.Index> { try #require(text.range(of: word)) }

    @Test("in place of several ranges it stands where the first one was")
    func ranges() throws {
        var changed = text
        var selection = AttributedTextSelection(ranges: RangeSet([try range("one"), try range("three")]))
        changed.replaceSelection(&selection, withCharacters: "X")
        #expect(String(changed.characters) == "X two ")
    }

    @Test("in place of one range, or of nothing at a place")
    func single() throws {
        var changed = text
        var selection = AttributedTextSelection(range: try range("two"))
        changed.replaceSelection(&selection, withCharacters: "2")
        #expect(String(changed.characters) == "one 2 three")
        changed.replaceSelection(&selection, withCharacters: "!")
        #expect(String(changed.characters) == "one 2! three")
    }
}
