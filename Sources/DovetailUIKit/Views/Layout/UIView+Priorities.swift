import DovetailCore
import DovetailPlatform
import Foundation

/// What an app said of how much a view keeps to the lengths of its content. Nil where it said nothing.
package struct ContentPriorities {
    package var hugging: (width: UILayoutPriority?, height: UILayoutPriority?) = (nil, nil)
    package var resistance: (width: UILayoutPriority?, height: UILayoutPriority?) = (nil, nil)

    package init() {}
}

/// Counts where SwiftUI lays out a view that is represented: from `defaultHigh` on a view keeps to the length of its content where it is
/// offered more (hugging) or less (resistance). Constraints between views of UIKit's do not ask for these.
extension UIView {
    /// How much the view keeps to the length of its content where there is more room.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        (axis == .horizontal ? contentPriorities.hugging.width : contentPriorities.hugging.height) ?? .defaultLow
    }

    /// Sets how much the view keeps to the length of its content where there is more room.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        if axis == .horizontal {
            contentPriorities.hugging.width = priority
        } else {
            contentPriorities.hugging.height = priority
        }
        changed()
    }

    /// How much the view keeps to the length of its content where there is less room.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        (axis == .horizontal ? contentPriorities.resistance.width : contentPriorities.resistance.height) ?? .defaultHigh
    }

    /// Sets how much the view keeps to the length of its content where there is less room. A view of which nothing was said gives way here.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        if axis == .horizontal {
            contentPriorities.resistance.width = priority
        } else {
            contentPriorities.resistance.height = priority
        }
        changed()
    }

    /// What SwiftUI's layout is told of the view.
    var representedWish: RepresentedLayout.Wish {
        func isHigh(_ priority: UILayoutPriority?) -> Bool? { priority.map { $0 >= .defaultHigh } }
        let own = hugsContent
        let (hugging, resistance) = (contentPriorities.hugging, contentPriorities.resistance)
        return RepresentedLayout.Wish(
            size: intrinsicContentSize,
            hugs: (isHigh(hugging.width) ?? own.width, isHigh(hugging.height) ?? own.height),
            resists: (isHigh(resistance.width) ?? false, isHigh(resistance.height) ?? false))
    }
}

extension NSLayoutConstraint {
    /// A direction of lengths.
    public enum Axis: Int, Sendable {
        case horizontal, vertical
    }
}
