import Foundation

/// A string catalog (`.xcstrings`): one file with all languages of a table.
final class StringCatalog {
    let sourceLanguage: String?
    private let strings: [String: Any]
    private var parsed: [String: StringTables.Entry?] = [:]

    /// Nil, with a line in the log, for a file that is no catalog.
    init?(path: String) {
        guard let data = StringsFile.data(path) else { return nil }
        guard let root = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
            let strings = root["strings"] as? [String: Any]
        else {
            Log.warnOnce("strings \(path)", "the string catalog \(path) is damaged; its keys are shown as they are")
            return nil
        }
        self.strings = strings
        sourceLanguage = root["sourceLanguage"] as? String
    }

    private func localizations(of key: String) -> [String: Any] {
        let all = (strings[key] as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
        return all.filter { !Self.isEmptyPlace($0.value) }
    }

    /// Whether a translation is still to be written: Xcode keeps a new, empty text for it.
    private static func isEmptyPlace(_ localization: Any) -> Bool {
        guard let unit = (localization as? [String: Any])?["stringUnit"] as? [String: Any] else { return false }
        return unit["state"] as? String == "new" && (unit["value"] as? String ?? "").isEmpty
    }

    /// The language that the keys are written in, and those that any of them is translated to.
    var languages: [String] {
        let others = Set(strings.keys.flatMap { localizations(of: $0).keys }).subtracting([sourceLanguage ?? ""])
        return [sourceLanguage].compactMap { $0 } + others.sorted()
    }

    /// The languages that a key is translated to, and the one that it is written in.
    func languages(of key: String) -> [String] {
        var languages = Array(localizations(of: key).keys)
        if strings[key] != nil, let sourceLanguage, !languages.contains(sourceLanguage) {
            languages.append(sourceLanguage)
        }
        return languages
    }

    /// Nil where the key itself is the text.
    func entry(_ key: String, language: String) -> StringTables.Entry? {
        let name = language + "\u{0}" + key
        if let known = parsed[name] { return known }
        let made = (localizations(of: key)[language] as? [String: Any]).flatMap(Self.entry)
        parsed[name] = made
        return made
    }

    private static func entry(_ localization: [String: Any]) -> StringTables.Entry? {
        if let unit = localization["stringUnit"] as? [String: Any], let value = unit["value"] as? String {
            let substitutions = localization["substitutions"] as? [String: Any] ?? [:]
            if substitutions.isEmpty { return .string(value) }
            var words: [String: StringVariations.Words] = [:]
            for case let (name, rule as [String: Any]) in substitutions {
                words[name] = StringVariations.Words(
                    argument: rule["argNum"] as? Int, forms: forms(rule["variations"] as? [String: Any]))
            }
            return .variations(StringVariations(format: value, words: words))
        }
        guard let variations = localization["variations"] as? [String: Any] else { return nil }
        if variations["plural"] != nil {
            let words = StringVariations.Words(argument: nil, forms: forms(variations))
            if words.forms.isEmpty { return nil }
            return .variations(StringVariations(format: "%#@plural@", words: ["plural": words]))
        }
        // Variations by device: a desktop is nearest to a Mac.
        let devices = variations["device"] as? [String: Any] ?? [:]
        for device in ["mac", "other", "ipad", "iphone"] {
            if let entry = (devices[device] as? [String: Any]).flatMap(entry) { return entry }
        }
        return nil
    }

    private static func forms(_ variations: [String: Any]?) -> [String: String] {
        let plural = variations?["plural"] as? [String: Any] ?? [:]
        return plural.compactMapValues {
            (($0 as? [String: Any])?["stringUnit"] as? [String: Any])?["value"] as? String
        }
    }
}
