/// The system of Apple's that an app is made for. In copies of its sources `#if os(…)` is answered as there (``SystemConditions``).
public enum AppleSystem: String, Sendable {
    case iOS, macOS

    /// - Parameter settings: Those of a target. One that is made for several systems is opened as the one for iPhone and iPad; nil where
    ///   it is made for neither of the two, or does not say.
    init?(_ settings: BuildSettings) {
        let platforms = (settings["SUPPORTED_PLATFORMS"] ?? settings["SDKROOT"] ?? "").lowercased()
        if platforms.contains("iphone") {
            self = .iOS
        } else if platforms.contains("macosx") {
            self = .macOS
        } else {
            return nil
        }
    }

    /// Its names in conditions.
    var names: [String] { self == .macOS ? ["macOS", "OSX"] : [rawValue] }

    /// The modules of its views, which each of its apps may import.
    var kits: Set<String> { self == .macOS ? ["AppKit", "Cocoa"] : ["UIKit"] }
}

extension LanguageSettings {
    /// What holds in a source, beside `DEBUG` and what is true on Linux: names, and `os(…)` for the app's system.
    ///
    /// A source that names Linux was written with it in mind, and takes that way.
    func conditions(in source: String) -> Set<String> {
        let names = Set(conditions)
        guard let system, !SystemConditions.nameLinux(source) else { return names }
        return names.union(system.names.map { "os(\($0))" })
    }
}
