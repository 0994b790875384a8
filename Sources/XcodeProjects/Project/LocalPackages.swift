import Foundation

/// Packages of a project's own folder.
///
/// Their manifests don't name Dovetail, so as packages they would have no SwiftUI where Dovetail is a dependency. The targets that the app
/// uses are taken over as modules of its package instead. Where the platform builds the app, packages with macros or C stay packages, and
/// so do those that they depend on.
enum LocalPackages {
    /// Takes over the packages in folders that belong to a project.
    static func takeOver(into project: inout AppProject, options: OpenOptions, base: URL) throws {
        let folder =
            ["xcodeproj", "xcworkspace"].contains(base.pathExtension) ? base.deletingLastPathComponent() : base
        var options = options
        options.root = options.root ?? folder
        let gate = FileGate(folder: folder, options: options)
        try takeOver(into: &project, usesPlatform: options.usesPlatform) { package in
            guard isAround(folder, package) else { return gate }
            var own = options
            own.root = package
            return FileGate(folder: package, options: own)
        }
        if let problem = gate.cases.problem { project.problems.append(problem) }
    }

    /// Whether a project lies in the folder of a package that it names, as the examples of packages do. Such a package is let through, as it is what the
    /// project is there for.
    private static func isAround(_ project: URL, _ package: URL) -> Bool {
        guard FileCollector.isPackage(package) else { return false }
        let inner = project.standardizedFileURL.resolvingSymlinksInPath().path
        return inner.hasPrefix(package.standardizedFileURL.resolvingSymlinksInPath().path + "/")
    }

    /// Takes over all packages in folders.
    /// - Parameter gate: What decides about the files of a package in a folder.
    static func takeOver(
        into project: inout AppProject, usesPlatform: Bool = false, gate: (URL) -> FileGate
    ) throws {
        var folders: [URL] = []
        project.packages.removeAll { package in
            if let folder = package.folder { folders.append(folder) }
            return package.folder != nil
        }
        var packages: [LocalPackage] = []
        var seen: Set<String> = []
        while let folder = folders.popLast() {
            guard seen.insert(folder.standardizedFileURL.path).inserted else { continue }
            let gate = gate(folder)
            if let refusal = gate.refusal(of: folder) {
                project.problems.append(refusal)
                continue
            }
            do {
                var package = try LocalPackage.read(folder, system: project.app.language.system)
                package.gate = gate
                packages.append(package)
                folders += package.localDependencies
                for package in package.remoteDependencies
                where !project.packages.contains(where: { $0.identity == package.identity }) {
                    project.packages.append(package)
                }
            } catch let error as XcodeError {
                project.problems.append(Problem(.missing, error.description))
            }
        }
        let kept = usesPlatform ? PackageForms.keep(&packages) : []
        project.packages += kept.map(\.reference)
        var added: [Module] = []
        for index in project.modules.indices {
            var remaining: [PackageProduct] = []
            for product in project.modules[index].products {
                // A program names targets of its own package, which offers them to nobody else.
                let own = packages.first { $0.reference == product.package && $0.targets[product.name] != nil }
                guard let package = own ?? packages.first(where: { $0.products[product.name] != nil }) else {
                    if let package = kept.first(where: { $0.products[product.name] != nil }) {
                        remaining.append(PackageProduct(name: product.name, package: package.reference))
                    } else if product.package == nil || product.package?.folder != nil {
                        project.problems.append(
                            Problem(.missing, "The product “\(product.name)” is in none of the project's packages."))
                    } else {
                        remaining.append(product)
                    }
                    continue
                }
                for target in own == nil ? package.products[product.name] ?? [] : [product.name] {
                    add(target, of: package, packages: packages, kept: kept, to: &added, project: &project)
                    project.modules[index].dependencies.append(target.asModuleName)
                }
            }
            project.modules[index].products = remaining
        }
        project.modules.insert(contentsOf: added, at: 0)
    }

