// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import DovetailPaint
import Foundation
import FoundationAdditions

/// What is known of a file as a whole: its size, and how often a moving picture is shown.
///
/// - Parameter options: Not used.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    isrc.reading { contents in
        guard let format = contents.format else { return nil }
        var result: CFDictionary = [kCGImagePropertyFileSize: NSNumber(value: contents.data.count)]
        if let animation = contents.animation {
            // The names of both kinds of files are the same.
            result[format.animationKey] =
                [
                    kCGImagePropertyGIFLoopCount: NSNumber(value: animation.loopCount),
                    kCGImagePropertyGIFCanvasPixelWidth: NSNumber(value: animation.width),
                    kCGImagePropertyGIFCanvasPixelHeight: NSNumber(value: animation.height),
                ] as CFDictionary
        }
        return result
    }
}

/// What is known of a picture: its size in pixels, how it has to be turned, how long a frame is shown, and what a camera wrote. Nil where there is none.
///
/// A frame's `DelayTime` is a tenth of a second where the file asks for less than a fiftieth; `UnclampedDelayTime` is what the file says. Numbers are `NSNumber`s;
/// Foundation on Linux does not make a `CGFloat` of one by `as?`, but an `Int` or a `Double`.
///
/// - Parameter options: Not used.
public func CGImageSourceCopyPropertiesAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?)
    -> CFDictionary?
{
    isrc.reading { contents in
        guard let format = contents.format, index >= 0, index < contents.count, let size = contents.size else {
            return nil
        }
        var result: CFDictionary = [
            kCGImagePropertyPixelWidth: NSNumber(value: size.width),
            kCGImagePropertyPixelHeight: NSNumber(value: size.height),
            kCGImagePropertyDepth: NSNumber(value: 8), kCGImagePropertyColorModel: kCGImagePropertyColorModelRGB,
            kCGImagePropertyHasAlpha: NSNumber(value: contents.mayBeTransparent),
        ]
        let exif = ExifReader.find(in: contents.data, format)?.properties() ?? [:]
        for (name, values) in exif { result[name] = values }
        if let tiff = exif[kCGImagePropertyTIFFDictionary] {
            result[kCGImagePropertyOrientation] = tiff[kCGImagePropertyTIFFOrientation]
            result[kCGImagePropertyDPIWidth] = tiff[kCGImagePropertyTIFFXResolution]
            result[kCGImagePropertyDPIHeight] = tiff[kCGImagePropertyTIFFYResolution]
        }
        if format == .jpeg { result[kCGImagePropertyJFIFDictionary] = contents.jfif }
        if let frame = contents.animation?.frames[index] {
            result[format.animationKey] =
                [
                    kCGImagePropertyGIFDelayTime: NSNumber(value: frame.delay < 0.02 ? 0.1 : frame.delay),
                    kCGImagePropertyGIFUnclampedDelayTime: NSNumber(value: frame.delay),
                ] as CFDictionary
        }
        return result
    }
}

extension ImageFormat {
    /// The dictionary with what is known of moving pictures.
    fileprivate var animationKey: CFString {
        self == .gif ? kCGImagePropertyGIFDictionary : kCGImagePropertyPNGDictionary
    }
}

extension CGImageSource.Contents {
    fileprivate var mayBeTransparent: Bool {
        switch format {
        case .jpeg, .bmp: false
        case .png: CGImage(data: data, width: 1, height: 1).alphaInfo == .premultipliedLast
        default: true
        }
    }

    fileprivate var jfif: CFDictionary {
        let segments = JPEGSegments(data)
        var result: CFDictionary = [kCGImagePropertyJFIFIsProgressive: NSNumber(value: segments.isProgressive)]
        if let head = segments.first(0xE0, beginning: "JFIF\0").map(Array.init), head.count >= 7 {
            result[kCGImagePropertyJFIFVersion] = [NSNumber(value: head[0]), NSNumber(value: head[1])]
            result[kCGImagePropertyJFIFDensityUnit] = NSNumber(value: head[2])
            result[kCGImagePropertyJFIFXDensity] = NSNumber(value: Int(head[3]) << 8 | Int(head[4]))
            result[kCGImagePropertyJFIFYDensity] = NSNumber(value: Int(head[5]) << 8 | Int(head[6]))
        }
        return result
    }
}
