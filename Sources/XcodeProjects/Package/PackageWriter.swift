import Foundation

/// Writes an app as a package into a folder of its own.
///
/// Sources and resources are copied, so that the project stays as it is; two forms that need Objective-C are written otherwise in the copies
/// (``ObjectiveCForms``), and so are conditions about the system (``SystemConditions``). A file is written only when it differs, so that opening a
/// project again builds what changed; files that are no longer part of it are removed. Nothing is written outside the folder: links
/// inside it are not followed.
public struct PackageWriter {
    private let folder: URL
    private let project: AppProject
    private let dovetail: DovetailReference?
    private var written: Set<String> = []
    private var folders: Set<String> = []
    private let pictures: PictureConversion
    /// What turned up while writing.
    public private(set) var problems: [Problem] = []

    /// A file that tells that the folder is one of ours and may be written to.
    static let marker = ".dovetail-open"

    /// - Parameter dovetail: The copy of Dovetail that the package depends on; nil for one that the platform builds.
    public init(_ project: AppProject, dovetail: DovetailReference?, to folder: URL) {
        self.init(project, dovetail: dovetail, to: folder, pictures: PictureConversion())
    }

    init(_ project: AppProject, dovetail: DovetailReference?, to folder: URL, pictures: PictureConversion) {
        self.pictures = pictures
        self.project = project
        self.dovetail = dovetail
        self.folder = folder.standardizedFileURL
    }

    /// Where the copy of a module's source is.
    public static func sourcePath(module: String, file: ProjectFile) -> String {
        "Sources/\(module)/Code/\(file.destination)"
    }

    public mutating func write() throws {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        guard names.isEmpty || names.contains(Self.marker) else {
            throw XcodeError(
                "The folder \(folder.path) holds other files. Name an empty one, or one that a project was opened in before."
            )
        }
        for file in project.modules.flatMap({ $0.sources + $0.resources })
        where file.source.standardizedFileURL.path.hasPrefix(folder.path + "/") {
            throw XcodeError("\(folder.path) holds the project itself; the package needs a folder beside it.")
        }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try write(Data("A package written by dovetail open; its Sources are copies.\n".utf8), to: Self.marker)
        try write(Data(".build\n".utf8), to: ".gitignore")
        try write(Data(Manifest(project: project, dovetail: dovetail).text.utf8), to: "Package.swift")
        for module in project.modules { try write(module) }
        if project.helpers.contains(.playgroundSupport) {
            try write(
                Data(PlaygroundSupportModule.source.utf8), to: "Sources/PlaygroundSupport/PlaygroundSupport.swift")
        }
        for file in project.standIns.files { try write(Data(file.text.utf8), to: file.path) }
        let page = folder.appendingPathComponent(StandInPage.fileName)
        if project.standIns.isEmpty {
            if Self.linkKind(of: page) != 0 { try FileManager.default.removeItem(at: page) }
        } else {
            try write(Data(StandInPage(project.standIns).text.utf8), to: StandInPage.fileName)
            try write(KeptStandIns.data(of: project), to: KeptStandIns.fileName)
        }
        removeOthers()
    }

    private mutating func write(_ module: Module) throws {
        let place = "Sources/\(module.name)/"
        try writeSources(of: module, to: place)
        for file in module.resources { try copy(file, to: place + "Resources/" + file.destination) }
        try convertPictures(of: module, to: place)
        if let info = module.info { try write(info, to: place + "Resources/Info.plist") }
        let imports = SharedImports.source(products: module.optionalProducts)
        try write(Data(imports.utf8), to: place + "Generated/" + SharedImports.fileName)
        try write(
            Data(FoundationDifferences.source.utf8), to: place + "Generated/" + FoundationDifferences.fileName)
        try writeSymbols(of: module, to: place)
        if module.hasStringSymbols {
            let bundle = module.kind == .app ? ".main" : ".atURL(Bundle.module.bundleURL)"
            if let source = StringSymbols(resources: module.resources).source(bundle: bundle) {
                try write(Data(source.utf8), to: place + "Generated/StringSymbols.swift")
            }
        }
    }

    /// The module's own sources, and the classes of its data models and of models that foretell something.
    private mutating func writeSources(of module: Module, to place: String) throws {
        var sources: ExtensionOverrides.Sources = []
        for file in module.sources {
            let path = Self.sourcePath(module: module.name, file: file)
            if path.hasSuffix(".swift") {
                sources.append((path, try Self.source(file, module.language.system)))
            } else {
                try copy(file, to: path)
            }
        }
        if module.optionalProducts.contains("CoreData") {
            try write(Data(DataModelDifferences.source.utf8), to: place + "Generated/" + DataModelDifferences.fileName)
            let made = DataModelFiles.classes(of: module)
            problems += made.problems
            sources += made.sources.map { (place + "Generated/" + $0, Data($1.utf8)) }
        }
        if module.optionalProducts.contains("CoreML") {
            let made = LearnedModelFiles.classes(of: module)
            problems += made.problems
            sources += made.sources.map { (place + "Generated/" + $0, Data($1.utf8)) }
        }
        for (path, text) in ExtensionOverrides.moved(in: sources, folder: folder) where !written.contains(path) {
            try write(text, to: path)
        }
    }

