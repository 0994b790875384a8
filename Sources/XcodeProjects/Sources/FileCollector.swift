import Foundation

/// Sorts the files of a module into sources, resources and what can't be used.
struct FileCollector {
    let gate: FileGate
    /// Files that belong to the project but to no product, such as its `Info.plist`.
    var ignored: Set<String> = []
    private(set) var sources: [ProjectFile] = []
    private(set) var resources: [ProjectFile] = []
    private(set) var problems: [Problem] = []
    private var taken: Set<String> = []
    private var seen: Set<String> = []

    init(gate: FileGate) { self.gate = gate }

    mutating func note(_ problem: Problem) { problems.append(problem) }

    /// Adds a file of a list, or a folder as a whole when it is one thing to Xcode (an asset catalogue, a folder reference).
    /// What goes along has the name that the list says, also where the file's differs in letter case.
    mutating func add(_ named: URL, isFolderReference: Bool = false) {
        let named = named.standardizedFileURL
        let file = gate.place(of: named)
        guard !ignored.contains(file.path), !gate.isLeftOut(file), seen.insert(file.path).inserted else { return }
        if Self.isManifest(file) || Self.isPackage(file) { return }
        if let refusal = gate.refusal(of: file) {
            problems.append(refusal)
            return
        }
        let type = file.pathExtension.lowercased()
        if type == "storyboard", Self.isReadAsItStands(file) {
            addResource(named, of: file)
        } else if let reason = Self.unusable[type] {
            if file.deletingPathExtension().lastPathComponent != "LaunchScreen" {
                problems.append(Problem(.leftOut, "\(gate.display(file)) is left out: \(reason)"))
            }
        } else if Self.silent.contains(type) {
            return
        } else if type == "swift" {
            if FileReading.kind(of: file) == .file {
                sources.append(ProjectFile(source: file, destination: free(gate.destination(of: file))))
            }
        } else if FileReading.kind(of: file) == .folder {
            if isFolderReference || Self.opaque.contains(type) {
                addResourceFolder(file)
            } else {
                addContents(of: file)
            }
        } else {
            addResource(named, of: file)
        }
    }

    private mutating func addResource(_ named: URL, of file: URL) {
        let folder = named.deletingLastPathComponent()
        let isLocalized = folder.pathExtension == "lproj"
        let name = named.lastPathComponent
        resources.append(
            ProjectFile(source: file, destination: free(isLocalized ? folder.lastPathComponent + "/" + name : name)))
    }

    /// Whether a storyboard says no more than the class of its first controller and that of its view: apps start with that.
    private static func isReadAsItStands(_ file: URL) -> Bool {
        guard let data = try? FileReading.data(of: file, limit: 1 << 20) else { return false }
        let text = String(decoding: data, as: UTF8.self)
        return !text.contains("<subviews>") && text.contains("initialViewController=\"")
            && text.range(of: "<viewController [^>]*customClass=\"", options: .regularExpression) != nil
    }

    /// Adds everything in a folder, as a synchronised folder of Xcode does. Paths that are excluded are relative to the folder.
    /// Packages inside are none of it, nor are their manifests.
    mutating func addContents(of folder: URL, except excluded: Set<String> = [], folderReferences: Set<String> = []) {
        let excluded = Set(excluded.map { $0.lowercased() })
        var waiting: [(URL, String, Int)] = [(folder, "", 0)]
        while let (folder, prefix, depth) = waiting.popLast() {
            for name in FileReading.names(in: folder) {
                let file = folder.appendingPathComponent(name)
                let path = prefix + name
                let type = file.pathExtension.lowercased()
                if excluded.contains(path.lowercased()) || gate.isLeftOut(file) || Self.projects.contains(type) {
                    continue
                }
                let isFolder = FileReading.kind(of: file) == .folder
                if isFolder, folderReferences.contains(path) {
                    add(file, isFolderReference: true)
                } else if isFolder, !Self.opaque.contains(type), Self.unusable[type] == nil,
                    !Self.silent.contains(type),
                    gate.refusal(of: file) == nil
                {
                    // Links may lead in circles.
                    if depth < 32, !Self.isPackage(file) { waiting.append((file, path + "/", depth + 1)) }
                } else {
                    add(file)
                }
                if sources.count + resources.count > 50_000 {
                    problems.append(
                        Problem(.leftOut, "\(gate.display(folder)) has too many files; the rest is left out."))
                    return
                }
            }
        }
    }

