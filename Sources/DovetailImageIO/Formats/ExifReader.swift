import DovetailBase
import Foundation

/// Reads what cameras write into pictures: the tags of TIFF, which JPEG, PNG and WebP files have as Exif.
struct ExifReader {
    private let bytes: [UInt8]
    private let isLittle: Bool

    /// - Parameter bytes: From the mark of the order of bytes on.
    init?(_ bytes: ArraySlice<UInt8>) {
        let mark = Array(bytes.prefix(2))
        guard bytes.count >= 8, mark == [0x49, 0x49] || mark == [0x4D, 0x4D] else { return nil }
        (self.bytes, isLittle) = (Array(bytes), mark == [0x49, 0x49])
    }

    /// The part of a file that has the tags; nil for a file without.
    static func find(in data: Data, _ format: ImageFormat) -> ExifReader? {
        switch format {
        case .tiff: return ExifReader(ArraySlice(data))
        case .png: return PNGFile(data).first("eXIf").flatMap { ExifReader($0) }
        case .jpeg: return JPEGSegments(data).first(0xE1, beginning: "Exif\0\0").flatMap { ExifReader($0) }
        case .webP:
            let reader = ByteReader(data)
            var place = 12
            while place + 8 <= reader.count {
                let length = reader.bytes(place + 4, 4).reversed().reduce(0) { $0 << 8 | Int($1) }
                if String(decoding: reader.bytes(place, 4), as: UTF8.self) == "EXIF" {
                    return ExifReader(reader.bytes(place + 8, length))
                }
                place += 8 + length + length % 2
            }
            return nil
        default: return nil
        }
    }

    /// The dictionaries of properties that there are tags for, by their names.
    func properties() -> [String: [AnyHashable: Any]] {
        let main = tags(at: number(4, 4))
        var result: [String: [AnyHashable: Any]] = [:]
        result[kCGImagePropertyTIFFDictionary] = named(main, ExifTags.tiff)
        if let place = (main[0x8769] as? NSNumber)?.intValue {
            result[kCGImagePropertyExifDictionary] = named(tags(at: place), ExifTags.exif)
        }
        if let place = (main[0x8825] as? NSNumber)?.intValue {
            let gps = named(tags(at: place), ExifTags.gps)
            // Degrees, minutes and seconds are one number here.
            result[kCGImagePropertyGPSDictionary] = gps.mapValues { value in
                guard let parts = value as? [NSNumber], parts.count == 3 else { return value }
                return NSNumber(value: parts[0].doubleValue + parts[1].doubleValue / 60 + parts[2].doubleValue / 3600)
            }
        }
        return result.filter { !$0.value.isEmpty }
    }

    private func named(_ tags: [Int: Any], _ names: [Int: String]) -> [AnyHashable: Any] {
        var result: [AnyHashable: Any] = [:]
        for (tag, value) in tags { if let name = names[tag] { result[name] = value } }
        return result
    }

    private func number(_ place: Int, _ count: Int) -> Int {
        guard place >= 0, place + count <= bytes.count else { return 0 }
        let part = bytes[place..<place + count]
        return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }

    /// The values of a directory by their tags: numbers, lists of numbers, texts.
    private func tags(at place: Int) -> [Int: Any] {
        var result: [Int: Any] = [:]
        guard place >= 8, place + 2 <= bytes.count else { return result }
        for index in 0..<number(place, 2) {
            let entry = place + 2 + index * 12
            guard entry + 12 <= bytes.count else { break }
            let (kind, count) = (number(entry + 2, 2), number(entry + 4, 4))
            guard let size = [1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 7: 1, 9: 4, 10: 8][kind], count > 0, count <= bytes.count
            else { continue }
            let start = size * count <= 4 ? entry + 8 : number(entry + 8, 4)
            guard start >= 0, start + size * count <= bytes.count else { continue }
            result[number(entry, 2)] = value(kind, count, size, start)
        }
        return result
    }

    private func value(_ kind: Int, _ count: Int, _ size: Int, _ start: Int) -> Any {
        if kind == 2 {
            let text = String(decoding: bytes[start..<start + count].prefix { $0 != 0 }, as: UTF8.self)
            return text.trimmingCharacters(in: .whitespaces)
        }
        let numbers = (0..<min(count, 64)).map { index -> NSNumber in
            let place = start + index * size
            switch kind {
            case 5:
                let under = number(place + 4, 4)
                return NSNumber(value: under == 0 ? 0 : Double(number(place, 4)) / Double(under))
            case 9: return NSNumber(value: Int32(truncatingIfNeeded: number(place, 4)))
            case 10:
                let under = Int32(truncatingIfNeeded: number(place + 4, 4))
                let over = Int32(truncatingIfNeeded: number(place, 4))
                return NSNumber(value: under == 0 ? 0 : Double(over) / Double(under))
            default: return NSNumber(value: number(place, size))
            }
        }
        return numbers.count == 1 ? numbers[0] : numbers
    }
}

/// The segments of a JPEG file before its pixels.
struct JPEGSegments {
    private(set) var all: [(marker: UInt8, bytes: ArraySlice<UInt8>)] = []

    init(_ data: Data) {
        let reader = ByteReader(data)
        var place = 2
        while let head = Optional(reader.bytes(place, 4)).map(Array.init), head.count == 4, head[0] == 0xFF {
            if head[1] == 0xFF {
                place += 1
                continue
            }
            let length = Int(head[2]) << 8 | Int(head[3])
            guard head[1] != 0xDA, length >= 2 else { return }
            all.append((head[1], reader.bytes(place + 4, length - 2)))
            place += 2 + length
        }
    }

    /// The first segment with a marker that begins with a text, without that text.
    func first(_ marker: UInt8, beginning text: String) -> ArraySlice<UInt8>? {
        all.first { $0.marker == marker && $0.bytes.starts(with: text.utf8) }?.bytes.dropFirst(text.utf8.count)
    }

    /// Whether the pixels are told in rounds, from coarse to fine.
    var isProgressive: Bool { all.contains { $0.marker == 0xC2 } }
}
