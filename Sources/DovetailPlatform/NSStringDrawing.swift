import Foundation

/// How a text is measured and drawn in a rectangle.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Lines break where the rectangle ends; without it the text has one line for each of its paragraphs.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Lines have the distance that the font has. They have it in any case.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// The outlines of the characters are measured. Lines are measured in any case.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// The last line that has room ends with an ellipsis where there are more.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What was done to fit a text into a rectangle: nothing, as texts keep their size.
open class NSStringDrawingContext: NSObject {
    /// How small the text may become to fit, from 0 to 1. It is kept, and nothing else.
    open var minimumScaleFactor: CGFloat = 0
    /// How small the text became.
    open var actualScaleFactor: CGFloat { 1 }
    /// Where the text was drawn. It is not told.
    open var totalBounds: CGRect { .zero }

    public override init() {}
}
