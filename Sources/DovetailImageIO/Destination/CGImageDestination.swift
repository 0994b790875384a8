// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import DovetailPaint
import Foundation
import FoundationAdditions

/// A file that pictures are written into: PNG, with several pictures one that moves, JPEG, TIFF, BMP or ICO.
///
/// Of properties the orientation and the delays of frames are written, into PNG and JPEG files, and no others.
public final class CGImageDestination {
    enum Target {
        case memory(CFMutableData)
        case file(URL)
    }

    private let target: Target
    private let format: ImageFormat
    private let count: Int
    private var properties: CFDictionary = [:]
    private var pictures: [(image: CGImage, options: CFDictionary)] = []
    private var isDone = false

    init?(_ target: Target, _ type: CFString, _ count: Int) {
        guard let format = ImageFormat(rawValue: type == "public.jpg" ? "public.jpeg" : type),
            Self.written.contains(format),
            count > 0, count == 1 || format == .png
        else { return nil }
        (self.target, self.format, self.count) = (target, format, count)
    }

    static let written: [ImageFormat] = [.png, .jpeg, .tiff, .bmp, .icon]

    func add(_ image: CGImage, _ options: CFDictionary?) {
        if pictures.count < count { pictures.append((image, options ?? [:])) }
    }

    func set(_ properties: CFDictionary?) { self.properties = properties ?? [:] }

    func finish() -> Bool {
        guard !isDone, pictures.count == count, let data = count > 1 ? animation() : picture() else { return false }
        isDone = true
        switch target {
        case .memory(let memory): memory.append(data)
        case .file(let url):
            do { try data.write(to: url, options: .atomic) } catch { return false }
        }
        return true
    }

    private func option(_ key: CFString, of picture: CFDictionary) -> Any? { picture[key] ?? properties[key] }

    /// The picture in its size, turned by nobody.
    private func pixels(of picture: (image: CGImage, options: CFDictionary)) -> PixelData? {
        var data = picture.image.data
        let (width, height) = (picture.image.width, picture.image.height)
        if let most = ImageNumber.of(option(kCGImageDestinationImageMaxPixelSize, of: picture.options)), most >= 1,
            CGFloat(max(width, height)) > most
        {
            let factor = most / CGFloat(max(width, height))
            func scaled(_ length: Int) -> Int { max(1, Int((CGFloat(length) * factor).rounded())) }
            guard let small = PictureFile.convert(data, to: .png, size: (scaled(width), scaled(height))) else {
                return nil
            }
            data = small
        }
        return PixelData(encoded: data)
    }

    private func picture() -> Data? {
        let picture = pictures[0]
        guard let pixels = pixels(of: picture) else { return nil }
        let turn = ImageNumber.of(option(kCGImagePropertyOrientation, of: picture.options))
            .flatMap { CGImagePropertyOrientation(rawValue: UInt32(max(0, min($0, 9)))) }
        switch format {
        case .png:
            guard let data = pixels.encoded("png") else { return nil }
            return turn.map { OrientationTag.added(to: data, $0) } ?? data
        case .jpeg:
            let quality =
                ImageNumber.of(option(kCGImageDestinationLossyCompressionQuality, of: picture.options)) ?? 0.85
            let data = pixels.pngData().flatMap { PictureFile.convert($0, to: .jpeg(quality: quality)) }
            return data.map { data in turn.map { OrientationTag.added(to: data, $0) } ?? data }
        case .tiff: return pixels.encoded("tiff")
        case .bmp: return pixels.encoded("bmp")
        case .icon: return pixels.encoded("ico")
        case .gif, .webP, .vector: return nil
        }
    }

