import Foundation
import SwiftUI
import Testing
import UIKit

@testable import DovetailUIKit

@MainActor
@Suite("UITextChecker")
struct UITextCheckerTests {
    private struct Words: SpellingDictionary {
        let words: Set<String>
        func contains(_ word: String) -> Bool { words.contains(word.lowercased()) }
        func guesses(for word: String) -> [String] { words.filter { $0.first == word.lowercased().first }.sorted() }
    }

    private let checker = UITextChecker(dictionary: Words(words: ["hello", "world", "help", "café"]))

    private func misspelled(_ text: String, from start: Int = 0, wrap: Bool = false) -> NSRange {
        checker.rangeOfMisspelledWord(
            in: text, range: NSRange(location: 0, length: text.utf16.count), startingAt: start, wrap: wrap,
            language: "en")
    }

    @Test("the first unknown word is found, in UTF-16 units")
    func ranges() {
        #expect(misspelled("hello world").location == NSNotFound)
        #expect(misspelled("hello wrold, helo") == NSRange(location: 6, length: 5))
        #expect(misspelled("👋🏽 café wrold") == NSRange(location: 10, length: 5))
        #expect(misspelled("42 + 7").location == NSNotFound)
        #expect(misspelled("").location == NSNotFound)
    }

    @Test("the search begins at an offset, and goes on at the beginning if that is wanted")
    func offsets() {
        #expect(misspelled("helo world", from: 4).location == NSNotFound)
        #expect(misspelled("helo world", from: 4, wrap: true) == NSRange(location: 0, length: 4))
        #expect(
            checker.rangeOfMisspelledWord(
                in: "helo", range: NSRange(location: 2, length: 40), startingAt: 0, wrap: false, language: "en"
            ).location == NSNotFound)
    }

    @Test("words are ignored by one checker and learned by all")
    func learning() {
        checker.ignoreWord("wrold")
        #expect(misspelled("wrold").location == NSNotFound)
        #expect(checker.ignoredWords == ["wrold"])
        #expect(misspelled("dovetailed").location == 0)
        UITextChecker.learnWord("dovetailed")
        #expect(UITextChecker.hasLearnedWord("dovetailed") && misspelled("dovetailed").location == NSNotFound)
        UITextChecker.unlearnWord("dovetailed")
        #expect(misspelled("dovetailed").location == 0)
    }

    @Test("guesses and completions come from the dictionary")
    func guesses() {
        let range = NSRange(location: 0, length: 4)
        #expect(checker.guesses(forWordRange: range, in: "helo", language: "en") == ["hello", "help"])
        #expect(
            checker.completions(forPartialWordRange: NSRange(location: 0, length: 4), in: "help", language: "en")
                == ["help"])
    }

    @Test("a language without a dictionary has no wrong words")
    func unknown() {
        let range = UITextChecker().rangeOfMisspelledWord(
            in: "qwrtz", range: NSRange(location: 0, length: 5), startingAt: 0, wrap: false, language: "xx")
        #expect(range.location == NSNotFound)
        #expect(!UITextChecker.availableLanguages.contains("xx"))
    }
}
