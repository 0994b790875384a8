import Foundation
import XcodeProjects

/// What a package asks for of UIKit, AppKit and os. Its manifest has no word for that.
///
/// The SDK that it names for editors tells, `dovetail-uikit` in `.sourcekit-lsp/config.json`. Else its sources do: a package that imports
/// UIKit whatever the system asks for it, while one that imports it within `#if canImport(UIKit)` has another way, and takes that.
struct AskedKits {
    let package: URL
    /// The system of Apple's that the package is built as for; nil where it is built as it stands.
    var system: AppleSystem?

    var kits: Set<Kit> { named ?? imported }

    static let configuration = ".sourcekit-lsp/config.json"

    private var named: Set<Kit>? {
        let file = package.appendingPathComponent(Self.configuration)
        guard let data = try? FileReading.data(of: file, limit: 1 << 20),
            let values = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let name = (values["swiftPM"] as? [String: Any])?["swiftSDK"] as? String
        else { return nil }
        // The plain name says nothing: `dovetail new` writes it before there are sources that could ask.
        return Kit.combinations.first { !$0.isEmpty && Kit.name("dovetail", $0) == name }
    }

    private var imported: Set<Kit> {
        var kits: Set<Kit> = []
        var language = LanguageSettings()
        language.system = system
        for file in FileReading.swiftSources(of: package) {
            if kits.count == Kit.allCases.count { break }
            guard let data = try? FileReading.data(of: file, limit: 16 << 20) else { continue }
            kits.formUnion(OptionalProducts.asked(by: data, language: language).compactMap(Kit.init(rawValue:)))
        }
        return kits
    }
}
