import Foundation

/// A colour; the full type follows with shape styles.
public struct Color: Sendable {}
