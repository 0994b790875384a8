import Foundation

// Geometry by the names that Core Graphics has in C. New code uses the members of the types.

/// The point at two coordinates.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// The size of a width and a height.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

/// The vector of two lengths.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }

/// The rectangle at a point, of a size.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

/// The point at 0, 0.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CGPointZero = CGPoint.zero

/// The size of nothing.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CGSizeZero = CGSize.zero

/// The rectangle at 0, 0 without a size.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CGRectZero = CGRect.zero

/// No rectangle: what rectangles that do not meet have in common.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CGRectNull = CGRect.null

/// The rectangle without bounds.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CGRectInfinite = CGRect.infinite

/// The smallest x in a rectangle.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }

/// The x of a rectangle's centre.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }

/// The largest x in a rectangle.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }

/// The smallest y in a rectangle.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }

/// The y of a rectangle's centre.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }

/// The largest y in a rectangle.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }

/// The width of a rectangle, never negative.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }

/// The height of a rectangle, never negative.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }

/// Whether both are the same.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGPointEqualToPoint(_ first: CGPoint, _ second: CGPoint) -> Bool { first == second }

/// Whether both are the same.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGSizeEqualToSize(_ first: CGSize, _ second: CGSize) -> Bool { first == second }

/// Whether both are the same.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGRectEqualToRect(_ first: CGRect, _ second: CGRect) -> Bool { first == second }

/// The same rectangle with a width and a height that are not negative.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.standardized }

/// Whether a rectangle has no width or no height, or is none.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }

/// Whether it is no rectangle.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }

/// Whether it is the rectangle without bounds.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGRectIsInfinite(_ rect: CGRect) -> Bool { rect.isInfinite }

/// The rectangle made smaller on both sides of each direction.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.insetBy(dx: dx, dy: dy) }

/// The smallest rectangle of whole numbers around a rectangle.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }

/// The smallest rectangle around two.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGRectUnion(_ first: CGRect, _ second: CGRect) -> CGRect { first.union(second) }

/// What two rectangles have in common; none where they do not meet.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGRectIntersection(_ first: CGRect, _ second: CGRect) -> CGRect { first.intersection(second) }

/// The rectangle moved.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.offsetBy(dx: dx, dy: dy) }

/// Whether a point is in a rectangle. The largest x and y are not.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }

/// Whether the second rectangle is in the first.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGRectContainsRect(_ first: CGRect, _ second: CGRect) -> Bool { first.contains(second) }

/// Whether two rectangles meet.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGRectIntersectsRect(_ first: CGRect, _ second: CGRect) -> Bool { first.intersects(second) }

/// Cuts a rectangle in two at a distance from one of its edges.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGRectDivide(
    _ rect: CGRect, _ slice: UnsafeMutablePointer<CGRect>, _ remainder: UnsafeMutablePointer<CGRect>,
    _ amount: CGFloat, _ edge: CGRectEdge
) {
    (slice.pointee, remainder.pointee) = rect.divided(atDistance: amount, from: edge)
}
