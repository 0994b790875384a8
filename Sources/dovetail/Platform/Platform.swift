import Foundation
import XcodeProjects

/// Dovetail, built once: libraries, modules and the program that expands macros, in one folder that all packages are built with.
struct Platform {
    let folder: URL
    let description: PlatformDescription

    /// Throws where the folder is none, or not whole.
    init(folder: URL) throws {
        self.folder = folder.standardizedFileURL.resolvingSymlinksInPath()
        guard FileReading.kind(of: self.folder.appendingPathComponent(PlatformDescription.fileName)) == .file else {
            throw XcodeError(
                "There is no platform of Dovetail in \(self.folder.path): the file \(PlatformDescription.fileName) is missing."
            )
        }
        description = try PlatformDescription.read(from: self.folder)
        try checkFiles()
    }

    /// A copy that was broken off, or a file that something else wrote over.
    private func checkFiles() throws {
        let wrong = description.files.filter { path, size in
            var status = stat()
            return stat(folder.appendingPathComponent(path).path, &status) != 0 || Int(status.st_size) != size
        }
        guard let first = wrong.keys.min() else { return }
        let others = wrong.count == 1 ? "" : " and \(wrong.count - 1) other files"
        throw XcodeError(
            "The platform in \(folder.path) is not whole: \(first)\(others) missing or of another size. Copy or install it again."
        )
    }

    /// What keeps packages from being built or run by it here, told before anything is compiled.
    /// - Returns: The compiler that builds them.
    @discardableResult func checkMachine() throws -> CompilerVersion {
        let compiler = try CompilerVersion.installed()
        guard compiler.architecture == description.architecture else {
            throw XcodeError(
                "The platform in \(folder.path) is for \(description.architecture); the compiler here is for \(compiler.architecture)."
            )
        }
        guard compiler.name == description.compiler else {
            throw XcodeError(
                "The platform in \(folder.path) was built by \(description.compiler); the compiler here is \(compiler.name). "
                    + "Use that compiler, or build a platform by this one: dovetail platform build.")
        }
        if let remedy = RequiredLibrary.gtkToRun.remedy { throw XcodeError(remedy) }
        return compiler
    }

    /// The options for the package manager that let packages be built by it.
    func arguments(kits: Set<Kit>, compiler: CompilerVersion, scratch: URL) throws -> [String] {
        let files = PlacedFiles(place: folder, compiler: compiler)
        let path = PlacedFiles.toolset(kits)
        let text = files.all[path]!
        var toolset = folder.appendingPathComponent(path)
        if FileManager.default.contents(atPath: toolset.path) != Data(text.utf8) {
            // It was moved. Where that is not ours to write, the package's own folder has the file.
            if (try? files.write(to: folder)) == nil {
                toolset = scratch.appendingPathComponent("dovetail-" + path)
                try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
                try Data(text.utf8).write(to: toolset)
            }
        }
        return ["--toolset", toolset.path] + CacheFolder.compilerOptions
    }

    // MARK: Finding one

    /// The platform that this program belongs to.
    static func own() throws -> Platform {
        if let folder = ownFolder { return try Platform(folder: folder) }
        guard let copy = OwnProgram.checkout else {
            throw XcodeError("There is no platform of Dovetail beside this program. --platform names one.")
        }
        throw XcodeError(
            "There is no platform yet: make platform, in \(copy.path), builds one. A package that depends on Dovetail needs none."
        )
    }

    /// The folder that the environment names or that this program is in, else what `make platform` built in the checkout.
    static var ownFolder: URL? {
        if let path = ProcessInfo.processInfo.environment["DOVETAIL_PLATFORM"], !path.isEmpty {
            return URL(fileURLWithPath: path)
        }
        let folder = OwnProgram.file.deletingLastPathComponent().deletingLastPathComponent()
        if isThere(folder) { return folder }
        guard let copy = OwnProgram.checkout else { return nil }
        let built = copy.appendingPathComponent(PlatformBuild.usualFolder)
        let names = FileReading.names(in: built).filter { isThere(built.appendingPathComponent($0)) }
        return names.max { date(of: built, $0) < date(of: built, $1) }.map(built.appendingPathComponent)
    }

    private static func isThere(_ folder: URL) -> Bool {
        FileReading.kind(of: folder.appendingPathComponent(PlatformDescription.fileName)) == .file
    }

    private static func date(of folder: URL, _ name: String) -> Date {
        let file = folder.appendingPathComponent(name).appendingPathComponent(PlatformDescription.fileName)
        return file.modificationDate ?? .distantPast
    }
}

/// Where this program is.
enum OwnProgram {
    static let file: URL = {
        let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return URL(fileURLWithPath: link ?? CommandLine.arguments[0]).resolvingSymlinksInPath()
    }()

    /// The copy of Dovetail that it was built in; nil where it was installed.
    static let checkout: URL? = {
        var folder = file
        while folder.path != "/" {
            folder.deleteLastPathComponent()
            if DovetailReference.isThere(folder) { return folder }
        }
        return nil
    }()
}
