import Foundation

/// Reads an Xcode project (`.xcodeproj`) of any format since Xcode 3: file lists of groups, and synchronised folders.
struct XcodeProject {
    let objects: ProjectObjects
    let paths: ProjectPaths
    let gate: FileGate
    /// The folder that paths are relative to.
    let folder: URL
    let name: String

    init(_ project: URL, options: OpenOptions) throws {
        let project = project.standardizedFileURL
        name = project.deletingPathExtension().lastPathComponent
        let file = project.appendingPathComponent("project.pbxproj")
        guard FileReading.kind(of: file) != .missing else {
            throw XcodeError("There is no project.pbxproj in \(project.path), so it is no Xcode project.")
        }
        objects = try ProjectObjects(PropertyValue.read(file), name: "\(project.lastPathComponent)/project.pbxproj")
        var folder = project.deletingLastPathComponent()
        if let path = objects.string(objects.root, "projectDirPath"), !path.isEmpty {
            folder = folder.appendingPathComponent(path).standardizedFileURL
        }
        self.folder = folder
        gate = FileGate(folder: project.deletingLastPathComponent(), options: options)
        paths = ProjectPaths(objects, folder: folder)
    }

    // MARK: Targets

    private var targets: [String] { objects.list(objects.root, "targets").filter(objects.exists) }

    private func title(_ target: String) -> String { objects.string(target, "name") ?? "?" }

    private func isApp(_ target: String) -> Bool {
        objects.string(target, "productType")?.hasPrefix("com.apple.product-type.application") == true
    }

    /// The target to open: the one asked for, else the app; of several, one for iPhone and iPad goes before others.
    private func appTarget(_ name: String?) throws -> (target: String, others: [String]) {
        let all = targets.map { "“\(title($0))”" }.joined(separator: ", ")
        if let name {
            guard let target = targets.first(where: { title($0) == name }) else {
                throw XcodeError(
                    "The project \(self.name) has no target “\(name)”. It has: \(all.isEmpty ? "none" : all).")
            }
            guard isApp(target) || objects.string(target, "productType") == "com.apple.product-type.tool" else {
                throw XcodeError("The target “\(name)” of \(self.name) is not an app.")
            }
            return (target, [])
        }
        let apps = targets.filter(isApp)
        func rank(_ target: String) -> Int {
            let settings = settings(of: target)
            let platforms = (settings["SUPPORTED_PLATFORMS"] ?? settings["SDKROOT"] ?? "").lowercased()
            if platforms.contains("watchos") || platforms.contains("appletv") { return 2 }
            return platforms.contains("iphone") || platforms.contains("auto") ? 0 : 1
        }
        let ranked = apps.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
        guard let first = ranked.first?.element else {
            throw XcodeError(
                "The project \(self.name) has no app. Its targets are: \(all.isEmpty ? "none" : all). What can be opened is an app, or a folder of Swift files."
            )
        }
        return (first, apps.filter { $0 != first }.map(title))
    }

    /// The settings of the configuration for debugging.
    func settings(of target: String) -> BuildSettings {
        var settings = BuildSettings()
        settings["SRCROOT"] = folder.path
        settings["PROJECT_DIR"] = folder.path
        settings["PROJECT_NAME"] = name
        settings["TARGET_NAME"] = title(target)
        settings["PRODUCT_NAME"] = "$(TARGET_NAME)"
        settings["PRODUCT_MODULE_NAME"] = "$(PRODUCT_NAME:c99extidentifier)"
        settings["EXECUTABLE_NAME"] = "$(PRODUCT_NAME)"
        settings["PRODUCT_BUNDLE_PACKAGE_TYPE"] = "APPL"
        settings["DEVELOPMENT_LANGUAGE"] = objects.string(objects.root, "developmentRegion") ?? "en"
        for owner in [objects.root, target] {
            let list = objects.string(owner, "buildConfigurationList") ?? ""
            let configurations = objects.list(list, "buildConfigurations")
            guard
                let chosen = configurations.first(where: { objects.string($0, "name") == "Debug" })
                    ?? configurations.first
            else { continue }
            if let file = settingsFile(of: chosen) { settings.merge(contentsOf: file, gate: gate) }
            settings.merge(objects.value(chosen, "buildSettings")?.dictionary ?? [:])
        }
        return settings
    }

    /// The `.xcconfig` that a configuration starts from: a file of a group, or one in a synchronised folder.
    private func settingsFile(of configuration: String) -> URL? {
        if let base = objects.string(configuration, "baseConfigurationReference") { return paths[base] }
        guard let anchor = objects.string(configuration, "baseConfigurationReferenceAnchor"),
            let path = objects.string(configuration, "baseConfigurationReferenceRelativePath"), !path.isEmpty
        else { return nil }
        return (paths[anchor] ?? fallbackPlace(of: anchor))?.appendingPathComponent(path)
    }

