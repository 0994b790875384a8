import Foundation

/// By what a text is told apart.
public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A scheme by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Words, signs, spaces and what else there is.
    public static let tokenType = NLTagScheme("TokenType")
    /// Classes of words. Those of signs and spaces are known; words are ``NLTag/otherWord``.
    public static let lexicalClass = NLTagScheme("LexicalClass")
    /// Names. None is known: words are ``NLTag/otherWord``.
    public static let nameType = NLTagScheme("NameType")
    /// Names, and classes of other words, as far as ``lexicalClass`` tells them.
    public static let nameTypeOrLexicalClass = NLTagScheme("NameTypeOrLexicalClass")
    /// The words as dictionaries have them. None is known: nil.
    public static let lemma = NLTagScheme("Lemma")
    /// The language.
    public static let language = NLTagScheme("Language")
    /// The script, by its code of four letters.
    public static let script = NLTagScheme("Script")
    /// How glad a text is, from -1 to 1. It is not known: nil.
    public static let sentimentScore = NLTagScheme("SentimentScore")
}
