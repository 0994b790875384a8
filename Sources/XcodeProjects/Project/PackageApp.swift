import Foundation

/// A program that a package of Swift's own describes: one with SwiftUI's views and without a project, as many apps for the Mac are now.
///
/// `dovetail run` builds such a package as it stands. Opened, its program is a copy as that of a project is: it takes the way of the Mac, or of iOS, where
/// it asks for the system, and may have forms that only Objective-C knows and modules that nobody has.
struct PackageApp {
    private let package: LocalPackage
    private let gate: FileGate

    init(_ folder: URL, options: OpenOptions) throws {
        package = try LocalPackage.read(folder, system: .macOS)
        gate = FileGate(folder: folder, options: options)
    }

    /// The program that is asked for by name, or the only one.
    func app(_ options: OpenOptions) throws -> AppProject {
        let path = package.folder.path
        let programs = package.programs
        guard !programs.isEmpty else {
            throw XcodeError(
                "\(path) is a package of libraries alone: dovetail build --package-path \(path) builds it.")
        }
        if let target = options.target, !programs.contains(target) {
            throw XcodeError(
                "\(path) has no program “\(target)”. It has: \(programs.joined(separator: ", ")).")
        }
        guard let name = options.target ?? (programs.count == 1 ? programs[0] : nil) else {
            throw XcodeError(
                "\(path) has several programs; choose one with --target: \(programs.joined(separator: ", ")).")
        }
        guard let target = package.targets[name] else { throw XcodeError("\(path) has no target “\(name)”.") }
        var files = FileCollector(gate: gate)
        let folder = gate.place(of: target.folder)
        if let refusal = gate.refusal(of: folder) { throw XcodeError(refusal.text) }
        files.addContents(of: folder, except: Set(target.excluded))
        guard !files.sources.isEmpty else {
            throw XcodeError("There are no Swift files in the folder of the target “\(name)”, \(folder.path).")
        }
        var module = Module(name: name.asModuleName, kind: .app)
        module.sources = files.sources.map {
            ProjectFile(source: $0.source, destination: FileGate.relative($0.source, to: folder) ?? $0.destination)
        }
        module.resources = target.hasResources ? files.resources : files.resources.filter(\.isResourceByItself)
        module.language = target.language
        module.language.version = package.languageVersion
        module.language.system = system(files.sources.map(\.source), preferred: options.system)
        var project = AppProject(name: name, modules: [])
        project.packages =
            [PackageReference(.local(package.folder))]
            + package.localDependencies.map { PackageReference(.local($0)) } + package.remoteDependencies
        module.products = target.dependencies.map { dependency in
            let owner = (dependency.package ?? dependency.name).lowercased()
            return PackageProduct(
                name: dependency.name,
                package: package.targets[dependency.name] != nil
                    ? package.reference : project.packages.dropFirst().first { $0.identity.lowercased() == owner })
        }
        let info = target.folder.appendingPathComponent("Info.plist")
        var settings = BuildSettings()
        for key in ["TARGET_NAME", "PRODUCT_NAME"] { settings[key] = name }
        for key in ["EXECUTABLE_NAME", "PRODUCT_MODULE_NAME"] { settings[key] = module.name }
        if FileReading.kind(of: info) == .file { settings["INFOPLIST_FILE"] = info.path }
        let (data, problem) = AppInfo(settings: settings, folder: package.folder, gate: gate).data(
            name: name, executable: module.name, isForMac: module.language.system == .macOS)
        module.info = data
        project.problems += files.problems + [problem].compactMap { $0 }
        project.modules = [module]
        return project
    }

    /// The Mac, where programs of packages run, unless the package says that it is made for iOS and nothing in it is for the Mac alone.
    private func system(_ sources: [URL], preferred: AppleSystem?) -> AppleSystem {
        if let preferred { return preferred }
        return package.platforms.contains("ios") && !AppleSystem.isWrittenForMac(sources) ? .iOS : .macOS
    }
}
