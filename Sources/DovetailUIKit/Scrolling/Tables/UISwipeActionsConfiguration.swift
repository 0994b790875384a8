import Foundation

/// What can be done with a row that is swiped.
@MainActor @preconcurrency
open class UISwipeActionsConfiguration: NSObject {
    /// The buttons, the outermost first.
    public let actions: [UIContextualAction]
    /// Whether a swipe across the whole row does the first of them.
    open var performsFirstActionWithFullSwipe = true

    public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// A button beside a row that was swiped.
@MainActor @preconcurrency
open class UIContextualAction: NSObject {
    public enum Style: Int, Sendable { case normal, destructive }
    /// Does what the button says, and calls the last argument with whether it could be done.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    public let style: Style
    public let handler: Handler
    open var title: String?
    /// The ground of the button; nil for grey, or for red where something is destroyed.
    open var backgroundColor: UIColor!
    open var image: UIImage?

    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
    }
}
