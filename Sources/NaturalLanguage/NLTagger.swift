import DovetailBase
import Foundation

/// Says what the pieces of a text are.
///
/// Known are words, signs and spaces (``NLTagScheme/tokenType``), languages and scripts. There are no models of languages here: classes of words, names, lemmas and
/// sentiment are not known, and the log tells once that they were asked for. See ``NLTagScheme`` for the answers.
///
/// **Threads.** One at a time.
open class NLTagger: NSObject {
    /// Which pieces are told.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let omitWords = Options(rawValue: 1)
        public static let omitPunctuation = Options(rawValue: 1 << 1)
        public static let omitWhitespace = Options(rawValue: 1 << 2)
        public static let omitOther = Options(rawValue: 1 << 3)
        /// Names of several words are one piece. None is known.
        public static let joinNames = Options(rawValue: 1 << 4)
        /// Words that are drawn together are one piece, as they always are here.
        public static let joinContractions = Options(rawValue: 1 << 5)
    }

    /// Whether models are there.
    public enum AssetsResult: Int, Sendable { case available, notAvailable, error }

    /// By what texts are told apart.
    public let tagSchemes: [NLTagScheme]
    /// The text.
    open var string: String? { didSet { pieces = nil } }
    private var pieces: [TextPiece]?
    private var languages: [(language: NLLanguage, range: Range<String.Index>)] = []

    /// Tells texts apart by some schemes.
    public init(tagSchemes: [NLTagScheme]) { self.tagSchemes = tagSchemes }

    /// What texts of a language can be told apart by.
    open class func availableTagSchemes(for unit: NLTokenUnit, language: NLLanguage) -> [NLTagScheme] {
        unit == .word ? [.tokenType, .language, .script] : [.language, .script]
    }

    /// Fetches models: there are none.
    open class func requestAssets(
        for language: NLLanguage, tagScheme: NLTagScheme,
        completionHandler: @escaping @Sendable (AssetsResult, (any Error)?) -> Void
    ) {
        let result: AssetsResult = known.contains(tagScheme) ? .available : .notAvailable
        DispatchQueue.callLater { completionHandler(result, nil) }
    }
    /// Fetches models: there are none.
    open class func requestAssets(for language: NLLanguage, tagScheme: NLTagScheme) async throws -> AssetsResult {
        known.contains(tagScheme) ? .available : .notAvailable
    }
    private static let known: Set<NLTagScheme> = [.tokenType, .language, .script]

    /// The likeliest language of the text.
    open var dominantLanguage: NLLanguage? { string.flatMap { NLLanguageRecognizer.dominantLanguage(for: $0) } }

    /// Says of which language a part of the text is.
    open func setLanguage(_ language: NLLanguage, range: Range<String.Index>) { languages.append((language, range)) }

    // MARK: Pieces

    private func pieces(_ unit: NLTokenUnit) -> [TextPiece] {
        guard let string else { return [] }
        guard unit == .word else {
            return TextPieces.tokens(string, unit).map { TextPiece(range: $0, kind: .word) }
        }
        if let pieces { return pieces }
        let words = TextPieces.words(string)
        pieces = words
        return words
    }

    /// The piece that a place is in.
    open func tokenRange(at characterIndex: String.Index, unit: NLTokenUnit) -> Range<String.Index> {
        pieces(unit).first { $0.range.contains(characterIndex) }?.range ?? characterIndex..<characterIndex
    }

    /// What a piece is, and where it is. Nil for what is not known.
    open func tag(
        at characterIndex: String.Index, unit: NLTokenUnit, scheme: NLTagScheme
    ) -> (NLTag?, Range<String.Index>) {
        guard let piece = pieces(unit).first(where: { $0.range.contains(characterIndex) }) else {
            return (nil, characterIndex..<characterIndex)
        }
        return (tag(piece, scheme), piece.range)
    }

    /// The likeliest tags of a piece and how likely they are: the one that it has.
    open func tagHypotheses(
        at characterIndex: String.Index, unit: NLTokenUnit, scheme: NLTagScheme, maximumCount: Int
    ) -> ([String: Double], Range<String.Index>) {
        let (tag, range) = tag(at: characterIndex, unit: unit, scheme: scheme)
        guard let tag, maximumCount > 0 else { return ([:], range) }
        return ([tag.rawValue: 1], range)
    }

    /// What the pieces are that have something of a range, and where they are.
    open func tags(
        in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = []
    ) -> [(NLTag?, Range<String.Index>)] {
        pieces(unit).filter { $0.range.overlaps(range) && !isOmitted($0, unit, options) }
            .map { (tag($0, scheme), $0.range) }
    }

    /// Tells what the pieces are that have something of a range, one after the other, until the function returns false.
    open func enumerateTags(
        in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
        using block: (NLTag?, Range<String.Index>) -> Bool
    ) {
        for (tag, range) in tags(in: range, unit: unit, scheme: scheme, options: options) where !block(tag, range) {
            return
        }
    }

    private func isOmitted(_ piece: TextPiece, _ unit: NLTokenUnit, _ options: Options) -> Bool {
        guard unit == .word else { return false }
        return switch piece.kind {
        case .word: options.contains(.omitWords)
        case .punctuation: options.contains(.omitPunctuation)
        case .whitespace: options.contains(.omitWhitespace)
        case .other: options.contains(.omitOther)
        }
    }

    // MARK: Tags

    private func tag(_ piece: TextPiece, _ scheme: NLTagScheme) -> NLTag? {
        guard let string else { return nil }
        let text = string[piece.range]
        switch scheme {
        case .tokenType: return piece.kind.tag
        case .language: return language(piece.range).map { NLTag($0.rawValue) }
        case .script: return TextScript(text) == .other ? nil : NLTag(TextScript(text).rawValue)
        case .lexicalClass, .nameType, .nameTypeOrLexicalClass:
            tellOnce(scheme)
            return piece.kind == .word ? .otherWord : scheme == .nameType ? piece.kind.tag : sign(text, piece.kind)
        default:
            tellOnce(scheme)
            return nil
        }
    }

    private func tellOnce(_ scheme: NLTagScheme) {
        Log.warnOnce(
            "NLTagger", "NaturalLanguage: there are no models of languages, so words have no \(scheme.rawValue)")
    }

    /// As the app said, else as the sentence has it, else the text.
    private func language(_ range: Range<String.Index>) -> NLLanguage? {
        if let set = languages.last(where: { $0.range.overlaps(range) }) { return set.language }
        guard let string else { return nil }
        let sentence = TextPieces.sentences(string).first { $0.overlaps(range) }
        return sentence.flatMap { NLLanguageRecognizer.dominantLanguage(for: String(string[$0])) } ?? dominantLanguage
    }

    private func sign(_ text: Substring, _ kind: TextPiece.Kind) -> NLTag {
        if kind == .whitespace { return text.contains(where: \.isNewline) ? .paragraphBreak : .otherWhitespace }
        switch text.first?.unicodeScalars.first?.properties.generalCategory {
        case .openPunctuation: return .openParenthesis
        case .closePunctuation: return .closeParenthesis
        case .initialPunctuation: return .openQuote
        case .finalPunctuation: return .closeQuote
        case .dashPunctuation: return .dash
        default: return text.first.map { ".!?…。！？".contains($0) } == true ? .sentenceTerminator : .otherPunctuation
        }
    }
}

extension TextPiece.Kind {
    fileprivate var tag: NLTag {
        switch self {
        case .word: .word
        case .punctuation: .punctuation
        case .whitespace: .whitespace
        case .other: .other
        }
    }
}
