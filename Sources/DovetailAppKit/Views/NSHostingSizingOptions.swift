/// What of the sizes of a view of SwiftUI's the layout of AppKit's goes by.
public struct NSHostingSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The least size of the view.
    public static let minSize = NSHostingSizingOptions(rawValue: 1 << 0)
    /// The size that the view would like to have, as ``NSView/intrinsicContentSize``.
    public static let intrinsicContentSize = NSHostingSizingOptions(rawValue: 1 << 1)
    /// The greatest size of the view.
    public static let maxSize = NSHostingSizingOptions(rawValue: 1 << 2)
    /// The size that the view would like to have, as ``NSViewController/preferredContentSize``.
    public static let preferredContentSize = NSHostingSizingOptions(rawValue: 1 << 3)
    /// The least size, the greatest, and the one that the view would like to have.
    public static let standardBounds: NSHostingSizingOptions = [.minSize, .intrinsicContentSize, .maxSize]
}
