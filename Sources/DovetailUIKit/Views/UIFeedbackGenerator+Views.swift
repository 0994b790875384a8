import Foundation

// Generators are silent, wherever they belong to.

extension UIImpactFeedbackGenerator {
    /// For what happens in a view.
    public convenience init(style: FeedbackStyle = .medium, view: UIView) { self.init(style: style) }
}

extension UINotificationFeedbackGenerator {
    /// For what happens in a view.
    public convenience init(view: UIView) { self.init() }
}

extension UISelectionFeedbackGenerator {
    /// For what happens in a view.
    public convenience init(view: UIView) { self.init() }
}
