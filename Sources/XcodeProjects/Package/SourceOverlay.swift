import Foundation

/// Copies of a package's sources in which the forms that need Objective-C are replaced, and a file by which the compiler reads these copies in
/// place of the sources. The sources stay as they are, and messages of the compiler name them. What extensions of a package's own classes override
/// stands in the classes.
///
/// Where the package is built as for a system of Apple's, the copies answer `#if os(…)` as there: see ``SystemConditions``.
///
/// Only files with such forms have a copy, so most packages have none, and are built as they would be without. OpenCombine's have copies that are
/// empty: see ``OpenCombinePackage``.
public struct SourceOverlay {
    /// The folders of packages, each with its folders of sources somewhere inside.
    let packages: [URL]
    /// Where copies are kept from one build to the next.
    let folder: URL
    /// The system of Apple's that the packages are built as for; nil for Linux alone.
    let system: AppleSystem?

    public init(packages: [URL], folder: URL, system: AppleSystem? = nil) {
        self.packages = packages
        self.folder = folder
        self.system = system
    }

    /// What is known of a source since it was looked at last.
    private struct Known: Codable, Equatable {
        let modified: Double
        let size: Int
        /// The name of its copy; nil where it has no forms.
        let copy: String?
        /// Whether it may have an extension that overrides something.
        let overridesInExtension: Bool
    }

    /// Another program may have other rules for copies: those that were made by it are made anew.
    private struct State: Codable {
        var rules: String
        var sources: [String: Known]
    }

    private var stateFile: URL { folder.appendingPathComponent("sources.json") }

    /// Brings the copies up to date.
    /// - Returns: The file for the compiler's option `-vfsoverlay`; nil where no source has such forms.
    /// - Throws: Where the copies can't be written.
    public func update() throws -> URL? {
        let rules = Self.rules + (system?.rawValue ?? "")
        let old = (try? JSONDecoder().decode(State.self, from: FileReading.data(of: stateFile, limit: 64 << 20)))
            .flatMap { $0.rules == rules ? $0.sources : nil }
        var sources: [String: Known] = [:]
        for package in packages {
            let empty = OpenCombinePackage.emptyFolders(of: package).map { $0.path + "/" }
            for file in FileReading.swiftSources(of: package) {
                sources[file.path] = try known(
                    file, as: old?[file.path], isEmpty: empty.contains { file.path.hasPrefix($0) })
            }
        }
        if sources != old {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try JSONEncoder().encode(State(rules: rules, sources: sources)).write(to: stateFile)
        }
        var copies = sources.compactMapValues(\.copy)
        for package in packages { copies.merge(try moved(sources, in: package)) { $1 } }
        return copies.isEmpty ? nil : try written(copies)
    }

    /// Copies in which classes have what their extensions override, of the files that this changes: see ``ExtensionOverrides``.
    private func moved(_ sources: [String: Known], in package: URL) throws -> [String: String] {
        let files = sources.filter { $0.key.hasPrefix(package.path + "/") }.sorted { $0.key < $1.key }
        guard files.contains(where: \.value.overridesInExtension) else { return [:] }
        let texts: ExtensionOverrides.Sources = files.compactMap { path, known in
            let file = known.copy.map(folder.appendingPathComponent) ?? URL(fileURLWithPath: path)
            guard let text = try? FileReading.data(of: file, limit: 16 << 20) else { return nil }
            return (String(path.dropFirst(package.path.utf8.count + 1)), text)
        }
        let results = ExtensionOverrides.moved(in: texts, folder: package)
        var copies: [String: String] = [:]
        for (text, result) in zip(texts, results) where text.text != result.text {
            let path = package.appendingPathComponent(text.path)
            let name = "moved-" + Self.name(for: path)
            let place = folder.appendingPathComponent(name)
            if (try? FileReading.data(of: place, limit: 16 << 20)) != result.text { try result.text.write(to: place) }
            copies[path.path] = name
        }
        return copies
    }

