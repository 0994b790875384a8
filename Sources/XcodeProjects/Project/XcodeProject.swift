import Foundation

/// Reads an Xcode project (`.xcodeproj`) of any format since Xcode 3: file lists of groups, and synchronised folders.
struct XcodeProject {
    let objects: ProjectObjects
    let paths: ProjectPaths
    let gate: FileGate
    /// The system that was asked for; nil for that of iPhone and iPad where there are several.
    let system: AppleSystem?
    /// The folder that paths are relative to.
    let folder: URL
    private let bundle: URL
    let name: String
    /// The projects of the same workspace, and those that this one holds: its targets may be linked with products of theirs.
    private var neighbours: [XcodeProject] = []

    /// - Parameter workspace: The projects of the workspace that is opened.
    init(_ project: URL, options: OpenOptions, workspace: [URL] = []) throws {
        try self.init(project, options: options)
        var places = workspace.map(\.standardizedFileURL)
        places += objects.all("PBXFileReference").compactMap { paths[$0] }.filter { $0.pathExtension == "xcodeproj" }
        var seen: Set<URL> = [project.standardizedFileURL]
        // What can't be read is told where something of it is missing.
        neighbours = places.filter { seen.insert($0).inserted && gate.refusal(of: $0) == nil }.compactMap {
            var others = OpenOptions(leftOut: options.leftOut, root: gate.rootFolder)
            others.system = options.system
            return try? XcodeProject($0, options: others)
        }
    }

    private init(_ project: URL, options: OpenOptions) throws {
        let project = project.standardizedFileURL
        bundle = project
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
        system = options.system
        paths = ProjectPaths(objects, folder: folder, gate: gate)
    }

    // MARK: Targets

    var targets: [String] { objects.list(objects.root, "targets").filter(objects.exists) }

    func title(_ target: String) -> String { objects.string(target, "name") ?? "?" }

    /// Containers of watch apps (`watchapp2-container`, `messages`) are apps without any code, and a watch app of two targets has its code
    /// in its extension.
    private func isApp(_ target: String) -> Bool {
        let types = ["application", "application.on-demand-install-capable", "watchkit2-extension"]
        return types.contains { objects.string(target, "productType") == "com.apple.product-type." + $0 }
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
            if objects.string(target, "productType") != "com.apple.product-type.application" { return 3 }
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
        project.launch = LaunchScheme.of(title(target), project: bundle, folder: folder)
        if let note = project.launch?.note { project.problems.append(note) }
        project.store = project.launch?.store ?? StoreDescription.first(in: folder)
        if let store = project.store { project.problems.append(StoreDescription.note(of: store)) }
        var done: [String: [String]] = [:]
        try add(target, kind: .app, to: &project, done: &done, path: [])
        project.problems += ([self] + neighbours).compactMap(\.gate.cases.problem)
        return project
    }

