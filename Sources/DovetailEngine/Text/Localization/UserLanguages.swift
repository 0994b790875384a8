import Foundation

/// The languages that a person wants to read, best first.
enum UserLanguages {
    /// As the system's settings tell: `LANGUAGE`, else `LC_ALL`, `LC_MESSAGES` or `LANG`.
    static let ofSystem: [String] = {
        let variables = ProcessInfo.processInfo.environment
        var names = (variables["LANGUAGE"] ?? "").split(separator: ":").map(String.init)
        if let name = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap({ variables[$0] }).first(where: { !$0.isEmpty })
        {
            names.append(name)
        }
        let languages = names.map(tag).filter { $0 != "C" && $0 != "POSIX" && !$0.isEmpty }
        return languages.isEmpty ? ["en"] : languages
    }()

    /// The languages for a locale of the environment: its own, if it is not the system's.
    static func languages(for locale: Locale) -> [String] {
        locale == UserLocale.current ? ofSystem : [tag(locale.identifier)] + ofSystem
    }

    /// `de_AT.UTF-8` becomes `de-AT`.
    static func tag(_ name: String) -> String {
        let plain = name.prefix { $0 != "." && $0 != "@" }
        return plain.replacingOccurrences(of: "_", with: "-")
    }

    /// The one of the available languages that is nearest to the wanted ones: `pt-BR` takes `pt-BR`, else `pt`, else `pt-PT`.
    static func best(of available: [String], for wanted: [String]) -> String? {
        for language in wanted {
            var parts = language.split(separator: "-")
            while !parts.isEmpty {
                let tag = parts.joined(separator: "-")
                if let match = available.first(where: { Self.tag($0).caseInsensitiveCompare(tag) == .orderedSame }) {
                    return match
                }
                parts.removeLast()
            }
            let root = language.prefix { $0 != "-" }.lowercased()
            if let match = available.sorted().first(where: { Self.tag($0).lowercased().hasPrefix(root + "-") }) {
                return match
            }
        }
        return nil
    }
}
