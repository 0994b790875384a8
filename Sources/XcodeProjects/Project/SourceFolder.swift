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
        var ignored: Set = [folder.appendingPathComponent("Package.swift").standardizedFileURL.path]
        let info = infoFile()
        if let info { ignored.insert(info.standardizedFileURL.path) }
        let manifest = try self.manifest()
        let targets = try manifest?.targets() ?? []
        for target in targets.dropLast() {
            var library = Module(name: target.name.asModuleName, kind: .library)
            guard let code = target.sources(in: folder) else {
                throw XcodeError("There is no folder of the target “\(target.name)” in \(folder.path).")
            }
            let files = try self.files(of: target, at: code, ignored: ignored)
            library.sources = files.sources
            library.resources = files.resources
            project.problems += files.problems
            take(from: target, of: targets, manifest, &library)
            project.modules.append(library)
        }
        var files = FileCollector(gate: gate)
        files.ignored = ignored
        if let target = targets.last, let code = target.sources(in: folder) {
            files = try self.files(of: target, at: code, ignored: ignored)
        } else if place == folder {
            // Tests want a target of their own, and what is built is nobody's source. Other targets may lie inside of the app's folder.
            var others = Set(
                FileReading.names(in: folder).filter {
                    ["Tests", "UITests", "build", "DerivedData", "Pods", "Carthage"].contains($0)
                        || $0.hasSuffix("Tests")
                })
            others.formUnion(targets.last?.excluded ?? [])
            let root = folder.standardizedFileURL.path + "/"
            for code in targets.dropLast().compactMap({ $0.sources(in: folder)?.standardizedFileURL.path })
            where code.hasPrefix(root) { others.insert(String(code.dropFirst(root.count))) }
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
        if let manifest {
            settings["INFOPLIST_KEY_CFBundleDisplayName"] = manifest.title
            settings["PRODUCT_BUNDLE_IDENTIFIER"] = manifest.string("bundleIdentifier")
            settings["TARGETED_DEVICE_FAMILY"] = manifest.deviceFamilies
            settings["MARKETING_VERSION"] = manifest.string("displayVersion")
            settings["CURRENT_PROJECT_VERSION"] = manifest.string("bundleVersion")
            settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"] = manifest.choice("accentColor", "asset")
            settings["INFOPLIST_KEY_DovetailAccentColor"] = manifest.choice("accentColor", "presetColor")
            if let icon = manifest.choice("appIcon", "asset") { module.iconName = icon }
            project.packages = manifest.packages
            if let target = targets.last { take(from: target, of: targets, manifest, &module) }
        }
        let (data, problem) = AppInfo(settings: settings, folder: folder, gate: gate).data(
            name: name, executable: module.name)
        module.info = data
        module.sources = files.sources
        module.resources = files.resources
        project.problems += files.problems + [problem].compactMap { $0 }
        if manifest == nil, AppleSystem.isWrittenForMac(module.sources.map(\.source)) {
            module.language.system = .macOS
        }
        guard !module.sources.isEmpty else {
            throw XcodeError("There are no Swift files in \(folder.path), and no project.")
        }
        project.modules.append(module)
        return project
    }

    /// The files of a target that has a folder of its own. What lies beside that is no part of it.
    private func files(of target: ManifestTarget, at code: URL, ignored: Set<String>) throws -> FileCollector {
        if let refusal = gate.refusal(of: code) { throw XcodeError(refusal.text) }
        var files = FileCollector(gate: gate)
        files.ignored = ignored
        files.addContents(of: code, except: target.excluded)
        return files
    }

    /// What a target is made with, beside its files.
    private func take(
        from target: ManifestTarget, of targets: [ManifestTarget], _ manifest: PlaygroundAppManifest?,
        _ module: inout Module
    ) {
        module.dependencies = target.dependencies.filter { name in targets.contains { $0.name == name } }
            .map(\.asModuleName)
        module.products = target.products(of: manifest?.packages ?? [])
        if manifest?.swift6 == true { module.language.version = 6 }
        if manifest != nil { module.language.system = .iOS }
    }

    /// What the app says about itself, where it is one of Swift Playgrounds.
    private func manifest() throws -> PlaygroundAppManifest? {
        let file = folder.appendingPathComponent("Package.swift")
        guard place == folder, let data = try? FileReading.data(of: file, limit: 1 << 20) else { return nil }
        return PlaygroundAppManifest(String(decoding: data, as: UTF8.self), folder: folder)
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
