import DovetailCore
import DovetailPaint
import Foundation

/// A decoded picture, or one that is decoded when it is first painted.
final class BitmapOperation: ImageOperation, @unchecked Sendable {
    let width: Int
    let height: Int
    private let encoded: Data
    private let lock = NSLock()
    // Guarded by the lock.
    private var decoded: PixelData?
    private var isRead = false

    init(encoded: Data, width: Int, height: Int) {
        self.encoded = encoded
        self.width = width
        self.height = height
    }

    init(_ pixels: PixelData) {
        encoded = Data()
        width = pixels.width
        height = pixels.height
        decoded = pixels
        isRead = true
    }

    private var pixels: PixelData? {
        lock.withLock {
            if !isRead {
                isRead = true
                decoded = PixelData(encoded: encoded)
            }
            return decoded
        }
    }

    func extent(of inputs: [CGRect]) -> CGRect { CGRect(x: 0, y: 0, width: width, height: height) }

    func render(_ request: RenderRequest) -> PixelBuffer {
        let result = PixelBuffer(request.rect)
        guard let pixels, pixels.width == width, pixels.height == height else { return result }
        let table = request.space.isLinear ? Transfer.linearOfByte : (0...255).map { Float($0) / 255 }
        pixels.bytes.withUnsafeBufferPointer { bytes in
            table.withUnsafeBufferPointer { table in
                result.forEachRow { y, row in
                    var source = bytes.baseAddress! + ((height - 1 - y) * width + request.rect.minX) * 4
                    for x in 0..<request.rect.width {
                        let alpha = Float(source[3]) / 255
                        row[x] = Pixel(
                            table[Int(source[0])] * alpha, table[Int(source[1])] * alpha, table[Int(source[2])] * alpha,
                            alpha)
                        source += 4
                    }
                }
            }
        }
        return result
    }
}

/// A picture with no pixels.
struct EmptyOperation: ImageOperation {
    func extent(of inputs: [CGRect]) -> CGRect { .zero }
    func render(_ request: RenderRequest) -> PixelBuffer { PixelBuffer(request.rect) }
}
