import DovetailCore
import DovetailPlatform
import Foundation

/// Says how an edge, a middle or a length of a view follows from that of another view.
///
///     NSLayoutConstraint.activate([
///         child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
///         child.centerYAnchor.constraint(equalTo: view.centerYAnchor),
///     ])
///
/// Constraints are followed for views of UIKit's or AppKit's that have `translatesAutoresizingMaskIntoConstraints` off: to the view around, to those beside, and to
/// views of UIKit's further around, which are laid out before. A view does not follow from those that are deeper inside of the ones in it. Equations are followed
/// in turn from what is known, beginning with the view around; a length that none of them says is the view's own. Bounds (`greaterThanOrEqualTo`) are met afterwards. Of equations that
/// contradict each other the one of the higher ``priority`` counts, then the one that was activated first. Leading is the left.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
    /// A part of a view.
    public enum Attribute: Int, Sendable {
        case notAnAttribute = 0
        case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY
        /// Where the last line of text stands: the bottom here.
        case lastBaseline
        /// Where the first line of text stands: the top here.
        case firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins

        /// The part that the margins lie at, of a part within them.
        var withoutMargins: Attribute? {
            switch self {
            case .leftMargin: .left
            case .rightMargin: .right
            case .topMargin: .top
            case .bottomMargin: .bottom
            case .leadingMargin: .leading
            case .trailingMargin: .trailing
            case .centerXWithinMargins: .centerX
            case .centerYWithinMargins: .centerY
            default: nil
            }
        }
    }

    /// How the two sides compare.
    public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }

    /// The view whose part follows.
    public private(set) weak var firstItem: AnyObject?
    public let firstAttribute: Attribute
    public let relation: Relation
    /// The view that it follows from; nil for a number alone.
    public private(set) weak var secondItem: AnyObject?
    public let secondAttribute: Attribute
    public let multiplier: CGFloat
    /// What is added, in points.
    open var constant: CGFloat { didSet { owner?.constraintsChanged() } }
    /// Which of two counts that contradict each other.
    open var priority = UILayoutPriority.required { didSet { owner?.constraintsChanged() } }
    /// What it is called in an app.
    open var identifier: String?
    package let hasSecond: Bool
    /// Whether it is kept in archives. There are none: it is kept, and nothing else.
    open var shouldBeArchived = false
    /// What is added between the views themselves, where a side of the equation is about a guide or margins.
    ///
    /// - Parameter width: The width of a view, where it is about to have another one than it had.
    func fullConstant(_ width: (view: any ConstrainedView, width: CGFloat)) -> CGFloat {
        let second = hasSecond ? LayoutItem.inset(secondItem, secondAttribute, width) : 0
        return constant + second * multiplier - LayoutItem.inset(firstItem, firstAttribute, width)
    }

    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        firstItem = view1 as AnyObject
        firstAttribute = attr1
        self.relation = relation
        secondItem = view2.map { $0 as AnyObject }
        secondAttribute = attr2
        self.multiplier = multiplier
        constant = c
        hasSecond = view2 != nil && attr2 != .notAnAttribute
    }

    /// Whether it is followed.
    open var isActive: Bool {
        get { owner != nil }
        set { newValue ? activate() : deactivate() }
    }

    /// The view that both are in, or are.
    private weak var owner: (any ConstrainedView)?

    /// Follows constraints.
    public class func activate(_ constraints: [NSLayoutConstraint]) { for one in constraints { one.isActive = true } }
    /// Follows constraints no more.
    public class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for one in constraints { one.isActive = false }
    }

    package var firstView: (any ConstrainedView)? { LayoutItem.view(firstItem) }
    package var secondView: (any ConstrainedView)? { LayoutItem.view(secondItem) }

    private func activate() {
        guard owner == nil, let first = firstView else { return }
        // The one around the other, or around both.
        let second = secondView
        let (outer, secondOuter) = (LayoutItem.around(firstItem), LayoutItem.around(secondItem))
        let around: (any ConstrainedView)? =
            second == nil
            ? (outer ?? first)
            : second === outer
                ? second : first === secondOuter || second?.stands(inside: first) == true ? first : outer
        owner = around
        around?.followedConstraints.append(self)
        around?.constraintsChanged()
    }

    private func deactivate() {
        owner?.followedConstraints.removeAll { $0 === self }
        owner?.constraintsChanged()
        owner = nil
    }
}

/// How much a wish about layout counts.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let defaultLow = UILayoutPriority(250)
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    public static let sceneSizeStayPut = UILayoutPriority(500)
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    public static let fittingSizeLevel = UILayoutPriority(50)
    public static func < (first: UILayoutPriority, second: UILayoutPriority) -> Bool {
        first.rawValue < second.rawValue
    }
}

// MARK: Anchors

/// A part of a view, to make constraints with.
@MainActor @preconcurrency
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    fileprivate let item: AnyObject
    fileprivate let attribute: NSLayoutConstraint.Attribute

    package init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
    }

    fileprivate func constraint(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?, _ multiplier: CGFloat,
        _ constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: other?.item,
            attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    }

    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
        constraint(.equal, anchor, 1, c)
    }
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, 1, c) }
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, 1, c) }
}

/// The distance between neighbours that the system likes, in points.
package let systemSpacing: CGFloat = 8

/// An edge or the middle from side to side.
@MainActor @preconcurrency
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// Behind another part, by the system's distance times a number.
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(equalTo: anchor, constant: systemSpacing * multiplier) }
    /// Behind another part, by at least the system's distance times a number.
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(greaterThanOrEqualTo: anchor, constant: systemSpacing * multiplier) }
    /// Behind another part, by at most the system's distance times a number.
    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(lessThanOrEqualTo: anchor, constant: systemSpacing * multiplier) }
}

/// An edge or the middle from top to bottom.
@MainActor @preconcurrency
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// Below another part, by the system's distance times a number.
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(equalTo: anchor, constant: systemSpacing * multiplier) }
    /// Below another part, by at least the system's distance times a number.
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(greaterThanOrEqualTo: anchor, constant: systemSpacing * multiplier) }
    /// Below another part, by at most the system's distance times a number.
    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(lessThanOrEqualTo: anchor, constant: systemSpacing * multiplier) }
}

/// A width or height.
@MainActor @preconcurrency
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { constraint(.equal, nil, 1, c) }
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, nil, 1, c)
    }
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, nil, 1, c)
    }
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { constraint(.equal, anchor, m, c) }
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, m, c) }
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, m, c) }
}

extension UIView {
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

    /// Where the first line of text stands: the top here.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    /// Where the last line of text stands: the bottom here.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

    /// Follows a constraint no more.
    public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
    /// Follows constraints no more.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }
    /// Follows a constraint.
    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    /// Follows constraints.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
}
