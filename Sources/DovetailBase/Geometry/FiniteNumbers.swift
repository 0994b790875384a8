import Foundation

/// Bounds for numbers that an app computed.
///
/// A division by zero gives NaN or infinity, and SwiftUI lives with those. Here they must neither trap (a conversion to an
/// integer, a range whose ends are NaN) nor hang (a loop that counts up to infinity), nor make remembered answers differ for
/// ever (NaN is unequal to itself). They are replaced where they come in, by these functions, and nowhere else:
///
/// - sizes that a view answers, in `LayoutComputer`;
/// - places and sizes that a view is given, in `ViewGeometry`;
/// - effects, in `DisplayTree.setEffect(_:_:)`;
/// - points of a path, in `Path`;
/// - fonts and text attributes, where a text is resolved.
package enum NumberLimits {
    /// Coordinates and lengths in points. Single-precision numbers, as painters take them, still tell neighbouring
    /// thousands of points apart here.
    package static let length: CGFloat = 1e9
    /// Radii of blurs and shadows, in points: wider than any screen.
    package static let radius: CGFloat = 1000
    /// Font sizes in points. Pango counts 1024 units for each point in 32 bits: a line of a thousand such letters still fits.
    package static let fontSize: CGFloat = 2000
    /// Distances between letters or lines, in points.
    package static let textDistance: CGFloat = 10_000
}

extension BinaryFloatingPoint {
    /// The number itself if it lies within the bounds, else the nearer bound; `fallback` for NaN.
    @inlinable
    package func bounded(by limits: ClosedRange<Self>, orIfNaN fallback: Self) -> Self {
        isNaN ? fallback : Swift.min(Swift.max(self, limits.lowerBound), limits.upperBound)
    }

    /// The number within plus and minus `limit`; 0 for NaN.
    @inlinable
    package func bounded(by limit: Self) -> Self { bounded(by: -limit...limit, orIfNaN: 0) }
}

extension CGPoint {
    package var bounded: CGPoint {
        // The comparison is false for NaN.
        let limit = NumberLimits.length
        if abs(x) <= limit, abs(y) <= limit { return self }
        return CGPoint(x: x.bounded(by: limit), y: y.bounded(by: limit))
    }
}

extension CGSize {
    /// Neither negative nor NaN nor beyond all bounds.
    package var bounded: CGSize {
        let limits = 0...NumberLimits.length
        if limits.contains(width), limits.contains(height) { return self }
        return CGSize(width: width.bounded(by: limits, orIfNaN: 0), height: height.bounded(by: limits, orIfNaN: 0))
    }

    package var hasNaN: Bool { width.isNaN || height.isNaN }
}

extension CGRect {
    /// Whether a point lies inside. Unlike `contains(_:)`, which traps on them, this is false for rectangles and points of NaN.
    package func holds(_ point: CGPoint) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }
}

extension CGAffineTransform {
    /// Whether all six numbers can be painted with.
    package var isBounded: Bool {
        let limit = NumberLimits.length
        return abs(a) <= limit && abs(b) <= limit && abs(c) <= limit && abs(d) <= limit && abs(tx) <= limit
            && abs(ty) <= limit
    }
}
