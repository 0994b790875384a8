import Foundation

/// OpenCombine as a package that another one brings along.
///
/// Combine is made of it, and every file sees Combine. Compiled once more, each of its names would be there twice, and its extensions of types
/// of the standard library collide even where it has another name. So its modules are empty where a package is built by a platform, and what
/// imports them gets Combine: see ``ImportForms``. `OpenCombineShim` stays, as it exports Combine where there is one.
enum OpenCombinePackage {
    /// Its modules that are empty.
    static let modules: Set = ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"]

    /// The folders of a package with sources that are read as empty files: none, unless it is OpenCombine.
    static func emptyFolders(of package: URL) -> [URL] {
        let manifest = try? FileReading.data(of: package.appendingPathComponent("Package.swift"), limit: 1 << 20)
        guard let manifest, manifest.range(of: Data("name: \"OpenCombine\"".utf8)) != nil else { return [] }
        let sources = package.appendingPathComponent("Sources")
        return modules.sorted().map(sources.appendingPathComponent).filter { FileReading.kind(of: $0) == .folder }
    }

    private static let looseImport = try! NSRegularExpression(
        pattern: #"(?m)^([ \t]*@preconcurrency[ \t]+import[ \t]+Combine)[ \t]*(?=$|[\r;/])"#)

    /// Whether a source imports Combine with `@preconcurrency`.
    static func importsCombineLoosely(_ source: Data) -> Bool {
        source.range(of: Data("@preconcurrency import Combine".utf8)) != nil
    }

    /// A source in which `@preconcurrency import Combine` counts.
    ///
    /// The compiler takes the first import that brings a declaration, and every file sees Combine before its own imports. One of the module that
    /// declares it goes before all, whatever else it is of: the import of a single name does for all of the module's.
    static func withLooseImports(in source: Data) -> Data {
        guard importsCombineLoosely(source), let text = String(data: source, encoding: .utf8) else { return source }
        return Data(
            looseImport.stringByReplacingMatches(
                in: text, range: NSRange(text.startIndex..., in: text),
                withTemplate: "$1; @preconcurrency import protocol DovetailCombine.Cancellable"
            ).utf8)
    }
}
