import DovetailTesting
import Foundation
import SwiftUI
import TestSupport
import Testing
import UniformTypeIdentifiers

@MainActor
@Suite("Dialogs for files")
struct FileDialogTests {
    private struct Note: FileDocument {
        static var readableContentTypes: [UTType] { [.plainText] }
        var text: String
        init(text: String) { self.text = text }
        init(configuration: ReadConfiguration) throws {
            text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
        }
        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(text.utf8))
        }
    }

    private let temporary = TemporaryFolder("FileDialogTests")
    private var folder: URL { temporary.url }

    @Test("fileImporter asks while its binding is true, hands over the files, and says nothing of a cancelled dialog")
    func importing() throws {
        struct Importer: View {
            let log: Probe<String>
            @State private var isPresented = false
            var body: some View {
                Button("Open") { isPresented = true }
                    .fileImporter(
                        isPresented: $isPresented, allowedContentTypes: [.json, .plainText],
                        allowsMultipleSelection: true
                    ) { result in
                        log.note((try? result.get().map(\.lastPathComponent).joined(separator: "+")) ?? "failed")
                    }
                Text(isPresented ? "asking" : "idle")
            }
        }
        let log = Probe<String>()
        let host = TestHost { Importer(log: log) }
        #expect(host.fileDialog == nil)
        try host.tap("Open")
        #expect(host.fileDialog == "json, txt (several)")
        #expect(host.exists("asking"))
        host.answerFileDialog(nil)
        #expect(log.entries == [])
        #expect(host.exists("idle"))
        try host.tap("Open")
        host.answerFileDialog([folder.appendingPathComponent("a.json"), folder.appendingPathComponent("b.txt")])
        #expect(log.entries == ["a.json+b.txt"])
        #expect(host.fileDialog == nil)
    }

    @Test("fileExporter writes the document where the person says, with the type's extension")
    func exporting() throws {
        struct Exporter: View {
            let log: Probe<String>
            @State private var isPresented = false
            var body: some View {
                Button("Save") { isPresented = true }
                    .fileExporter(
                        isPresented: $isPresented, document: Note(text: "Hi"), contentType: .plainText,
                        defaultFilename: "Note"
                    ) { result in
                        switch result {
                        case .success(let url): log.note(url.lastPathComponent)
                        case .failure: log.note("failed")
                        }
                    }
            }
        }
        let log = Probe<String>()
        let host = TestHost { Exporter(log: log) }
        try host.tap("Save")
        #expect(host.fileDialog == "Note")
        host.answerFileDialog([folder.appendingPathComponent("Note")])
        #expect(log.entries == ["Note.txt"])
        #expect(try String(contentsOf: folder.appendingPathComponent("Note.txt"), encoding: .utf8) == "Hi")
        try host.tap("Save")
        host.answerFileDialog([URL(fileURLWithPath: "/nowhere/at/all.txt")])
        #expect(log.entries == ["Note.txt", "failed"])
    }

    @Test("fileMover moves the file into the folder that the person chooses")
    func moving() throws {
        struct Mover: View {
            let file: URL
            @State private var isPresented = false
            var body: some View {
                Button("Move") { isPresented = true }
                    .fileMover(isPresented: $isPresented, file: file) { _ in }
            }
        }
        let file = folder.appendingPathComponent("a.txt")
        let target = folder.appendingPathComponent("other")
        try Data("x".utf8).write(to: file)
        try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
        let host = TestHost { Mover(file: file) }
        try host.tap("Move")
        #expect(host.fileDialog == "folder")
        host.answerFileDialog([target])
        #expect(FileManager.default.fileExists(atPath: target.appendingPathComponent("a.txt").path))
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }
}

@MainActor
@Suite("ShareLink")
struct ShareLinkTests {
    @Test("a share link copies its items as text, one a line, and sends them by mail")
    func sharing() throws {
        let host = TestHost { ShareLink("Send", items: ["a", "b"], subject: Text("Letters"), message: Text("See:")) }
        try host.tap("Send")
        try host.tap("Copy")
        #expect(host.clipboard == "a\nb")
        try host.tap("Send")
        try host.tap("Mail")
        #expect(host.openedURLs.map(\.absoluteString) == ["mailto:?subject=Letters&body=See:%0A%0Aa%0Ab"])
    }

    @Test("an address can be opened; without a label the control says Share…")
    func address() throws {
        let url = URL(string: "https://example.org/")!
        let host = TestHost { ShareLink(item: url, preview: SharePreview("Site", image: Image(systemName: "globe"))) }
        try host.tap("Share…")
        try host.tap("Open")
        #expect(host.openedURLs == [url])
    }
}
