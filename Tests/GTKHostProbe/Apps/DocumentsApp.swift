import SwiftUI
import UniformTypeIdentifiers

/// An app whose windows show documents of two kinds: texts, which are values, and lists of numbers, which are objects.
struct DocumentsApp: App {
    var body: some Scene {
        DocumentGroup(newDocument: TextFile()) { file in
            VStack {
                Text("file \(file.fileURL?.lastPathComponent ?? "none")")
                TextEditor(text: file.$document.text).accessibilityIdentifier("editor")
                NumbersItem()
            }
        }
        DocumentGroup(newDocument: { NumbersFile() }) { file in NumbersView(file: file.document) }
    }
}

private struct NumbersItem: View {
    @Environment(\.newDocument) private var newDocument
    var body: some View { Button("New Numbers") { newDocument { NumbersFile() } } }
}

private struct TextFile: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text = ""

    init() {}
    init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}

private final class NumbersFile: ReferenceFileDocument {
    static let readableContentTypes: [UTType] = [.json]
    @Published var numbers: [Int] = []

    init() {}
    init(configuration: ReadConfiguration) throws {
        numbers = try JSONDecoder().decode([Int].self, from: configuration.file.regularFileContents ?? Data())
    }

    func snapshot(contentType: UTType) throws -> [Int] { numbers }
    func fileWrapper(snapshot: [Int], configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
    }

    func set(_ new: [Int], _ undoManager: UndoManager?) {
        let old = numbers
        numbers = new
        undoManager?.registerUndo(withTarget: self) { [weak undoManager] in $0.set(old, undoManager) }
    }
}

private struct NumbersView: View {
    @ObservedObject var file: NumbersFile
    @Environment(\.undoManager) private var undoManager

    var body: some View {
        Text("numbers \(file.numbers.map(String.init).joined(separator: " "))")
        Button("Count") { file.set(file.numbers + [file.numbers.count + 1], undoManager) }
    }
}
