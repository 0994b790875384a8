/// How the bytes of a pixel are kept.
// swift-format-ignore: AlwaysUseLowerCamelCase
public struct CIFormat: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// A byte each for alpha, red, green and blue.
    public static let ARGB8 = CIFormat(rawValue: 23)
    /// A byte each for blue, green, red and alpha.
    public static let BGRA8 = CIFormat(rawValue: 24)
    /// A byte each for red, green, blue and alpha.
    public static let RGBA8 = CIFormat(rawValue: 25)
    /// A number of half precision each for red, green, blue and alpha. Nothing is written in it.
    public static let RGBAh = CIFormat(rawValue: 31)
    /// A number of single precision each for red, green, blue and alpha.
    public static let RGBAf = CIFormat(rawValue: 34)
}
