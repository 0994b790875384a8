// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A form in which films and pictures are kept.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hevc = AVVideoCodecType(rawValue: "hvc1")
    public static let hevcWithAlpha = AVVideoCodecType(rawValue: "muxa")
    public static let h264 = AVVideoCodecType(rawValue: "avc1")
    public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
    public static let proRes422 = AVVideoCodecType(rawValue: "apcn")
    public static let proRes4444 = AVVideoCodecType(rawValue: "ap4h")
}

/// The form, as an ``AVVideoCodecType``.
public let AVVideoCodecKey = "AVVideoCodecKey"
/// Pixels across.
public let AVVideoWidthKey = "AVVideoWidthKey"
/// Pixels down.
public let AVVideoHeightKey = "AVVideoHeightKey"
/// How the form is used, as a dictionary of the next keys.
public let AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey"
/// Bits a second.
public let AVVideoAverageBitRateKey = "AverageBitRate"
/// 0...1.
public let AVVideoQualityKey = "Quality"
/// How a picture of another shape is made to fit.
public let AVVideoScalingModeKey = "AVVideoScalingModeKey"
