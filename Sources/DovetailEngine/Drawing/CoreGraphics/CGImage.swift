import Foundation

/// A picture of known size, as Core Graphics has it. It is kept as it was encoded (PNG, JPEG).
public final class CGImage: Hashable, Sendable {
    /// The encoded picture.
    package let data: Data
    /// Pixels across.
    public let width: Int
    /// Pixels down.
    public let height: Int

    package init(data: Data, width: Int, height: Int) {
        self.data = data
        self.width = width
        self.height = height
    }

    public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs || lhs.data == rhs.data }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
    }
}
