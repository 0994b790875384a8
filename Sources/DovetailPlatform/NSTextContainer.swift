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
    /// Whether lines are as high as the view. It is kept, and nothing else.
    open var heightTracksTextView = false
    /// How large it is, in points; 0 for without an end. It is as wide as the view: it is kept, and nothing else.
    open var size = CGSize.zero
    /// Tells the text view of a change.
    package var onChange: (() -> Void)?

    public override init() { super.init() }
}
