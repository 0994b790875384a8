import Foundation

/// What of an app can't work on Linux, and what to do about it.
public struct CompatibilityReport: Sendable {
    /// Uses of one module that is not there.
    public struct MissingModule: Sendable {
        public var name: String
        /// Files by their paths in the project, each with the line of the import.
        public var uses: [(file: String, line: Int)]
    }

    /// Uses of one view of Apple's that is not there.
    public struct MissingView: Sendable {
        public var name: String
        /// Files by their paths in the project, each with the line of the app's type that shows the view, and that type.
        public var uses: [(file: String, line: Int, owner: String)]
    }

    /// The most used first.
    public let missing: [MissingModule]
    /// Views that the app shows through representables, or has classes of; the most used first.
    public let missingViews: [MissingView]
    public let problems: [Problem]
    /// The files that import something that is not there, by module and destination.
    public let blockedFiles: Set<ProjectFile>
    /// Which of those can be left out.
    public let leavingOut: BlockedFiles
    private let appName: String
    private let counts: (sources: Int, resources: Int, modules: Int)

    /// Looks through the sources of an app.
    public init(_ project: AppProject) {
        var available = Frameworks.toolchain.union(Frameworks.ours)
        available.formUnion(project.modules.map(\.name))
        available.formUnion(project.helpers.map(\.rawValue))
        // What packages have is not known before they are there. Their modules are mostly called like their products.
        let hasPackages = !project.packages.isEmpty
        for module in project.modules { available.formUnion(module.products.map { $0.name }) }
        var uses: [String: [(String, Int)]] = [:]
        var blocked: Set<ProjectFile> = []
        var code: [(path: String, text: String)] = []
        for module in project.modules {
            let available = available.union(module.optionalProducts)
            for file in module.sources {
                guard let data = try? FileReading.data(of: file.source, limit: 16 << 20) else { continue }
                let text = String(decoding: data, as: UTF8.self)
                let conditions = module.language.conditions(in: text)
                let imports = Imports(text, conditions: conditions, available: { available.contains($0) })
                // Files of libraries have paths of their own.
                let path = module.kind == .app ? file.destination : "\(module.name): \(file.destination)"
                // Looking closely is slow, and few files need it.
                if data.count < 1 << 20, text.contains("class ") || text.contains("Representable") {
                    let seen = ConditionalBranches.seen(
                        of: SourceCode(text).code, conditions: conditions, available: { available.contains($0) })
                    code.append((path, seen))
                }
                for entry in imports.all where !available.contains(ImportForms.standIn(for: entry.module)) {
                    let isKnown = Frameworks.isApples(entry.module) || project.leftOutModules.contains(entry.module)
                    if hasPackages, !isKnown { continue }
                    uses[entry.module, default: []].append((path, entry.line))
                    blocked.insert(file)
                }
            }
        }
        missing = uses.map { MissingModule(name: $0.key, uses: $0.value) }
            .sorted { ($1.uses.count, $0.name) < ($0.uses.count, $1.name) }
        missingViews = Self.views(in: code)
        problems = project.problems.enumerated().sorted { ($0.element.kind, $0.offset) < ($1.element.kind, $1.offset) }
            .map(\.element)
        blockedFiles = blocked
        leavingOut = BlockedFiles(blocked, in: project)
        appName = project.name
        counts = (
            project.modules.reduce(0) { $0 + $1.sources.count }, project.modules.reduce(0) { $0 + $1.resources.count },
            project.modules.count
        )
    }

    private static func views(in code: [(path: String, text: String)]) -> [MissingView] {
        let declared = code.reduce(into: Set<String>()) { $0.formUnion(MissingViews.declared(in: $1.text)) }
        var uses: [String: [(String, Int, String)]] = [:]
        for (path, text) in code {
            for use in MissingViews.uses(in: text, declared: declared) {
                uses[use.view, default: []].append((path, use.line, use.owner))
            }
        }
        return uses.map { MissingView(name: $0.key, uses: $0.value) }
            .sorted { ($1.uses.count, $0.name) < ($0.uses.count, $1.name) }
    }

    /// The report as a person reads it.
    public var text: String {
        var lines = [
            "\(appName): \(Self.count(counts.sources, "Swift file")), \(Self.count(counts.resources, "resource"))"
        ]
        if counts.modules > 1 { lines[0] += ", \(counts.modules) modules" }
        for module in missing {
            lines += ["", "\(module.name) is not there on Linux (\(Self.count(module.uses.count, "file")))"]
            lines.append("  " + Frameworks.advice(module.name))
            lines += Self.limited(module.uses.map { "    \($0.file):\($0.line)" }, to: 12)
        }
        if !blockedFiles.isEmpty {
            lines += ["", "What can be left out of these files"] + Self.limited(leavingOut.lines, to: 12)
        }
        for view in missingViews {
            lines += ["", "\(view.name) is not there on Linux (\(Self.count(view.uses.count, "use")))"]
            lines.append("  " + PlatformViews.advice(view.name))
            lines += Self.limited(view.uses.map { "    \($0.file):\($0.line) \($0.owner)" }, to: 12)
        }
        for (kind, title) in [
            (Problem.Kind.missing, "Not found"), (.leftOut, "Left out"), (.note, "Notes"),
        ] {
            let texts = problems.filter { $0.kind == kind }.map { "  " + $0.text }
            if !texts.isEmpty { lines += ["", title] + Self.limited(texts, to: 30) }
        }
        if missing.isEmpty, missingViews.isEmpty, problems.isEmpty { lines.append("Nothing stands in the way.") }
        return lines.joined(separator: "\n")
    }

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    private static func limited(_ lines: [String], to limit: Int) -> [String] {
        lines.count <= limit ? lines : lines.prefix(limit) + ["    … and \(lines.count - limit) more"]
    }
}

extension Frameworks {
    /// Whether a module is one of Apple's rather than of a package.
    static func isApples(_ module: String) -> Bool {
        knowsAdvice(module) || module.hasSuffix("Kit") && module.hasPrefix("UI")
    }
}
