import Foundation

public typealias NSLinguisticTag = NLTag
public typealias NSLinguisticTagScheme = NLTagScheme
public typealias NSLinguisticTaggerUnit = NLTokenUnit

/// Says what the pieces of a text are, as Foundation did before ``NLTagger``, and by the same knowledge: classes of words, names and lemmas are not known.
///
/// It belongs to Foundation on Apple's systems. `dovetail open` brings it along where a source names it; elsewhere `import NaturalLanguage` does.
///
/// **Threads.** One at a time.
open class NSLinguisticTagger: NSObject {
    public typealias Options = NLTagger.Options

    /// By what texts are told apart.
    public let tagSchemes: [NSLinguisticTagScheme]
    /// The text.
    open var string: String? {
        get { tagger.string }
        set { tagger.string = newValue }
    }
    private let tagger: NLTagger

    /// Tells texts apart by some schemes.
    ///
    /// - Parameter options: Not used: calls have options of their own.
    public init(tagSchemes: [NSLinguisticTagScheme], options opts: Int = 0) {
        self.tagSchemes = tagSchemes
        tagger = NLTagger(tagSchemes: tagSchemes)
    }

    /// What words of a language can be told apart by.
    open class func availableTagSchemes(forLanguage language: String) -> [NSLinguisticTagScheme] {
        [.tokenType, .language, .script]
    }
    /// What pieces of a language can be told apart by.
    open class func availableTagSchemes(
        for unit: NSLinguisticTaggerUnit, language: String
    ) -> [NSLinguisticTagScheme] {
        NLTagger.availableTagSchemes(for: unit, language: NLLanguage(rawValue: language))
    }

    /// The likeliest language of the text.
    open var dominantLanguage: String? { tagger.dominantLanguage?.rawValue }
    /// The likeliest language of a text.
    open class func dominantLanguage(for string: String) -> String? {
        NLLanguageRecognizer.dominantLanguage(for: string)?.rawValue
    }

    /// The piece that a place is in; places are in UTF-16 units.
    open func tokenRange(at charIndex: Int, unit: NSLinguisticTaggerUnit) -> NSRange {
        guard let string, let place = place(charIndex) else { return NSRange(location: NSNotFound, length: 0) }
        return NSRange(tagger.tokenRange(at: place, unit: unit), in: string)
    }

    /// What a piece is. Nil for what is not known.
    ///
    /// - Parameter tokenRange: Set to where it is.
    open func tag(
        at charIndex: Int, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme,
        tokenRange: UnsafeMutablePointer<NSRange>?
    ) -> NSLinguisticTag? {
        guard let string, let place = place(charIndex) else { return nil }
        let (tag, range) = tagger.tag(at: place, unit: unit, scheme: scheme)
        tokenRange?.pointee = NSRange(range, in: string)
        return tag
    }

    /// What the pieces are that have something of a range. One that is not known is an empty text.
    ///
    /// - Parameter tokenRanges: Set to where they are, as values of `NSRange`.
    open func tags(
        in range: NSRange, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme, options: Options = [],
        tokenRanges: UnsafeMutablePointer<NSArray?>? = nil
    ) -> [NSLinguisticTag] {
        let found = pieces(range, unit, scheme, options)
        tokenRanges?.pointee = found.map { NSValue(range: $0.range) } as NSArray
        return found.map { $0.tag ?? NLTag("") }
    }

    /// Tells what the pieces are that have something of a range, one after the other, until the function says that it is enough.
    open func enumerateTags(
        in range: NSRange, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme, options: Options = [],
        using block: (NSLinguisticTag?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop: ObjCBool = false
        for (tag, range) in pieces(range, unit, scheme, options) {
            block(tag, range, &stop)
            if stop.boolValue { return }
        }
    }

    /// The same for words, with the sentence that each is in.
    open func enumerateTags(
        in range: NSRange, scheme tagScheme: NSLinguisticTagScheme, options opts: Options = [],
        using block: (NSLinguisticTag?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        enumerateTags(in: range, unit: .word, scheme: tagScheme, options: opts) { tag, range, stop in
            block(tag, range, tokenRange(at: range.location, unit: .sentence), stop)
        }
    }

    private func pieces(
        _ range: NSRange, _ unit: NSLinguisticTaggerUnit, _ scheme: NSLinguisticTagScheme, _ options: Options
    ) -> [(tag: NLTag?, range: NSRange)] {
        guard let string, let part = Range(range, in: string) else { return [] }
        return tagger.tags(
            in: part, unit: unit, scheme: scheme, options: options
        ).map { tag, range in (tag, NSRange(range, in: string)) }
    }

    private func place(_ index: Int) -> String.Index? {
        string.flatMap { Range(NSRange(location: index, length: 0), in: $0)?.lowerBound }
    }
}
