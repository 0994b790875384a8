import Foundation

/// Guesses the language of a text: by its script where only one language is written in it, else by the words and letters that are frequent in a language. It knows no
/// more than those: of a few words without any of them the language is nil, where Apple's recognizer always has a guess.
///
/// **Threads.** One at a time.
open class NLLanguageRecognizer: NSObject {
    private var text = ""
    /// The languages that a text may be of; none for all.
    open var languageConstraints: [NLLanguage] = []
    /// How likely languages are before a text is seen.
    open var languageHints: [NLLanguage: Double] = [:]

    public override init() {}

    /// The language of a text; nil where there is nothing to tell it by.
    open class func dominantLanguage(for string: String) -> NLLanguage? {
        let recognizer = NLLanguageRecognizer()
        recognizer.processString(string)
        return recognizer.dominantLanguage
    }

    /// Looks at a text, together with those before it.
    open func processString(_ string: String) { text += text.isEmpty ? string : "\n" + string }

    /// Forgets the texts.
    open func reset() { text = "" }

    /// The likeliest language; nil where there is nothing to tell it by.
    open var dominantLanguage: NLLanguage? { guesses.first?.language }

    /// The likeliest languages and how likely they are, which together is 1 or less.
    open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
        Dictionary(uniqueKeysWithValues: guesses.prefix(max(maxHypotheses, 0)).map { ($0.language, $0.share) })
    }

    private var guesses: [(language: NLLanguage, share: Double)] {
        var scores = LanguageEvidence(text).scores
        if !languageConstraints.isEmpty { scores = scores.filter { languageConstraints.contains($0.key) } }
        for (language, hint) in languageHints {
            if let score = scores[language] { scores[language] = score * (1 + hint) }
        }
        let sum = scores.values.reduce(0, +)
        guard sum > 0 else { return [] }
        return scores.map { (language: $0.key, share: $0.value / sum) }
            .sorted { ($0.share, $1.language.rawValue) > ($1.share, $0.language.rawValue) }
    }
}
