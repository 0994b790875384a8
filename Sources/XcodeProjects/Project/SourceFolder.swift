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
        let manifest = try self.manifest()
        if let code = manifest?.sources {
            // What lies beside the target's own folder is no part of it.
            if let refusal = gate.refusal(of: code) { throw XcodeError(refusal.text) }
            files.addContents(of: code, except: manifest?.excluded ?? [])
        } else if place == folder {
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
        if let manifest {
            settings["INFOPLIST_KEY_CFBundleDisplayName"] = manifest.title
            settings["PRODUCT_BUNDLE_IDENTIFIER"] = manifest.string("bundleIdentifier")
            settings["MARKETING_VERSION"] = manifest.string("displayVersion")
            settings["CURRENT_PROJECT_VERSION"] = manifest.string("bundleVersion")
            settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"] = manifest.choice("accentColor", "asset")
            settings["INFOPLIST_KEY_DovetailAccentColor"] = manifest.choice("accentColor", "presetColor")
            if let icon = manifest.choice("appIcon", "asset") { module.iconName = icon }
            project.packages = manifest.packages
            module.products = manifest.products
            if manifest.swift6 { module.language.version = 6 }
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
