import DovetailCore
import DovetailPlatform
import Foundation

/// What an app said of how much a view keeps to the lengths of its content. Nil where it said nothing.
package struct ContentPriorities {
    package var hugging: (width: UILayoutPriority?, height: UILayoutPriority?) = (nil, nil)
    package var resistance: (width: UILayoutPriority?, height: UILayoutPriority?) = (nil, nil)

    package init() {}

    package func hugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        (axis == .horizontal ? hugging.width : hugging.height) ?? .defaultLow
    }

    package func resistance(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        (axis == .horizontal ? resistance.width : resistance.height) ?? .defaultHigh
    }

    package mutating func setHugging(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        if axis == .horizontal { hugging.width = priority } else { hugging.height = priority }
    }

    package mutating func setResistance(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        if axis == .horizontal { resistance.width = priority } else { resistance.height = priority }
    }
}

/// Counts where SwiftUI lays out a view that is represented: from `defaultHigh` on a view keeps to the length of its content where it is
/// offered more (hugging) or less (resistance). Constraints between views of UIKit's do not ask for these.
extension UIView {
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