    // MARK: Modules

    /// The app with its libraries and packages.
    func app(_ options: OpenOptions) throws -> AppProject {
        let (target, others) = try appTarget(options.target)
        var project = AppProject(name: settings(of: target)["PRODUCT_NAME"] ?? title(target), modules: [])
        project.problems = paths.problems
        if !others.isEmpty {
            let list = others.map { "“\($0)”" }.joined(separator: ", ")
            project.problems.append(
                Problem(
                    .note, "“\(title(target))” is opened. The project has other apps, which --target opens: \(list)."))
        }
        var done: Set<String> = []
        try add(target, kind: .app, to: &project, done: &done, path: [])
        return project
    }

    /// Adds a target after the libraries that it depends on.
    private func add(
        _ target: String, kind: Module.Kind, to project: inout AppProject, done: inout Set<String>, path: [String]
    ) throws {
        guard !path.contains(target) else {
            let names = (path + [target]).map { "“\(title($0))”" }.joined(separator: " → ")
            throw XcodeError("Targets of \(name) depend on each other in a circle: \(names).")
        }
        guard done.insert(target).inserted else { return }
        let settings = settings(of: target)
        var module = Module(name: (settings["PRODUCT_MODULE_NAME"] ?? title(target)).asModuleName, kind: kind)
        for other in dependencies(of: target) {
            switch objects.string(other, "productType") ?? "" {
            case "com.apple.product-type.framework", "com.apple.product-type.framework.static",
                "com.apple.product-type.library.static", "com.apple.product-type.library.dynamic":
                try add(other, kind: .library, to: &project, done: &done, path: path + [target])
                let settings = self.settings(of: other)
                module.dependencies.append((settings["PRODUCT_MODULE_NAME"] ?? title(other)).asModuleName)
            case "com.apple.product-type.app-extension", "com.apple.product-type.extensionkit-extension":
                project.problems.append(
                    Problem(.note, "The extension “\(title(other))” is left out: extensions of the system are Apple's.")
                )
            default: break
            }
        }
        module.language = settings.language
        if let icon = settings["ASSETCATALOG_COMPILER_APPICON_NAME"], !icon.isEmpty { module.iconName = icon }
        var files = FileCollector(gate: gate)
        let info = AppInfo(settings: settings, folder: folder, gate: gate)
        if let file = info.file { files.ignored.insert(file.standardizedFileURL.path) }
        collect(target, into: &files)
        if kind == .app {
            let (data, problem) = info.data(name: project.name, executable: module.name)
            module.info = data
            if let problem { project.problems.append(problem) }
        }
        module.sources = files.sources
        module.resources = files.resources
        project.problems += files.problems
        addPackages(of: target, to: &module, project: &project)
        guard !module.sources.isEmpty || kind == .library else {
            throw XcodeError(
                (["The target “\(title(target))” of \(name) has no Swift files that can be read."]
                    + files.problems.prefix(20).map { "  " + $0.text }).joined(separator: "\n"))
        }
        if !module.sources.isEmpty { project.modules.append(module) }
    }

    /// The targets of the project that a target needs: those that it names, and those whose products it is linked with, which Xcode builds
    /// before it as well.
    private func dependencies(of target: String) -> [String] {
        var found: [String] = []
        func add(_ other: String?) {
            guard let other, objects.exists(other), !found.contains(other) else { return }
            found.append(other)
        }
        for dependency in objects.list(target, "dependencies") {
            if let other = objects.string(dependency, "target") {
                add(other)
            } else if let proxy = objects.string(dependency, "targetProxy"),
                objects.string(proxy, "containerPortal") == objects.root
            {
                add(objects.string(proxy, "remoteGlobalIDString"))
            }
        }
        for phase in objects.list(target, "buildPhases") where objects.type(of: phase) == "PBXFrameworksBuildPhase" {
            for file in objects.list(phase, "files") where isForPhones(file) {
                guard let product = objects.string(file, "fileRef") else { continue }
                add(targets.first { objects.string($0, "productReference") == product })
            }
        }
        return found
    }

    // MARK: Files

    private func collect(_ target: String, into files: inout FileCollector) {
        for phase in objects.list(target, "buildPhases") {
            switch objects.type(of: phase) {
            case "PBXSourcesBuildPhase", "PBXResourcesBuildPhase":
                for buildFile in objects.list(phase, "files") where isForPhones(buildFile) {
                    guard let reference = objects.string(buildFile, "fileRef") else { continue }
                    addReference(reference, to: &files)
                }
            case "PBXShellScriptBuildPhase":
                let name = objects.string(phase, "name") ?? "Run Script"
                files.note(Problem(.note, "The build phase “\(name)” runs a script; it is not run here."))
            default: break
            }
        }
        addSynchronizedFolders(of: target, to: &files)
    }