    /// Adds a target after those that it depends on. A name that is there already is not added again, so circles end.
    private static func add(
        _ name: String, of package: LocalPackage, packages: [LocalPackage], kept: [LocalPackage],
        to modules: inout [Module], project: inout AppProject, path: Set<String> = []
    ) {
        guard !path.contains(name), !modules.contains(where: { $0.name == name.asModuleName }),
            let target = package.targets[name]
        else { return }
        var module = Module(name: name.asModuleName, kind: .library)
        module.language = target.language
        module.language.version = package.languageVersion
        module.language.system = project.app.language.system
        for dependency in target.dependencies {
            if package.targets[dependency.name] != nil {
                add(
                    dependency.name, of: package, packages: packages, kept: kept, to: &modules, project: &project,
                    path: path.union([name]))
                module.dependencies.append(dependency.name.asModuleName)
            } else if let other = packages.first(where: { $0.products[dependency.name] != nil }) {
                for target in other.products[dependency.name] ?? [] {
                    add(
                        target, of: other, packages: packages, kept: kept, to: &modules, project: &project,
                        path: path.union([name]))
                    module.dependencies.append(target.asModuleName)
                }
            } else if let other = kept.first(where: { $0.products[dependency.name] != nil }) {
                module.products.append(PackageProduct(name: dependency.name, package: other.reference))
            } else if let remote = package.remoteDependencies.first(where: {
                $0.identity.lowercased() == (dependency.package ?? dependency.name).lowercased()
            }) {
                module.products.append(PackageProduct(name: dependency.name, package: remote))
            }
        }
        guard let gate = package.gate else { return }
        var files = FileCollector(gate: gate)
        let excluded = Set(target.excluded)
        let folder = gate.place(of: target.folder)
        if let refusal = gate.refusal(of: folder) {
            project.problems.append(refusal)
        } else {
            files.addContents(of: folder, except: excluded)
        }
        module.sources = files.sources.map {
            ProjectFile(source: $0.source, destination: FileGate.relative($0.source, to: folder) ?? $0.destination)
        }
        module.resources = target.hasResources ? files.resources : files.resources.filter(\.isResourceByItself)
        project.problems += files.problems
        if !module.sources.isEmpty { modules.append(module) }
    }
}

extension ProjectFile {
    /// Whether Xcode takes it into a package's bundle though the manifest names no resources.
    var isResourceByItself: Bool {
        let types = Set(
            destination.split(separator: "/").map { URL(fileURLWithPath: String($0)).pathExtension.lowercased() })
        return !types.isDisjoint(with: DataModelFiles.types.union(["xcassets", "xcstrings", "lproj"]))
    }
}

extension PackageReference {
    /// The folder of a package of the project's own.
    var folder: URL? {
        if case .local(let folder) = place { folder } else { nil }
    }
}

/// A package in a folder, as `swift package dump-package` describes it.
struct LocalPackage {
    struct Target {
        var folder: URL
        var excluded: [String]
        var hasResources: Bool
        var dependencies: [(name: String, package: String?)]
        /// Its settings, without the version of the language, which is the package's.
        var language = LanguageSettings()
    }

    let folder: URL
    private(set) var targets: [String: Target] = [:]
    /// The names of its programs, in order.
    private(set) var programs: [String] = []
    /// The systems that it says it is made for, such as `ios` and `macos`.
    private(set) var platforms: Set<String> = []
    /// Targets that are no plain sources: macros, plug-ins, libraries in binary form or of the system.
    private(set) var otherTargets: Set<String> = []
    /// Decides about the package's files.
    var gate: FileGate?
    /// The targets of each library.
    private(set) var products: [String: [String]] = [:]
    private(set) var localDependencies: [URL] = []
    private(set) var remoteDependencies: [PackageReference] = []
    private(set) var languageVersion = 5

    /// - Parameter system: The system whose settings and dependencies count, beside those of Linux.
    static func read(_ folder: URL, system: AppleSystem? = nil) throws -> LocalPackage {
        guard FileReading.kind(of: folder.appendingPathComponent("Package.swift")) == .file else {
            throw XcodeError("The package \(folder.path) has no Package.swift.")
        }
        // What the tool writes goes to a folder of its own: the package stays as it is.
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("dovetail-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "swift", "package", "--package-path", folder.path, "--scratch-path", scratch.path, "dump-package",
        ]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0,
            let values = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        else {
            throw XcodeError("The manifest of the package \(folder.path) cannot be read.")
        }
        return LocalPackage(values, folder: folder, system: system)
    }

