import DovetailTesting
import Foundation
import SwiftUI
import TestSupport
import Testing
import UniformTypeIdentifiers
import ViewSupport

private struct Poem: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text = "empty"
    init(text: String = "empty") { self.text = text }
    init(configuration: ReadConfiguration) throws {
        let data = configuration.file.regularFileContents ?? Data()
        guard data != Data("broken".utf8) else { throw CocoaError(.fileReadCorruptFile) }
        text = String(decoding: data, as: UTF8.self)
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}

private final class Score: ReferenceFileDocument {
    static let readableContentTypes: [UTType] = [.json]
    @Published var notes: [Int]
    init(notes: [Int] = []) { self.notes = notes }
    init(configuration: ReadConfiguration) throws {
        notes = try JSONDecoder().decode([Int].self, from: configuration.file.regularFileContents ?? Data())
    }
    func snapshot(contentType: UTType) throws -> [Int] { notes }
    func fileWrapper(snapshot: [Int], configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
    }
}

private struct Library: View {
    @Environment(\.newDocument) private var newDocument
    @Environment(\.openDocument) private var openDocument
    @State private var problem = ""
    @State private var ended = 0

    var body: some View {
        VStack {
            Button("Poem") { newDocument(Poem(text: "made")) }
            Button("Score") { newDocument { Score(notes: [1, 2]) } }
            Button("JSON") { newDocument(contentType: .json) }
            ForEach(["poem.txt", "score.json", "broken.txt", "missing.txt", "film.mov"], id: \.self) { name in
                Button(name) {
                    Task {
                        do {
                            try await openDocument(at: LibraryApp.folder.appendingPathComponent(name))
                        } catch {
                            problem = "\(name) failed"
                        }
                        ended += 1
                    }
                }
            }
            NewDocumentButton("New Score", contentType: .json)
            NewDocumentButton("New Film", contentType: .movie)
            Text(problem)
            Text(verbatim: "ended \(ended)")
        }
    }
}

private struct LibraryApp: App {
    static var folder: URL { StorageFolders.ownData! }
    var body: some Scene {
        WindowGroup("Library") { Library() }
        DocumentGroup(newDocument: Poem()) { file in Text("poem: \(file.document.text)") }
        DocumentGroup(newDocument: { Score() }) { file in
            Text("score: \(file.document.notes.map(String.init).joined(separator: " "))")
        }
    }
}

private struct PoemsApp: App {
    var body: some Scene {
        DocumentGroup(newDocument: Poem()) { file in Text("poem: \(file.document.text)") }
    }
}

@MainActor
@Suite("Documents: opening and making them from views", .serialized, .ownDataFolder)
struct DocumentActionTests {
    private let stores = TestStores()
    private let folder: URL

    init() throws {
        folder = try #require(StorageFolders.ownData)
    }

    private func host<A: App>(_ app: A.Type) throws -> TestHost {
        TestHost(
            app: app, size: CGSize(width: 500, height: 500),
            defaults: stores.make())
    }

    private func write(_ text: String, _ name: String) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }

    @Test("a document that a view makes gets a window of its own, new and not saved")
    func newDocuments() throws {
        let host = try host(LibraryApp.self)
        try host.tap("Poem")
        #expect(host.windowsOpenedByViews.last?.exists("poem: made") == true)
        #expect(host.windowsOpenedByViews.last?.title == "Untitled")
        try host.tap("Score")
        #expect(host.windowsOpenedByViews.last?.exists("score: 1 2") == true)
        try host.tap("JSON")
        #expect(host.windowsOpenedByViews.last?.exists("score: ") == true)
        try host.tap("New Score")
        #expect(host.windowsOpenedByViews.count == 4)
        #expect(try !host.isEnabled("New Film"))
    }

    @Test("a file that a view opens is shown by the group for its type; what cannot be opened is thrown")
    func opening() async throws {
        let host = try host(LibraryApp.self)
        try write("roses", "poem.txt")
        try write("[7]", "score.json")
        try write("broken", "broken.txt")
        try write("", "film.mov")
        // The action is a task of its own, which ends when it ends.
        func open(_ name: String) async throws {
            let ended = host.texts.last { $0.hasPrefix("ended ") }
            try host.tap(name)
            try await wait(for: "the end of opening \(name)") {
                await host.settle()
                return host.texts.last { $0.hasPrefix("ended ") } != ended
            }
        }
        try await open("poem.txt")
        #expect(host.windowsOpenedByViews.last?.exists("poem: roses") == true)
        #expect(host.windowsOpenedByViews.last?.title == "poem")
        try await open("score.json")
        #expect(host.windowsOpenedByViews.last?.exists("score: 7") == true)
        try await open("poem.txt")
        #expect(host.windowsOpenedByViews.count == 2, "the window that shows it is shown")
        for name in ["broken.txt", "missing.txt", "film.mov"] {
            try await open(name)
            #expect(
                host.exists("\(name) failed"),
                "\(host.texts), windows \(host.windowsOpenedByViews.map(\.title)), \(StorageFolders.ownData?.path ?? "no folder")"
            )
        }
        #expect(host.windowsOpenedByViews.count == 2)
    }

    @Test("files that were opened and saved are in the menu of recent ones, until it is cleared")
    func recent() throws {
        let host = try host(PoemsApp.self)
        try write("one", "one.txt")
        try write("two", "two.txt")
        #expect(host.open(folder.appendingPathComponent("one.txt")))
        #expect(host.exists("poem: one"))
        let other = try self.host(PoemsApp.self)
        #expect(other.open(folder.appendingPathComponent("two.txt")))
        try other.tap("File")
        try other.tap("Open Recent")
        #expect(other.exists("one.txt") && other.exists("two.txt"))
        try other.tap("one.txt")
        #expect(other.windowsOpenedByViews.last?.exists("poem: one") == true)
        try other.tap("File")
        try other.tap("Open Recent")
        try other.tap("Clear Menu")
        try other.tap("File")
        try other.tap("Open Recent")
        #expect(!other.exists("two.txt"))
        #expect(try !other.isEnabled("Clear Menu"))
    }
}
