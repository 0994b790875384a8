/// Where the alpha of a pixel is, and whether the colours are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
    /// There is no alpha, and no byte for it.
    case none
    /// The colours are multiplied by the alpha, which comes after them.
    case premultipliedLast
    /// The colours are multiplied by the alpha, which comes before them.
    case premultipliedFirst
    /// The alpha comes after the colours, which are not multiplied by it.
    case last
    /// The alpha comes before the colours, which are not multiplied by it.
    case first
    /// The pixel's last byte says nothing.
    case noneSkipLast
    /// The pixel's first byte says nothing.
    case noneSkipFirst
    /// A pixel is alpha, and has no colour.
    case alphaOnly
}

/// The order of a pixel's bytes.
public enum CGImageByteOrderInfo: UInt32, Hashable, Sendable {
    case orderMask = 0x7000
    /// As the components are named.
    case orderDefault = 0
    case order16Little = 0x1000
    /// The other way round: with the alpha first, a pixel is blue, green, red, alpha.
    case order32Little = 0x2000
    case order16Big = 0x3000
    /// As the components are named.
    case order32Big = 0x4000
}

/// What the bytes of a pixel are: a ``CGImageAlphaInfo`` and a ``CGImageByteOrderInfo``, added.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
    /// Components are floating-point numbers. Pixels of that kind cannot be made here.
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
    /// As the components are named: no bit is set.
    public static var byteOrderDefault: CGBitmapInfo { [] }

    package var alpha: CGImageAlphaInfo { CGImageAlphaInfo(rawValue: rawValue & 0x1F) ?? .none }
}

/// How colours are found that a device cannot show. Kept, and nothing else: all are shown.
public enum CGColorRenderingIntent: Int32, Hashable, Sendable {
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}
