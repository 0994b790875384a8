// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names are Apple's.
/// What the pictures or the sound of a film are like. Nothing makes one here but a camera's form, of which there is none.
public final class CMFormatDescription: Sendable {
    fileprivate let size: CMVideoDimensions
    /// - Parameter dimensions: Pixels across and down.
    package init(dimensions: CMVideoDimensions) { size = dimensions }
    /// Pixels across and down.
    public var dimensions: CMVideoDimensions { size }
}
public typealias CMVideoFormatDescription = CMFormatDescription

/// Pixels across and down.
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions {
    videoDesc.size
}
