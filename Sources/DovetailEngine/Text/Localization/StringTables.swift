import Foundation

/// The tables of translations in bundles' resources: `.strings`, `.stringsdict` and `.xcstrings` (string catalogs).
///
/// A table is looked for in `<language>.lproj` folders and in catalogs, in the languages that the person reads, best first, then
/// in `Base.lproj`. Tables are read once. One that can't be read is told in the log and taken for empty.
enum StringTables {
    /// What a key stands for.
    enum Entry {
        case string(String)
        /// With `%#@name@` for words that depend on numbers.
        case variations(StringVariations)
    }

    /// The entry of a key, and the language that it is written in. The languages are asked for only where there is a table.
    static func entry(
        _ key: String, table: String?, bundle: Bundle?, languages: @autoclosure () -> [String]
    ) -> (Entry, String)? {
        let tables = tables(table ?? "Localizable", in: bundle)
        if tables.isEmpty { return nil }
        let languages = languages()
        for table in tables {
            if let found = table.entry(key, languages: languages) { return found }
        }
        return nil
    }

    private static func tables(_ name: String, in bundle: Bundle?) -> [Table] {
        guard bundle == nil || bundle === Bundle.main else {
            return ResourceFolders.folders(of: bundle).compactMap { tables(name, in: $0) }
        }
        // Most texts are the app's, and most apps have no tables.
        return lock.withLock {
            if let tables = tablesOfApp[name] { return tables }
            let found = ResourceFolders.folders(of: nil).compactMap { self.tables(name, in: $0) }
            tablesOfApp[name] = found
            return found
        }
    }

    /// One table of a folder, in all its languages.
    final class Table {
        private let folder: URL
        private let name: String
        private let localizations: [String]
        private let catalog: StringCatalog?
        private var entries: [String: [String: Entry]] = [:]

        init?(_ name: String, in folder: URL) {
            self.folder = folder
            self.name = name
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            localizations = names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
            catalog = ResourceFolders.file(name + ".xcstrings", in: folder).flatMap(StringCatalog.init(path:))
            if localizations.isEmpty, catalog == nil, ResourceFolders.file(name + ".strings", in: folder) == nil {
                return nil
            }
        }

        func entry(_ key: String, languages: [String]) -> (Entry, String)? {
            if let catalog,
                let language = UserLanguages.best(of: catalog.languages(of: key), for: languages)
                    ?? catalog.sourceLanguage, let entry = catalog.entry(key, language: language)
            {
                return (entry, language)
            }
            var tried: [String] = []
            if let language = UserLanguages.best(of: localizations.filter { $0 != "Base" }, for: languages) {
                tried.append(language)
            }
            tried += ["Base", ""]
            for language in tried {
                if let entry = table(language)[key] {
                    return (
                        entry, language.count > 4 || language.isEmpty || language == "Base" ? languages[0] : language
                    )
                }
            }
            return nil
        }

        /// The entries of a language; of the folder itself, for tables that are not translated, with an empty name.
        private func table(_ language: String) -> [String: Entry] {
            if let known = entries[language] { return known }
            let prefix = language.isEmpty ? "" : language + ".lproj/"
            var result: [String: Entry] = [:]
            if let path = ResourceFolders.file(prefix + name + ".strings", in: folder) {
                for (key, value) in StringsFile.read(path) { result[key] = .string(value) }
            }
            if let path = ResourceFolders.file(prefix + name + ".stringsdict", in: folder) {
                for (key, value) in StringsFile.readPlurals(path) { result[key] = .variations(value) }
            }
            entries[language] = result
            return result
        }
    }

    // One for the process: what is known of an app's files. Texts may be resolved on any thread that makes labels, so it is behind a lock.
    private static let lock = NSRecursiveLock()
    nonisolated(unsafe) private static var known: [String: Table?] = [:]
    /// The tables of the app's own folders, by name: those don't move.
    nonisolated(unsafe) private static var tablesOfApp: [String: [Table]] = [:]

    private static func tables(_ name: String, in folder: URL) -> Table? {
        let key = folder.path + "\u{0}" + name
        return lock.withLock {
            if let table = known[key] { return table }
            let table = Table(name, in: folder)
            known[key] = table
            return table
        }
    }
}

/// Reads `.strings` and `.stringsdict` files.
enum StringsFile {
    /// Larger files are no tables.
    static let sizeLimit = 64 << 20

