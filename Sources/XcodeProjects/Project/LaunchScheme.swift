import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// What a project's scheme gives an app when Xcode runs it: variables of its environment, and arguments.
///
/// Apps read addresses of servers and switches for trying things out from them, and some end where they are missing. An app that is
/// installed gets none of them, as on Apple's systems.
public struct LaunchScheme: Equatable, Sendable {
    /// The scheme's name.
    public var name: String
    public var environment: [String: String]
    public var arguments: [String]
    /// The file that says what can be bought; nil where the scheme names none that is there.
    public var store: URL?

    /// What `SRCROOT` and its like stand for in values.
    private static let folders = ["SRCROOT", "PROJECT_DIR", "SOURCE_ROOT"]

    /// The scheme that runs a target: of those that do, the one that is called like it, else the first by name. nil where none gives anything.
    ///
    /// - Parameters:
    ///   - project: The `.xcodeproj`. Schemes that are shared go before those of a person.
    ///   - folder: What paths of the project are relative to.
    static func of(_ target: String, project: URL, folder: URL) -> LaunchScheme? {
        var folders = [project.appendingPathComponent("xcshareddata/xcschemes")]
        let people = project.appendingPathComponent("xcuserdata")
        folders += FileReading.names(in: people).map { people.appendingPathComponent($0 + "/xcschemes") }
        for place in folders {
            let files = FileReading.names(in: place).filter { $0.hasSuffix(".xcscheme") }
            for file in files.filter({ $0 == target + ".xcscheme" }) + files.filter({ $0 != target + ".xcscheme" }) {
                let reader = LaunchSchemeReader()
                guard let data = try? FileReading.data(of: place.appendingPathComponent(file), limit: 16 << 20),
                    reader.read(data), reader.target == target
                else { continue }
                // The scheme names it as seen from the workspace that every project has inside.
                let store = reader.store.map {
                    project.appendingPathComponent("project.xcworkspace/" + $0).standardizedFileURL
                }
                let scheme = LaunchScheme(
                    name: String(file.dropLast(".xcscheme".count)),
                    environment: reader.environment.mapValues { expanded($0, folder) },
                    arguments: reader.arguments.map { expanded($0, folder) },
                    store: store.flatMap { FileManager.default.fileExists(atPath: $0.path) ? $0 : nil })
                let isEmpty = scheme.environment.isEmpty && scheme.arguments.isEmpty && scheme.store == nil
                return isEmpty ? nil : scheme
            }
        }
        return nil
    }

    /// A value with the project's folder in place of the settings that name it.
    private static func expanded(_ value: String, _ folder: URL) -> String {
        folders.reduce(value) { text, name in
            text.replacingOccurrences(of: "$(\(name))", with: folder.path)
                .replacingOccurrences(of: "${\(name)}", with: folder.path)
        }
    }

    /// What is told of it: names alone, as values may be secrets. Nil where it gives neither variables nor arguments.
    var note: Problem? {
        guard !environment.isEmpty || !arguments.isEmpty else { return nil }
        let names = environment.keys.sorted().joined(separator: ", ")
        var parts: [String] = []
        if !environment.isEmpty { parts.append("the variables \(names)") }
        if !arguments.isEmpty { parts.append("the arguments \(arguments.joined(separator: " "))") }
        return Problem(
            .note, "The scheme “\(name)” gives the app \(parts.joined(separator: " and ")) when it is run, as in Xcode."
        )
    }
}

/// Reads what a scheme says of running: `LaunchAction`.
private final class LaunchSchemeReader: NSObject, XMLParserDelegate {
    /// The target that is run.
    private(set) var target: String?
    private(set) var environment: [String: String] = [:]
    private(set) var arguments: [String] = []
    /// The file that says what can be bought, as the scheme writes it.
    private(set) var store: String?
    private var isInLaunch = false
    private var isInRunnable = false

    func read(_ data: Data) -> Bool {
        let parser = XMLParser(data: data)
        parser.delegate = self
        return parser.parse()
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        if name == "LaunchAction" { isInLaunch = true }
        guard isInLaunch else { return }
        let isEnabled = attributes["isEnabled"] == "YES"
        switch name {
        case "BuildableProductRunnable": isInRunnable = true
        case "BuildableReference" where isInRunnable: target = attributes["BlueprintName"]
        case "EnvironmentVariable" where isEnabled:
            if let key = attributes["key"], !key.isEmpty, !key.contains("=") {
                environment[key] = attributes["value"] ?? ""
            }
        case "StoreKitConfigurationFileReference": store = attributes["identifier"]
        case "CommandLineArgument" where isEnabled:
            // An argument may hold several, with spaces between them.
            arguments += (attributes["argument"] ?? "").split(separator: " ").map(String.init)
        default: break
        }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        if name == "LaunchAction" { isInLaunch = false }
        if name == "BuildableProductRunnable" { isInRunnable = false }
    }
}
