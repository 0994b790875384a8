import Foundation

/// The names that Xcode makes for the keys of string catalogues: `LocalizedStringResource.welcome(name:)`.
///
/// They are those of the keys that were written by hand (“manual”), in lower camel case; keys of a table other than `Localizable` are members
/// of a type called like the table. A place for a value is a parameter, called like the place where that has a name (`%(name)@`).
struct StringSymbols {
    private struct Entry {
        let name: String
        let key: String
        let parameters: [(label: String?, type: String)]
        /// The text in the app's first language as a Swift literal.
        let text: String
    }

    private var tables: [(name: String, entries: [Entry])] = []

    /// Reads the catalogues among a module's resources.
    init(resources: [ProjectFile]) {
        for file in resources where file.destination.hasSuffix(".xcstrings") {
            let name = String(file.source.lastPathComponent.dropLast(".xcstrings".count))
            guard name != "InfoPlist", !name.hasSuffix("-InfoPlist"),
                let data = try? FileReading.data(of: file.source, limit: 64 << 20),
                let catalogue = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
                let strings = catalogue["strings"] as? [String: [String: Any]]
            else { continue }
            let language = catalogue["sourceLanguage"] as? String ?? "en"
            var known: Set<String> = []
            let entries = strings.sorted { $0.key < $1.key }.compactMap { key, value -> Entry? in
                guard value["extractionState"] as? String == "manual" else { return nil }
                return Self.entry(key, value["localizations"] as? [String: Any], language)
            }.filter { known.insert($0.name).inserted }
            if !entries.isEmpty { tables.append((name, entries)) }
        }
        tables.sort { $0.name < $1.name }
    }

    /// A source file with the declarations; nil where there are none.
    /// - Parameter bundle: The bundle that has the tables, as an expression of `LocalizedStringResource.BundleDescription`.
    func source(bundle: String) -> String? {
        guard !tables.isEmpty else { return nil }
        var text = """
            // Written by dovetail open: what Xcode makes from string catalogues. Apple's tools make it themselves.
            #if os(Linux)
            import Foundation
            import SwiftUI

            extension SwiftUI.LocalizedStringResource {

            """
        for (name, entries) in tables {
            if name == "Localizable" {
                text += entries.map { Self.declaration($0, nil, bundle, indent: "    ") }.joined()
            } else if let type = Self.typeName(name) {
                text += "    enum \(type) {\n"
                text += entries.map { Self.declaration($0, name, bundle, indent: "        ") }.joined()
                text += "    }\n"
            }
        }
        return text + "}\n#endif\n"
    }

    private static func declaration(_ entry: Entry, _ table: String?, _ bundle: String, indent: String) -> String {
        var parameters: [String] = []
        for (index, parameter) in entry.parameters.enumerated() {
            parameters.append("\(parameter.label ?? "_") arg\(index + 1): \(parameter.type)")
        }
        let head =
            parameters.isEmpty
            ? "static var \(entry.name.escapedIdentifier)"
            : "static func \(entry.name.escapedIdentifier)(\(parameters.joined(separator: ", "))) ->"
        let type = "SwiftUI.LocalizedStringResource"
        let table = table.map { ", table: \(String(reflecting: $0))" } ?? ""
        return "\(indent)nonisolated \(head)\(parameters.isEmpty ? ":" : "") \(type) { \(type)"
            + "(\(String(reflecting: entry.key)), defaultValue: \(entry.text)\(table), bundle: \(bundle)) }\n"
    }

    private static func entry(_ key: String, _ localizations: [String: Any]?, _ language: String) -> Entry? {
        guard let name = identifier(key) else { return nil }
        let localization = localizations?[language] as? [String: Any]
        let text = localization.flatMap(Self.text) ?? key
        let variables = localization?["substitutions"] as? [String: [String: Any]] ?? [:]
        var places: [Int: (label: String?, type: String)] = [:]
        var literal = ""
        var order: [Int] = []
        var rest = text[...]
        while let match = rest.firstMatch(of: place) {
            literal += escaped(rest[..<match.range.lowerBound])
            rest = rest[match.range.upperBound...]
            if match.0 == "%%" {
                literal += "%"
                continue
            }
            let variable = match.variable.map(String.init)
            let number =
                match.position.flatMap { Int($0) } ?? variable.flatMap { variables[$0]?["argNum"] as? Int }
                ?? (order.max() ?? 0) + 1
            let specifier = variable.flatMap { variables[$0]?["formatSpecifier"] as? String }
            places[number] = (
                match.label.map(String.init) ?? variable,
                type(specifier ?? match.specifier.map(String.init) ?? "@")
            )
            order.append(number)
            literal += "\\(arg\(number))"
        }
        literal += escaped(rest)
        let numbers = places.keys.sorted()
        // Places whose order is another one, or that come twice, say nothing about the order of the values.
        if order != numbers { literal = numbers.map { "\\(arg\($0))" }.joined(separator: " ") }
        guard numbers == Array(1..<numbers.count + 1) else { return nil }
        return Entry(name: name, key: key, parameters: numbers.map { places[$0]! }, text: "\"\(literal)\"")
    }

    // A pattern that nobody changes; patterns are not marked as safe to share.
    nonisolated(unsafe) private static let place =
        /%%|%(?:(?<position>\d+)\$)?(?:\((?<label>\w+)\))?(?:#@(?<variable>\w+)@|[-+ 0#']*\d*(?:\.\d+)?(?<specifier>@|(?:hh|h|ll|l|q|z|t|j|L)?[dDiuUxXoOfFeEgGaAcC]))/

    private static func type(_ specifier: String) -> String {
        switch specifier.last {
        case "@": "String"
        case "f", "F", "e", "E", "g", "G", "a", "A": "Double"
        case "u", "U", "x", "X", "o", "O": "UInt"
        default: "Int"
        }
    }

    /// The text itself, or the one for any other number where it depends on one.
    private static func text(_ localization: [String: Any]) -> String? {
        if let unit = localization["stringUnit"] as? [String: Any] { return unit["value"] as? String }
        guard let variations = localization["variations"] as? [String: [String: [String: Any]]] else { return nil }
        let forms = variations["plural"] ?? variations["device"]
        return (forms?["other"]).flatMap(text)
    }

    private static func escaped(_ text: Substring) -> String { String(String(reflecting: text).dropFirst().dropLast()) }

    /// `FEED_TITLE` and `feed.title` are `feedTitle`; a name that begins with a digit has `_` before it.
    static func identifier(_ key: String) -> String? {
        let words = key.split { !($0.isLetter || $0.isNumber) }.map { word -> String in
            word.contains(where: \.isLowercase) ? String(word) : word.lowercased()
        }
        guard let first = words.first else { return nil }
        let name =
            first.prefix(1).lowercased() + first.dropFirst()
            + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        // A name of letters alone stays as it is: `2023_TRIP` is `_2023Trip`.
        return name.first?.isNumber == true ? "_" + name : name
    }

    private static func typeName(_ table: String) -> String? {
        let words = table.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return name.isEmpty || name.first?.isNumber == true ? nil : name
    }
}