    static func data(_ path: String) -> Data? {
        guard let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int, size <= sizeLimit,
            let data = FileManager.default.contents(atPath: path)
        else {
            Log.warnOnce(
                "strings \(path)",
                "the string table \(path) cannot be read, or is too large; its keys are shown as they are")
            return nil
        }
        return data
    }

    static func read(_ path: String) -> [String: String] {
        guard let data = data(path) else { return [:] }
        if let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            data.starts(with: Array("bplist".utf8)) || data.starts(with: Array("<?xml".utf8))
        {
            return list.compactMapValues { $0 as? String }
        }
        let text =
            data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
            ? String(data: data, encoding: .utf16) : String(data: data, encoding: .utf8)
        guard let text, let entries = StringsParser(text).entries() else {
            Log.warnOnce("strings \(path)", "the string table \(path) is damaged; its keys are shown as they are")
            return [:]
        }
        return entries
    }

    static func readPlurals(_ path: String) -> [String: StringVariations] {
        guard let data = data(path) else { return [:] }
        guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
            Log.warnOnce("strings \(path)", "the string table \(path) is damaged; its keys are shown as they are")
            return [:]
        }
        return list.compactMapValues { value in
            guard let entry = value as? [String: Any], let format = entry["NSStringLocalizedFormatKey"] as? String
            else { return nil }
            var words: [String: StringVariations.Words] = [:]
            for case let (name, rule as [String: Any]) in entry {
                var forms: [String: String] = [:]
                for case let (category, form as String) in rule where !category.hasPrefix("NSString") {
                    forms[category] = form
                }
                words[name] = StringVariations.Words(argument: nil, forms: forms)
            }
            return StringVariations(format: format, words: words)
        }
    }
}

/// Reads `"key" = "value";` with comments and escapes.
struct StringsParser {
    private var rest: Substring.UnicodeScalarView

    init(_ text: String) { rest = Substring(text).unicodeScalars }

    /// The entries, or nil when the file is damaged.
    func entries() -> [String: String]? {
        var copy = self
        var result: [String: String] = [:]
        while true {
            guard copy.skipBlanks() else { return nil }
            if copy.rest.isEmpty { return result }
            guard let key = copy.word(), copy.skipBlanks() else { return nil }
            var value = key
            if copy.rest.first == "=" {
                copy.rest.removeFirst()
                guard copy.skipBlanks(), let word = copy.word(), copy.skipBlanks() else { return nil }
                value = word
            }
            guard copy.rest.popFirst() == ";" else { return nil }
            result[key] = value
        }
    }

    /// Skips white space and comments; false for a comment without an end.
    private mutating func skipBlanks() -> Bool {
        while let first = rest.first {
            if first.properties.isWhitespace || first == "\u{FEFF}" {
                rest.removeFirst()
            } else if first == "/", rest.dropFirst().first == "/" {
                rest = rest.drop { $0 != "\n" && $0 != "\r" }
            } else if first == "/", rest.dropFirst().first == "*" {
                rest.removeFirst(2)
                var last: Unicode.Scalar = " "
                while let next = rest.popFirst(), !(last == "*" && next == "/") {
                    last = next
                    if rest.isEmpty { return false }
                }
            } else {
                return true
            }
        }
        return true
    }

    /// A quoted string, or a word without quotes.
    private mutating func word() -> String? {
        guard rest.first == "\"" else {
            let word = rest.prefix {
                $0.properties.isAlphabetic || $0.properties.numericType != nil || "._-$".unicodeScalars.contains($0)
            }
            rest = rest.dropFirst(word.count)
            return word.isEmpty ? nil : String(word)
        }
        rest.removeFirst()
        var result = String.UnicodeScalarView()
        while let scalar = rest.popFirst() {
            if scalar == "\"" { return String(result) }
            guard scalar == "\\" else {
                result.append(scalar)
                continue
            }
            guard let escaped = rest.popFirst() else { return nil }
            switch escaped {
            case "n": result.append("\n")
            case "t": result.append("\t")
            case "r": result.append("\r")
            case "U", "u":
                let digits = rest.prefix(4)
                rest = rest.dropFirst(4)
                guard let code = UInt32(String(digits), radix: 16), let scalar = Unicode.Scalar(code) else {
                    return nil
                }
                result.append(scalar)
            default: result.append(escaped)
            }
        }
        return nil
    }
}
