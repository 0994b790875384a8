import DovetailCore
import Foundation

/// How a view looks while it is lifted. It is kept, and nothing else.
@MainActor @preconcurrency
open class UIPreviewParameters: NSObject {
    /// The part of the view that is seen; nil for all.
    open var visiblePath: UIBezierPath?
    /// The shape of its shadow; nil for that of ``visiblePath``.
    open var shadowPath: UIBezierPath?
    /// What is behind it.
    open var backgroundColor: UIColor!
    public override init() {}
}

/// How a view looks while it is dragged. It is kept, and nothing else.
@MainActor @preconcurrency
open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where a view comes from, or goes, that is lifted.
@MainActor @preconcurrency
open class UIPreviewTarget: NSObject {
    public let container: UIView
    public let center: CGPoint
    public let transform: CGAffineTransform
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        (self.container, self.center, self.transform) = (container, center, transform)
    }
}

/// A view that is lifted, and where from. Menus and drags here show the view itself: it is kept, and nothing else.
@MainActor @preconcurrency
open class UITargetedPreview: NSObject {
    public let view: UIView
    public let parameters: UIPreviewParameters
    public let target: UIPreviewTarget

    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        (self.view, self.parameters, self.target) = (view, parameters, target)
    }
    /// A view that stays where it is.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        let target = UIPreviewTarget(container: view.superview ?? view, center: view.center)
        self.init(view: view, parameters: parameters, target: target)
    }
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    /// How large the view is.
    open var size: CGSize { view.bounds.size }
}

/// A view that is dragged, and where from. It is kept, and nothing else.
@MainActor @preconcurrency
open class UITargetedDragPreview: UITargetedPreview {}
