import DovetailTesting
import PhotosUI
import SwiftUI
import TestSupport
import Testing
import UIKit

/// The controller that lets a person choose pictures.
@MainActor
struct PHPickerTests {
    /// As apps wrap it.
    struct PhotoPicker: UIViewControllerRepresentable {
        let chosen: @MainActor (Int, UIImage?) -> Void
        @Environment(\.dismiss) private var dismiss

        final class Coordinator: NSObject, PHPickerViewControllerDelegate {
            let parent: PhotoPicker
            init(_ parent: PhotoPicker) { self.parent = parent }
            func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
                picker.dismiss(animated: true)
                let (count, chosen) = (results.count, parent.chosen)
                guard let provider = results.first?.itemProvider, provider.canLoadObject(ofClass: UIImage.self) else {
                    return chosen(count, nil)
                }
                provider.loadObject(ofClass: UIImage.self) { image, _ in
                    let image = image as? UIImage
                    DispatchQueue.main.async { chosen(count, image) }
                }
            }
        }

        func makeCoordinator() -> Coordinator { Coordinator(self) }
        func makeUIViewController(context: Context) -> PHPickerViewController {
            var configuration = PHPickerConfiguration(photoLibrary: .shared())
            configuration.filter = .images
            configuration.selectionLimit = 2
            let picker = PHPickerViewController(configuration: configuration)
            picker.delegate = context.coordinator
            return picker
        }
        func updateUIViewController(_ controller: PHPickerViewController, context: Context) {}
    }

    struct Page: View {
        let chosen: @MainActor (Int, UIImage?) -> Void
        @State private var isShown = false
        var body: some View {
            Button("Add") { isShown = true }.sheet(isPresented: $isShown) { PhotoPicker(chosen: chosen) }
        }
    }

    @Test("What is chosen is loaded as a picture, no more than the limit, and a cancellation is nothing")
    func choice() async throws {
        let folder = TemporaryFolder()
        let files = try ["a", "b", "c"].map { name in
            let file = folder.url.appendingPathComponent(name + ".png")
            try TestHost(size: CGSize(width: 8, height: 6)) { Color.red }.png().write(to: file)
            return file
        }
        var answers: [(Int, CGSize?)] = []
        let host = TestHost(size: CGSize(width: 400, height: 300)) { Page { answers.append(($0, $1?.size)) } }
        try host.tap("Add")
        host.advance(by: .seconds(1))
        host.answerFileDialog(files)
        try await wait(for: "the picture") { answers.count == 1 }
        #expect(answers[0].0 == 2 && answers[0].1 != nil)
        host.advance(by: .seconds(1))
        #expect(!host.exists("Choose…"))
        try host.tap("Add")
        host.advance(by: .seconds(1))
        host.answerFileDialog(nil)
        #expect(answers.count == 2 && answers[1] == (0, nil))
    }

    @Test("The library is that of Photos, which nobody is asked for") func library() async {
        #expect(await PHPhotoLibrary.requestAuthorization(for: .addOnly) == .authorized)
    }
}
