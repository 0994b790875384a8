import Foundation

/// Checks the spelling of words.
///
/// The dictionaries are those that the library Enchant finds on the system (packages such as `libenchant-2-2` and `hunspell-en-us`).
/// Where there is none for a language, every word counts as right, as on Apple's systems for a language that they don't know.
open class UITextChecker: NSObject {
    private let dictionary: (String) -> (any SpellingDictionary)?
    private var ignored: [String] = []

    override public init() {
        dictionary = { SystemSpelling.dictionary($0) }
        super.init()
    }

    /// A checker with a dictionary of its own, for tests.
    package init(dictionary: any SpellingDictionary) {
        self.dictionary = { _ in dictionary }
        super.init()
    }

    /// The first word within a range that is not in the dictionary, from an offset on; `NSNotFound` where there is none. All are in
    /// UTF-16 units of the string.
    ///
    /// - Parameters:
    ///   - startingOffset: Where the search begins.
    ///   - wrap: Whether it goes on at the beginning of the range.
    ///   - language: Such as `en` or `en_US`.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        guard let dictionary = dictionary(language) else { return NSRange(location: NSNotFound, length: 0) }
        let words = Self.words(of: stringToCheck, in: range)
        let later = words.filter { $0.location >= startingOffset }
        let earlier = wrapFlag ? words.filter { $0.location < startingOffset } : []
        let text = stringToCheck as NSString
        return (later + earlier).first { isMisspelled(text.substring(with: $0), dictionary) }
            ?? NSRange(location: NSNotFound, length: 0)
    }

    /// Words of the dictionary that are like the one at a range, the likeliest first; nil where there is no dictionary.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
        guard let dictionary = dictionary(language), let word = Self.word(at: range, of: string) else { return nil }
        return dictionary.guesses(for: word)
    }

    /// Words that begin as the part of one at a range does; nil where there is no dictionary.
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
        guard let dictionary = dictionary(language), let word = Self.word(at: range, of: string) else { return nil }
        let start = word.lowercased()
        return dictionary.guesses(for: word).filter { $0.lowercased().hasPrefix(start) }
    }

    /// Takes a word as right in all that this checker checks from now on.
    open func ignoreWord(_ wordToIgnore: String) { if !ignored.contains(wordToIgnore) { ignored.append(wordToIgnore) } }

    /// The words that are taken as right.
    open var ignoredWords: [String]? {
        get { ignored }
        set { ignored = newValue ?? [] }
    }

    /// Takes a word as right for as long as the program runs.
    open class func learnWord(_ word: String) { _ = learned.withLock { $0.insert(word) } }
    /// Whether a word was learned.
    open class func hasLearnedWord(_ word: String) -> Bool { learned.withLock { $0.contains(word) } }
    /// Forgets a word that was learned.
    open class func unlearnWord(_ word: String) { _ = learned.withLock { $0.remove(word) } }
    /// The languages that there are dictionaries for.
    open class var availableLanguages: [String] { SystemSpelling.languages }

    private static let learned = LearnedWords()

    private func isMisspelled(_ word: String, _ dictionary: any SpellingDictionary) -> Bool {
        !ignored.contains(word) && !Self.hasLearnedWord(word) && !dictionary.contains(word)
    }

    private static func word(at range: NSRange, of string: String) -> String? {
        Range(range, in: string).map { String(string[$0]) }
    }

    /// Where the words within a range are: letters, and apostrophes between them. In the string's length.
    private static func words(of string: String, in range: NSRange) -> [NSRange] {
        guard let bounds = Range(range, in: string) else { return [] }
        var words: [NSRange] = []
        var start: String.Index?
        var index = bounds.lowerBound
        func end(at end: String.Index) {
            if let begin = start { words.append(NSRange(begin..<end, in: string)) }
            start = nil
        }
        while index < bounds.upperBound {
            let next = string.index(after: index)
            let character = string[index]
            let isWithin =
                character.isLetter
                || ("'’".contains(character) && start != nil && next < bounds.upperBound && string[next].isLetter)
            if !isWithin { end(at: index) } else if start == nil { start = index }
            index = next
        }
        end(at: bounds.upperBound)
        return words
    }
}

/// The words that were learned, by any thread.
private final class LearnedWords: @unchecked Sendable {
    // Read and written under the lock only.
    private var words: Set<String> = []
    private let lock = NSLock()

    func withLock<Result>(_ body: (inout Set<String>) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body(&words)
    }
}

/// The words of a language.
package protocol SpellingDictionary {
    func contains(_ word: String) -> Bool
    func guesses(for word: String) -> [String]
}
