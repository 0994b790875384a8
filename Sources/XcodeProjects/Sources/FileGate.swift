import Foundation

/// Lets files of a project through, and nothing from elsewhere: a project is somebody else's, and may name any file of the machine.
struct FileGate {
    /// With all links resolved.
    private let root: String
    /// What is not taken over: paths relative to the folder, or plain names.
    private let leftOut: [String]
    private let folder: URL
    /// Shared by all copies of the gate.
    let cases = LetterCases()

    init(folder: URL, options: OpenOptions) {
        self.folder = folder.standardizedFileURL
        root = (options.root ?? folder).standardizedFileURL.resolvingSymlinksInPath().path
        leftOut = options.leftOut.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    }

    /// The folder that files may come from.
    var rootFolder: URL { URL(fileURLWithPath: root) }

    /// The project's folder.
    var folderPath: String { folder.path }

    /// The file that is meant by a path: letter case does not count, as on Apple's file systems.
    func place(of file: URL) -> URL { cases.place(of: file, display: display) }

    /// Why a file is not let through; nil when it is.
    func refusal(of file: URL) -> Problem? {
        let path = file.standardizedFileURL.resolvingSymlinksInPath().path
        guard path == root || path.hasPrefix(root == "/" ? "/" : root + "/") else {
            return Problem(
                .leftOut,
                "\(display(file)) is outside of the project's folder. If it is meant, name a folder around both with --root."
            )
        }
        switch FileReading.kind(of: file) {
        case .missing: return Problem(.missing, "\(display(file)) does not exist.")
        case .other: return Problem(.leftOut, "\(display(file)) is neither a file nor a folder.")
        case .file, .folder: return nil
        }
    }

    /// Whether the person asked to leave the file out.
    func isLeftOut(_ file: URL) -> Bool {
        guard !leftOut.isEmpty else { return false }
        let path = display(file)
        return leftOut.contains { entry in
            path == entry || path.hasPrefix(entry + "/") || file.lastPathComponent == entry
        }
    }

    /// Whether the person asked to leave out a product of a package, or the package.
    func isLeftOut(product: String, of package: PackageReference?) -> Bool {
        leftOut.contains { $0 == product || $0 == package?.identity }
    }

    /// The path as a person knows it: relative to the project's folder where it is inside.
    func display(_ file: URL) -> String { Self.relative(file, to: folder) ?? file.standardizedFileURL.path }

    /// Where a source file goes: as in the project, or by its name alone when it comes from elsewhere.
    func destination(of file: URL) -> String { Self.relative(file, to: folder) ?? file.lastPathComponent }

    static func relative(_ file: URL, to folder: URL) -> String? {
        let path = file.standardizedFileURL.path
        let prefix = folder.standardizedFileURL.path + "/"
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
    }

    /// The files inside a folder, with their paths relative to it. Those that lead outside are told of and left out.
    func files(in folder: URL) -> (files: [(file: URL, path: String)], problems: [Problem]) {
        var files: [(URL, String)] = []
        var problems: [Problem] = []
        var waiting: [(URL, String, Int)] = [(folder, "", 0)]
        while let (folder, prefix, depth) = waiting.popLast() {
            for name in FileReading.names(in: folder) {
                let file = folder.appendingPathComponent(name)
                if isLeftOut(file) { continue }
                if let refusal = refusal(of: file) {
                    problems.append(refusal)
                } else if FileReading.kind(of: file) == .folder {
                    // Links may lead in circles.
                    if depth < 32 { waiting.append((file, prefix + name + "/", depth + 1)) }
                } else {
                    files.append((file, prefix + name))
                }
                if files.count > 50_000 {
                    problems.append(
                        Problem(.leftOut, "\(display(folder)) has more than 50000 files; the rest is left out."))
                    return (files.sorted { $0.1 < $1.1 }, problems)
                }
            }
        }
        return (files.sorted { $0.1 < $1.1 }, problems)
    }
}
