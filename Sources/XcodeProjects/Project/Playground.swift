import Foundation

/// A playground: `Contents.swift`, or pages, with sources and resources beside.
struct Playground {
    private let folder: URL
    private let gate: FileGate
    private let page: String?

    init(_ folder: URL, options: OpenOptions) throws {
        self.folder = folder
        gate = FileGate(folder: folder, options: options)
        page = options.target
    }

    func app() throws -> AppProject {
        let name = folder.deletingPathExtension().lastPathComponent
        var module = Module(name: name.asModuleName, kind: .app)
        var project = AppProject(name: name, modules: [])
        var files = FileCollector(gate: gate)
        let pages = FileReading.names(in: folder.appendingPathComponent("Pages")).filter {
            $0.hasSuffix(".xcplaygroundpage")
        }
        .map { String($0.dropLast(".xcplaygroundpage".count)) }
        var page = folder
        if let wanted = self.page ?? pages.first {
            guard pages.contains(wanted) else {
                throw XcodeError(
                    "The playground \(name) has no page “\(wanted)”. It has: \(pages.joined(separator: ", ")).")
            }
            page = folder.appendingPathComponent("Pages/\(wanted).xcplaygroundpage")
            if pages.count > 1, self.page == nil {
                project.problems.append(
                    Problem(
                        .note,
                        "The page “\(wanted)” is opened; --target opens another: \(pages.joined(separator: ", "))."))
            }
        }
        let contents = page.appendingPathComponent("Contents.swift")
        if let refusal = gate.refusal(of: contents) { throw XcodeError(refusal.text) }
        for folder in Set([folder, page]).sorted(by: { $0.path < $1.path }) {
            for part in ["Sources", "Resources"] {
                let part = folder.appendingPathComponent(part)
                if FileReading.kind(of: part) == .folder { files.addContents(of: part) }
            }
        }
        module.sources =
            files.sources + [
                ProjectFile(source: contents, destination: "main.swift", addition: PlaygroundSupportModule.ending)
            ]
        module.resources = files.resources
        var settings = BuildSettings()
        settings["TARGET_NAME"] = name
        let (data, _) = AppInfo(settings: settings, folder: folder, gate: gate).data(
            name: name, executable: module.name)
        module.info = data
        project.problems += files.problems
        project.modules = [module]
        project.helpers = [.playgroundSupport]
        return project
    }
}
