import Foundation
import XcodeProjects

/// A program that was built, with what belongs to it.
struct BuiltApp {
    let program: URL
    let description: AppDescription
    /// The folder of what `Bundle.main` has.
    var mainResources: URL?
    var icons: [(file: URL, width: Int)] = []

    /// An app of a project.
    init(_ opened: OpenedPackage) {
        let app = opened.project.app
        program = opened.program
        description = AppDescription(info: app.info, program: app.name)
        mainResources = program.deletingLastPathComponent()
            .appendingPathComponent("\(app.name)_\(app.name).resources/Resources")
        icons = AppIcon.files(app.iconName, in: app.resources)
    }

    /// A program of a package.
    init(program: URL) {
        self.program = program
        description = AppDescription(info: nil, program: program.lastPathComponent)
    }

    /// The folders with resources of modules that are part of the program.
    func resources() throws -> [URL] {
        let folder = program.deletingLastPathComponent()
        let main = mainResources?.deletingLastPathComponent().lastPathComponent
        let names = FileReading.names(in: folder).filter { $0.hasSuffix(".resources") && $0 != main }
        guard !names.isEmpty else { return [] }
        // Others of the same build folder are no part of it: it has the names of those that it looks for.
        let data = try Data(contentsOf: program, options: .alwaysMapped)
        return names.filter { data.range(of: Data($0.utf8)) != nil }.map(folder.appendingPathComponent)
    }
}
