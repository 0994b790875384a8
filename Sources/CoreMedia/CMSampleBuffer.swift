// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names are Apple's.
import CoreVideo
import Foundation

/// A piece of sound or film from a device or a file. Nothing makes one here: there are no cameras.
public final class CMSampleBuffer: @unchecked Sendable {
    /// Its picture; nil for sound.
    public let imageBuffer: CVImageBuffer?
    /// When it is to be seen or heard.
    public let presentationTimeStamp: CMTime
    /// How long it is.
    public var duration: CMTime { .invalid }
    package init(imageBuffer: CVImageBuffer?, at time: CMTime) {
        (self.imageBuffer, presentationTimeStamp) = (imageBuffer, time)
    }
}

/// The picture of a piece of film; nil for sound.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { sbuf.imageBuffer }
/// When a piece is to be seen or heard.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.presentationTimeStamp }
