import Foundation

/// A folder of Swift files without a project, an app of Swift Playgrounds (`.swiftpm`), or a single Swift file.
struct SourceFolder {
    private let place: URL
    private let gate: FileGate
    private let folder: URL

    init(_ place: URL, options: OpenOptions) throws {
        self.place = place
        folder = FileReading.kind(of: place) == .folder ? place : place.deletingLastPathComponent()
        gate = FileGate(folder: folder, options: options)
    }

    /// Whether a package is an app of Swift Playgrounds, which only Apple's systems can build as it stands.
    static func isPlaygroundApp(_ folder: URL) throws -> Bool {
        let manifest = try FileReading.data(of: folder.appendingPathComponent("Package.swift"), limit: 1 << 20)
        return String(decoding: manifest, as: UTF8.self).contains("AppleProductTypes")
    }

    func app(_ options: OpenOptions) throws -> AppProject {
        let name = place.deletingPathExtension().lastPathComponent
        var module = Module(name: name.asModuleName, kind: .app)
        var project = AppProject(name: name, modules: [])
        var files = FileCollector(gate: gate)
        files.ignored = [folder.appendingPathComponent("Package.swift").standardizedFileURL.path]
        let info = infoFile()
        if let info { files.ignored.insert(info.standardizedFileURL.path) }
        if place == folder {
            // Tests want a target of their own, and what is built is nobody's source.
            let others = Set(
                FileReading.names(in: folder).filter {
                    ["Tests", "UITests", "build", "DerivedData", "Pods", "Carthage"].contains($0)
                        || $0.hasSuffix("Tests")
                })
            files.addContents(of: folder, except: others)
        } else {
            files.add(place)
        }
        var settings = BuildSettings()
        settings["TARGET_NAME"] = name
        settings["PRODUCT_NAME"] = name
        settings["EXECUTABLE_NAME"] = module.name
        settings["PRODUCT_MODULE_NAME"] = module.name
        if let info { settings["INFOPLIST_FILE"] = info.path }
        let manifest = folder.appendingPathComponent("Package.swift")
        if place == folder, let data = try? FileReading.data(of: manifest, limit: 1 << 20) {
            let text = PlaygroundAppManifest(String(decoding: data, as: UTF8.self), folder: folder)
            settings["PRODUCT_BUNDLE_IDENTIFIER"] = text.string("bundleIdentifier")
            settings["MARKETING_VERSION"] = text.string("displayVersion")
            project.packages = text.packages
            module.products = text.products
            if text.swift6 { module.language.version = 6 }
        }
        let (data, problem) = AppInfo(settings: settings, folder: folder, gate: gate).data(
            name: name, executable: module.name)
        module.info = data
        module.sources = files.sources
        module.resources = files.resources
        project.problems = files.problems + [problem].compactMap { $0 }
        guard !module.sources.isEmpty else {
            throw XcodeError("There are no Swift files in \(folder.path), and no project.")
        }
        project.modules = [module]
        return project
    }

    /// The app's `Info.plist`: the first one in the folder or in one of its folders.
    private func infoFile() -> URL? {
        guard place == folder else { return nil }
        let top = folder.appendingPathComponent("Info.plist")
        if FileReading.kind(of: top) == .file { return top }
        return FileReading.names(in: folder).lazy.map {
            folder.appendingPathComponent($0).appendingPathComponent("Info.plist")
        }
        .first { FileReading.kind(of: $0) == .file }
    }
}

/// What the manifest of a Swift Playgrounds app says. It can't be run without Apple's tools, so its texts are looked for.
struct PlaygroundAppManifest {
    private let text: String
    private let folder: URL

    init(_ text: String, folder: URL) {
        self.text = text
        self.folder = folder
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