    /// The names of the module's assets, but for those that its own sources declare.
    private mutating func writeSymbols(of module: Module, to place: String) throws {
        let symbols = AssetSymbols(resources: module.resources)
        guard !symbols.assets.isEmpty else { return }
        let declared = DeclaredMembers(
            of: AssetSymbols.extendedTypes, in: module.sources, language: module.language
        ).names
        let source = symbols.source(
            bundle: module.kind == .app ? ".main" : ".module", settings: module.assetSymbols, declared: declared,
            hasAppKit: module.optionalProducts.contains("AppKit"))
        if let source { try write(Data(source.utf8), to: place + "Generated/AssetSymbols.swift") }
        let names = symbols.leftOut(module.assetSymbols, declared: declared)
        guard !names.isEmpty else { return }
        let list = names.prefix(8).joined(separator: ", ") + (names.count > 8 ? " and \(names.count - 8) more" : "")
        problems.append(
            Problem(.note, "Names of assets that \(module.name) declares itself are not declared again: \(list)."))
    }

    /// Beside each PDF picture goes an SVG file of it, named `<file>.pdf.svg`.
    private mutating func convertPictures(of module: Module, to place: String) throws {
        var failed: [String] = []
        for file in module.resources where PictureConversion.concerns(file) {
            if let data = pictures.svg(of: file.source) {
                try write(data, to: place + "Resources/" + file.destination + ".svg")
            } else {
                failed.append(file.destination)
            }
        }
        guard let first = failed.first else { return }
        let count = failed.count == 1 ? "" : " and \(failed.count - 1) more"
        problems.append(
            Problem(
                .leftOut,
                "The PDF picture \(first)\(count) can't be converted. pdftocairo does it (on Debian: apt-get install poppler-utils); else put PNG or SVG files into the catalogue."
            ))
    }

    private static func source(_ file: ProjectFile, _ system: AppleSystem?) throws -> Data {
        let data = try FileReading.data(of: file.source, limit: 1 << 30)
        return SystemConditions.replaced(in: ObjectiveCForms.replaced(in: ManagedForms.replaced(in: data)), for: system)
            + Data(file.addition.utf8)
    }

    private mutating func copy(_ file: ProjectFile, to path: String) throws {
        // An Info.plist of the project's own is merged into the app's.
        if written.contains(path) { return }
        try write(try FileReading.data(of: file.source, limit: 1 << 30) + Data(file.addition.utf8), to: path)
    }

    private mutating func write(_ data: Data, to path: String) throws {
        let parts = path.split(separator: "/").map(String.init)
        precondition(!parts.contains("..") && !path.hasPrefix("/"), "a path leads out of the package")
        var parent = folder
        for part in parts.dropLast() {
            parent.appendPathComponent(part)
            try makeFolder(parent)
        }
        let file = folder.appendingPathComponent(path)
        written.insert(path)
        switch Self.linkKind(of: file) {
        case S_IFREG: if FileManager.default.contents(atPath: file.path) == data { return }
        case 0: break
        default: try FileManager.default.removeItem(at: file)
        }
        do {
            try data.write(to: file, options: .atomic)
        } catch {
            throw XcodeError("\(file.path) cannot be written.")
        }
    }

    /// A folder of ours; a link in its place is removed, not followed.
    private mutating func makeFolder(_ place: URL) throws {
        guard folders.insert(place.path).inserted else { return }
        let kind = Self.linkKind(of: place)
        if kind == S_IFDIR { return }
        if kind != 0 { try FileManager.default.removeItem(at: place) }
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
    }

    /// The kind of a file itself, not of what a link leads to; 0 when there is none.
    private static func linkKind(of file: URL) -> mode_t {
        var status = stat()
        return lstat(file.path, &status) == 0 ? status.st_mode & S_IFMT : 0
    }

    /// Removes copies of what the project no longer has.
    private func removeOthers() {
        var waiting = [folder.appendingPathComponent("Sources")]
        while let place = waiting.popLast() {
            for name in (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? [] {
                let file = place.appendingPathComponent(name)
                if Self.linkKind(of: file) == S_IFDIR {
                    let path = FileGate.relative(file, to: folder) ?? ""
                    if written.contains(where: { $0.hasPrefix(path + "/") }) {
                        waiting.append(file)
                    } else {
                        try? FileManager.default.removeItem(at: file)
                    }
                } else if let path = FileGate.relative(file, to: folder), !written.contains(path) {
                    try? FileManager.default.removeItem(at: file)
                }
            }
        }
    }
}
