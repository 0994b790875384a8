import Foundation
import FoundationAdditions

/// Something that is dragged.
@MainActor @preconcurrency
open class UIDragItem: NSObject {
    /// What others get.
    public let itemProvider: NSItemProvider
    /// What the app itself knows it by.
    open var localObject: Any?
    /// Makes what is drawn under the pointer. The desktop draws the view: it is kept, and nothing else.
    open var previewProvider: (() -> UIDragPreview?)?
    public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// What is drawn under the pointer. See ``UIDragItem/previewProvider``.
@MainActor @preconcurrency
open class UIDragPreview: NSObject {
    public let view: UIView
    public init(view: UIView) { self.view = view }
}
