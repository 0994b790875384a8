import DovetailPlatform
import Foundation

/// What constraints place: a view of UIKit's or of AppKit's, or the place of a guide. Places are told from above.
@MainActor
package protocol ConstrainedView: AnyObject {
    /// The view around it.
    var constrainedParent: (any ConstrainedView)? { get }
    /// The views inside of it.
    var constrainedChildren: [any ConstrainedView] { get }
    /// The guides of its own that constraints place.
    var constrainedGuides: [any ConstrainedGuide] { get }
    /// The constraints that are followed for what is inside of it, and for its own lengths.
    var followedConstraints: [NSLayoutConstraint] { get set }
    /// Whether it stands by its frame rather than where constraints say.
    var translatesAutoresizingMaskIntoConstraints: Bool { get }
    /// Where it stands by its frame in a view around it of a size.
    func placeByFrame(in size: CGSize) -> CGRect
    /// The size that it would like to have; a negative length says nothing.
    var intrinsicContentSize: CGSize { get }
    /// How high it is where it is so wide; nil where that says nothing.
    func contentHeight(width: CGFloat) -> CGFloat?
    /// The lengths of its frame that an app gave it.
    var frameLengths: CGSize { get }
    /// The space at its edges that constraints to margins leave free.
    var constrainedMargins: UIEdgeInsets { get }
    /// Constraints of what is inside of it are others.
    func constraintsChanged()
    /// The constraints of views around that are about views directly inside of this one.
    var constraintsFromAround: [NSLayoutConstraint] { get }
    /// The place of a view that stands around another, or beside one that does, in the coordinates of that; nil for others, and before it has a place.
    func plannedFrame(in inner: any ConstrainedView) -> CGRect?
}

// Constraints of AppKit's views are about those directly inside of them alone.
extension ConstrainedView {
    package var constraintsFromAround: [NSLayoutConstraint] { [] }
    package func plannedFrame(in inner: any ConstrainedView) -> CGRect? { nil }

    /// Whether it is another view or inside of it.
    func stands(inside other: any ConstrainedView) -> Bool {
        var next: (any ConstrainedView)? = self
        while let view = next {
            if view === other { return true }
            next = view.constrainedParent
        }
        return false
    }
}

/// A rectangle of a view that constraints can name: a guide of UIKit's or of AppKit's.
@MainActor
package protocol ConstrainedGuide: AnyObject {
    /// The view that it is a part of.
    var constrainedOwner: (any ConstrainedView)? { get }
    /// What stands for it among views, where constraints decide about it; nil for one that lies at the edges of its view.
    var constrainedPlace: GuidePlace? { get }
    /// How far it is from the edges of its view, where that is so wide.
    func insets(in width: CGFloat) -> UIEdgeInsets
}

/// Stands for a guide among the views that constraints place.
@MainActor
package final class GuidePlace: ConstrainedView {
    package init() {}

    /// Where constraints have placed it.
    package var frame = CGRect.zero
    package var followedConstraints: [NSLayoutConstraint] = []
    package var constrainedParent: (any ConstrainedView)? { nil }
    package var constrainedChildren: [any ConstrainedView] { [] }
    package var constrainedGuides: [any ConstrainedGuide] { [] }
    package var translatesAutoresizingMaskIntoConstraints: Bool { false }
    package func placeByFrame(in size: CGSize) -> CGRect { frame }
    package var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
    package func contentHeight(width: CGFloat) -> CGFloat? { nil }
    package var frameLengths: CGSize { frame.size }
    package var constrainedMargins: UIEdgeInsets { .zero }
    package func constraintsChanged() {}
}

extension UIView: ConstrainedView {
    package var constrainedParent: (any ConstrainedView)? { superview }
    package var constrainedChildren: [any ConstrainedView] { subviews }
    package var constrainedGuides: [any ConstrainedGuide] { layoutGuides }
    package var followedConstraints: [NSLayoutConstraint] {
        get { constraints }
        set { constraints = newValue }
    }
    package func placeByFrame(in size: CGSize) -> CGRect { frame }
    package func contentHeight(width: CGFloat) -> CGFloat? {
        let height = sizeThatFits(CGSize(width: width, height: .infinity)).height
        return height > 0 && height.isFinite ? height : nil
    }
    package var frameLengths: CGSize { frame.size }
    package var constrainedMargins: UIEdgeInsets { layoutMargins }
    package func constraintsChanged() { changed() }
}

extension UILayoutGuide: ConstrainedGuide {
    package var constrainedOwner: (any ConstrainedView)? { owningView }
    package var constrainedPlace: GuidePlace? { kind == .own ? place : nil }
}
