import Foundation

/// Makes nouns agree with the number before them, as `^[\(count) apple](inflect: true)` asks for.
///
/// English only; text of other languages is left as it is, and its translations say their plurals themselves.
enum Inflection {
    static func inflected(_ text: String, language: String) -> String {
        guard language.lowercased().hasPrefix("en") else { return text }
        var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        guard let numberIndex = words.firstIndex(where: { number($0) != nil }), let value = number(words[numberIndex]),
            let noun = words.lastIndex(where: { $0.first?.isLetter == true }), noun > numberIndex
        else { return text }
        let letters = words[noun].prefix { $0.isLetter || $0 == "'" || $0 == "-" }
        let rest = words[noun].dropFirst(letters.count)
        words[noun] = (abs(value) == 1 ? singular(String(letters)) : plural(String(letters))) + rest
        return words.joined(separator: " ")
    }

    private static func number(_ word: String) -> Double? {
        let plain = word.filter { $0 != "," }
        guard plain.first?.isNumber == true || plain.first == "-" else { return nil }
        return Double(plain)
    }

    private static let irregular = [
        "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
        "goose": "geese", "mouse": "mice", "ox": "oxen", "leaf": "leaves", "life": "lives", "knife": "knives",
        "wife": "wives", "half": "halves", "wolf": "wolves", "shelf": "shelves", "loaf": "loaves", "thief": "thieves",
        "potato": "potatoes", "tomato": "tomatoes", "hero": "heroes", "echo": "echoes", "analysis": "analyses",
        "index": "indices", "datum": "data", "medium": "media", "criterion": "criteria", "quiz": "quizzes",
    ]
    private static let unchanging: Set<String> = [
        "sheep", "fish", "deer", "series", "species", "aircraft", "information", "music", "news", "money",
    ]

    private static func plural(_ word: String) -> String {
        let lower = word.lowercased()
        if unchanging.contains(lower) || irregular.values.contains(lower) { return word }
        if let form = irregular[lower] { return matching(form, word) }
        if isPlural(lower) { return word }
        if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
            return word.dropLast() + "ies"
        }
        if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) { return word + "es" }
        return word + "s"
    }

    private static func singular(_ word: String) -> String {
        let lower = word.lowercased()
        if unchanging.contains(lower) || irregular[lower] != nil { return word }
        if let form = irregular.first(where: { $0.value == lower })?.key { return matching(form, word) }
        guard isPlural(lower) else { return word }
        if lower.hasSuffix("ies"), lower.count > 4 { return word.dropLast(3) + "y" }
        if ["ses", "xes", "zes", "ches", "shes"].contains(where: lower.hasSuffix) { return String(word.dropLast(2)) }
        return String(word.dropLast())
    }

    private static func isPlural(_ word: String) -> Bool {
        word.hasSuffix("s") && !word.hasSuffix("ss") && !word.hasSuffix("us") && !word.hasSuffix("is") && word.count > 2
    }

    private static func matching(_ form: String, _ word: String) -> String {
        word.first?.isUppercase == true ? form.prefix(1).uppercased() + form.dropFirst() : form
    }
}
