import DovetailCore
import Foundation

extension UIView {
    /// The smallest size of text in the view. Accepted: texts have the size that the window says. Always nil.
    public var minimumContentSizeCategory: UIContentSizeCategory? {
        get { nil }
        set { if newValue != nil { Log.noteAccepted("minimumContentSizeCategory") } }
    }
    /// The greatest size of text in the view. Accepted: texts have the size that the window says. Always nil.
    public var maximumContentSizeCategory: UIContentSizeCategory? {
        get { nil }
        set { if newValue != nil { Log.noteAccepted("maximumContentSizeCategory") } }
    }
}
