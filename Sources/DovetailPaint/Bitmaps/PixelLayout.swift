import DovetailCore
import Foundation

/// How the bytes of a picture's pixels lie, rows from the top; those that Core Graphics draws on and those that it reads.
struct PixelLayout {
    let width: Int
    let height: Int
    let bytesPerRow: Int
    let space: CGColorSpace
    let info: CGBitmapInfo
    /// The bytes of a pixel: 1, 3 or 4.
    let bytesPerPixel: Int
    private let red: Int
    private let green: Int
    private let blue: Int
    /// Nil where there is no alpha.
    private let alpha: Int?
    private let isPremultiplied: Bool
    private let isAlphaOnly: Bool

    /// Nil for what is none: too large, with other components than bytes, with too few bytes for a row.
    ///
    /// - Parameter bytesPerRow: 0 for as many as are needed.
    init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int? = nil, bytesPerRow: Int, space: CGColorSpace,
        info: CGBitmapInfo
    ) {
        guard (1...32767).contains(width), (1...32767).contains(height), width * height <= PictureFile.pixelLimit,
            bitsPerComponent == 8, !info.contains(.floatComponents)
        else { return nil }
        let place = info.alpha
        let isGray = place == .alphaOnly || space.numberOfComponents == 1
        let count =
            switch place {
            case .none: isGray ? 1 : 3
            case .alphaOnly: 1
            default: 4
            }
        if count == 4, isGray { return nil }
        if let bitsPerPixel, bitsPerPixel != count * 8 { return nil }
        let row = bytesPerRow == 0 ? width * count : bytesPerRow
        guard row >= width * count, row <= 1 << 24 else { return nil }
        (isAlphaOnly, bytesPerPixel) = (place == .alphaOnly, count)
        (self.width, self.height, self.bytesPerRow, self.space, self.info) = (width, height, row, space, info)
        let isFirst = [.premultipliedFirst, .first, .noneSkipFirst].contains(place)
        let isReversed =
            info.intersection(.byteOrderMask) == .byteOrder32Little && count == 4
        func index(_ component: Int) -> Int {
            if count == 1 { return 0 }
            let named = isFirst ? (component + 1) % 4 : component
            return isReversed ? 3 - named : named
        }
        (red, green, blue) = (index(0), index(1), index(2))
        alpha = [.premultipliedFirst, .first, .premultipliedLast, .last].contains(place) ? index(3) : nil
        isPremultiplied = place == .premultipliedFirst || place == .premultipliedLast
    }

    /// The bytes of all rows.
    var byteCount: Int { bytesPerRow * height }

    /// Whether pixels of this kind can be drawn on.
    var canBeDrawnOn: Bool { bytesPerPixel != 3 && info.alpha != .last && info.alpha != .first }

    /// All pixels: red, green, blue and alpha, premultiplied or not.
    func read(_ bytes: UnsafeRawPointer, premultiplied: Bool) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
            var target = buffer.baseAddress!
            for y in 0..<height {
                var pixel = bytes.assumingMemoryBound(to: UInt8.self) + y * bytesPerRow
                for _ in 0..<width {
                    let value = alpha.map { pixel[$0] } ?? (isAlphaOnly ? pixel[0] : 255)
                    for (index, place) in [red, green, blue].enumerated() {
                        let color = isAlphaOnly ? 0 : pixel[place]
                        target[index] =
                            isPremultiplied == premultiplied || value == 255
                            ? color : premultiplied ? multiplied(color, value) : divided(color, value)
                    }
                    target[3] = value
                    target += 4
                    pixel += bytesPerPixel
                }
            }
            count = width * height * 4
        }
    }

    /// Writes a row of pixels that cairo painted: blue, green, red and alpha, premultiplied.
    func write(_ source: UnsafePointer<UInt8>, to bytes: UnsafeMutableRawPointer, row: Int) {
        var source = source
        var target = bytes.assumingMemoryBound(to: UInt8.self) + row * bytesPerRow
        for _ in 0..<width {
            if isAlphaOnly {
                target[0] = source[3]
            } else if bytesPerPixel == 1 {
                // The weights of brightness that sRGB has.
                let gray = Int(source[2]) * 2126 + Int(source[1]) * 7152 + Int(source[0]) * 722
                target[0] = UInt8((gray + 5000) / 10000)
            } else {
                (target[red], target[green], target[blue]) = (source[2], source[1], source[0])
                // The byte that says nothing is the one that is left.
                target[alpha ?? 6 - red - green - blue] = alpha == nil ? 255 : source[3]
            }
            source += 4
            target += bytesPerPixel
        }
    }

    private func multiplied(_ color: UInt8, _ alpha: UInt8) -> UInt8 { UInt8((Int(color) * Int(alpha) + 127) / 255) }
    private func divided(_ color: UInt8, _ alpha: UInt8) -> UInt8 {
        alpha == 0 ? 0 : UInt8(min(255, (Int(color) * 255 + Int(alpha) / 2) / Int(alpha)))
    }
}
