import CoreImage
import DovetailTesting
import SwiftUI
import Testing

/// Apps as they are written for Apple's systems, condensed.
@MainActor @Suite struct AppTests {
    /// A photo editor with a filter that can be exchanged, and sliders for what it has.
    struct FilterView: View {
        let photo: UIImage
        @State private var image: Image?
        @State private var intensity = 0.5
        @State private var filter: CIFilter = CIFilter.sepiaTone()
        private let context = CIContext()

        var body: some View {
            VStack {
                image?.resizable().scaledToFit().accessibilityLabel("Photo")
                Text(filter.name)
                Button("Crystallize") { use(CIFilter.crystallize()) }
                Button("Blur") { use(CIFilter.gaussianBlur()) }
            }
            .onAppear { use(filter) }
        }

        private func use(_ filter: CIFilter) {
            self.filter = filter
            filter.setValue(CIImage(image: photo), forKey: kCIInputImageKey)
            let keys = filter.inputKeys
            if keys.contains(kCIInputIntensityKey) { filter.setValue(intensity, forKey: kCIInputIntensityKey) }
            if keys.contains(kCIInputRadiusKey) { filter.setValue(intensity * 20, forKey: kCIInputRadiusKey) }
            if keys.contains(kCIInputScaleKey) { filter.setValue(intensity * 10, forKey: kCIInputScaleKey) }
            guard let output = filter.outputImage,
                let picture = context.createCGImage(output, from: output.extent)
            else { return }
            image = Image(uiImage: UIImage(cgImage: picture))
        }
    }

    @Test func aPhotoIsShownThroughTheFilterThatIsChosen() throws {
        let host = TestHost(size: CGSize(width: 300, height: 400)) {
            FilterView(photo: UIImage(ciImage: Pictures.colors))
        }
        #expect(host.texts.contains("CISepiaTone"))
        try host.tap("Crystallize")
        #expect(host.texts.contains("CICrystallize"))
        try host.tap("Blur")
        #expect(host.texts.contains("CIGaussianBlur"))
        #expect(try host.frame(of: "Photo").width > 100)
    }

    /// A code of what a person writes.
    struct CodeView: View {
        @State private var name = "Ada"
        private let context = CIContext()
        private let filter = CIFilter.qrCodeGenerator()

        var body: some View {
            Image(uiImage: code(of: "\(name)\nada@example.com"))
                .interpolation(.none).resizable().scaledToFit().frame(width: 200, height: 200)
                .accessibilityLabel("Code")
        }

        private func code(of text: String) -> UIImage {
            filter.message = Data(text.utf8)
            if let output = filter.outputImage, let picture = context.createCGImage(output, from: output.extent) {
                return UIImage(cgImage: picture)
            }
            return UIImage(systemName: "xmark.circle") ?? UIImage()
        }
    }

    @Test func aCodeIsShownOfWhatIsWritten() throws {
        let host = TestHost(size: CGSize(width: 300, height: 400)) { CodeView() }
        #expect(try host.frame(of: "Code").size == CGSize(width: 200, height: 200))
    }
}
