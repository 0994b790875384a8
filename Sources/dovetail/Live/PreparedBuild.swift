import Foundation

/// How files of a package are compiled each by itself, and how its program is linked, found out while nobody waits.
///
/// The compiler's driver is asked for the commands that it would run. They stay the same for as long as the package manager's description.
struct PreparedBuild: Sendable {
    private struct Module: Sendable {
        var sources: [String] = []
        /// The compiler, and all that it is told beside the files.
        var compiler: [String] = []
        /// By source file.
        var outputs: [String: (object: String, dependencies: String)] = [:]
    }

    /// More files than this are quicker compiled by the driver, which compiles on all processors.
    private static let mostFiles = 4
    private static let mostModules = 8

    private var modules: [Module] = []
    private var linker: [String] = []
    private let folder: URL
    private let description: URL
    private let date: Date?

    /// Takes a quarter of a second for each module.
    ///
    /// - Parameters:
    ///   - sources: Folders with the files that are edited.
    ///   - folder: A folder for what is compiled, of nobody else's.
    /// Nil where the program is built in another way than by a compiler that is told of each file, and a linker.
    init?(_ build: SwiftBuild, program: String, sources: [URL], folder: URL) {
        self.folder = folder
        description = build.folder.appendingPathComponent("\(build.configuration).yaml")
        date = description.modificationDate
        let product = build.program(program).resolvingSymlinksInPath().path
        guard let commands = BuildDescription(description)?.commands,
            let link = commands.first(where: { $0.tool == "shell" && $0.outputs.contains(product) }),
            (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)) != nil
        else { return nil }
        var build = build
        // The driver writes lists of files there.
        build.environment["TMPDIR"] = folder.path
        let edited = sources.map { $0.resolvingSymlinksInPath().path + "/" }
        let candidates = commands.compactMap { command -> (BuildDescription.Command, Date)? in
            guard command.tool == "shell", command.arguments.contains("-output-file-map") else { return nil }
            let files = command.inputs.filter { input in
                input.hasSuffix(".swift") && edited.contains { input.hasPrefix($0) }
            }
            return files.compactMap { URL(fileURLWithPath: $0).modificationDate }.max().map { (command, $0) }
        }
        // Who edits goes on with what was edited last.
        for (command, _) in candidates.sorted(by: { $0.1 > $1.1 }).prefix(Self.mostModules) {
            if let module = Self.module(command, link: link, build: build) { modules.append(module) }
        }
        guard !modules.isEmpty, let linker = Self.linker(link, build: build, folder: folder) else { return nil }
        self.linker = linker
    }

    /// What is to be done for some files that were saved. Nil where nothing is known of one, where the package manager has changed its mind,
    /// or where more than the driver's fingerprints tell would have to be looked at.
    func build(of files: [URL]) -> DirectBuild? {
        guard !files.isEmpty, files.count <= Self.mostFiles, description.modificationDate == date else { return nil }
        var (compilers, outputs): ([[String]], [DirectBuild.File]) = ([], [])
        var waiting = Set(files.map { $0.resolvingSymlinksInPath().path })
        for module in modules {
            let primary = module.sources.filter(waiting.contains)
            guard !primary.isEmpty else { continue }
            waiting.subtract(primary)
            var (inputs, results): ([String], [String]) = ([], [])
            for source in module.sources {
                guard primary.contains(source) else {
                    inputs.append(source)
                    continue
                }
                guard let known = module.outputs[source], !Self.isInlined(source) else { return nil }
                let new = folder.appendingPathComponent("\(outputs.count)")
                let file = DirectBuild.File(
                    object: URL(fileURLWithPath: known.object), newObject: new.appendingPathExtension("o"),
                    dependencies: URL(fileURLWithPath: known.dependencies),
                    newDependencies: new.appendingPathExtension("swiftdeps"))
                outputs.append(file)
                inputs += ["-primary-file", source]
                results += ["-o", file.newObject.path]
                results += ["-emit-reference-dependencies-path", file.newDependencies.path]
            }
            compilers.append(module.compiler + inputs + results)
        }
        guard waiting.isEmpty else { return nil }
        return DirectBuild(files: outputs, compilers: compilers, linker: linker)
    }

    /// Whether other modules may have copies of the bodies in a file.
    private static func isInlined(_ source: String) -> Bool {
        guard let text = try? String(contentsOfFile: source, encoding: .utf8) else { return true }
        return ["@inlinable", "@_transparent", "@_alwaysEmitIntoClient"].contains { text.contains($0) }
    }

    // MARK: What the driver would do

    /// Options with a value that are about single files.
    private static let optionsOfFiles: Set = [
        "-primary-file", "-o", "-supplementary-output-file-map", "-serialize-diagnostics-path", "-index-store-path",
        "-index-unit-output-path",
    ]

    private static func module(
        _ command: BuildDescription.Command, link: BuildDescription.Command, build: SwiftBuild
    ) -> Module? {
        var module = Module()
        module.sources = command.inputs.filter { $0.hasSuffix(".swift") }
        guard let map = command.argument(after: "-output-file-map"),
            let data = FileManager.default.contents(atPath: map),
            let outputs = try? JSONDecoder().decode([String: [String: String]].self, from: data)
        else { return nil }
        for source in module.sources {
            guard let known = outputs[source], let object = known["object"], let other = known["swift-dependencies"],
                link.inputs.contains(object)
            else { return nil }
            module.outputs[source] = (object, other)
        }
        // All files by one job, whose options do not depend on which files these are.
        let arguments =
            command.plainArguments.filter { $0 != "-incremental" }
            + ["-driver-batch-count", "1", "-driver-filelist-threshold", "1000000000", "-###"]
        guard let job = lines(of: arguments, build).first(where: { $0.contains("-primary-file") }) else { return nil }
        let files = Set(module.sources)
        var rest = job[...]
        while let argument = rest.popFirst() {
            if argument == "-index-system-modules" || files.contains(argument) { continue }
            let isOutput = argument.hasPrefix("-emit-") && argument.hasSuffix("-path")
            if isOutput || optionsOfFiles.contains(argument) {
                _ = rest.popFirst()
            } else {
                module.compiler.append(argument)
            }
        }
        return module.compiler.count > 2 ? module : nil
    }

    /// The toolchain's own linker is several times as fast as the one that the package manager takes.
    private static func linker(_ command: BuildDescription.Command, build: SwiftBuild, folder: URL) -> [String]? {
        guard let driver = command.arguments.first, command.arguments.contains("-emit-executable") else { return nil }
        let fast = URL(fileURLWithPath: driver).resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent("ld.lld")
        let isThere = FileManager.default.isExecutableFile(atPath: fast.path)
        let arguments = command.plainArguments + (isThere ? ["-use-ld=lld"] : []) + ["-###"]
        let jobs = lines(of: arguments, build)
        guard var linker = jobs.last, jobs.count <= 2 else { return nil }
        if jobs.count == 2 {
            // The libraries that files ask for do not change while what they import does not.
            guard jobs[0][0].hasSuffix("autolink-extract"), let place = jobs[0].firstIndex(of: "-o") else { return nil }
            var extraction = jobs[0]
            let list = extraction[place + 1]
            extraction[place + 1] = folder.appendingPathComponent("libraries").path
            guard RunningProcess().run(extraction, in: build, line: { _ in }), linker.contains("@" + list) else {
                return nil
            }
            linker = linker.map { $0 == "@" + list ? "@" + extraction[place + 1] : $0 }
        }
        return linker
    }

    /// What the driver prints: commands, one a line, as a shell reads them.
    private static func lines(of arguments: [String], _ build: SwiftBuild) -> [[String]] {
        var lines: [[String]] = []
        let succeeded = RunningProcess().run(arguments, in: build) { line in
            let words = ShellWords.split(line)
            if words.first?.hasPrefix("/") == true { lines.append(words) }
        }
        return succeeded ? lines : []
    }
}

/// Command lines as a shell reads them.
enum ShellWords {
    /// The words of a line, without quotes and backslashes.
    static func split(_ line: String) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var isEscaped = false
        for character in line {
            if isEscaped {
                word = (word ?? "") + String(character)
                isEscaped = false
            } else if character == "\\", quote != "'" {
                isEscaped = true
            } else if character == quote {
                quote = nil
            } else if quote == nil, character == "'" || character == "\"" {
                quote = character
                word = word ?? ""
            } else if quote == nil, character == " " || character == "\t" {
                if let finished = word { words.append(finished) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        if let word { words.append(word) }
        return words
    }
}
