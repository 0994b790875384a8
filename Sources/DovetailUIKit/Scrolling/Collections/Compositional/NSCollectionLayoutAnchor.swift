import Foundation

/// A side or a corner that a view stands at, such as a badge at the corner of a cell.
@MainActor @preconcurrency
open class NSCollectionLayoutAnchor: NSObject {
    /// The sides: two for a corner, one for the middle of a side, none for the middle.
    public let edges: NSDirectionalRectEdge
    /// How far from there it stands: in points, or in parts of its own size.
    public let offset: CGPoint
    public let isAbsoluteOffset: Bool
    open var isFractionalOffset: Bool { !isAbsoluteOffset }

    private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
        self.edges = edges
        self.offset = offset
        isAbsoluteOffset = isAbsolute
    }

    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isAbsolute: true) }
    /// - Parameter absoluteOffset: In points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, isAbsolute: true)
    }
    /// - Parameter fractionalOffset: In parts of the size of the view that stands there.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isAbsolute: false)
    }

    /// The point of a rectangle that the sides mean.
    func point(of rect: CGRect) -> CGPoint {
        CGPoint(
            x: edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
            y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY)
    }

    /// The offset of a view of a size, in points.
    func points(for size: CGSize) -> CGPoint {
        isAbsoluteOffset ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
    }

    /// Where a view of a size stands, whose own anchor is at this one of a rectangle. Without an anchor of its own it is the same one.
    func frame(of size: CGSize, anchor own: NSCollectionLayoutAnchor?, in rect: CGRect) -> CGRect {
        let place = point(of: rect)
        let inside = (own ?? self).point(of: CGRect(origin: .zero, size: size))
        let (first, second) = (points(for: size), own?.points(for: size) ?? .zero)
        return CGRect(
            origin: CGPoint(
                x: place.x - inside.x + first.x + second.x, y: place.y - inside.y + first.y + second.y), size: size)
    }
}
