import CQREncode
import DovetailCore
import DovetailPaint
import Foundation

/// Codes that cameras and scanners read, one pixel for each module, black on white.
enum Barcode {
    /// A QR code with a margin of one module; nil when the message does not fit. The level is “L”, “M”, “Q” or “H”.
    static func qr(_ message: Data, correctionLevel: String) -> CIImage? {
        let level =
            switch correctionLevel {
            case "L": QR_ECLEVEL_L
            case "Q": QR_ECLEVEL_Q
            case "H": QR_ECLEVEL_H
            default: QR_ECLEVEL_M
            }
        let code = message.withUnsafeBytes { bytes in
            QRcode_encodeData(Int32(bytes.count), bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), 0, level)
        }
        guard let code else { return nil }
        defer { QRcode_free(code) }
        let width = Int(code.pointee.width)
        guard let modules = code.pointee.data else { return nil }
        return picture(width: width + 2, height: width + 2) { x, y in
            (1...width).contains(x) && (1...width).contains(y) && modules[(y - 1) * width + x - 1] & 1 == 1
        }
    }

    /// A bar code of ASCII characters with clear space of some modules on both sides; nil for other characters, and for none.
    static func code128(_ message: Data, quietSpace: Int, height: Int) -> CIImage? {
        guard let bars = Code128.modules(message) else { return nil }
        let (space, height) = (min(max(quietSpace, 0), 1000), min(max(height, 1), 10_000))
        return picture(width: bars.count + 2 * space, height: height) { x, _ in
            bars.indices.contains(x - space) && bars[x - space]
        }
    }

    private static func picture(width: Int, height: Int, isBlack: (Int, Int) -> Bool) -> CIImage {
        var bytes = [UInt8](repeating: 255, count: width * height * 4)
        for y in 0..<height {
            for x in 0..<width where isBlack(x, y) {
                for part in 0..<3 { bytes[(y * width + x) * 4 + part] = 0 }
            }
        }
        return CIImage(ImageNode(BitmapOperation(PixelData(width: width, height: height, bytes: bytes))))
    }
}

/// Code 128: each character is three bars and three gaps of eleven modules together.
enum Code128 {
    /// True for each black module; nil when a byte is no ASCII, or there are none.
    static func modules(_ message: Data) -> [Bool]? {
        let text = [UInt8](message)
        guard !text.isEmpty, text.allSatisfy({ $0 < 128 }), text.count <= 2000 else { return nil }
        let codes = codes(text)
        var result: [Bool] = []
        for code in codes {
            for (place, width) in patterns[code].utf8.enumerated() {
                result += [Bool](repeating: place % 2 == 0, count: Int(width - 48))
            }
        }
        return result
    }

    /// The numbers of the characters with start, check and stop. Runs of four digits or more go two by two (set C), printable ones as they are (B), and
    /// control characters in set A.
    private static func codes(_ text: [UInt8]) -> [Int] {
        var (result, set): ([Int], Character?) = ([], nil)
        var index = 0
        func change(to next: Character) {
            guard set != next else { return }
            if set == nil {
                result.append(next == "A" ? 103 : next == "B" ? 104 : 105)
            } else {
                result.append(next == "A" ? 101 : next == "B" ? 100 : 99)
            }
            set = next
        }
        while index < text.count {
            let digits = text[index...].prefix { (48...57).contains($0) }.count
            if digits >= 4 || digits >= 2 && set == "C" {
                // Of an odd number the first goes alone, unless pairs have begun.
                if digits % 2 == 1, set != "C" {
                    change(to: "B")
                    result.append(Int(text[index]) - 32)
                    index += 1
                }
                change(to: "C")
                for _ in 0..<digits / 2 {
                    result.append(Int(text[index] - 48) * 10 + Int(text[index + 1] - 48))
                    index += 2
                }
                continue
            }
            let byte = Int(text[index])
            change(to: byte < 32 ? "A" : "B")
            result.append(byte < 32 ? byte + 64 : byte - 32)
            index += 1
        }
        var check = result[0]
        for (place, code) in result.enumerated().dropFirst() { check += place * code }
        return result + [check % 103, 106]
    }

    /// Widths of bars and gaps in turn; the last one ends a code.
    static let patterns = [
        "212222", "222122", "222221", "121223", "121322", "131222", "122213", "122312", "132212", "221213", "221312",
        "231212", "112232", "122132", "122231", "113222", "123122", "123221", "223211", "221132", "221231", "213212",
        "223112", "312131", "311222", "321122", "321221", "312212", "322112", "322211", "212123", "212321", "232121",
        "111323", "131123", "131321", "112313", "132113", "132311", "211313", "231113", "231311", "112133", "112331",
        "132131", "113123", "113321", "133121", "313121", "211331", "231131", "213113", "213311", "213131", "311123",
        "311321", "331121", "312113", "312311", "332111", "314111", "221411", "431111", "111224", "111422", "121124",
        "121421", "141122", "141221", "112214", "112412", "122114", "122411", "142112", "142211", "241211", "221114",
        "413111", "241112", "134111", "111242", "121142", "121241", "114212", "124112", "124211", "411212", "421112",
        "421211", "212141", "214121", "412121", "111143", "111341", "131141", "114113", "114311", "411113", "411311",
        "113141", "114131", "311141", "411131", "211412", "211214", "211232", "2331112",
    ]
}
