import Foundation

/// What the manifest of a Swift Playgrounds app says. It can't be run without Apple's tools, so its texts are looked for.
struct PlaygroundAppManifest {
    private let text: String
    private let folder: URL
    private let declared: [ManifestTarget]

    init(_ text: String, folder: URL) {
        self.text = text
        self.folder = folder
        declared = ManifestText.outerCalls([".executableTarget(", ".target("], skipping: [".testTarget("], in: text)
            .compactMap { ManifestTarget($0) }
    }

    /// What people call the app.
    var title: String? { application.flatMap { ManifestText.string("name", in: $0) } }

    /// The call that describes the app, or the whole text where it stands in a form of its own.
    private var application: String? { ManifestText.calls(".iOSApplication(", in: text).first }

    /// The name in a choice such as `accentColor: .asset("Name")` or `accentColor: .presetColor(.orange)`.
    func choice(_ label: String, _ kind: String) -> String? {
        guard let range = text.range(of: label + ":") else { return nil }
        let rest = text[range.upperBound...].drop(while: \.isWhitespace)
        guard rest.hasPrefix(".\(kind)(") else { return nil }
        let value = rest.dropFirst(kind.count + 2).prefix { $0 != ")" && $0 != "\n" }
        let name = value.trimmingCharacters(in: CharacterSet(charactersIn: " .\""))
        return name.isEmpty ? nil : name
    }

    /// The devices that the app is made for, as the build setting for them says it.
    var deviceFamilies: String? {
        guard let list = ManifestText.list("supportedDeviceFamilies", in: text) else { return nil }
        let families = [("phone", "1"), ("pad", "2")].filter { list.contains("." + $0.0) }.map(\.1)
        return families.isEmpty ? nil : families.joined(separator: ",")
    }

    /// The app's target and those of the package that it needs, each after those that it needs itself; the app's is the last. Empty where
    /// the manifest tells of none.
    func targets() throws -> [ManifestTarget] {
        let name = application.flatMap { ManifestText.list("targets", in: $0) }.flatMap {
            ManifestText.strings(in: $0).first
        }
        guard let app = declared.first(where: { $0.name == name }) ?? declared.first else { return [] }
        var (done, open): ([ManifestTarget], [String]) = ([], [])
        func add(_ target: ManifestTarget) throws {
            guard !done.contains(where: { $0.name == target.name }) else { return }
            guard !open.contains(target.name) else {
                let circle = (open + [target.name]).map { "“\($0)”" }.joined(separator: " → ")
                throw XcodeError("Targets of \(folder.lastPathComponent) depend on each other in a circle: \(circle).")
            }
            open.append(target.name)
            for other in target.dependencies.compactMap({ name in declared.first { $0.name == name } }) {
                try add(other)
            }
            open.removeLast()
            done.append(target)
        }
        try add(app)
        return done
    }

    var swift6: Bool {
        text.contains(".version(\"6\")") || text.contains("swiftLanguageModes: [.v6]")
            || text.contains("swift-tools-version: 6")
    }

    /// The text after a label.
    func string(_ label: String) -> String? { ManifestText.string(label, in: text) }

    var packages: [PackageReference] {
        ManifestText.calls(".package(", in: text).compactMap { call in
            if let url = ManifestText.string("url", in: call) {
                guard let comma = call.firstIndex(of: ",") else { return nil }
                let requirement = call[call.index(after: comma)...].trimmingCharacters(in: .whitespacesAndNewlines)
                let allowed = requirement.allSatisfy { $0.isLetter || $0.isNumber || "\"._-+<: ()".contains($0) }
                return allowed ? PackageReference(.remote(url: url, requirement: requirement)) : nil
            }
            return ManifestText.string("path", in: call).map {
                PackageReference(.local(folder.appendingPathComponent($0).standardizedFileURL))
            }
        }
    }
}
