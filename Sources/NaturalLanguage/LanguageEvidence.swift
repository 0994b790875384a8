import Foundation

/// What speaks for languages in a text.
struct LanguageEvidence {
    /// How much speaks for each; none for what nothing speaks for.
    let scores: [NLLanguage: Double]

    init(_ text: String) {
        var letters: [TextScript: Int] = [:]
        for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
            letters[TextScript(scalar), default: 0] += 1
        }
        // Japanese is written with Chinese characters, too.
        if let kana = letters[.kana], kana > 0 { letters[.kana, default: 0] += letters.removeValue(forKey: .han) ?? 0 }
        var scores: [NLLanguage: Double] = [:]
        let words = TextPieces.words(text).filter { $0.kind == .word }.map { text[$0.range].lowercased() }
        for (script, count) in letters {
            let languages = script.languages
            if languages.count == 1 {
                scores[languages[0], default: 0] += Double(count)
            } else {
                for (language, share) in Self.shares(script, text, words) {
                    scores[language, default: 0] += Double(count) * share
                }
            }
        }
        self.scores = scores
    }

    /// What part of a text of a script is of which language; none where nothing tells.
    private static func shares(_ script: TextScript, _ text: String, _ words: [String]) -> [NLLanguage: Double] {
        if script == .han {
            let traditional = text.count { LanguageWords.traditional.contains($0) }
            let simplified = text.count { LanguageWords.simplified.contains($0) }
            return traditional > simplified ? [.traditionalChinese: 1] : [.simplifiedChinese: 1]
        }
        var points: [NLLanguage: Double] = [:]
        for language in script.languages {
            let frequent = LanguageWords.frequent[language] ?? []
            var sum = words.reduce(0.0) { $0 + (frequent.contains($1) ? 1 : 0) }
            if let own = LanguageWords.letters[language] {
                sum += text.lowercased().reduce(0.0) { $0 + (own.contains($1) ? 0.35 : 0) }
            }
            if sum > 0 { points[language] = sum }
        }
        // What is found twice as often is much likelier.
        let squares = points.mapValues { $0 * $0 }
        let sum = squares.values.reduce(0, +)
        if sum > 0 { return squares.mapValues { $0 / sum } }
        return script.usual.map { [$0: 1] } ?? [:]
    }
}
