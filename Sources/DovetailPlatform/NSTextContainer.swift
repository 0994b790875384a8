import Foundation

/// How the lines of a text view stand in it.
@MainActor @preconcurrency
open class NSTextContainer: NSObject {
    /// The space at both ends of a line, in points.
    open var lineFragmentPadding: CGFloat = 5 { didSet { onChange?() } }
    /// The most lines that are shown; 0 for as many as there are. Where a person can change the text, all are shown.
    open var maximumNumberOfLines = 0 { didSet { onChange?() } }
    /// How the last line ends where there are more.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { onChange?() } }
    /// Whether lines are as wide as the view: always here.
    open var widthTracksTextView = true
    /// Tells the text view of a change.
    package var onChange: (() -> Void)?

    public override init() { super.init() }
}
