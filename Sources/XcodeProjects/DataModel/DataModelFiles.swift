import DataModels
import Foundation

/// The data models among the files of a module: folders that go along as they are, and that classes are written of.
enum DataModelFiles {
    static let types: Set = ["xcdatamodeld", "xcdatamodel"]
    /// The property list that names the current version. Its name begins with a point, so listing a folder leaves it out.
    static let currentVersion = ".xccurrentversion"

    /// The folders of a module's data models, without those that are versions of another one.
    static func folders(of module: Module) -> [URL] {
        var folders: [URL] = []
        for file in module.resources {
            let parts = file.destination.split(separator: "/")
            guard let index = parts.firstIndex(where: { types.contains(($0 as NSString).pathExtension.lowercased()) })
            else { continue }
            var folder = file.source
            for _ in parts[index...].dropFirst() { folder.deleteLastPathComponent() }
            if !folders.contains(folder) { folders.append(folder) }
        }
        return folders
    }

    /// What a module's data models bring along: sources, by names of files, and what cannot be read.
    static func classes(of module: Module) -> (sources: [(name: String, text: String)], problems: [Problem]) {
        var sources: [(String, String)] = []
        var problems: [Problem] = []
        for folder in folders(of: module) {
            do {
                let versions = try DataModelVersions(folder)
                let model = try DataModelReader.model(in: versions.current)
                let classes = DataModelClasses(
                    model, isolated: module.language.isMainActorByDefault, identified: identified(in: module.sources))
                if let source = classes.source {
                    sources.append(("DataModel-\(versions.name.asModuleName).swift", source))
                }
            } catch {
                problems.append(Problem(.leftOut, "\(error)"))
            }
        }
        return (sources, problems)
    }

    /// The classes that sources declare as `Identifiable`: projects that are older than Xcode's doing so do it themselves.
    private static func identified(in sources: [ProjectFile]) -> Set<String> {
        var names: Set<String> = []
        for file in sources {
            guard let data = try? FileReading.data(of: file.source, limit: 1 << 20),
                data.range(of: Data("Identifiable".utf8)) != nil
            else { continue }
            let code = SourceCode(String(decoding: data, as: UTF8.self)).code
            for match in code.matches(of: /\b(?:extension|class)\s+(\w+)\s*:([^{]*)/) {
                let parents = match.2.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
                if parents.contains("Identifiable") { names.insert(String(match.1)) }
            }
        }
        return names
    }

    /// Whether a source uses Core Data without a word of its module: files that import SwiftUI alone may, where another file imports it.
    static func isUsed(in source: Data) -> Bool {
        ["@FetchRequest", "managedObjectContext", "NSManagedObject", "@SectionedFetchRequest"].contains {
            source.range(of: Data($0.utf8)) != nil
        }
    }
}

/// A source file with what Foundation does otherwise for Core Data's apps on Apple's systems, for the files of one module.
enum DataModelDifferences {
    static let fileName = "DataModelDifferences.swift"

    /// Methods of a module's own go before those that it imports. Xcode compiles data models to `.momd`; here they go along as they are.
    static let source = """
        #if os(Linux)
        import CoreData
        import Foundation

        extension Bundle {
            /// As Foundation's, and finds data models by the name that Xcode's compiler gives them, `momd`.
            nonisolated func url(forResource name: String?, withExtension ext: String?) -> URL? {
                if let name, ext == "momd" || ext == "mom", let model = NSManagedObjectModel._url(named: name, in: self) { return model }
                return url(forResource: name, withExtension: ext, subdirectory: nil)
            }
        }

        /// As Foundation's, for the classes of this module, and finds value transformers by their names.
        nonisolated func ValueTransformer(forName name: NSValueTransformerName) -> ValueTransformer? { .named(name) }
        #endif

        """
}
