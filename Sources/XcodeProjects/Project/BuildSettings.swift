import Foundation

/// The build settings of a target: the project's, then its own, each over a file of settings (`.xcconfig`).
struct BuildSettings {
    private var values: [String: String] = [:]

    subscript(name: String) -> String? {
        get { values[name].map { expand($0) } }
        set { values[name] = newValue }
    }

    func isOn(_ name: String, otherwise: Bool = false) -> Bool {
        guard let value = self[name], !value.isEmpty else { return otherwise }
        return ["YES", "1", "TRUE"].contains(value.uppercased())
    }

    /// All settings whose names begin so, without that beginning.
    func all(withPrefix prefix: String) -> [String: String] {
        var result: [String: String] = [:]
        for (name, value) in values where name.hasPrefix(prefix) && !name.contains("[") {
            result[String(name.dropFirst(prefix.count))] = expand(value)
        }
        return result
    }

    mutating func merge(_ settings: [String: PropertyValue]) {
        // Plain settings come first: one with a condition takes their place where it holds.
        let names = settings.keys.sorted()
        for key in names.filter({ !$0.contains("[") }) + names.filter({ $0.contains("[") }) {
            guard let value = settings[key] else { continue }
            guard let name = Self.name(key) else { continue }
            let text = value.string ?? value.strings.joined(separator: " ")
            values[name] = text.replacingOccurrences(of: "$(inherited)", with: values[name] ?? "")
        }
    }

    /// The setting that a key such as `NAME[sdk=iphoneos*][config=Debug]` is about; nil where its conditions do not hold for an app that is
    /// opened for debugging as the one for iPhone and iPad.
    private static func name(_ key: String) -> String? {
        let parts = key.split(separator: "[")
        for condition in parts.dropFirst() {
            let words = condition.dropLast().split(separator: "=")
            guard words.count == 2 else { return nil }
            let actual = ["sdk": "iphoneos", "config": "Debug", "arch": "arm64"][words[0]]
            let start = words[1].hasSuffix("*") ? words[1].dropLast() : words[1]
            guard let actual, words[1].hasSuffix("*") ? actual.hasPrefix(start) : actual == start else { return nil }
        }
        return parts.first.map(String.init)
    }

    /// Reads `NAME = value` lines, and the files that they include.
    mutating func merge(contentsOf file: URL, gate: FileGate, depth: Int = 0) {
        let file = gate.place(of: file)
        guard depth < 16, gate.refusal(of: file) == nil, let data = try? FileReading.data(of: file, limit: 1 << 20)
        else { return }
        for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let text = line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
            let trimmed = text.trimmingCharacters(in: .whitespaces)
            if trimmed.hasPrefix("#include") {
                let parts = trimmed.split(separator: "\"")
                if parts.count > 1 {
                    let included = file.deletingLastPathComponent().appendingPathComponent(String(parts[1]))
                    merge(contentsOf: included, gate: gate, depth: depth + 1)
                }
            } else if let equals = Self.assignment(in: trimmed) {
                let name = trimmed[..<equals].trimmingCharacters(in: .whitespaces)
                merge([name: .string(trimmed[trimmed.index(after: equals)...].trimmingCharacters(in: .whitespaces))])
            }
        }
    }

    /// The sign between a name and its value: not one within the brackets of a condition.
    private static func assignment(in line: String) -> String.Index? {
        var depth = 0
        return line.indices.first { index in
            if line[index] == "[" { depth += 1 }
            if line[index] == "]" { depth -= 1 }
            return depth == 0 && line[index] == "="
        }
    }

    /// Puts settings in place of `$(NAME)`, `${NAME:modifier}` and `$NAME`. A setting that names itself ends after some steps.
    func expand(_ text: String, depth: Int = 0) -> String {
        guard depth < 16, text.contains("$") else { return text }
        var result = ""
        var rest = Substring(text)
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            rest = rest[dollar...].dropFirst()
            guard let open = rest.first, open == "(" || open == "{",
                let end = rest.firstIndex(of: open == "(" ? ")" : "}")
            else {
                // Xcode takes a bare name of a setting, too.
                let name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
                if let value = values[String(name)] {
                    result += expand(value, depth: depth + 1)
                    rest = rest.dropFirst(name.count)
                } else {
                    result += "$"
                }
                continue
            }
            let parts = rest[..<end].dropFirst().split(separator: ":", omittingEmptySubsequences: false).map(
                String.init)
            rest = rest[end...].dropFirst()
            var value = expand(values[parts[0]] ?? "", depth: depth + 1)
            for modifier in parts.dropFirst() {
                switch modifier {
                case "rfc1034identifier":
                    value = String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
                case "c99extidentifier", "identifier": value = value.asModuleName
                case "lower": value = value.lowercased()
                case "upper": value = value.uppercased()
                default:
                    if modifier.hasPrefix("default="), value.isEmpty { value = String(modifier.dropFirst(8)) }
                }
            }
            result += value
            // Settings that double with each step would grow without end.
            if result.utf8.count > 1 << 16 { return result }
        }
        return result + rest
    }
}

