import Foundation

extension Font {
    /// How wide a font's letters are.
    public struct Width: Hashable, Sendable {
        /// As Apple's systems count: 0 is the normal width.
        public var value: CGFloat

        public init(_ value: CGFloat) { self.value = value }

        public static let compressed = Width(-0.4)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)

        /// The width as a share of the normal one.
        package var scale: CGFloat { 1 + max(-0.5, min(value, 1)) }
    }

    /// How far apart lines are.
    public enum Leading: Hashable, Sendable {
        case standard, tight, loose

        var lineHeight: CGFloat {
            switch self {
            case .standard: 1
            case .tight: 0.9
            case .loose: 1.12
            }
        }
    }

    /// A font with letters of another width, where the family has such.
    public func width(_ width: Width) -> Font { Font(.width(self, width.scale)) }
    /// A font whose lines are closer together or further apart.
    public func leading(_ leading: Leading) -> Font { Font(.leading(self, leading)) }
    /// A font with small capitals for small and for capital letters.
    public func smallCaps() -> Font { Font(.features(self, [.lowercaseSmallCaps, .uppercaseSmallCaps])) }
    /// A font with small capitals for small letters.
    public func lowercaseSmallCaps() -> Font { Font(.features(self, .lowercaseSmallCaps)) }
    /// A font with small capitals for capital letters.
    public func uppercaseSmallCaps() -> Font { Font(.features(self, .uppercaseSmallCaps)) }
}
