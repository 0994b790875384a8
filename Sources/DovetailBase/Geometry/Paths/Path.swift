import Foundation

/// The outline of a two-dimensional shape.
///
/// A path is a list of steps. Steps without a starting point (a line in a path that has none) are left out, as Core Graphics
/// does. Coordinates are in points, y grows downwards; steps to points that are not finite are left out too.
///
/// A path is a ``Shape``: where it is used as a view it takes all the space that it is offered, and its coordinates count
/// from the top left corner of that.
public struct Path: Hashable, Sendable {
    /// One step of a path.
    public enum Element: Hashable, Sendable {
        /// Starts a new subpath.
        case move(to: CGPoint)
        /// A straight line from the current point.
        case line(to: CGPoint)
        /// A quadratic Bézier curve.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A cubic Bézier curve.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A line back to where the subpath started.
        case closeSubpath
    }

    /// The steps, in drawing order.
    package private(set) var elements: [Element] = []
    /// Set when the path is exactly one rectangle with circular corners, which painters draw faster than curves.
    package internal(set) var roundedRectangle: RoundedRectangleOutline?

    /// A rectangle with one corner radius, at most half the shorter side.
    package struct RoundedRectangleOutline: Hashable, Sendable {
        package var rect: CGRect
        package var cornerSize: CGSize
    }

    /// An empty path.
    public init() {}

    /// A rectangle.
    public init(_ rect: CGRect) { addRect(rect) }

    /// A rectangle with rounded corners of the given size.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    /// A rectangle with rounded corners of the given radius.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// A rectangle with a radius for each corner. Leading is left.
    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    /// The ellipse inside `rect`.
    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

    /// A path that `callback` draws.
    public init(_ callback: (inout Path) -> Void) { callback(&self) }

    /// Whether the path has no steps.
    public var isEmpty: Bool { elements.isEmpty }

    /// Where the next step starts from; nil in an empty path. After `closeSubpath()` that is where the subpath started.
    public var currentPoint: CGPoint? {
        for index in elements.indices.reversed() {
            switch elements[index] {
            case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): return point
            case .closeSubpath: return start(ofSubpathAt: index)
            }
        }
        return nil
    }

    private func start(ofSubpathAt index: Int) -> CGPoint? {
        for element in elements[..<index].reversed() {
            if case .move(let point) = element { return point }
        }
        return nil
    }

    /// Calls `body` with each step.
    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

    // MARK: Drawing

    /// Starts a new subpath.
    public mutating func move(to end: CGPoint) { append(.move(to: end)) }
    /// Adds a straight line from the current point.
    public mutating func addLine(to end: CGPoint) { append(.line(to: end)) }
    /// Adds a quadratic Bézier curve from the current point.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        append(.quadCurve(to: end, control: control))
    }
    /// Adds a cubic Bézier curve from the current point.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        append(.curve(to: end, control1: control1, control2: control2))
    }
    /// Adds a line back to where the subpath started.
    public mutating func closeSubpath() {
        if case .closeSubpath? = elements.last { return }
        append(.closeSubpath)
    }

    /// Adds a new subpath of straight lines through points.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    /// Adds a rectangle, each point of it mapped by `transform`.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        addRect(rect)
        if !transform.isIdentity { transformLast(5, transform) }
    }

    mutating func addRect(_ rect: CGRect) {
        guard let rect = rect.usable else { return }
        let wasEmpty = isEmpty
        move(to: CGPoint(x: rect.minX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        closeSubpath()
        if wasEmpty { roundedRectangle = RoundedRectangleOutline(rect: rect.standardized, cornerSize: .zero) }
    }

    /// Adds rectangles, each as a subpath.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds another path's steps, each point of them mapped by `transform`.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        if isEmpty {
            self = path.applying(transform)
        } else {
            for element in path.elements { append(element.applying(transform)) }
        }
    }

    /// The path with each point mapped.
    public func applying(_ transform: CGAffineTransform) -> Path {
        guard !transform.isIdentity else { return self }
        var path = Path()
        path.elements.reserveCapacity(elements.count)
        for element in elements { path.append(element.applying(transform)) }
        if let outline = roundedRectangle, transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 {
            path.roundedRectangle = RoundedRectangleOutline(
                rect: outline.rect.applying(transform),
                cornerSize: CGSize(
                    width: outline.cornerSize.width * transform.a, height: outline.cornerSize.height * transform.d))
        }
        return path
    }

    /// The path moved.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }

    // MARK: Steps

    package mutating func append(_ element: Element) {
        guard element.isFinite else { return }
        let element = element.bounded
        if case .move = element {} else if elements.isEmpty { return }
        elements.append(element)
        roundedRectangle = nil
    }

    /// Maps the points of the last steps.
    package mutating func transformLast(_ count: Int, _ transform: CGAffineTransform) {
        for index in elements.indices.suffix(count) { elements[index] = elements[index].applying(transform) }
        roundedRectangle = nil
    }
}

extension Path.Element {
    package func applying(_ transform: CGAffineTransform) -> Path.Element {
        switch self {
        case .move(let point): .move(to: point.applying(transform))
        case .line(let point): .line(to: point.applying(transform))
        case .quadCurve(let point, let control):
            .quadCurve(to: point.applying(transform), control: control.applying(transform))
        case .curve(let point, let first, let second):
            .curve(
                to: point.applying(transform), control1: first.applying(transform),
                control2: second.applying(transform))
        case .closeSubpath: .closeSubpath
        }
    }

    /// With points that can be painted and compared.
    fileprivate var bounded: Self {
        switch self {
        case .move(let point): .move(to: point.bounded)
        case .line(let point): .line(to: point.bounded)
        case .quadCurve(let point, let control): .quadCurve(to: point.bounded, control: control.bounded)
        case .curve(let point, let first, let second):
            .curve(to: point.bounded, control1: first.bounded, control2: second.bounded)
        case .closeSubpath: .closeSubpath
        }
    }

    package var isFinite: Bool {
        switch self {
        case .move(let point), .line(let point): point.isFinite
        case .quadCurve(let point, let control): point.isFinite && control.isFinite
        case .curve(let point, let first, let second): point.isFinite && first.isFinite && second.isFinite
        case .closeSubpath: true
        }
    }
}

extension CGPoint {
    package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
    package var isFinite: Bool { origin.isFinite && size.width.isFinite && size.height.isFinite }

    /// The rectangle, not larger than what can be painted; nil if it has no place.
    package var usable: CGRect? {
        if origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN { return nil }
        let rect = isFinite ? standardized : self
        return CGRect(origin: rect.origin.bounded, size: rect.size.bounded)
    }
}
