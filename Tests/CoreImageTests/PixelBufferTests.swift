import CoreGraphics
import CoreImage
import CoreVideo
import Foundation
import Testing

/// Pictures in the memory of films, read and written.
struct PixelBufferTests {
    private func buffer(_ format: OSType, width: Int = 3, height: Int = 2) throws -> CVPixelBuffer {
        var made: CVPixelBuffer?
        #expect(CVPixelBufferCreate(nil, width, height, format, nil, &made) == kCVReturnSuccess)
        return try #require(made)
    }

    private func color(_ image: CIImage, _ x: Int, _ y: Int) -> [UInt8] {
        var bytes: [UInt8] = [0, 0, 0, 0]
        CIContext().render(
            image, toBitmap: &bytes, rowBytes: 4, bounds: CGRect(x: x, y: y, width: 1, height: 1), format: .RGBA8,
            colorSpace: CGColorSpace(name: CGColorSpace.sRGB))
        return bytes
    }

    @Test(
        "A picture has the pixels that a buffer has when it is made",
        arguments: [
            (kCVPixelFormatType_32BGRA, [UInt8](arrayLiteral: 10, 20, 200, 255)),
            (kCVPixelFormatType_32ARGB, [255, 200, 20, 10]), (kCVPixelFormatType_32RGBA, [200, 20, 10, 255]),
        ])
    func read(_ format: OSType, _ bytes: [UInt8]) throws {
        let buffer = try buffer(format)
        let memory = try #require(CVPixelBufferGetBaseAddress(buffer)).assumingMemoryBound(to: UInt8.self)
        // The second pixel of the lower row.
        let place = CVPixelBufferGetBytesPerRow(buffer) + 4
        for (index, byte) in bytes.enumerated() { memory[place + index] = byte }
        let image = CIImage(cvPixelBuffer: buffer)
        memory[place] = 0
        #expect(image.extent == CGRect(x: 0, y: 0, width: 3, height: 2))
        #expect(color(image, 1, 0) == [200, 20, 10, 255] && color(image, 0, 0) == [0, 0, 0, 0])
    }

    @Test("One number for a pixel is gray") func gray() throws {
        let bytes = try buffer(kCVPixelFormatType_OneComponent8)
        try #require(CVPixelBufferGetBaseAddress(bytes)).storeBytes(of: 100, as: UInt8.self)
        #expect(color(CIImage(cvImageBuffer: bytes), 0, 1) == [100, 100, 100, 255])
        let numbers = try buffer(kCVPixelFormatType_OneComponent32Float)
        try #require(CVPixelBufferGetBaseAddress(numbers)).storeBytes(of: 7, as: Float.self)
        #expect(color(CIImage(cvPixelBuffer: numbers), 0, 1) == [255, 255, 255, 255])
    }

    @Test("A picture is written into a buffer as far as it has room") func write() throws {
        let buffer = try buffer(kCVPixelFormatType_32BGRA)
        CIContext().render(CIImage(color: CIColor(red: 1, green: 0, blue: 0)), to: buffer)
        let copy = CIImage(cvPixelBuffer: buffer)
        #expect(color(copy, 2, 1) == [255, 0, 0, 255] && color(copy, 0, 0) == [255, 0, 0, 255])
    }

    @Test("Nothing looks for codes and faces") func detector() {
        #expect(CIDetector(ofType: CIDetectorTypeQRCode, context: nil, options: nil) == nil)
    }
}