extension BuildSettings {
    var assetSymbols: AssetSymbolSettings {
        var symbols = AssetSymbolSettings()
        symbols.areMade = isOn("ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS", otherwise: true)
        symbols.haveExtensions = isOn("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS")
        return symbols
    }

    /// Whether `/…/` is a regular expression. Xcode takes it for one where the app's first system has them, unless the settings say no.
    private var hasRegexLiterals: Bool {
        let first = [("IPHONEOS_DEPLOYMENT_TARGET", 16.0), ("MACOSX_DEPLOYMENT_TARGET", 13)]
        let has = first.contains { name, least in self[name].flatMap { Double($0) }.map { $0 >= least } ?? false }
        return isOn("SWIFT_ENABLE_BARE_SLASH_REGEX", otherwise: has)
    }

    /// How the compiler is to read sources.
    var language: LanguageSettings {
        var language = LanguageSettings()
        language.version = (self["SWIFT_VERSION"].flatMap { Double($0) } ?? 5) >= 6 ? 6 : 5
        language.isMainActorByDefault = self["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
        language.conditions = (self["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "").split(separator: " ").map(String.init)
            .filter { $0 != "DEBUG" && $0.asModuleName == $0 }
        var features: Set<String> = []
        if isOn("SWIFT_APPROACHABLE_CONCURRENCY") {
            features = [
                "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
                "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
            ]
        }
        let known = [
            "CONCISE_MAGIC_FILE": "ConciseMagicFile", "EXISTENTIAL_ANY": "ExistentialAny",
            "FORWARD_TRAILING_CLOSURES": "ForwardTrailingClosures",
            "IMPLICIT_OPEN_EXISTENTIALS": "ImplicitOpenExistentials",
            "IMPORT_OBJC_FORWARD_DECLS": "ImportObjcForwardDeclarations",
            "INFER_ISOLATED_CONFORMANCES": "InferIsolatedConformances",
            "INFER_SENDABLE_FROM_CAPTURES": "InferSendableFromCaptures",
            "INTERNAL_IMPORTS_BY_DEFAULT": "InternalImportsByDefault",
            "ISOLATED_DEFAULT_VALUES": "IsolatedDefaultValues", "MEMBER_IMPORT_VISIBILITY": "MemberImportVisibility",
            "NONFROZEN_ENUM_EXHAUSTIVITY": "NonfrozenEnumExhaustivity",
            "NONISOLATED_NONSENDING_BY_DEFAULT": "NonisolatedNonsendingByDefault",
            "REGION_BASED_ISOLATION": "RegionBasedIsolation", "BARE_SLASH_REGEX": "BareSlashRegexLiterals",
            "DYNAMIC_ACTOR_ISOLATION": "DynamicActorIsolation",
            "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY": "GlobalActorIsolatedTypesUsability",
            "DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference",
            "GLOBAL_CONCURRENCY": "GlobalConcurrency",
        ]
        for (name, feature) in known where isOn("SWIFT_UPCOMING_FEATURE_" + name) { features.insert(feature) }
        if hasRegexLiterals { features.insert("BareSlashRegexLiterals") }
        // Some are part of Swift 6 mode, where the compiler refuses them as settings.
        if language.version == 6 {
            features.subtract([
                "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferSendableFromCaptures",
                "ConciseMagicFile", "ForwardTrailingClosures", "ImplicitOpenExistentials",
                "ImportObjcForwardDeclarations",
                "IsolatedDefaultValues", "RegionBasedIsolation", "BareSlashRegexLiterals", "DynamicActorIsolation",
                "GlobalConcurrency", "NonfrozenEnumExhaustivity",
            ])
        }
        language.upcomingFeatures = features.sorted()
        return language
    }
}
