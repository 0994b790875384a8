// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Foundation
import FoundationAdditions

/// Is told each picture of one that moves, when it is due: which one, the picture, and a place to say that it was the last.
public typealias CGImageSourceAnimationBlock = (Int, CGImage, UnsafeMutablePointer<Bool>) -> Void

/// With which picture it begins, as an `Int`.
public let kCGImageAnimationStartIndex: CFString = "StartIndex"
/// How long each picture is shown, in seconds, in place of what the file says.
public let kCGImageAnimationDelayTime: CFString = "DelayTime"
/// How often all are shown, in place of what the file says; `kCFNumberPositiveInfinity` is any number below 1 here: without end.
public let kCGImageAnimationLoopCount: CFString = "LoopCount"

/// How far an animation got to begin.
public let kCGImageAnimationStatus_ParameterError: OSStatus = -22140
public let kCGImageAnimationStatus_CorruptInputImage: OSStatus = -22141
public let kCGImageAnimationStatus_UnsupportedFormat: OSStatus = -22142
public let kCGImageAnimationStatus_IncompleteInputImage: OSStatus = -22143

/// Calls a block on the main thread with each picture of a GIF or PNG file that moves, at its time, until the block says that it was the last or all were shown as
/// often as the file says. Returns at once; what else is no animation is told by the result, and the block is not called.
@discardableResult
public func CGAnimateImageDataWithBlock(
    _ data: CFData, _ options: CFDictionary?, _ block: @escaping CGImageSourceAnimationBlock
) -> OSStatus {
    animate(CGImageSourceCreateWithData(data, nil), options, block)
}

/// Calls a block on the main thread with each picture of a file that moves; see ``CGAnimateImageDataWithBlock(_:_:_:)``.
@discardableResult
public func CGAnimateImageAtURLWithBlock(
    _ url: CFURL, _ options: CFDictionary?, _ block: @escaping CGImageSourceAnimationBlock
) -> OSStatus {
    animate(CGImageSourceCreateWithURL(url, nil), options, block)
}

private func animate(
    _ source: CGImageSource?, _ options: CFDictionary?, _ block: @escaping CGImageSourceAnimationBlock
) -> OSStatus {
    guard let source, CGImageSourceGetType(source) != nil else { return kCGImageAnimationStatus_CorruptInputImage }
    let count = CGImageSourceGetCount(source)
    guard count > 1 else { return kCGImageAnimationStatus_UnsupportedFormat }
    let start = ImageNumber.of(options?[kCGImageAnimationStartIndex]).map { Int($0) } ?? 0
    guard (0..<count).contains(start) else { return kCGImageAnimationStatus_ParameterError }
    let animation = ImageAnimation(
        source, block, delay: ImageNumber.of(options?[kCGImageAnimationDelayTime]),
        loops: ImageNumber.of(options?[kCGImageAnimationLoopCount]).map { Int(min(max($0, 0), 1e9)) })
    DispatchQueue.main.async { animation.show(start) }
    return noErr
}

/// Shows the pictures of a file one after the other. On the main thread.
private final class ImageAnimation: @unchecked Sendable {
    private let source: CGImageSource
    private let block: CGImageSourceAnimationBlock
    private let count: Int
    private let delays: [CGFloat]
    /// How often all are shown; 0 for without end.
    private let loops: Int
    private var shown = 0

    init(_ source: CGImageSource, _ block: @escaping CGImageSourceAnimationBlock, delay: CGFloat?, loops: Int?) {
        (self.source, self.block, count) = (source, block, CGImageSourceGetCount(source))
        func part(_ properties: CFDictionary?) -> CFDictionary {
            properties?[kCGImagePropertyGIFDictionary] as? CFDictionary
                ?? properties?[kCGImagePropertyPNGDictionary] as? CFDictionary ?? [:]
        }
        // GIF and PNG files have the same names for both.
        delays = (0..<count).map { index in
            let frame = part(CGImageSourceCopyPropertiesAtIndex(source, index, nil))
            let own =
                ImageNumber.of(frame[kCGImagePropertyGIFUnclampedDelayTime])
                ?? ImageNumber.of(frame[kCGImagePropertyGIFDelayTime])
            return max(delay ?? own ?? 0.1, 0.01)
        }
        self.loops =
            loops ?? ImageNumber.of(part(CGImageSourceCopyProperties(source, nil))[kCGImagePropertyGIFLoopCount])
            .map { Int(min(max($0, 0), 1e9)) } ?? 0
    }

    func show(_ index: Int) {
        guard let image = CGImageSourceCreateImageAtIndex(source, index, nil) else { return }
        var stops = false
        block(index, image, &stops)
        if index == count - 1 { shown += 1 }
        guard !stops, loops == 0 || shown < loops else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + Double(delays[index])) { self.show((index + 1) % self.count) }
    }
}
