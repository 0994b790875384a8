import Foundation

/// What the manifest of a Swift Playgrounds app says. It can't be run without Apple's tools, so its texts are looked for.
struct PlaygroundAppManifest {
    private let text: String
    private let folder: URL

    init(_ text: String, folder: URL) {
        self.text = text
        self.folder = folder
    }

    /// What people call the app.
    var title: String? { application.flatMap { Self.string("name", in: $0) } }

    /// The call that describes the app, or the whole text where it stands in a form of its own.
    private var application: String? { calls(".iOSApplication(").first }

    /// The name in a choice such as `accentColor: .asset("Name")` or `accentColor: .presetColor(.orange)`.
    func choice(_ label: String, _ kind: String) -> String? {
        guard let range = text.range(of: label + ":") else { return nil }
        let rest = text[range.upperBound...].drop(while: \.isWhitespace)
        guard rest.hasPrefix(".\(kind)(") else { return nil }
        let value = rest.dropFirst(kind.count + 2).prefix { $0 != ")" && $0 != "\n" }
        let name = value.trimmingCharacters(in: CharacterSet(charactersIn: " .\""))
        return name.isEmpty ? nil : name
    }

    /// The call that describes the app's target.
    private var target: String? {
        let all = calls(".executableTarget(") + calls(".target(")
        var named: String?
        if let application, let range = application.range(of: "targets:") {
            named = application[range.upperBound...].split(separator: "\"").dropFirst().first.map(String.init)
        }
        return all.first { Self.string("name", in: $0) == named } ?? all.first
    }

    /// The folder of the app's sources, where it is not the whole folder.
    var sources: URL? {
        guard let target, let path = Self.string("path", in: target) else {
            let usual = target.flatMap { Self.string("name", in: $0) }.map {
                folder.appendingPathComponent("Sources/" + $0)
            }
            return usual.flatMap { FileReading.kind(of: $0) == .folder ? $0 : nil }
        }
        let place = folder.appendingPathComponent(path).standardizedFileURL
        return place.path == folder.standardizedFileURL.path ? nil : place
    }

    /// What of that folder is no source or resource.
    var excluded: Set<String> {
        guard let target, let range = target.range(of: "exclude:"),
            let end = target[range.upperBound...].firstIndex(of: "]")
        else { return [] }
        let parts = target[range.upperBound..<end].split(separator: "\"", omittingEmptySubsequences: false)
        return Set(parts.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) })
    }

    var swift6: Bool {
        text.contains(".version(\"6\")") || text.contains("swiftLanguageModes: [.v6]")
            || text.contains("swift-tools-version: 6")
    }

    /// The text after a label.
    func string(_ label: String) -> String? { Self.string(label, in: text) }

    private static func string(_ label: String, in text: String) -> String? {
        guard let range = text.range(of: label + ":") else { return nil }
        let rest = text[range.upperBound...].drop(while: \.isWhitespace)
        guard rest.first == "\"" else { return nil }
        let value = rest.dropFirst().prefix { $0 != "\"" && $0 != "\n" }
        return value.isEmpty ? nil : String(value)
    }

    var packages: [PackageReference] {
        calls(".package(").compactMap { call in
            if let url = Self.string("url", in: call) {
                guard let comma = call.firstIndex(of: ",") else { return nil }
                let requirement = call[call.index(after: comma)...].trimmingCharacters(in: .whitespacesAndNewlines)
                let allowed = requirement.allSatisfy { $0.isLetter || $0.isNumber || "\"._-+<: ()".contains($0) }
                return allowed ? PackageReference(.remote(url: url, requirement: requirement)) : nil
            }
            return Self.string("path", in: call).map {
                PackageReference(.local(folder.appendingPathComponent($0).standardizedFileURL))
            }
        }
    }

    var products: [PackageProduct] {
        let packages = packages
        return calls(".product(").compactMap { call in
            guard let name = Self.string("name", in: call), let package = Self.string("package", in: call) else {
                return nil
            }
            return PackageProduct(
                name: name, package: packages.first { $0.identity.lowercased() == package.lowercased() })
        }
    }

    /// The arguments of each call that begins so.
    private func calls(_ start: String) -> [String] {
        var result: [String] = []
        var rest = Substring(text)
        while let range = rest.range(of: start) {
            rest = rest[range.upperBound...]
            var depth = 1
            let end = rest.firstIndex { character in
                if character == "(" { depth += 1 }
                if character == ")" { depth -= 1 }
                return depth == 0
            }
            guard let end else { break }
            result.append(String(rest[..<end]))
        }
        return result
    }
}