    init(_ values: [String: Any], folder: URL, system: AppleSystem? = nil) {
        self.folder = folder
        let platforms = Set(["linux"] + [system?.rawValue.lowercased()].compactMap { $0 })
        if let tools = (values["toolsVersion"] as? [String: Any])?["_version"] as? String, tools.hasPrefix("6") {
            languageVersion = 6
        }
        if let modes = values["swiftLanguageVersions"] as? [String], !modes.isEmpty {
            languageVersion = modes.contains("6") ? 6 : 5
        }
        self.platforms = Set(
            (values["platforms"] as? [[String: Any]] ?? []).compactMap { $0["platformName"] as? String })
        let described = values["targets"] as? [[String: Any]] ?? []
        let hasOne = described.count { ["regular", "executable"].contains($0["type"] as? String) } == 1
        for target in described {
            guard let name = target["name"] as? String else { continue }
            guard ["regular", "executable"].contains(target["type"] as? String) else {
                otherTargets.insert(name)
                continue
            }
            if target["type"] as? String == "executable" { programs.append(name) }
            let path = target["path"] as? String
            let place =
                path.map { folder.appendingPathComponent($0) }
                ?? Self.usualFolder(of: name, in: folder, isOnly: hasOne)
            targets[name] = Target(
                folder: place.standardizedFileURL, excluded: target["exclude"] as? [String] ?? [],
                hasResources: !(target["resources"] as? [Any] ?? []).isEmpty,
                dependencies: (target["dependencies"] as? [[String: Any]] ?? []).compactMap {
                    Self.dependency($0, platforms)
                },
                language: Self.language(target["settings"] as? [[String: Any]] ?? [], platforms))
        }
        for product in values["products"] as? [[String: Any]] ?? [] {
            guard let name = product["name"] as? String, (product["type"] as? [String: Any])?["library"] != nil else {
                continue
            }
            products[name] = product["targets"] as? [String] ?? []
        }
        for dependency in values["dependencies"] as? [[String: Any]] ?? [] {
            for entry in dependency["fileSystem"] as? [[String: Any]] ?? [] {
                if let path = entry["path"] as? String { localDependencies.append(URL(fileURLWithPath: path)) }
            }
            for entry in dependency["sourceControl"] as? [[String: Any]] ?? [] {
                guard let remotes = (entry["location"] as? [String: Any])?["remote"] as? [[String: Any]],
                    let url = remotes.first?["urlString"] as? String,
                    let requirement = Self.requirement(entry["requirement"] as? [String: Any] ?? [:])
                else { continue }
                remoteDependencies.append(PackageReference(.remote(url: url, requirement: requirement)))
            }
        }
    }

    /// - Parameter isOnly: Whether the package has no other target with sources: those may lie in `Sources` itself then.
    private static func usualFolder(of name: String, in folder: URL, isOnly: Bool) -> URL {
        let around = ["Sources", "Source", "src", "srcs"].map { folder.appendingPathComponent($0) }
        let places = around.map { $0.appendingPathComponent(name) } + (isOnly ? around : [])
        return places.first { FileReading.kind(of: $0) == .folder } ?? places[0]
    }

    /// `{"kind": {"define": {"_0": "NAME"}}, "tool": "swift"}`, and the like for features.
    private static func language(_ settings: [[String: Any]], _ counted: Set<String>) -> LanguageSettings {
        var language = LanguageSettings()
        for setting in settings where setting["tool"] as? String == "swift" {
            let platforms = (setting["condition"] as? [String: Any])?["platformNames"] as? [String] ?? []
            guard platforms.isEmpty || !counted.isDisjoint(with: platforms),
                let kind = setting["kind"] as? [String: Any]
            else { continue }
            func value(_ name: String) -> String? { (kind[name] as? [String: Any])?["_0"] as? String }
            if let name = value("define"), name.asModuleName == name { language.conditions.append(name) }
            if let name = value("enableUpcomingFeature") { language.upcomingFeatures.append(name) }
            if value("defaultIsolation") == "MainActor" { language.isMainActorByDefault = true }
        }
        return language
    }

    /// `{"byName": ["A", null]}`, `{"target": ["A", null]}` or `{"product": ["A", "package", …]}`, with platforms at the end.
    private static func dependency(
        _ value: [String: Any], _ counted: Set<String>
    ) -> (name: String, package: String?)? {
        guard let entry = value.values.first as? [Any], let name = entry.first as? String else { return nil }
        let platforms = (entry.last as? [String: Any])?["platformNames"] as? [String] ?? []
        guard platforms.isEmpty || !counted.isDisjoint(with: platforms) else { return nil }
        return (name, value["product"] != nil && entry.count > 1 ? entry[1] as? String : nil)
    }

    private static func requirement(_ value: [String: Any]) -> String? {
        if let branch = (value["branch"] as? [String])?.first { return "branch: \(branch.swiftLiteral)" }
        if let revision = (value["revision"] as? [String])?.first { return "revision: \(revision.swiftLiteral)" }
        if let exact = (value["exact"] as? [String])?.first { return "exact: \(exact.swiftLiteral)" }
        if let range = (value["range"] as? [[String: String]])?.first, let lower = range["lowerBound"],
            let upper = range["upperBound"]
        {
            return "\(lower.swiftLiteral)..<\(upper.swiftLiteral)"
        }
        return nil
    }
}
