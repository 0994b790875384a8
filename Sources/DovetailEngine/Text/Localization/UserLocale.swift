import CThread
import Foundation

/// The locale that a person's numbers, dates and lists are written for.
///
/// Foundation on Linux takes everybody for a reader of English somewhere in the world: `Locale.current` is `en_001` whatever the environment says. So
/// what that stands for is changed once, before a program's own code runs: the one object that all of them share gets another identifier, in place. From
/// then on `Locale.current`, formatters, calendars and `formatted()` are the person's, in code that knows nothing of Dovetail, too.
///
/// The identifier is found in the object by what it holds, without a number of Foundation's layout. Where it isn't found, or does not read as wanted afterwards, the
/// log says so and things stay as they were. The same is so where the environment variable `DOVETAIL_LOCALE` is `plain`. A Foundation that asks the environment
/// itself is left alone.
package enum UserLocale {
    /// Set to `plain`, it leaves Foundation's locale alone.
    static let variable = "DOVETAIL_LOCALE"

    /// The person's locale, which `Locale.current` is from the first time that somebody asks for this one.
    package static let current: Locale = {
        let variables = ProcessInfo.processInfo.environment
        guard variables[variable] != "plain" else { return .current }
        let wanted = identifier(
            languages: UserLanguages.ofSystem, formats: formats(variables), localizations: AppLocalizations.all)
        if !adopt(wanted) {
            Log.warnOnce(
                "locale", "this Foundation keeps the locale \(Locale.current.identifier), though \(wanted) is asked for"
            )
        }
        return .current
    }()

    /// The name of the locale that formats are set to, as POSIX has it: `LC_ALL`, `LC_TIME` or `LANG`.
    static func formats(_ variables: [String: String]) -> String? {
        ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap { variables[$0] }.first { !$0.isEmpty }
    }

    /// The language that the app is shown in, and the region of the person's formats: `en_DE` for an app in English alone on a German's machine, as on
    /// Apple's systems.
    ///
    /// - Parameters:
    ///   - languages: What the person reads, best first; not empty.
    ///   - formats: The name of the locale of formats; where it tells no region, such as `C`, the best language's is taken: the United States' for English.
    ///   - localizations: The languages that the app has, its own first; empty for a program that tells nothing of that, which is taken to have each.
    static func identifier(languages: [String], formats: String?, localizations: [String]) -> String {
        let best =
            localizations.isEmpty ? nil : UserLanguages.best(of: localizations, for: languages) ?? localizations[0]
        let shown = Locale.Language(identifier: best ?? languages[0])
        let read = Locale.Language(identifier: languages[0])
        let likely = Locale.Language(identifier: read.maximalIdentifier)
        let region =
            formats.flatMap { Locale.Language(identifier: UserLanguages.tag($0)).region } ?? read.region
            ?? likely.region
        let parts = [
            shown.languageCode?.identifier ?? "en", script(of: shown), region?.identifier,
        ]
        return Locale.identifier(.icu, from: parts.compactMap { $0 }.joined(separator: "_"))
    }

    /// The script of a language, where it is not the usual one.
    private static func script(of language: Locale.Language) -> String? {
        guard let script = language.script, let code = language.languageCode else { return nil }
        let usual = Locale.Language(identifier: Locale.Language(identifier: code.identifier).maximalIdentifier).script
        return script == usual ? nil : script.identifier
    }

    /// Makes `Locale.current` another one. Returns whether it is.
    private static func adopt(_ identifier: String) -> Bool {
        let current = Locale.current
        if current.identifier == identifier { return true }
        // Texts of up to 15 bytes are stored where they are, so that they can be compared and replaced as two words.
        guard MemoryLayout<Locale>.size == 2 * MemoryLayout<UInt>.size, let old = Words(current.identifier),
            let new = Words(identifier),
            let object = withUnsafeBytes(of: current, { $0.load(as: UnsafeMutableRawPointer?.self) })
        else { return false }
        let size = Int(dovetail_allocation_size(object))
        var offset = 2 * MemoryLayout<UInt>.size
        while offset + MemoryLayout<Words>.size <= size {
            let words = (object + offset).assumingMemoryBound(to: Words.self)
            if words.pointee == old {
                words.pointee = new
                offset += MemoryLayout<Words>.size
            } else {
                offset += MemoryLayout<UInt>.size
            }
        }
        return Locale.current.identifier == identifier
    }

    /// A short text as it is stored.
    private struct Words: Equatable {
        let first: UInt
        let second: UInt

        /// Nil for a text that is not stored where it is.
        init?(_ text: String) {
            guard text.utf8.count <= 15, MemoryLayout<String>.size == MemoryLayout<Words>.size else { return nil }
            // Made anew from its bytes, so that it is not a reference to a constant.
            self = unsafeBitCast(String(decoding: Array(text.utf8), as: UTF8.self), to: Words.self)
        }
    }
}

/// Called when the program, or the library that the engine is in, was loaded.
@_cdecl("dovetail_program_will_start")
package func programWillStart() { _ = UserLocale.current }