    private mutating func addResourceFolder(_ folder: URL) {
        let inside = gate.files(in: folder)
        problems += inside.problems
        let name = free(folder.lastPathComponent)
        let version = folder.appendingPathComponent(DataModelFiles.currentVersion)
        if DataModelFiles.types.contains(folder.pathExtension.lowercased()), gate.refusal(of: version) == nil {
            resources.append(
                ProjectFile(source: version, destination: name + "/" + DataModelFiles.currentVersion))
        }
        let renamed = type(of: self).namesInCatalogue(inside.files)
        for (file, path) in inside.files {
            resources.append(ProjectFile(source: file, destination: name + "/" + (renamed[path] ?? path)))
        }
    }

    /// The files of an asset catalogue that its `Contents.json` names in other letter case, by their paths: they get the name there.
    private static func namesInCatalogue(_ files: [(file: URL, path: String)]) -> [String: String] {
        let paths = Set(files.map(\.path))
        let actual = Dictionary(paths.sorted().map { ($0.lowercased(), $0) }) { first, _ in first }
        var result: [String: String] = [:]
        for (file, path) in files where path.hasSuffix("/Contents.json") {
            guard let data = try? FileReading.data(of: file, limit: 1 << 20),
                let list = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
            else { continue }
            let folder = path.dropLast("Contents.json".count)
            for entry in (list["images"] ?? list["symbols"]) as? [[String: Any]] ?? [] {
                guard let name = entry["filename"] as? String, !name.contains("/"), !paths.contains(folder + name),
                    let other = actual[(folder + name).lowercased()]
                else { continue }
                result[other] = folder + name
            }
        }
        return result
    }

    /// Whether a folder is one thing to Xcode, as an asset catalogue is.
    static func isOneThing(_ folder: URL) -> Bool { opaque.contains(folder.pathExtension.lowercased()) }

    /// A folder that is a package of its own. Its targets are modules, not files of the folder around it.
    static func isPackage(_ folder: URL) -> Bool { isManifest(folder.appendingPathComponent("Package.swift")) }

    private static func isManifest(_ file: URL) -> Bool {
        guard file.lastPathComponent == "Package.swift", let data = try? FileReading.data(of: file, limit: 1 << 20)
        else {
            return false
        }
        return data.range(of: Data("PackageDescription".utf8)) != nil
    }

    /// A destination that no other file has: of two files with the same name the later gets another one.
    private mutating func free(_ path: String) -> String {
        var candidate = path
        var number = 2
        while !taken.insert(candidate.lowercased()).inserted {
            let file = URL(fileURLWithPath: path)
            let type = file.pathExtension.isEmpty ? "" : "." + file.pathExtension
            candidate = String(path.dropLast(type.count)) + "-\(number)" + type
            number += 1
        }
        return candidate
    }

    /// Folders that are one thing.
    private static let opaque = DataModelFiles.types.union([
        "xcassets", "mlpackage", "bundle", "scnassets", "lproj-folder",
    ])
    /// Other projects and packages, which a folder may hold.
    private static let projects: Set = ["xcodeproj", "xcworkspace", "playground", "swiftpm", "xctestplan", "docc"]
    /// Files that Xcode reads itself.
    private static let silent: Set = [
        "entitlements", "xcconfig", "h", "hpp", "pch", "modulemap", "docc", "xctestplan", "xcprivacy", "storekit",
        "gitkeep",
    ]
    private static let unusable: [String: String] = {
        let native = "it is no Swift. C can be put into a package of its own; Objective-C needs Apple's runtime."
        let interface = "interfaces of UIKit and AppKit can't be loaded. Write the view in SwiftUI."
        return [
            "m": native, "mm": native, "c": native, "cpp": native, "cc": native, "s": native,
            "storyboard": interface, "xib": interface,
            "xcmappingmodel": "stores are migrated by comparing versions of their models; mappings are not read.",
            "metal": "shaders in Metal can't be compiled.",
            "intentdefinition": "Intents are not there.", "reality": "RealityKit is not there.",
            "rcproject": "RealityKit is not there.", "usdz": "RealityKit is not there.",
            "xcframework": "it is built for Apple's systems.", "framework": "it is built for Apple's systems.",
            "a": "it is built for Apple's systems.", "dylib": "it is built for Apple's systems.",
        ]
    }()
}
