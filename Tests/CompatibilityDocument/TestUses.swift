import CIndexStore
import Foundation

/// Where tests use declarations, by the index that the compiler writes in a debug build.
///
/// The compiler knows which declaration a name means: `.black` of a colour and of a font's weight are two, and words in comments and in
/// texts are none.
struct TestUses {
    /// The tests that use a declaration, by its identifier (USR).
    private(set) var tests: [String: Set<String>] = [:]
    /// What is used anywhere below `Tests`, as by views that tests show, by its identifier (USR).
    private(set) var all: Set<String> = []

    /// Reads the index in the folder of a debug build, for the tests below `folder`.
    init(products: URL, folder: URL) throws {
        let sources = try TestSources(folder: folder)
        let store = products.resolvingSymlinksInPath().appendingPathComponent("index/store").path
        var reader = Reader(sources: sources, tests: [:], all: [])
        var problem: UnsafePointer<CChar>?
        let isRead = withUnsafeMutablePointer(to: &reader) { reader in
            dovetail_index_references(
                try? Self.library().path, store, "/Tests/", reader,
                { context, file, fileLength, identifier, identifierLength, line in
                    guard let reader = context?.assumingMemoryBound(to: Reader.self), let file, let identifier else {
                        return
                    }
                    reader.pointee.read(
                        file: String(decoding: UnsafeRawBufferPointer(start: file, count: fileLength), as: UTF8.self),
                        identifier: String(
                            decoding: UnsafeRawBufferPointer(start: identifier, count: identifierLength), as: UTF8.self),
                        line: Int(line))
                }, &problem)
        }
        guard isRead else { throw ToolError("\(store): \(problem.map { String(cString: $0) } ?? "not read")") }
        (tests, all) = (reader.tests, reader.all)
        if tests.isEmpty {
            throw ToolError("\(store): no tests are in the index; build them with “swift build --build-tests”.")
        }
    }

    private struct Reader {
        let sources: TestSources
        var tests: [String: Set<String>]
        var all: Set<String>

        mutating func read(file: String, identifier: String, line: Int) {
            all.insert(identifier)
            // A build folder may be read under another path than that it was built under.
            guard let start = file.range(of: "/Tests/", options: .backwards),
                let test = sources.test(in: String(file[file.index(after: start.lowerBound)...]), line: line)
            else { return }
            tests[identifier, default: []].insert(test)
        }
    }

    /// The library is beside those of Swift itself.
    private static func library() throws -> URL {
        struct Target: Decodable {
            struct Paths: Decodable { let runtimeResourcePath: String }
            let paths: Paths
        }
        let command = Command("swift", ["-print-target-info"])
        try command.start()
        let target = try JSONDecoder().decode(Target.self, from: Data(command.finish().utf8))
        return URL(fileURLWithPath: target.paths.runtimeResourcePath).deletingLastPathComponent()
            .appendingPathComponent("libIndexStore.so")
    }
}
