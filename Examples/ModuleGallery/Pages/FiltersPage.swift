import CoreImage
import SwiftUI

/// A picture through filters, and a code of a text.
struct FiltersPage: View {
    private enum Kind: String, CaseIterable { case none = "None", sepia = "Sepia", blur = "Blur", pixels = "Pixels" }
    @State private var kind = Kind.sepia
    @State private var amount = 0.5
    @State private var text = "Hello"
    @State private var picture: CGImage?
    private let context = CIContext()

    var body: some View {
        Form {
            Section("Filter") {
                if let picture, let shown = filtered(picture) {
                    Image(decorative: shown, scale: 1).resizable().scaledToFit().frame(height: 160)
                        .clipShape(.rect(cornerRadius: 8)).frame(maxWidth: .infinity)
                }
                Picker("Kind", selection: $kind) {
                    ForEach(Kind.allCases, id: \.self) { Text($0.rawValue) }
                }
                .pickerStyle(.segmented)
                Slider(value: $amount) { Text("Amount") }
            }
            Section("Code") {
                TextField("Text", text: $text)
                if let code {
                    Image(decorative: code, scale: 1).interpolation(.none).resizable().scaledToFit()
                        .frame(width: 120, height: 120).padding(8).background(.white, in: .rect(cornerRadius: 8))
                        .frame(maxWidth: .infinity).accessibilityLabel("Code of \(text)")
                }
            }
        }
        .formStyle(.grouped)
        .onAppear { if picture == nil { picture = ImageRenderer(content: FilteredScene()).cgImage } }
    }

    private func filtered(_ picture: CGImage) -> CGImage? {
        let input = CIImage(cgImage: picture)
        let output: CIImage?
        switch kind {
        case .none: output = input
        case .sepia:
            let filter = CIFilter.sepiaTone()
            (filter.inputImage, filter.intensity) = (input, Float(amount))
            output = filter.outputImage
        case .blur:
            let filter = CIFilter.gaussianBlur()
            (filter.inputImage, filter.radius) = (input.clampedToExtent(), Float(amount * 20))
            output = filter.outputImage
        case .pixels:
            let filter = CIFilter.pixellate()
            (filter.inputImage, filter.scale) = (input, Float(1 + amount * 30))
            output = filter.outputImage
        }
        return output.flatMap { context.createCGImage($0, from: input.extent) }
    }

    private var code: CGImage? {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data(text.utf8)
        return filter.outputImage.flatMap { context.createCGImage($0, from: $0.extent) }
    }
}

/// What is filtered.
private struct FilteredScene: View {
    var body: some View {
        ZStack(alignment: .bottom) {
            LinearGradient(colors: [.cyan, .yellow, .orange], startPoint: .top, endPoint: .bottom)
            Circle().fill(.white).frame(width: 60).offset(x: 70, y: -70)
            HStack(alignment: .bottom, spacing: -30) {
                Image(systemName: "triangle.fill").resizable().frame(width: 160, height: 90).foregroundStyle(.indigo)
                Image(systemName: "triangle.fill").resizable().frame(width: 190, height: 120).foregroundStyle(.teal)
            }
        }
        .frame(width: 320, height: 200)
    }
}
