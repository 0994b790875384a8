import DovetailPlatform
import Foundation

/// Views and guides as what constraints are about: a guide at the edges of a view is that view, with its sides moved in.
@MainActor
enum LayoutItem {
    static func view(_ item: AnyObject?) -> (any ConstrainedView)? {
        guard let guide = item as? any ConstrainedGuide else { return item as? any ConstrainedView }
        return guide.constrainedPlace ?? guide.constrainedOwner
    }

    /// The view around what an item is.
    static func around(_ item: AnyObject?) -> (any ConstrainedView)? {
        if let guide = item as? any ConstrainedGuide, guide.constrainedPlace != nil { return guide.constrainedOwner }
        return view(item)?.constrainedParent
    }

    /// How far a part of the item is from the same part of its view, towards the right or down.
    ///
    /// - Parameter width: The width of a view, where it is about to have another one than it had.
    static func inset(
        _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute,
        _ width: (view: any ConstrainedView, width: CGFloat)
    ) -> CGFloat {
        let insets: UIEdgeInsets
        var part = attribute
        if let guide = item as? any ConstrainedGuide {
            let own = guide.constrainedOwner
            insets = guide.insets(in: own === width.view ? width.width : own?.frameLengths.width ?? 0)
        } else if let within = attribute.withoutMargins, let view = item as? any ConstrainedView {
            (insets, part) = (view.constrainedMargins, within)
        } else {
            return 0
        }
        return switch part {
        case .left, .leading: insets.left
        case .right, .trailing: -insets.right
        case .centerX: (insets.left - insets.right) / 2
        case .width: -insets.left - insets.right
        case .top, .firstBaseline: insets.top
        case .bottom, .lastBaseline: -insets.bottom
        case .centerY: (insets.top - insets.bottom) / 2
        case .height: -insets.top - insets.bottom
        default: 0
        }
    }
}
