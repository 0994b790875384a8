// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import DovetailPaint
import Foundation
import FoundationAdditions

/// A file in memory. What it is shows in its status and its count: bytes that are no picture make a source without pictures. Never nil.
///
/// - Parameter options: Not used.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data, isFinal: true)
}

/// A file, which is read at once; nil when it cannot be.
///
/// - Parameter options: Not used.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    guard let data = try? Data(contentsOf: url) else { return nil }
    return CGImageSource(data, isFinal: true)
}

/// The bytes of a provider. Never nil.
///
/// - Parameter options: Not used.
public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: CFDictionary?) -> CGImageSource?
{
    CGImageSource(provider.bytes, isFinal: true)
}

/// A file that is not there yet, for ``CGImageSourceUpdateData(_:_:_:)``.
///
/// - Parameter options: Not used.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
    CGImageSource(Data(), isFinal: false)
}

/// Tells all bytes that are there by now, those of before among them.
///
/// - Parameter final: Whether none are to come.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
    isrc.update(data, isFinal: final)
}

/// Tells all bytes that are there by now, those of before among them.
///
/// - Parameter final: Whether none are to come.
public func CGImageSourceUpdateDataProvider(_ isrc: CGImageSource, _ provider: CGDataProvider, _ final: Bool) {
    isrc.update(provider.bytes, isFinal: final)
}

/// The kinds of files that are read without further loaders.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray { ImageFormat.allCases.map(\.rawValue) }
/// The kind of file, such as `public.png`; nil for bytes that are none.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.reading { $0.format?.rawValue } }
/// How many pictures there are by now: the frames of one that moves.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.reading { $0.count } }
/// The picture that stands for all: the first.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }
/// How much is there.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.reading { $0.status } }
/// How much of a picture is there.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
    isrc.reading { contents in
        guard index >= 0, index < contents.count else { return .statusUnknownType }
        return contents.animation == nil ? contents.status : .statusComplete
    }
}
/// Forgets what was kept of a picture: nothing is.
public func CGImageSourceRemoveCacheAtIndex(_ isrc: CGImageSource, _ index: Int) {}

/// A picture as it is in its file: what the file says of its orientation is told by its properties, and not followed. One of which bytes are missing is
/// there as far as it goes. Nil where there is none.
///
/// - Parameter options: Not used.
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    isrc.reading { $0.image(at: index) }
}

/// A smaller picture; nil where there is none, and where no option says that one may be made of the large picture: small pictures that cameras
/// write into files are not read.
public func CGImageSourceCreateThumbnailAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?)
    -> CGImage?
{
    let options = options ?? [:]
    func isSet(_ key: CFString) -> Bool { (options[key] as? Bool) ?? (options[key] as? NSNumber)?.boolValue ?? false }
    guard
        isSet(kCGImageSourceCreateThumbnailFromImageAlways) || isSet(kCGImageSourceCreateThumbnailFromImageIfAbsent),
        let (image, orientation) = isrc.reading({ contents in
            contents.image(at: index).map { ($0, contents.orientation) }
        })
    else { return nil }
    let turn = isSet(kCGImageSourceCreateThumbnailWithTransform) ? orientation : .up
    let isSideways = turn.rawValue > 4
    let (width, height) = isSideways ? (image.height, image.width) : (image.width, image.height)
    var size: (width: Int, height: Int)?
    if let most = ImageNumber.of(options[kCGImageSourceThumbnailMaxPixelSize]), most >= 1,
        CGFloat(max(width, height)) > most
    {
        let factor = most / CGFloat(max(width, height))
        func scaled(_ length: Int) -> Int { max(1, Int((CGFloat(length) * factor).rounded())) }
        size = (scaled(width), scaled(height))
    }
    if size == nil, turn == .up { return image }
    return PictureFile.convert(image.data, to: .png, orientation: Image.Orientation(turn), size: size)
        .flatMap { CGImage(encoded: $0) }
}

/// Numbers among options, of whichever type.
enum ImageNumber {
    static func of(_ value: Any?) -> CGFloat? {
        switch value {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as any BinaryInteger: CGFloat(Int(clamping: number))
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }
}

extension Image.Orientation {
    init(_ orientation: CGImagePropertyOrientation) {
        self =
            switch orientation {
            case .up: .up
            case .upMirrored: .upMirrored
            case .down: .down
            case .downMirrored: .downMirrored
            case .leftMirrored: .leftMirrored
            case .right: .right
            case .rightMirrored: .rightMirrored
            case .left: .left
            }
    }
}
