import Foundation

/// Takes a text apart: into words, sentences or paragraphs.
///
///     let tokenizer = NLTokenizer(unit: .word)
///     tokenizer.string = text
///     tokenizer.enumerateTokens(in: text.startIndex..<text.endIndex) { range, _ in
///         print(text[range])
///         return true
///     }
///
/// Boundaries are Unicode's, where Apple's know languages: words of languages without spaces are found as far as ICU's dictionaries find them, and sentences by their
/// signs. Signs and spaces are no words. Sentences and paragraphs have the spaces after them.
///
/// **Threads.** One at a time.
open class NLTokenizer: NSObject {
    /// What is said of a piece.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// It has figures.
        public static let numeric = Attributes(rawValue: 1)
        /// It has signs.
        public static let symbolic = Attributes(rawValue: 2)
        /// It has emoji.
        public static let emoji = Attributes(rawValue: 4)
    }

    /// Into what a text is taken apart.
    public let unit: NLTokenUnit
    /// The text.
    open var string: String? { didSet { found = nil } }
    private var found: [Range<String.Index>]?

    /// Takes texts apart into a unit.
    public init(unit: NLTokenUnit) { self.unit = unit }

    /// Says of which language the text is. Boundaries are the same for all.
    open func setLanguage(_ language: NLLanguage) { self.language = language }
    private var language: NLLanguage?

    private var all: [Range<String.Index>] {
        if let found { return found }
        let tokens = TextPieces.tokens(string ?? "", unit)
        found = tokens
        return tokens
    }

    /// The piece that a place is in; what is at the place alone, where it is in none.
    open func tokenRange(at characterIndex: String.Index) -> Range<String.Index> {
        if let range = all.first(where: { $0.contains(characterIndex) }) { return range }
        guard let string, characterIndex < string.endIndex else { return characterIndex..<characterIndex }
        return characterIndex..<string.index(after: characterIndex)
    }

    /// The range of all pieces that have something of a range.
    open func tokenRange(for range: Range<String.Index>) -> Range<String.Index> {
        let tokens = all.filter { $0.overlaps(range) }
        guard let first = tokens.first, let last = tokens.last else { return range }
        return min(first.lowerBound, range.lowerBound)..<max(last.upperBound, range.upperBound)
    }

    /// The pieces that have something of a range.
    open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] { all.filter { $0.overlaps(range) } }

    /// Tells the pieces that have something of a range, one after the other, until the function returns false.
    open func enumerateTokens(
        in range: Range<String.Index>, using block: (Range<String.Index>, NLTokenizer.Attributes) -> Bool
    ) {
        guard let string else { return }
        for token in tokens(for: range) where !block(token, Self.attributes(string[token])) { return }
    }

    private static func attributes(_ piece: Substring) -> Attributes {
        var attributes: Attributes = []
        if piece.contains(where: \.isNumber) { attributes.insert(.numeric) }
        if piece.contains(where: \.isSymbol) { attributes.insert(.symbolic) }
        if TextPieces.isEmoji(piece) { attributes.insert(.emoji) }
        return attributes
    }
}
