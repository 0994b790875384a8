import Foundation

// Constraints may be about views that stand further around than the one whose inside is laid out: a picture that is half as wide as the page, a label
// that begins where the margins of the page do. Views are laid out from the outside to the inside, so those have their places by then.

extension UIView {
    /// The place of a view that stands around another, or beside one that does, in the coordinates of that; nil for others, and before it has a place.
    package func plannedFrame(in inner: any ConstrainedView) -> CGRect? {
        var offset = CGPoint.zero
        var next = inner as? UIView
        while let view = next, let around = view.superview {
            guard let place = view.plan else { return nil }
            offset.x += place.minX
            offset.y += place.minY
            if around === self {
                return plan.map { CGRect(origin: CGPoint(x: -offset.x, y: -offset.y), size: $0.size) }
            }
            if superview === around { return plan?.offsetBy(dx: -offset.x, dy: -offset.y) }
            next = around
        }
        return nil
    }

    /// The constraints of views around that are about views directly inside of this one. A view beside one of those around that is named first stands by
    /// what is inside, and not the other way round.
    package var constraintsFromAround: [NSLayoutConstraint] {
        var found: [NSLayoutConstraint] = []
        var around = superview
        while let view = around {
            found += view.constraints.filter { constraint in
                constraint.firstView?.constrainedParent === self
                    || constraint.secondView?.constrainedParent === self
                        && constraint.firstView.map { stands(inside: $0) } ?? false
            }
            around = view.superview
        }
        return found
    }

    /// Whether constraints of views directly inside of this one are about views that stand further around.
    var dependsOnAround: Bool {
        func isAround(_ view: any ConstrainedView) -> Bool { view !== self && view.constrainedParent !== self }
        let all: [NSLayoutConstraint] = constraints + constraintsFromAround
        return all.contains { constraint in
            guard let first = constraint.firstView, let second = constraint.secondView else { return false }
            return isAround(first) || isAround(second)
        }
    }
}
