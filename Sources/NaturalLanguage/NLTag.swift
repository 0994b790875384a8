import Foundation

/// What a piece of a text is.
public struct NLTag: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A tag by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    // By the kind of token.
    public static let word = NLTag("Word")
    public static let punctuation = NLTag("Punctuation")
    public static let whitespace = NLTag("Whitespace")
    public static let other = NLTag("Other")

    // By the class of words.
    public static let noun = NLTag("Noun")
    public static let verb = NLTag("Verb")
    public static let adjective = NLTag("Adjective")
    public static let adverb = NLTag("Adverb")
    public static let pronoun = NLTag("Pronoun")
    public static let determiner = NLTag("Determiner")
    public static let particle = NLTag("Particle")
    public static let preposition = NLTag("Preposition")
    public static let number = NLTag("Number")
    public static let conjunction = NLTag("Conjunction")
    public static let interjection = NLTag("Interjection")
    public static let classifier = NLTag("Classifier")
    public static let idiom = NLTag("Idiom")
    public static let otherWord = NLTag("OtherWord")
    public static let sentenceTerminator = NLTag("SentenceTerminator")
    public static let openQuote = NLTag("OpenQuote")
    public static let closeQuote = NLTag("CloseQuote")
    public static let openParenthesis = NLTag("OpenParenthesis")
    public static let closeParenthesis = NLTag("CloseParenthesis")
    public static let wordJoiner = NLTag("WordJoiner")
    public static let dash = NLTag("Dash")
    public static let otherPunctuation = NLTag("OtherPunctuation")
    public static let paragraphBreak = NLTag("ParagraphBreak")
    public static let otherWhitespace = NLTag("OtherWhitespace")

    // By the kind of name.
    public static let personalName = NLTag("PersonalName")
    public static let placeName = NLTag("PlaceName")
    public static let organizationName = NLTag("OrganizationName")
}
