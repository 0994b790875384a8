import ArgumentParser
import Foundation

/// What a package says of itself, as far as previews need to know it.
struct PackageManifest {
    private let values: [String: Any]

    init(folder: String) throws {
        guard FileManager.default.fileExists(atPath: folder + "/Package.swift") else {
            throw ValidationError(
                "There is no Package.swift in \(URL(fileURLWithPath: folder).standardizedFileURL.path).")
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swift", "package", "--package-path", folder, "dump-package"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw ExitCode(process.terminationStatus) }
        values = (try JSONSerialization.jsonObject(with: data) as? [String: Any]) ?? [:]
    }

    var name: String { values["name"] as? String ?? "" }

    private func list(_ key: String) -> [[String: Any]] { values[key] as? [[String: Any]] ?? [] }

    /// Whether there is a program that previews can be asked of.
    var hasProgram: Bool { list("targets").contains { $0["type"] as? String == "executable" } }

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
