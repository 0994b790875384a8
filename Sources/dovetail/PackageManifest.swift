import ArgumentParser
import Foundation
import XcodeProjects

/// What a package says of itself, as far as previews need to know it.
struct PackageManifest {
    private let values: [String: Any]

    init(folder: String) throws {
        guard FileManager.default.fileExists(atPath: folder + "/Package.swift") else {
            throw CleanExit.failure(
                "There is no Package.swift in \(URL(fileURLWithPath: folder).standardizedFileURL.path).")
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swift", "package", "--package-path", folder, "dump-package"]
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        try ChildProcess.start(process)
        // A manifest with very many errors would fill the pipe while nobody reads it.
        let said = DispatchQueue(label: "errors")
        nonisolated(unsafe) var text = ""
        said.async { text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        let status = ChildProcess.wait(for: process)
        said.sync {}
        guard status == 0 else {
            throw CleanExit.failure(
                "The package in \(URL(fileURLWithPath: folder).standardizedFileURL.path) can't be read: \(BuildMessages.reasons(in: text))"
            )
        }
        values = (try JSONSerialization.jsonObject(with: data) as? [String: Any]) ?? [:]
    }

    /// Whether there is a package in a folder, and nothing of Xcode's that says more of the app.
    static func isPackage(_ folder: String) -> Bool {
        let place = URL(fileURLWithPath: folder)
        let names = FileReading.names(in: place)
        guard names.contains("Package.swift"), place.pathExtension != "swiftpm" else { return false }
        return !names.contains { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
            && (try? ProjectOpener.isPlaygroundApp(place)) != true
    }

    var name: String { values["name"] as? String ?? "" }

    private func list(_ key: String) -> [[String: Any]] { values[key] as? [[String: Any]] ?? [] }

    /// The names of its programs, those that it offers first.
    var programs: [String] {
        var names = list("products").filter { ($0["type"] as? [String: Any])?.keys.contains("executable") == true }
            .compactMap { $0["name"] as? String }
        // Targets that a product of another name is made of are not programs once more.
        let covered = Set(
            list("products").filter { ($0["type"] as? [String: Any])?.keys.contains("executable") == true }
                .flatMap { $0["targets"] as? [String] ?? [] })
        names += list("targets").filter { $0["type"] as? String == "executable" }.compactMap { $0["name"] as? String }
            .filter { !covered.contains($0) }
        return names
    }

    /// The systems that it says it is made for, such as `ios` and `macos`; none where it says nothing.
    var platforms: Set<String> { Set(list("platforms").compactMap { $0["platformName"] as? String }) }

    /// Whether there is a program that previews can be asked of.
    var hasProgram: Bool { !programs.isEmpty }

    /// The libraries it offers, each with the modules in it.
    var libraries: [(name: String, modules: [String])] {
        list("products").compactMap { product in
            guard let name = product["name"] as? String, (product["type"] as? [String: Any])?["library"] != nil else {
                return nil
            }
            return (name, product["targets"] as? [String] ?? [])
        }
    }

    /// The packages it depends on: what each is known by, and the line of a manifest that names it.
    var dependencies: [(identity: String, line: String)] {
        list("dependencies").flatMap { dependency -> [(String, String)] in
            let folders = (dependency["fileSystem"] as? [[String: Any]] ?? []).compactMap {
                entry -> (String, String)? in
                guard let identity = entry["identity"] as? String, let path = entry["path"] as? String else {
                    return nil
                }
                return (identity, ".package(name: \"\(identity)\", path: \"\(path)\")")
            }
            let addresses = (dependency["sourceControl"] as? [[String: Any]] ?? []).compactMap {
                entry -> (String, String)? in
                guard let identity = entry["identity"] as? String,
                    let remotes = (entry["location"] as? [String: Any])?["remote"] as? [[String: Any]],
                    let address = remotes.first?["urlString"] as? String,
                    let requirement = Self.requirement(entry["requirement"] as? [String: Any] ?? [:])
                else { return nil }
                return (identity, ".package(url: \"\(address)\", \(requirement))")
            }
            return folders + addresses
        }
    }

    /// Whether packages that it depends on have to be fetched.
    var fetchesPackages: Bool { list("dependencies").contains { $0["sourceControl"] != nil } }
    /// The folders of packages on this machine that it depends on.
    var localPackages: [URL] {
        list("dependencies").flatMap { $0["fileSystem"] as? [[String: Any]] ?? [] }
            .compactMap { ($0["path"] as? String).map { URL(fileURLWithPath: $0) } }
    }

    /// Whether it names Dovetail itself.
    var dependsOnDovetail: Bool { dependencies.contains { $0.identity.lowercased() == "dovetail" } }

    private static func requirement(_ value: [String: Any]) -> String? {
        if let branch = (value["branch"] as? [String])?.first { return "branch: \"\(branch)\"" }
        if let revision = (value["revision"] as? [String])?.first { return "revision: \"\(revision)\"" }
        if let exact = (value["exact"] as? [String])?.first { return "exact: \"\(exact)\"" }
        if let range = (value["range"] as? [[String: String]])?.first, let lower = range["lowerBound"],
            let upper = range["upperBound"]
        {
            return "\"\(lower)\"..<\"\(upper)\""
        }
        return nil
    }
}
