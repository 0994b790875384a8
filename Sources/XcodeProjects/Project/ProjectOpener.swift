import Foundation

/// Reads what a person has: an Xcode project or workspace, a playground, or a folder with Swift files.
public enum ProjectOpener {
    /// The app at a path. Throws an ``XcodeError`` that says why there is none.
    public static func open(_ file: URL, options: OpenOptions = OpenOptions()) throws -> AppProject {
        let file = file.standardizedFileURL
        switch FileReading.kind(of: file) {
        case .missing: throw XcodeError("\(file.path) does not exist.")
        case .other: throw XcodeError("\(file.path) is neither a project nor a folder.")
        case .file:
            if file.lastPathComponent == "project.pbxproj" {
                return try open(file.deletingLastPathComponent(), options: options)
            }
            if file.lastPathComponent == "contents.xcworkspacedata" {
                return try open(file.deletingLastPathComponent(), options: options)
            }
            if file.pathExtension == "swift" { return try SourceFolder(file, options: options).app(options) }
            throw XcodeError(
                "\(file.path) is no project: name an .xcodeproj, an .xcworkspace, a playground or a folder.")
        case .folder: break
        }
        var project =
            switch file.pathExtension {
            case "xcodeproj": try XcodeProject(file, options: options, workspace: []).app(options)
            case "xcworkspace": try workspace(file, options: options)
            case "playground": try Playground(file, options: options).app()
            case "swiftpm": try SourceFolder(file, options: options).app(options)
            default: try folder(file, options: options)
            }
        let isBundle = ["xcodeproj", "xcworkspace"].contains(file.pathExtension)
        PackageCopies.take(into: &project, folder: isBundle ? file.deletingLastPathComponent() : file)
        try LocalPackages.takeOver(into: &project, options: options, base: file)
        return project
    }

    private static func workspace(_ file: URL, options: OpenOptions) throws -> AppProject {
        let workspace = try Workspace(file)
        var options = options
        options.root = options.root ?? file.deletingLastPathComponent()
        let projects = workspace.files.filter { $0.pathExtension == "xcodeproj" }
        guard !projects.isEmpty else { throw XcodeError("The workspace \(file.lastPathComponent) names no project.") }
        var reasons: [String] = []
        for project in projects {
            do {
                var app = try XcodeProject(project, options: options, workspace: projects).app(options)
                for package in workspace.files
                where FileReading.kind(of: package.appendingPathComponent("Package.swift")) == .file {
                    let reference = PackageReference(.local(package))
                    if !app.packages.contains(reference) { app.packages.append(reference) }
                }
                return app
            } catch let error as XcodeError {
                reasons.append("  " + error.description)
            }
        }
        throw XcodeError(
            (["None of the projects of \(file.lastPathComponent) can be opened:"] + reasons).joined(separator: "\n"))
    }

    private static func folder(_ folder: URL, options: OpenOptions) throws -> AppProject {
        let names = FileReading.names(in: folder)
        let projects = names.filter { $0.hasSuffix(".xcodeproj") }
        let workspaces = names.filter { $0.hasSuffix(".xcworkspace") }
        // A workspace beside a project is that of a dependency manager or holds the project; the project alone says what the app is.
        if projects.count == 1 {
            return try XcodeProject(folder.appendingPathComponent(projects[0]), options: options, workspace: []).app(
                options)
        }
        if workspaces.count == 1 {
            return try workspace(folder.appendingPathComponent(workspaces[0]), options: options)
        }
        if projects.count > 1 {
            throw XcodeError("\(folder.path) has several projects; name one: \(projects.joined(separator: ", ")).")
        }
        if names.contains("Package.swift") {
            if try SourceFolder.isPlaygroundApp(folder) {
                return try SourceFolder(folder, options: options).app(options)
            }
            return try PackageApp(folder, options: options).app(options)
        }
        // An app of Swift Playgrounds is meant where there is no project: beside one it is something else.
        let all = Self.projects(below: folder)
        let ofXcode = all.filter { $0.pathExtension == "xcodeproj" }
        let below = ofXcode.isEmpty ? all : ofXcode
        if below.count == 1 { return try open(below[0], options: options) }
        if below.count > 1 {
            let names = below.map { FileGate.relative($0, to: folder) ?? $0.path }.joined(separator: ", ")
            throw XcodeError("\(folder.path) has several projects in its folders; name one: \(names).")
        }
        return try SourceFolder(folder, options: options).app(options)
    }

    /// Whether a package in a folder is an app of Swift Playgrounds.
    public static func isPlaygroundApp(_ folder: URL) throws -> Bool { try SourceFolder.isPlaygroundApp(folder) }

    /// The projects and apps of Swift Playgrounds in folders of a repository, two levels deep, without those of dependencies.
    private static func projects(below folder: URL) -> [URL] {
        var found: [URL] = []
        func look(_ folder: URL, depth: Int) {
            for name in FileReading.names(in: folder) {
                let place = folder.appendingPathComponent(name)
                guard ["", "xcodeproj", "swiftpm"].contains(place.pathExtension), !name.hasPrefix("."),
                    !["Pods", "Carthage", "DerivedData", "build", "node_modules", "vendor"].contains(name),
                    FileReading.kind(of: place) == .folder
                else { continue }
                if !place.pathExtension.isEmpty {
                    found.append(place)
                } else if depth > 0 {
                    look(place, depth: depth - 1)
                }
            }
        }
        look(folder, depth: 2)
        return found
    }
}
