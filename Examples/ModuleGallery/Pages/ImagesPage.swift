import CoreVideo
import ImageIO
import SwiftUI
import UniformTypeIdentifiers

/// A picture that is painted into a buffer, written as a file and read again.
struct ImagesPage: View {
    private let file = ImagesPage.file()

    var body: some View {
        Form {
            if let source = CGImageSourceCreateWithData(file as CFData, nil),
                let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
            {
                Section("Picture") {
                    Image(decorative: image, scale: 1).resizable().frame(width: 200, height: 200)
                        .clipShape(.rect(cornerRadius: 12)).frame(maxWidth: .infinity)
                }
                Section("File") {
                    LabeledContent("Kind", value: CGImageSourceGetType(source).map { String(describing: $0) } ?? "?")
                    LabeledContent("Size", value: "\(image.width) × \(image.height)")
                    LabeledContent("Length", value: file.count.formatted(.byteCount(style: .file)))
                }
            }
        }
        .formStyle(.grouped)
    }

    private static func file() -> Data {
        var made: CVPixelBuffer?
        CVPixelBufferCreate(nil, 64, 64, kCVPixelFormatType_32BGRA, nil, &made)
        guard let buffer = made else { return Data() }
        CVPixelBufferLockBaseAddress(buffer, [])
        defer { CVPixelBufferUnlockBaseAddress(buffer, []) }
        guard let bytes = CVPixelBufferGetBaseAddress(buffer) else { return Data() }
        for y in 0..<64 {
            for x in 0..<64 {
                let pixel: [UInt8] = [UInt8(255 - y * 3), UInt8(60 + x * 2), UInt8(x * 2 + y * 2), 255]
                (bytes + y * CVPixelBufferGetBytesPerRow(buffer) + x * 4).copyMemory(from: pixel, byteCount: 4)
            }
        }
        let context = CGContext(
            data: bytes, width: 64, height: 64, bitsPerComponent: 8,
            bytesPerRow: CVPixelBufferGetBytesPerRow(buffer), space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.premultipliedFirst.rawValue)
        let data = NSMutableData()
        guard let image = context?.makeImage(),
            let destination = CGImageDestinationCreateWithData(data, UTType.png.identifier as CFString, 1, nil)
        else { return Data() }
        CGImageDestinationAddImage(destination, image, nil)
        return CGImageDestinationFinalize(destination) ? data as Data : Data()
    }
}