    /// Adds a target after the libraries that it depends on.
    /// - Returns: The modules that whoever depends on the target depends on: its own, or where it has no sources those that it needs.
    @discardableResult
    private func add(
        _ target: String, kind: Module.Kind, to project: inout AppProject, done: inout [String: [String]],
        path: [String], projects: [XcodeProject] = []
    ) throws -> [String] {
        let key = Place(project: self, target: target).key
        guard !path.contains(key) else {
            let names = (path + [key]).map { path in
                let id = path.split(separator: ":").last.map(String.init) ?? ""
                let owner = ([self] + projects + neighbours).first { $0.objects.exists(id) }
                return "“\(owner?.title(id) ?? id)”"
            }
            throw XcodeError("Targets of \(name) depend on each other in a circle: \(names.joined(separator: " → ")).")
        }
        if let known = done[key] { return known }
        done[key] = []
        let projects = ([self] + projects + neighbours).reduce(into: [XcodeProject]()) { list, project in
            if !list.contains(where: { $0.folder == project.folder && $0.name == project.name }) {
                list.append(project)
            }
        }
        let settings = settings(of: target)
        var module = Module(name: (settings["PRODUCT_MODULE_NAME"] ?? title(target)).asModuleName, kind: kind)
        for place in dependencies(of: target, projects: projects) {
            let other = place.project
            switch other.objects.string(place.target, "productType") ?? "" {
            case "com.apple.product-type.framework", "com.apple.product-type.framework.static",
                "com.apple.product-type.library.static", "com.apple.product-type.library.dynamic":
                module.dependencies += try other.add(
                    place.target, kind: .library, to: &project, done: &done, path: path + [key], projects: projects)
            case "com.apple.product-type.app-extension", "com.apple.product-type.extensionkit-extension":
                project.problems.append(
                    Problem(
                        .note,
                        "The extension “\(other.title(place.target))” is left out: extensions of the system are Apple's."
                    ))
            default: break
            }
        }
        module.language = settings.language
        module.language.system = AppleSystem(settings, preferred: system)
        module.assetSymbols = settings.assetSymbols
        module.hasStringSymbols = settings.isOn("STRING_CATALOG_GENERATE_SYMBOLS")
        if let icon = settings["ASSETCATALOG_COMPILER_APPICON_NAME"], !icon.isEmpty { module.iconName = icon }
        var files = FileCollector(gate: gate)
        let info = AppInfo(settings: settings, folder: folder, gate: gate)
        if let file = info.file { files.ignored.insert(file.standardizedFileURL.path) }
        collect(target, into: &files)
        module.sources = files.sources
        if module.dependencies.isEmpty, module.language.system == .iOS, AppleSystem.includesMac(settings),
            AppleSystem.isWrittenForMac(module.sources.map(\.source))
        {
            module.language.system = .macOS
        }
        if kind == .app {
            let (data, problem) = info.data(
                name: project.name, executable: module.name, isForMac: module.language.system == .macOS)
            module.info = data
            if let problem { project.problems.append(problem) }
        }
        module.resources = files.resources
        project.problems += files.problems
        addPackages(of: target, to: &module, project: &project)
        guard !module.sources.isEmpty || kind == .library else {
            throw XcodeError(
                (["The target “\(title(target))” of \(name) has no Swift files that can be read."]
                    + files.problems.prefix(20).map { "  " + $0.text }).joined(separator: "\n"))
        }
        let names = module.sources.isEmpty ? module.dependencies : [module.name]
        if !module.sources.isEmpty { project.modules.append(module) }
        done[key] = names
        return names
    }

    // MARK: Files

    private func collect(_ target: String, into files: inout FileCollector) {
        for phase in objects.list(target, "buildPhases") {
            switch objects.type(of: phase) {
            case "PBXSourcesBuildPhase", "PBXResourcesBuildPhase":
                for buildFile in objects.list(phase, "files") where isForSystem(buildFile) {
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

    /// Files for a Mac only stay out, unless the app is opened as the one for the Mac: else that for iPhone and iPad is meant. One without that is for
    /// all.
    func isForSystem(_ buildFile: String) -> Bool {
        let filters =
            objects.list(buildFile, "platformFilters") + [objects.string(buildFile, "platformFilter")].compactMap { $0 }
        return filters.isEmpty || filters.contains(system == .macOS ? "macos" : "ios")
    }

    private func addReference(_ reference: String, to files: inout FileCollector) {
        guard objects.exists(reference) else {
            files.note(Problem(.missing, "The project names a file “\(reference)” that is not in its list of files."))
            return
        }
        switch objects.type(of: reference) {
        case "PBXVariantGroup":
            for child in objects.list(reference, "children") where objects.exists(child) {
                if let file = paths[named: child] { files.add(file) }
            }
        case "XCVersionGroup":
            if let file = paths[reference] { files.add(file) }
        default:
            guard let file = paths[named: reference] else { return }
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
                named.formUnion(
                    objects.list(set, "membershipExceptions").flatMap { SynchronizedFolder.paths(of: $0, in: folder) })
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
    func fallbackPlace(of group: String) -> URL? {
        guard let path = objects.string(group, "path"), !path.isEmpty else { return nil }
        return gate.place(of: folder.appendingPathComponent(path).standardizedFileURL)
    }
}
