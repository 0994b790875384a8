// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreLocation
import Foundation

/// A rectangle on the flat map, in map points. One that reaches over the date line has its right edge beyond the map's.
public struct MKMapRect: Equatable, Sendable {
    /// The upper left corner.
    public var origin: MKMapPoint
    public var size: MKMapSize

    /// Nothing, at the upper left corner of the map.
    public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }

    /// A rectangle by its corner and its size.
    public init(origin: MKMapPoint, size: MKMapSize) {
        self.origin = origin
        self.size = size
    }

    /// A rectangle by its corner and its size.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    /// The whole map.
    public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
    /// No rectangle: what an intersection is that is none, and what unions begin with.
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

    public var minX: Double { origin.x }
    public var minY: Double { origin.y }
    public var midX: Double { origin.x + size.width / 2 }
    public var midY: Double { origin.y + size.height / 2 }
    public var maxX: Double { origin.x + size.width }
    public var maxY: Double { origin.y + size.height }
    public var width: Double { size.width }
    public var height: Double { size.height }

    /// Whether it is ``null``.
    public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
    /// Whether it has no area.
    public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
    /// Whether it reaches over the date line.
    public var spans180thMeridian: Bool { !isNull && (minX < 0 || maxX > Mercator.world) }
    /// The part beyond the date line, brought to the other side of the map; ``null`` where there is none.
    public var remainder: MKMapRect {
        guard spans180thMeridian else { return .null }
        if minX < 0 {
            return MKMapRect(x: minX + Mercator.world, y: minY, width: min(-minX, width), height: height)
        }
        let start = max(minX, Mercator.world)
        return MKMapRect(x: start - Mercator.world, y: minY, width: maxX - start, height: height)
    }

    /// The smallest rectangle around both.
    public func union(_ other: MKMapRect) -> MKMapRect {
        if isNull { return other }
        if other.isNull { return self }
        let (left, top) = (min(minX, other.minX), min(minY, other.minY))
        return MKMapRect(
            x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    /// What both have in common; ``null`` where that is nothing.
    public func intersection(_ other: MKMapRect) -> MKMapRect {
        guard !isNull, !other.isNull else { return .null }
        let (left, top) = (max(minX, other.minX), max(minY, other.minY))
        let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
        guard left <= right, top <= bottom else { return .null }
        return MKMapRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Whether both have an area in common.
    public func intersects(_ other: MKMapRect) -> Bool {
        !isNull && !other.isNull && minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    /// Whether a place is inside.
    public func contains(_ point: MKMapPoint) -> Bool {
        !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// Whether another rectangle is inside.
    public func contains(_ other: MKMapRect) -> Bool {
        !isNull && !other.isNull && other.minX >= minX && other.maxX <= maxX && other.minY >= minY
            && other.maxY <= maxY
    }

    /// The rectangle with its edges moved inwards; outwards by negative distances.
    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        guard !isNull, width >= 2 * dx, height >= 2 * dy else { return .null }
        return MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }

    /// The rectangle at another place.
    public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
        isNull ? self : MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }

    /// Cuts a strip off at an edge. Returns the strip and the rest.
    public func divided(atDistance distance: Double, from edge: CGRectEdge) -> (slice: MKMapRect, remainder: MKMapRect)
    {
        let across = min(max(distance, 0), width)
        let down = min(max(distance, 0), height)
        switch edge {
        case .minXEdge:
            return (
                MKMapRect(x: minX, y: minY, width: across, height: height),
                MKMapRect(x: minX + across, y: minY, width: width - across, height: height)
            )
        case .maxXEdge:
            return (
                MKMapRect(x: maxX - across, y: minY, width: across, height: height),
                MKMapRect(x: minX, y: minY, width: width - across, height: height)
            )
        case .minYEdge:
            return (
                MKMapRect(x: minX, y: minY, width: width, height: down),
                MKMapRect(x: minX, y: minY + down, width: width, height: height - down)
            )
        case .maxYEdge:
            return (
                MKMapRect(x: minX, y: maxY - down, width: width, height: down),
                MKMapRect(x: minX, y: minY, width: width, height: height - down)
            )
        }
    }
}

/// The whole map.
public let MKMapRectWorld = MKMapRect.world
/// No rectangle.
public let MKMapRectNull = MKMapRect.null

/// A rectangle by its corner and its size.
public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect {
    MKMapRect(x: x, y: y, width: width, height: height)
}
/// The smallest rectangle around both.
public func MKMapRectUnion(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect { rect1.union(rect2) }
/// What both have in common.
public func MKMapRectIntersection(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect { rect1.intersection(rect2) }
/// Whether both have an area in common.
public func MKMapRectIntersectsRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool { rect1.intersects(rect2) }
/// Whether a place is inside.
public func MKMapRectContainsPoint(_ rect: MKMapRect, _ point: MKMapPoint) -> Bool { rect.contains(point) }
/// Whether the second rectangle is inside the first.
public func MKMapRectContainsRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool { rect1.contains(rect2) }
/// The rectangle with its edges moved inwards.
public func MKMapRectInset(_ rect: MKMapRect, _ dx: Double, _ dy: Double) -> MKMapRect { rect.insetBy(dx: dx, dy: dy) }
/// The rectangle at another place.
public func MKMapRectOffset(_ rect: MKMapRect, _ dx: Double, _ dy: Double) -> MKMapRect {
    rect.offsetBy(dx: dx, dy: dy)
}
/// Whether it is no rectangle.
public func MKMapRectIsNull(_ rect: MKMapRect) -> Bool { rect.isNull }
/// Whether it has no area.
public func MKMapRectIsEmpty(_ rect: MKMapRect) -> Bool { rect.isEmpty }
/// Whether both are the same.
public func MKMapRectEqualToRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool { rect1 == rect2 }
