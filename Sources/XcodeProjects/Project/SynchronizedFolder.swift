import Foundation

/// A folder whose files all belong to a target, but for those that the project names.
enum SynchronizedFolder {
    /// The files that an exception of a folder names, relative to the folder. One that begins with `/Localized: ` names a file in all languages:
    /// `/Localized: Texts/Localizable.strings` is `Texts/en.lproj/Localizable.strings` and its relatives.
    static func paths(of exception: String, in folder: URL) -> [String] {
        let mark = "/Localized: "
        guard exception.hasPrefix(mark) else { return [exception] }
        let path = exception.dropFirst(mark.count)
        let name = String(path.split(separator: "/").last ?? "")
        let place = path.dropLast(name.count)
        let within = folder.appendingPathComponent(String(place))
        let stem = (name as NSString).deletingPathExtension
        return FileReading.names(in: within).filter { $0.hasSuffix(".lproj") }.sorted().flatMap { language in
            // An interface has a table of texts beside it in each language but its first.
            FileReading.names(in: within.appendingPathComponent(language))
                .filter { $0 == name || $0 == stem + ".strings" }.map { "\(place)\(language)/\($0)" }
        }
    }
}
