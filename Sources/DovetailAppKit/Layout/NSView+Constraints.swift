import DovetailCore
import DovetailPlatform
import DovetailUIKit
import Foundation

extension NSLayoutConstraint {
    /// How much a wish about layout counts.
    public typealias Priority = UILayoutPriority
    /// A direction of lengths.
    public typealias Orientation = Axis

    /// The constraint itself: what is changed of it within ``NSAnimationContext/runAnimationGroup(_:completionHandler:)`` is animated.
    public func animator() -> Self { self }
}

extension UILayoutPriority {
    /// How much a window's size counts where a person drags the window's edge.
    public static let dragThatCanResizeWindow = UILayoutPriority(510)
    /// How much it counts that a window keeps its size.
    public static let windowSizeStayPut = UILayoutPriority(500)
    /// How much a divider's place counts where a person drags it.
    public static let dragThatCannotResizeWindow = UILayoutPriority(490)
    /// How much it counts that a view is small, where its fitting size is asked for.
    public static let fittingSizeCompression = UILayoutPriority(50)
}

extension NSView {
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

    /// Follows a constraint.
    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    /// Follows constraints.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
    /// Follows a constraint no more.
    public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
    /// Follows constraints no more.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }
    /// The constraints that say something about the view's place along an axis.
    public func constraintsAffectingLayout(for orientation: NSLayoutConstraint.Orientation) -> [NSLayoutConstraint] {
        ((superview?.constraints ?? []) + constraints).filter { $0.firstItem === self || $0.secondItem === self }
    }
    /// Whether constraints leave the view's place open. What none says is the view's own: never.
    public var hasAmbiguousLayout: Bool { false }
    /// Chooses another place of those that constraints leave open. There is one alone.
    public func exerciseAmbiguityInLayout() {}

    // MARK: Priorities

    // MARK: Lengths

    /// The lengths that constraints of the view alone say.
    var ownLengths: (width: CGFloat?, height: CGFloat?) {
        func length(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
            (constraints + (superview?.constraints ?? [])).last {
                $0.firstItem === self && $0.firstAttribute == attribute && $0.relation == .equal && !$0.hasSecond
            }?.constant
        }
        return (length(.width), length(.height))
    }

    /// The size that the view asks for: what constraints of its own say, its content, or what is inside of it. A negative length says nothing.
    var wishedSize: CGSize {
        let (own, content) = (ownLengths, intrinsicContentSize)
        var size = CGSize(width: own.width ?? content.width, height: own.height ?? content.height)
        guard size.width < 0 || size.height < 0, let needed = ConstraintLayout.size(of: self, lengths: own) else {
            return size
        }
        if size.width < 0, needed.width > 0 { size.width = needed.width }
        if size.height < 0, needed.height > 0 { size.height = needed.height }
        return size
    }

    /// What SwiftUI's layout is told of the view.
    var representedWish: RepresentedLayout.Wish {
        func isHigh(_ priority: UILayoutPriority?) -> Bool? { priority.map { $0 >= .defaultHigh } }
        let (own, hugs) = (ownLengths, hugsContent)
        let (hugging, resistance) = (contentPriorities.hugging, contentPriorities.resistance)
        return RepresentedLayout.Wish(
            size: wishedSize,
            hugs: (
                own.width != nil || isHigh(hugging.width) ?? hugs.width,
                own.height != nil || isHigh(hugging.height) ?? hugs.height
            ),
            resists: (
                own.width != nil || isHigh(resistance.width) ?? false,
                own.height != nil || isHigh(resistance.height) ?? false
            ))
    }
}

extension NSView: ConstrainedView {
    package var constrainedParent: (any ConstrainedView)? { superview }
    package var constrainedChildren: [any ConstrainedView] { framedSubviews }
    package var constrainedGuides: [any ConstrainedGuide] { layoutGuides }
    package var followedConstraints: [NSLayoutConstraint] {
        get { constraints }
        set { constraints = newValue }
    }
    package func contentHeight(width: CGFloat) -> CGFloat? { heightOfContent(width: width) }
    package var constrainedMargins: UIEdgeInsets { UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20) }
    package func constraintsChanged() { changed() }

    /// The view's place from above when the view around it has a size: its frame, with the difference to the size when it was placed given
    /// to the parts that follow, in equal shares. In a view that is not flipped, frames are told from below.
    package func placeByFrame(in size: CGSize) -> CGRect {
        func fit(_ start: CGFloat, _ length: CGFloat, _ difference: CGFloat, _ flexible: (Bool, Bool, Bool)) -> (
            CGFloat, CGFloat
        ) {
            let shares = [flexible.0, flexible.1, flexible.2].filter { $0 }.count
            guard shares > 0 else { return (start, length) }
            let share = difference / CGFloat(shares)
            return (start + (flexible.0 ? share : 0), max(length + (flexible.1 ? share : 0), 0))
        }
        let follows = superview?.autoresizesSubviews ?? true
        let mask = follows ? autoresizingMask : []
        let (x, width) = fit(
            frame.minX, frame.width, size.width - sizeAround.width,
            (mask.contains(.minXMargin), mask.contains(.width), mask.contains(.maxXMargin)))
        let (y, height) = fit(
            frame.minY, frame.height, size.height - sizeAround.height,
            (mask.contains(.minYMargin), mask.contains(.height), mask.contains(.maxYMargin)))
        let isFlipped = superview?.isFlipped ?? false
        return CGRect(x: x, y: isFlipped ? y : size.height - y - height, width: width, height: height)
    }
}
