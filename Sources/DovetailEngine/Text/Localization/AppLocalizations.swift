import Foundation

/// The languages that an app has texts in.
enum AppLocalizations {
    /// The one that it is developed in first, as its description tells; empty for a program without a description and without translations.
    static let all: [String] = {
        var languages = [Bundle.main.infoDictionary?["CFBundleDevelopmentRegion"] as? String].compactMap { $0 }
        for folder in ResourceFolders.folders(of: nil) { languages += AppLocalizations.languages(in: folder) }
        return languages.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }()

    /// The languages of a folder's translated tables, and of the catalog of the table that texts are looked up in.
    static func languages(in folder: URL) -> [String] {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        let folders = names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }.filter { $0 != "Base" }
        let catalog = ResourceFolders.file("Localizable.xcstrings", in: folder).flatMap(StringCatalog.init(path:))
        return (catalog?.languages ?? []) + folders
    }
}