    /// A PNG file whose frames are whole pictures, as large as the first.
    private func animation() -> Data? {
        func frameOptions(_ options: CFDictionary) -> CFDictionary {
            options[kCGImagePropertyPNGDictionary] as? CFDictionary ?? [:]
        }
        let loop = ImageNumber.of(frameOptions(properties)[kCGImagePropertyAPNGLoopCount]) ?? 0
        var chunks: [(type: String, bytes: [UInt8])] = []
        var number = 0
        var header: [UInt8] = []
        for picture in pictures {
            guard let file = pixels(of: picture)?.encoded("png").map({ PNGFile($0) }), let size = file.first("IHDR")
            else { return nil }
            if header.isEmpty {
                header = Array(size)
                let control = PNGFile.big(count) + PNGFile.big(Int(max(0, min(loop, 1e9))))
                chunks = [("IHDR", header), ("acTL", control)]
            } else if Array(size) != header {
                return nil
            }
            let delay =
                ImageNumber.of(frameOptions(picture.options)[kCGImagePropertyAPNGUnclampedDelayTime])
                ?? ImageNumber.of(frameOptions(picture.options)[kCGImagePropertyAPNGDelayTime]) ?? 0.1
            let milliseconds = Int((max(0, min(delay, 65)) * 1000).rounded())
            // Its number, its size and place, its delay, and that it is kept and replaces what was there.
            let control =
                PNGFile.big(number) + header[0..<8] + PNGFile.big(0) + PNGFile.big(0)
                + PNGFile.big(milliseconds, bytes: 2) + PNGFile.big(1000, bytes: 2) + [0, 0]
            chunks.append(("fcTL", control))
            number += 1
            let isFirst = number == 1
            for chunk in file.chunks where chunk.type == "IDAT" {
                if isFirst {
                    chunks.append(("IDAT", Array(chunk.bytes)))
                } else {
                    chunks.append(("fdAT", PNGFile.big(number) + chunk.bytes))
                    number += 1
                }
            }
        }
        return PNGFile.data(chunks + [("IEND", [])])
    }
}

/// Writes into a file how it has to be turned.
private enum OrientationTag {
    static func added(to data: Data, _ orientation: CGImagePropertyOrientation) -> Data {
        guard orientation != .up else { return data }
        // One directory with one number of two bytes.
        let tags: [UInt8] =
            [0x4D, 0x4D, 0, 0x2A] + PNGFile.big(8) + [0, 1, 0x01, 0x12, 0, 3] + PNGFile.big(1)
            + [0, UInt8(orientation.rawValue), 0, 0] + PNGFile.big(0)
        if data.starts(with: [0xFF, 0xD8]) {
            let segment = Array("Exif\0\0".utf8) + tags
            var result = Data([0xFF, 0xD8, 0xFF, 0xE1] + PNGFile.big(segment.count + 2, bytes: 2) + segment)
            result.append(contentsOf: data.dropFirst(2))
            return result
        }
        var chunks = PNGFile(data).chunks.map { (type: $0.type, bytes: Array($0.bytes)) }
        chunks.insert(("eXIf", tags), at: min(1, chunks.count))
        return PNGFile.data(chunks)
    }
}

/// A file in memory, which ``CGImageDestinationFinalize(_:)`` adds to the end of `data`; nil for a kind that is not written, GIF and HEIC among them.
///
/// - Parameters:
///   - type: Such as `public.png`.
///   - count: How many pictures there will be; more than one for PNG alone.
///   - options: Not used.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(.memory(data), type, count) }

/// A file that ``CGImageDestinationFinalize(_:)`` writes, in place of one that is there; nil for a kind that is not written.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(.file(url), type, count) }

/// The kinds of files that are written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { CGImageDestination.written.map(\.rawValue) }

/// Adds a picture. More than were told of are left out.
///
/// - Parameter properties: How good it is to be, how many pixels it has at most, how it is turned, and how long a frame is shown.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    idst.add(image, properties)
}

/// Adds a picture of a file, with how that says that it is turned.
public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    guard let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) else { return }
    let known = CGImageSourceCopyPropertiesAtIndex(isrc, index, nil) ?? [:]
    idst.add(image, known.merging(properties ?? [:]) { $1 })
}

/// Says what holds for all pictures: how often a moving one is shown.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
    idst.set(properties)
}

/// Writes the file. False where a picture is missing or cannot be written, and when it was written before.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }
