import DovetailCore
import Foundation
import SwiftUI
import TestSupport
import Testing
import UniformTypeIdentifiers

@testable import DovetailTesting

private struct Importer: View {
    let log: Probe<[String]>
    @State private var isPresented = false
    var body: some View {
        Button("Open") { isPresented = true }
            .fileImporter(
                isPresented: $isPresented, allowedContentTypes: [.plainText], allowsMultipleSelection: true
            ) { log.note((try? $0.get().map(\.lastPathComponent)) ?? ["failed"]) }
    }
}

@MainActor
@Suite("What dialogs for files say and take")
struct FileDialogOptionTests {
    private let temporary = TemporaryFolder("FileDialogs")
    private var folder: URL { temporary.url }
    private let store = TestStore()
    private var defaults: UserDefaults { store.defaults }

    private func importer<Result: View>(
        _ log: Probe<[String]>, @ViewBuilder _ modify: @escaping (AnyView) -> Result
    ) -> TestHost {
        let defaults = defaults
        return TestHost { modify(AnyView(Importer(log: log))).defaultAppStorage(defaults) }
    }

    private func request(_ host: TestHost) throws -> FileRequest {
        try #require(host.process.fileQuestions.open.first?.request)
    }

    @Test("a symbolic link stands for its file, unless the app wants it as it is")
    func links() throws {
        let file = folder.appendingPathComponent("real.txt")
        let link = folder.appendingPathComponent("link.txt")
        try Data().write(to: file)
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
        let log = Probe<[String]>()
        for keepsLinks in [false, true] {
            let host = importer(log) { $0.fileDialogImportsUnresolvedAliases(keepsLinks) }
            try host.tap("Open")
            host.answerFileDialog([link, file])
        }
        #expect(log.entries == [["real.txt", "real.txt"], ["link.txt", "real.txt"]])
    }

    @Test("files that are not enabled are left out; if there are no others, the dialog comes again")
    func enabled() throws {
        let log = Probe<[String]>()
        let predicate = Predicate<URL> {
            PredicateExpressions.build_Equal(
                lhs: PredicateExpressions.build_KeyPath(
                    root: PredicateExpressions.build_Arg($0), keyPath: \.lastPathComponent),
                rhs: PredicateExpressions.build_Arg("good.txt"))
        }
        let host = importer(log) { $0.fileDialogURLEnabled(predicate) }
        let (good, bad) = (folder.appendingPathComponent("good.txt"), folder.appendingPathComponent("bad.txt"))
        try host.tap("Open")
        host.answerFileDialog([bad])
        #expect(log.entries.isEmpty && host.fileDialog != nil)
        host.answerFileDialog([bad, good])
        #expect(log.entries == [["good.txt"]] && host.fileDialog == nil)
    }

    @Test("dialogs with one id begin where a person chose last, unless the app says where")
    func customization() throws {
        let log = Probe<[String]>()
        let host = importer(log) { $0.fileDialogCustomizationID("notes") }
        try host.tap("Open")
        #expect(try request(host).directory == nil)
        host.answerFileDialog([folder.appendingPathComponent("a.txt")])
        let later = importer(log) { $0.fileDialogCustomizationID("notes") }
        try later.tap("Open")
        #expect(try request(later).directory?.path == folder.path)
        let other = importer(log) { $0.fileDialogCustomizationID("pictures") }
        try other.tap("Open")
        #expect(try request(other).directory == nil)
        let told = importer(log) {
            $0.fileDialogCustomizationID("notes").fileDialogDefaultDirectory(URL(fileURLWithPath: "/usr"))
        }
        try told.tap("Open")
        #expect(try request(told).directory?.path == "/usr")
    }

    @Test("words of the dialog; the label of a name is the title where there is no message")
    func words() throws {
        struct Note: FileDocument {
            static var readableContentTypes: [UTType] { [.plainText] }
            init() {}
            init(configuration: ReadConfiguration) throws {}
            func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
                FileWrapper(regularFileWithContents: Data())
            }
        }
        func exporter(_ message: String?) -> TestHost {
            TestHost {
                Text("page")
                    .fileExporter(
                        isPresented: .constant(true), document: Note(), contentType: .plainText, onCompletion: { _ in }
                    )
                    .fileExporterFilenameLabel("Export as:")
                    .fileDialogMessage(message.map { Text($0) })
                    .fileDialogConfirmationLabel("Export")
                    .fileDialogBrowserOptions([.includeHiddenFiles, .displayFileExtensions])
            }
        }
        let plain = try request(exporter(nil))
        #expect(plain.message == "Export as:" && plain.confirmation == "Export")
        #expect(try request(exporter("Choose a place")).message == "Choose a place")
    }
}
