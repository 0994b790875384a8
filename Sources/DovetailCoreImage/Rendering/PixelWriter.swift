import Foundation

/// Writes pixels in a format of Core Image's.
struct PixelWriter {
    /// Bytes for each pixel.
    let size: Int
    /// For each byte of a pixel the component that it is; empty for numbers of single precision.
    private let order: [Int]

    init?(format: CIFormat) {
        switch format {
        case .RGBA8: (size, order) = (4, [0, 1, 2, 3])
        case .BGRA8: (size, order) = (4, [2, 1, 0, 3])
        case .ARGB8: (size, order) = (4, [3, 0, 1, 2])
        case .RGBAf: (size, order) = (16, [])
        default: return nil
        }
    }

    func write(_ pixel: Pixel, _ target: UnsafeMutableRawPointer) {
        guard !order.isEmpty else {
            target.copyMemory(from: [pixel.x, pixel.y, pixel.z, pixel.w], byteCount: size)
            return
        }
        for (place, component) in order.enumerated() {
            target.storeBytes(of: Self.byte(pixel[component]), toByteOffset: place, as: UInt8.self)
        }
    }

    /// Writes pixels as bytes of red, green, blue and alpha, of sRGB and not premultiplied.
    static func writeStraight(
        _ pixels: UnsafeMutablePointer<Pixel>, _ count: Int, _ target: UnsafeMutablePointer<UInt8>, isLinear: Bool
    ) {
        Transfer.byteOfLinear.withUnsafeBufferPointer { table in
            func encoded(_ value: Float) -> UInt8 {
                guard isLinear else { return byte(value) }
                // What is no number counts as 0.
                let bounded = value > 0 ? min(value, 1) : 0
                return table[Int(bounded * Float(Transfer.byteSteps) + 0.5)]
            }
            for index in 0..<count {
                let color = pixels[index].straight
                let bytes = target + index * 4
                bytes[0] = encoded(color.x)
                bytes[1] = encoded(color.y)
                bytes[2] = encoded(color.z)
                bytes[3] = byte(color.w)
            }
        }
    }

    private static func byte(_ value: Float) -> UInt8 { value > 0 ? UInt8(min(value, 1) * 255 + 0.5) : 0 }
}
