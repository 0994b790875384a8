import Foundation

/// A translation with words that depend on numbers.
struct StringVariations {
    /// One place of the text: its forms for the plural categories `zero`, `one`, `two`, `few`, `many` and `other`.
    struct Words {
        /// Which argument decides, from 1; nil for the next one.
        var argument: Int?
        var forms: [String: String]

        func form(for number: Double?, language: String) -> String {
            guard let number else { return forms["other"] ?? forms.values.first ?? "" }
            if number == 0, let zero = forms["zero"] { return zero }
            return forms[PluralRules.category(of: number, language: language)] ?? forms["other"] ?? ""
        }
    }

    /// The text with `%#@name@` where words go, and `%arg` in them for the number.
    var format: String
    var words: [String: Words]

    /// The format with all words in place. `numbers` are the arguments' values, nil for those that are no numbers.
    func resolved(_ numbers: [Double?], specifiers: [String], language: String) -> String {
        var result = ""
        var rest = Substring(format)
        var nextArgument = 1
        // Words may hold other words; those of a damaged table that hold themselves are left alone after a while.
        var steps = 0
        while let start = rest.range(of: "%"), steps < 1000 {
            steps += 1
            result += rest[..<start.lowerBound]
            rest = rest[start.lowerBound...]
            if rest.hasPrefix("%%") {
                result += "%%"
                rest = rest.dropFirst(2)
                continue
            }
            guard let place = FormatPlace(rest) else {
                result += "%"
                rest = rest.dropFirst()
                continue
            }
            rest = rest[place.end...]
            guard let name = place.variable, let words = words[name] else {
                result += place.text
                nextArgument = (place.position ?? nextArgument) + 1
                continue
            }
            let position = place.position ?? words.argument ?? nextArgument
            nextArgument = position + 1
            let number = numbers.indices.contains(position - 1) ? numbers[position - 1] : nil
            let specifier = specifiers.indices.contains(position - 1) ? specifiers[position - 1] : "%@"
            let form = words.form(for: number, language: language)
            let positioned = "%\(position)$" + specifier.dropFirst()
            rest = Substring(Self.numbered(form, positioned) + rest)
        }
        return result + rest
    }

    /// A form with its own number's place marked: `%arg`, `%d` and the like are the argument that decided.
    private static func numbered(_ form: String, _ place: String) -> String {
        var result = ""
        var rest = Substring(form)
        while let start = rest.firstIndex(of: "%") {
            result += rest[..<start]
            rest = rest[start...]
            if rest.hasPrefix("%arg") {
                result += place
                rest = rest.dropFirst(4)
            } else if rest.hasPrefix("%%") {
                result += "%%"
                rest = rest.dropFirst(2)
            } else if let found = FormatPlace(rest), found.variable == nil, found.position == nil {
                result += place
                rest = rest[found.end...]
            } else {
                result += "%"
                rest = rest.dropFirst()
            }
        }
        return result + rest
    }
}