    /// Files for a Mac only stay out: the app is opened as the one for iPhone and iPad. One without that is for all.
    private func isForPhones(_ buildFile: String) -> Bool {
        let filters =
            objects.list(buildFile, "platformFilters") + [objects.string(buildFile, "platformFilter")].compactMap { $0 }
        return filters.isEmpty || filters.contains("ios")
    }

    private func addReference(_ reference: String, to files: inout FileCollector) {
        guard objects.exists(reference) else {
            files.note(Problem(.missing, "The project names a file “\(reference)” that is not in its list of files."))
            return
        }
        switch objects.type(of: reference) {
        case "PBXVariantGroup":
            for child in objects.list(reference, "children") where objects.exists(child) {
                if let file = paths[child] { files.add(file) }
            }
        case "XCVersionGroup":
            if let file = paths[reference] { files.add(file) }
        default:
            guard let file = paths[reference] else { return }
            let type = objects.string(reference, "lastKnownFileType") ?? objects.string(reference, "explicitFileType")
            files.add(file, isFolderReference: type == "folder")
        }
    }

    /// Folders whose files all belong to a target, except those that are named; and files of other targets' folders that are named.
    private func addSynchronizedFolders(of target: String, to files: inout FileCollector) {
        let own = Set(objects.list(target, "fileSystemSynchronizedGroups"))
        for group in objects.all("PBXFileSystemSynchronizedRootGroup") {
            guard let folder = paths[group] ?? fallbackPlace(of: group) else { continue }
            var named: Set<String> = []
            for set in objects.list(group, "exceptions") where objects.string(set, "target") == target {
                named.formUnion(objects.list(set, "membershipExceptions"))
                guard own.contains(group) else { continue }
                // Files for a Mac only.
                for (path, platforms) in objects.value(set, "platformFiltersByRelativePath")?.dictionary ?? [:]
                where !platforms.strings.contains("ios") { named.insert(path) }
            }
            if own.contains(group) {
                if let refusal = gate.refusal(of: folder) {
                    files.note(refusal)
                    continue
                }
                files.addContents(
                    of: folder, except: named, folderReferences: Set(objects.list(group, "explicitFolders")))
            } else {
                for path in named.sorted() where !path.isEmpty {
                    files.add(folder.appendingPathComponent(path))
                }
            }
        }
    }

    /// A folder that is in no group is relative to the project.
    private func fallbackPlace(of group: String) -> URL? {
        guard let path = objects.string(group, "path"), !path.isEmpty else { return nil }
        return folder.appendingPathComponent(path).standardizedFileURL
    }

    // MARK: Packages

    private func addPackages(of target: String, to module: inout Module, project: inout AppProject) {
        var products = objects.list(target, "packageProductDependencies")
        // Older projects name the products among the linked files only.
        for phase in objects.list(target, "buildPhases") where objects.type(of: phase) == "PBXFrameworksBuildPhase" {
            for file in objects.list(phase, "files") {
                if let product = objects.string(file, "productRef") { products.append(product) }
            }
        }
        for product in products {
            guard let name = objects.string(product, "productName"), !name.hasPrefix("plugin:") else { continue }
            let reference = objects.string(product, "package").flatMap(package)
            if gate.isLeftOut(product: name, of: reference) {
                project.leftOutModules.insert(name)
                continue
            }
            let entry = PackageProduct(name: name, package: reference)
            if !module.products.contains(entry), !module.products.contains(where: { $0.name == name }) {
                module.products.append(entry)
            }
            if let reference, !project.packages.contains(reference) { project.packages.append(reference) }
        }
        guard module.products.contains(where: { $0.package == nil }) else { return }
        // A product without a package is one of a package that lies in the project: listed as such, or just a folder in a group.
        var folders = objects.list(objects.root, "packageReferences").compactMap(package).compactMap(\.folder)
        for file in objects.all("PBXFileReference") {
            if let place = paths[file], FileReading.kind(of: place.appendingPathComponent("Package.swift")) == .file {
                folders.append(place)
            }
        }
        for folder in folders {
            let reference = PackageReference(.local(folder))
            if !project.packages.contains(reference) { project.packages.append(reference) }
        }
    }

    private func package(_ id: String) -> PackageReference? {
        switch objects.type(of: id) {
        case "XCRemoteSwiftPackageReference":
            guard let url = objects.string(id, "repositoryURL") else { return nil }
            return PackageReference(
                .remote(url: url, requirement: PackageRequirement.text(objects.value(id, "requirement"))))
        case "XCLocalSwiftPackageReference":
            guard let path = objects.string(id, "relativePath") ?? objects.string(id, "path") else { return nil }
            return PackageReference(.local(folder.appendingPathComponent(path).standardizedFileURL))
        default: return nil
        }
    }
}
