import DovetailTesting
import Foundation
import SwiftUI
import Testing
import UIKit
import UniformTypeIdentifiers

@MainActor
@Suite("Pickers of pictures and files")
struct UIPickerControllerTests {
    private final class Log {
        var events: [String] = []
    }

    private struct PicturePicker: UIViewControllerRepresentable {
        let log: Log
        @Environment(\.dismiss) private var dismiss

        final class Coordinator: NSObject, UINavigationControllerDelegate, UIImagePickerControllerDelegate {
            let owner: PicturePicker
            init(_ owner: PicturePicker) { self.owner = owner }

            func imagePickerController(
                _ picker: UIImagePickerController,
                didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
            ) {
                let image = info[.originalImage] as? UIImage
                let file = info[.imageURL] as? URL
                owner.log.events.append(
                    "\(image?.size.width ?? 0) \(file?.lastPathComponent ?? "") \(info[.editedImage] != nil)")
                owner.dismiss()
            }
        }

        func makeCoordinator() -> Coordinator { Coordinator(self) }
        func makeUIViewController(context: Context) -> UIImagePickerController {
            let picker = UIImagePickerController()
            picker.sourceType = .photoLibrary
            picker.allowsEditing = true
            picker.delegate = context.coordinator
            return picker
        }
        func updateUIViewController(_ controller: UIImagePickerController, context: Context) {}
    }

    private struct FilePicker: UIViewControllerRepresentable {
        let log: Log

        final class Coordinator: NSObject, UIDocumentPickerDelegate {
            let log: Log
            init(_ log: Log) { self.log = log }
            func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
                log.events.append(urls.map(\.lastPathComponent).joined(separator: "+"))
            }
            func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
                log.events.append("cancelled")
            }
        }

        func makeCoordinator() -> Coordinator { Coordinator(log) }
        func makeUIViewController(context: Context) -> UIDocumentPickerViewController {
            let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.json, .plainText])
            picker.allowsMultipleSelection = true
            picker.delegate = context.coordinator
            return picker
        }
        func updateUIViewController(_ controller: UIDocumentPickerViewController, context: Context) {}
    }

    private struct Screen<Picker: View>: View {
        let picker: Picker
        @State private var isShown = false
        var body: some View { Button("Pick") { isShown = true }.sheet(isPresented: $isShown) { picker } }
    }

    private func pictureFile() throws -> URL {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("Picked-\(UUID().uuidString).png")
        let renderer = ImageRenderer(content: Color.red.frame(width: 12, height: 6))
        try #require(renderer.pngData).write(to: file)
        return file
    }

    @Test("A picture is asked for at once, and told with its file; one that is no picture counts as none")
    func picture() throws {
        let file = try pictureFile()
        defer { try? FileManager.default.removeItem(at: file) }
        let log = Log()
        let host = TestHost(size: CGSize(width: 500, height: 500)) { Screen(picker: PicturePicker(log: log)) }
        try host.tap("Pick")
        host.advance(by: .seconds(1))
        #expect(host.fileDialog == "public.image")
        host.answerFileDialog([file])
        host.advance(by: .seconds(1))
        #expect(log.events == ["12.0 \(file.lastPathComponent) true"])
        #expect(!host.exists("Choose a picture"))

        // The delegate says nothing of how it goes without a picture: the picker goes by itself.
        for answer in [nil, [URL(fileURLWithPath: "/etc/passwd")]] {
            try host.tap("Pick")
            host.advance(by: .seconds(1))
            host.answerFileDialog(answer)
            host.advance(by: .seconds(1))
            #expect(!host.exists("Choose a picture"))
        }
        #expect(log.events.count == 1)
    }

    @Test("A picker that stands over an app's own page covers it")
    func cover() throws {
        let host = TestHost(size: CGSize(width: 300, height: 300)) {
            ZStack {
                Color.red
                PicturePicker(log: Log())
            }
        }
        #expect(host.exists("Choose a picture"))
        #expect(try host.color(at: CGPoint(x: 20, y: 20)).green > 0.9)
    }

    @Test("Pictures come from files and from no camera")
    func sources() {
        #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
        #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
        #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
    }

    @Test("Files of the types that are asked for are told, and so is that there are none")
    func files() throws {
        let log = Log()
        let host = TestHost(size: CGSize(width: 500, height: 500)) { Screen(picker: FilePicker(log: log)) }
        for answer in [["a.json", "b.txt"], nil] {
            try host.tap("Pick")
            host.advance(by: .seconds(1))
            #expect(host.fileDialog == "json, txt (several)")
            host.answerFileDialog(answer?.map { URL(fileURLWithPath: "/tmp/\($0)") })
            host.advance(by: .seconds(1))
            #expect(!host.exists("Choose files"))
        }
        #expect(log.events == ["a.json+b.txt", "cancelled"])
    }
}
