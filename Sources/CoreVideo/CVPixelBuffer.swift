// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names are Apple's.
import Foundation

@_exported import typealias FoundationAdditions.OSType

public typealias CVOptionFlags = UInt64
/// What a call has come to.
public typealias CVReturn = Int32
public let kCVReturnSuccess: CVReturn = 0
public let kCVReturnError: CVReturn = -6660
public let kCVReturnInvalidArgument: CVReturn = -6661
public let kCVReturnAllocationFailed: CVReturn = -6662
public let kCVReturnInvalidPixelFormat: CVReturn = -6680
public let kCVReturnInvalidSize: CVReturn = -6681

/// Blue, green, red and opacity, a byte each.
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
/// Opacity, red, green and blue, a byte each.
public let kCVPixelFormatType_32ARGB: OSType = 0x20
/// Red, green, blue and opacity, a byte each.
public let kCVPixelFormatType_32RGBA: OSType = 0x5247_4241
/// Brightness, and beside it what makes colours of it, in the full range and in that of video. No buffer of them can be made here.
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076
/// One byte.
public let kCVPixelFormatType_OneComponent8: OSType = 0x4c30_3038
/// One `Float`.
public let kCVPixelFormatType_OneComponent32Float: OSType = 0x4c30_3066

public let kCVPixelBufferPixelFormatTypeKey = "PixelFormatType"
public let kCVPixelBufferWidthKey = "Width"
public let kCVPixelBufferHeightKey = "Height"
public let kCVPixelBufferCGImageCompatibilityKey = "CGImageCompatibility"
public let kCVPixelBufferCGBitmapContextCompatibilityKey = "CGBitmapContextCompatibility"
public let kCVPixelBufferMetalCompatibilityKey = "MetalCompatibility"
public let kCVPixelBufferIOSurfacePropertiesKey = "IOSurfaceProperties"

/// What is done with memory while it is locked. Nothing has to be.
public struct CVPixelBufferLockFlags: OptionSet, Sendable {
    public let rawValue: CVOptionFlags
    public init(rawValue: CVOptionFlags) { self.rawValue = rawValue }
    public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

/// The memory of a picture of a film: rows of pixels. One thread at a time.
public final class CVPixelBuffer: @unchecked Sendable {
    fileprivate let width: Int
    fileprivate let height: Int
    fileprivate let format: OSType
    fileprivate let bytesPerRow: Int
    fileprivate let memory: UnsafeMutableRawPointer

    /// Rows begin at multiples of 64 bytes.
    fileprivate init?(width: Int, height: Int, format: OSType) {
        guard let size = Self.bytes[format], width > 0, height > 0, width < 1 << 20, height < 1 << 20 else {
            return nil
        }
        (self.width, self.height, self.format) = (width, height, format)
        bytesPerRow = (width * size + 63) / 64 * 64
        guard bytesPerRow * height <= 1 << 31 else { return nil }
        memory = .allocate(byteCount: bytesPerRow * height, alignment: 64)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * height)
    }
    deinit { memory.deallocate() }

    /// The bytes of a pixel.
    fileprivate static let bytes: [OSType: Int] = [
        kCVPixelFormatType_32BGRA: 4, kCVPixelFormatType_32ARGB: 4, kCVPixelFormatType_32RGBA: 4,
        kCVPixelFormatType_OneComponent8: 1, kCVPixelFormatType_OneComponent32Float: 4,
    ]
}
public typealias CVImageBuffer = CVPixelBuffer
public typealias CVBuffer = CVPixelBuffer

/// Makes memory for a picture, all zeros. Of formats there are those with a constant here.
@discardableResult
public func CVPixelBufferCreate(
    _ allocator: Any?, _ width: Int, _ height: Int, _ pixelFormatType: OSType, _ pixelBufferAttributes: Any?,
    _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    guard CVPixelBuffer.bytes[pixelFormatType] != nil else { return kCVReturnInvalidPixelFormat }
    guard let buffer = CVPixelBuffer(width: width, height: height, format: pixelFormatType) else {
        return kCVReturnInvalidSize
    }
    pixelBufferOut.pointee = buffer
    return kCVReturnSuccess
}
@discardableResult
public func CVPixelBufferLockBaseAddress(
    _ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }
@discardableResult
public func CVPixelBufferUnlockBaseAddress(
    _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }
/// The first pixel. It is good as long as the buffer is there.
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? {
    pixelBuffer.memory
}
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.bytesPerRow }
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType { pixelBuffer.format }
public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int {
    pixelBuffer.bytesPerRow * pixelBuffer.height
}
/// How many planes there are beside each other: all pixels are in one place, which is told as 0.
public func CVPixelBufferGetPlaneCount(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
