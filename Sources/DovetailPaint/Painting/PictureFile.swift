import CDovetailGTK
import CGTK
import DovetailCore
import Foundation

/// Encoded pictures (PNG, JPEG, TIFF): how large they are, and how one becomes another.
package enum PictureFile {
    package enum Format {
        case png
        /// Quality in 0...1. What is not opaque is put on white.
        case jpeg(quality: CGFloat)
        case tiff
    }

    /// A picture of more pixels than this is not decoded: four bytes each would take 400 MB.
    package static let pixelLimit = 100_000_000

    /// The pixels of a picture, told by its header; nil when the bytes are no picture.
    package static func size(of data: Data) -> (width: Int, height: Int)? {
        var (width, height): (Int32, Int32) = (0, 0)
        let isKnown = data.withUnsafeBytes { bytes in
            dovetail_picture_size(
                bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), gsize(bytes.count), &width, &height) != 0
        }
        return isKnown && width > 0 && height > 0 ? (Int(width), Int(height)) : nil
    }

    /// Whether bytes are a picture and all of it is there. Only what files of the format do not tell is decoded for that.
    package static func isReadable(_ data: Data) -> Bool {
        if let isWhole = PictureContainer.isWhole(data) { return isWhole }
        guard let size = size(of: data), size.width * size.height <= pixelLimit else { return false }
        return data.withUnsafeBytes { bytes in
            dovetail_picture_is_readable(bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), gsize(bytes.count))
                != 0
        }
    }

    /// The picture in another format, turned as `orientation` tells; with `crop` only those of its pixels, and with `size` scaled to
    /// as many pixels. Nil when the bytes are no picture, it is too large, or nothing is left of it.
    package static func convert(
        _ data: Data, to format: Format, orientation: Image.Orientation = .up, crop: CGRect? = nil,
        size target: (width: Int, height: Int)? = nil
    ) -> Data? {
        guard let size = size(of: data), size.width * size.height <= pixelLimit else { return nil }
        var part = CGRect.zero
        if let crop {
            let isSideways = orientation.exif > 4
            let whole = CGRect(
                x: 0, y: 0, width: isSideways ? size.height : size.width, height: isSideways ? size.width : size.height)
            part = crop.integral.intersection(whole)
            guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        }
        if let target {
            guard (1...32767).contains(target.width), (1...32767).contains(target.height),
                target.width * target.height <= pixelLimit
            else { return nil }
        }
        var quality: Int32 = 100
        if case .jpeg(let value) = format { quality = value.isNaN ? 0 : Int32((min(max(value, 0), 1) * 100).rounded()) }
        let result = data.withUnsafeBytes { bytes in
            dovetail_picture_convert(
                bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), gsize(bytes.count), format.name, quality,
                orientation.exif, Int32(part.minX), Int32(part.minY), Int32(part.width), Int32(part.height),
                Int32(target?.width ?? 0), Int32(target?.height ?? 0))
        }
        guard let result else { return nil }
        defer { g_bytes_unref(result) }
        var count: gsize = 0
        let pointer = g_bytes_get_data(result, &count)
        return pointer.map { Data(bytes: $0, count: Int(count)) }
    }
}

extension PictureFile.Format {
    fileprivate var name: String {
        switch self {
        case .png: "png"
        case .jpeg: "jpeg"
        case .tiff: "tiff"
        }
    }
}

extension Image.Orientation {
    /// As EXIF counts: what has to be done to the pixels to see them upright.
    fileprivate var exif: Int32 {
        switch self {
        case .up: 1
        case .upMirrored: 2
        case .down: 3
        case .downMirrored: 4
        case .leftMirrored: 5
        case .right: 6
        case .rightMirrored: 7
        case .left: 8
        }
    }
}

extension CGImage {
    /// A picture from encoded bytes; nil when they are none.
    package convenience init?(encoded data: Data) {
        guard let size = PictureFile.size(of: data) else { return nil }
        self.init(data: data, width: size.width, height: size.height)
    }

    /// A part of the picture, in pixels from the top left; nil when it lies outside.
    public func cropping(to rect: CGRect) -> CGImage? {
        PictureFile.convert(data, to: .png, crop: rect).flatMap { CGImage(encoded: $0) }
    }
}

extension Image {
    /// A picture with a label for accessibility; `scale` is its pixels for each point.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(data: cgImage.data(turned: orientation), scale: scale)
        self.label = label.plainString
    }

    /// A picture that says nothing to a person who cannot see it; `scale` is its pixels for each point.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(data: cgImage.data(turned: orientation), scale: scale)
        isDecorative = true
    }
}

extension CGImage {
    fileprivate func data(turned orientation: Image.Orientation) -> Data {
        orientation == .up ? data : PictureFile.convert(data, to: .png, orientation: orientation) ?? data
    }
}
