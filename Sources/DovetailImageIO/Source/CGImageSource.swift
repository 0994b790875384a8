import CoreGraphics
import DovetailPaint
import Foundation
import Synchronization

/// A file with pictures: PNG, JPEG, GIF, TIFF, BMP, ICO, SVG, and those that further loaders of gdk-pixbuf read, such as WebP.
///
/// Any thread. The pictures of GIF files and of PNG files that move are put together from their frames; of others that move the first is
/// read.
public final class CGImageSource: Sendable {
    /// What is known of the bytes so far.
    struct Contents {
        var data: Data
        var isFinal: Bool
        var isParsed = false
        var format: ImageFormat?
        var animation: AnimatedFile?
        var composer: FrameComposer?
    }

    private let contents: Mutex<Contents>

    init(_ data: Data, isFinal: Bool) { contents = Mutex(Contents(data: data, isFinal: isFinal)) }

    /// The bytes grow, and may come to an end.
    func update(_ data: Data, isFinal: Bool) {
        contents.withLock { $0 = Contents(data: data, isFinal: isFinal) }
    }

    /// What is known, once the beginning was looked at.
    func reading<Result>(_ body: (inout Contents) -> Result) -> Result {
        contents.withLock { contents in
            if !contents.isParsed { contents.parse() }
            // The result is nothing of what the lock guards.
            nonisolated(unsafe) let result = body(&contents)
            return result
        }
    }
}

extension CGImageSource.Contents {
    mutating func parse() {
        isParsed = true
        format = ImageFormat(data)
        if format == .gif { animation = GIFReader.read(data) }
        if format == .png { animation = PNGFile(data).animation() }
        composer = animation.flatMap { FrameComposer($0) }
    }

    /// How many pictures there are.
    var count: Int {
        if let animation { return animation.frames.count }
        return format == nil || PictureFile.size(of: data) == nil ? 0 : 1
    }

    var status: CGImageSourceStatus {
        guard format != nil else { return data.count < 12 && !isFinal ? .statusReadingHeader : .statusUnknownType }
        if count == 0 { return isFinal ? .statusInvalidData : .statusReadingHeader }
        if PictureFile.isReadable(data) { return .statusComplete }
        return isFinal ? .statusUnexpectedEOF : .statusIncomplete
    }

    /// Pixels across and down, before they are turned.
    var size: (width: Int, height: Int)? { animation.map { ($0.width, $0.height) } ?? PictureFile.size(of: data) }

    /// How the picture has to be turned, as EXIF counts.
    var orientation: CGImagePropertyOrientation {
        guard let format, let exif = ExifReader.find(in: data, format),
            let value = exif.properties()[kCGImagePropertyTIFFDictionary]?[kCGImagePropertyTIFFOrientation] as? NSNumber
        else { return .up }
        return CGImagePropertyOrientation(rawValue: value.uint32Value) ?? .up
    }

    /// A picture as it is in the file: not turned.
    mutating func image(at index: Int) -> CGImage? {
        guard index >= 0, index < count else { return nil }
        if animation != nil { return composer?.picture(at: index).flatMap { CGImage(pixels: $0) } }
        // One that is turned by whoever shows the file, or of which something is missing, is decoded now.
        if orientation == .up, PictureFile.isReadable(data) { return CGImage(encoded: data) }
        return PixelData(encoded: data, allowsPart: true).flatMap { CGImage(pixels: $0) }
    }
}

/// How much of a file is there.
public enum CGImageSourceStatus: Int32, Hashable, Sendable {
    /// The bytes end in the midst of the picture.
    case statusUnexpectedEOF = -5
    case statusInvalidData = -4
    case statusUnknownType = -3
    case statusReadingHeader = -2
    /// More is to come.
    case statusIncomplete = -1
    case statusComplete = 0
}
