import Foundation
import XcodeProjects

/// A picture's pixels, read from a PNG file as previews are painted into, and written to one.
struct ComparedPicture {
    let width: Int
    let height: Int
    /// Red, green, blue and alpha of each pixel, from the top.
    var pixels: [UInt8]

    init(width: Int, height: Int, pixels: [UInt8]) {
        (self.width, self.height, self.pixels) = (width, height, pixels)
    }

    /// Reads a file with eight bits for each of three or four channels, not interlaced.
    init(png data: Data) throws {
        let bytes = [UInt8](data)
        func number(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
        let unreadable = XcodeError("The file is no PNG picture that can be compared.")
        guard bytes.count > 45, bytes.starts(with: [0x89, 0x50, 0x4e, 0x47]) else { throw unreadable }
        (width, height) = (number(16), number(20))
        let channels = bytes[25] == 6 ? 4 : 3
        guard bytes[24] == 8, bytes[25] == 2 || bytes[25] == 6, bytes[28] == 0, (1...32767).contains(width),
            (1...32767).contains(height)
        else { throw unreadable }
        var packed: [UInt8] = []
        var place = 8
        while place + 12 <= bytes.count {
            let length = number(place)
            guard place + 12 + length <= bytes.count else { throw unreadable }
            if bytes[place + 4..<place + 8].elementsEqual("IDAT".utf8) {
                packed += bytes[place + 8..<place + 8 + length]
            }
            place += 12 + length
        }
        let stride = width * channels
        var lines = try Zlib.unpack(packed, count: (stride + 1) * height)
        pixels = [UInt8](repeating: 255, count: width * height * 4)
        for line in 0..<height {
            let start = line * (stride + 1)
            let filter = lines[start]
            for index in 0..<stride {
                let here = start + 1 + index
                let left = index >= channels ? Int(lines[here - channels]) : 0
                let above = line > 0 ? Int(lines[here - stride - 1]) : 0
                let corner = line > 0 && index >= channels ? Int(lines[here - stride - 1 - channels]) : 0
                let guess: Int
                switch filter {
                case 0: guess = 0
                case 1: guess = left
                case 2: guess = above
                case 3: guess = (left + above) / 2
                default:
                    let (a, b, c) = (abs(above - corner), abs(left - corner), abs(left + above - 2 * corner))
                    guess = a <= b && a <= c ? left : b <= c ? above : corner
                }
                lines[here] = UInt8(truncatingIfNeeded: Int(lines[here]) + guess)
                pixels[(line * width + index / channels) * 4 + index % channels] = lines[here]
            }
        }
    }

    func pngData() throws -> Data {
        var lines: [UInt8] = []
        lines.reserveCapacity((width * 4 + 1) * height)
        for line in 0..<height { lines += [0] + pixels[line * width * 4..<(line + 1) * width * 4] }
        func word(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) } }
        var data: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
        func chunk(_ name: String, _ content: [UInt8]) throws {
            let body = Array(name.utf8) + content
            data += word(content.count) + body + word(try Zlib.checksum(body))
        }
        try chunk("IHDR", word(width) + word(height) + [8, 6, 0, 0, 0])
        try chunk("IDAT", Zlib.pack(lines))
        try chunk("IEND", [])
        return Data(data)
    }

    /// Where two pictures of one size differ.
    ///
    /// A pixel counts as different when a channel differs by more than `threshold` from the other picture's pixels there and beside it:
    /// an edge that is smoothed in another way is no change.
    /// - Returns: How many pixels differ, and a picture of them, over a pale copy of this one; nil where the sizes differ.
    func difference(to other: ComparedPicture, threshold: Int) -> (count: Int, picture: ComparedPicture)? {
        guard width == other.width, height == other.height else { return nil }
        var (count, shown) = (0, self)
        for y in 0..<height {
            for x in 0..<width {
                let place = (y * width + x) * 4
                let differs =
                    !Self.isSame(pixels, place, other.pixels, place, threshold)
                    && !(isNear(x, y, in: other, threshold) && other.isNear(x, y, in: self, threshold))
                if differs { count += 1 }
                for channel in 0..<3 {
                    shown.pixels[place + channel] =
                        differs ? [230, 0, 60][channel] : UInt8(200 + Int(pixels[place + channel]) * 55 / 255)
                }
                shown.pixels[place + 3] = 255
            }
        }
        return (count, shown)
    }

    /// Whether the pixel has its like in another picture, at its place or one pixel away.
    private func isNear(_ x: Int, _ y: Int, in other: ComparedPicture, _ threshold: Int) -> Bool {
        let place = (y * width + x) * 4
        for nearY in max(0, y - 1)...min(height - 1, y + 1) {
            for nearX in max(0, x - 1)...min(width - 1, x + 1)
            where Self.isSame(pixels, place, other.pixels, (nearY * width + nearX) * 4, threshold) {
                return true
            }
        }
        return false
    }

    private static func isSame(_ left: [UInt8], _ at: Int, _ right: [UInt8], _ other: Int, _ threshold: Int) -> Bool {
        for channel in 0..<4 where abs(Int(left[at + channel]) - Int(right[other + channel])) > threshold {
            return false
        }
        return true
    }
}

/// The library that PNG files are packed by. GTK needs it, so it is wherever apps run; the command line itself is not linked with it.
private enum Zlib {
    private typealias Packing =
        @convention(c) (UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt>, UnsafePointer<UInt8>, UInt) -> Int32
    private typealias Checking = @convention(c) (UInt, UnsafePointer<UInt8>, UInt32) -> UInt

    private static func function(_ name: String) throws -> UnsafeMutableRawPointer {
        guard let library = dlopen("libz.so.1", RTLD_NOW), let function = dlsym(library, name) else {
            throw XcodeError("The library libz.so.1, which GTK comes with, is not installed.")
        }
        return function
    }

    static func unpack(_ bytes: [UInt8], count: Int) throws -> [UInt8] {
        let uncompress = unsafeBitCast(try function("uncompress"), to: Packing.self)
        var (result, length) = ([UInt8](repeating: 0, count: count), UInt(count))
        guard uncompress(&result, &length, bytes, UInt(bytes.count)) == 0, length == count else {
            throw XcodeError("A PNG picture is damaged.")
        }
        return result
    }

    static func pack(_ bytes: [UInt8]) throws -> [UInt8] {
        let compress = unsafeBitCast(try function("compress"), to: Packing.self)
        var length = UInt(bytes.count + bytes.count / 500 + 64)
        var result = [UInt8](repeating: 0, count: Int(length))
        guard compress(&result, &length, bytes, UInt(bytes.count)) == 0 else {
            throw XcodeError("A PNG picture can't be packed.")
        }
        return Array(result[..<Int(length)])
    }

    static func checksum(_ bytes: [UInt8]) throws -> Int {
        let crc32 = unsafeBitCast(try function("crc32"), to: Checking.self)
        return Int(crc32(0, bytes, UInt32(bytes.count)))
    }
}