    private func known(_ file: URL, as old: Known?, isEmpty: Bool) throws -> Known? {
        var status = stat()
        guard stat(file.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        let modified = Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9
        if let old, old.modified == modified, old.size == Int(status.st_size),
            old.copy.map({ FileReading.kind(of: folder.appendingPathComponent($0)) == .file }) ?? true
        {
            return old
        }
        let source = try? FileReading.data(of: file, limit: 16 << 20)
        let overrides = ["extension", "override"].allSatisfy { source?.range(of: Data($0.utf8)) != nil }
        func known(_ copy: String?) -> Known {
            Known(
                modified: modified, size: Int(status.st_size), copy: copy, overridesInExtension: overrides && !isEmpty)
        }
        guard let source,
            let replaced = isEmpty ? Data() : ObjectiveCForms.replacedForPackages(in: source, for: system)
        else { return known(nil) }
        let name = old?.copy ?? Self.name(for: file)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try replaced.write(to: folder.appendingPathComponent(name))
        return known(name)
    }

    /// The same for the same file in each build, and another one for another file.
    private static func name(for file: URL) -> String {
        let hash = file.path.utf8.reduce(into: UInt64(0xcbf2_9ce4_8422_2325)) {
            $0 = ($0 ^ UInt64($1)) &* 0x100_0000_01b3
        }
        return String(hash, radix: 36) + "-" + file.lastPathComponent
    }

    /// The form that LLVM's virtual file system reads: JSON is YAML. Without external names the compiler knows files by those of the package.
    private func written(_ copies: [String: String]) throws -> URL {
        let roots = copies.sorted { $0.key < $1.key }.flatMap { source, copy in
            // The package manager may know a folder by the name that a link leads to.
            Set([source, URL(fileURLWithPath: source).resolvingSymlinksInPath().path]).sorted().map {
                ["type": "file", "name": $0, "external-contents": folder.appendingPathComponent(copy).path]
            }
        }
        let values: [String: Any] = [
            "version": 0, "case-sensitive": "true", "use-external-names": false, "roots": roots,
        ]
        let data = try JSONSerialization.data(withJSONObject: values, options: [.sortedKeys, .withoutEscapingSlashes])
        let file = folder.appendingPathComponent("overlay.yaml")
        if (try? FileReading.data(of: file, limit: 64 << 20)) != data { try data.write(to: file) }
        return file
    }

    /// Which program made the copies: the rules are part of it.
    private static let rules: String = {
        var status = stat()
        guard stat("/proc/self/exe", &status) == 0 else { return "" }
        return "\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec) \(status.st_size)"
    }()
}

extension ObjectiveCForms {
    /// A package's source with the forms replaced; nil where that changes nothing that the compiler sees.
    ///
    /// Imports alone are no reason but for those of modules that no package finds: most files that name such a one ask for it with `canImport`, and
    /// have another way.
    static func replacedForPackages(in source: Data, for system: AppleSystem? = nil) -> Data? {
        var result = source
        if hasForms(source) || importsMissing(source, system) || OpenCombinePackage.importsCombineLoosely(source)
            || source.range(of: Data("os.Logger".utf8)) != nil
        {
            result = OpenCombinePackage.withLooseImports(in: replaced(in: source))
        }
        result = bringingAlong(SystemConditions.replaced(in: result, for: system))
        return result == source ? nil : result
    }

    private static func importsMissing(_ source: Data, _ system: AppleSystem?) -> Bool {
        // Nearly every source has the letters of the shortest name in others.
        let named = ImportForms.neverFound.filter { name in
            (name == "os" ? ["import os", " os."] : [name]).contains { source.range(of: Data($0.utf8)) != nil }
        }
        if ImportForms.marksOfParts.contains(where: { source.range(of: $0) != nil }) { return true }
        guard !named.isEmpty else { return false }
        var language = LanguageSettings()
        language.system = system
        return !named.isDisjoint(
            with: OptionalProducts.asked(by: source, language: language, others: offered))
    }

    /// What a platform has for every package, whether it asks or not.
    private static let offered = OptionalProducts.all.subtracting(["UIKit", "AppKit"])

    private static let firstImport = try! NSRegularExpression(
        pattern: #"(?m)^import (?:UIKit|SwiftUI|Foundation)(?![\w.])"#)

    /// A source with imports of what UIKit and Foundation bring along on Apple's systems, as far as it uses that without a word.
    private static func bringingAlong(_ source: Data) -> Data {
        let modules = OptionalProducts.usedModules(in: source).subtracting(["WatchKit", "ApplicationServices"])
        guard !modules.isEmpty, let text = String(data: source, encoding: .utf8) else { return source }
        let missing = modules.subtracting(OptionalProducts.asked(by: source, others: offered)).sorted()
        guard !missing.isEmpty,
            let first = firstImport.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)),
            let place = Range(first.range, in: text)
        else { return source }
        let imports = missing.map { "; import \($0)" }.joined()
        return Data(text.replacingCharacters(in: place, with: text[place] + imports).utf8)
    }
}
