import Foundation

/// The outline of a two-dimensional shape.
public struct Path: Hashable, Sendable {
    /// One step of a path.
    public enum Element: Hashable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    /// The steps, in drawing order.
    package private(set) var elements: [Element] = []
    /// Set when the path is exactly one rounded rectangle, which painters draw faster than curves.
    package private(set) var roundedRectangle: RoundedRectangleOutline?

    /// A rectangle with one corner radius, clamped to half the shorter side.
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

    /// The ellipse inside `rect`.
    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

    /// A path that `callback` draws.
    public init(_ callback: (inout Path) -> Void) { callback(&self) }

    public var isEmpty: Bool { elements.isEmpty }

    /// Where the next step starts from; nil in an empty path.
    public var currentPoint: CGPoint? {
        for element in elements.reversed() {
            switch element {
            case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): return point
            case .closeSubpath: continue
            }
        }
        return nil
    }

    /// The smallest rectangle around all points and control points.
    public var boundingRect: CGRect {
        var points: [CGPoint] = []
        for element in elements {
            switch element {
            case .move(let point), .line(let point): points.append(point)
            case .quadCurve(let point, let control): points += [point, control]
            case .curve(let point, let first, let second): points += [point, first, second]
            case .closeSubpath: break
            }
        }
        guard let first = points.first else { return .null }
        var rect = CGRect(origin: first, size: .zero)
        for point in points.dropFirst() {
            rect = rect.union(CGRect(origin: point, size: .zero))
        }
        return rect
    }

    /// Calls `body` with each step.
    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

    // MARK: Drawing

    public mutating func move(to end: CGPoint) { append(.move(to: end)) }
    public mutating func addLine(to end: CGPoint) { append(.line(to: end)) }
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        append(.quadCurve(to: end, control: control))
    }
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        append(.curve(to: end, control1: control1, control2: control2))
    }
    public mutating func closeSubpath() { append(.closeSubpath) }

    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    public mutating func addRect(_ rect: CGRect) {
        let wasEmpty = isEmpty
        move(to: CGPoint(x: rect.minX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        closeSubpath()
        if wasEmpty {
            roundedRectangle = RoundedRectangleOutline(
                rect: CGRect(origin: rect.origin.bounded, size: rect.size.bounded), cornerSize: .zero)
        }
    }

    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) {
        let rx = max(0, min(cornerSize.width, rect.width / 2))
        let ry = max(0, min(cornerSize.height, rect.height / 2))
        guard rx > 0, ry > 0 else { return addRect(rect) }
        let wasEmpty = isEmpty
        let kx = rx * Self.circleControl
        let ky = ry * Self.circleControl
        move(to: CGPoint(x: rect.minX + rx, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX - rx, y: rect.minY))
        addCurve(
            to: CGPoint(x: rect.maxX, y: rect.minY + ry), control1: CGPoint(x: rect.maxX - rx + kx, y: rect.minY),
            control2: CGPoint(x: rect.maxX, y: rect.minY + ry - ky))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - ry))
        addCurve(
            to: CGPoint(x: rect.maxX - rx, y: rect.maxY), control1: CGPoint(x: rect.maxX, y: rect.maxY - ry + ky),
            control2: CGPoint(x: rect.maxX - rx + kx, y: rect.maxY))
        addLine(to: CGPoint(x: rect.minX + rx, y: rect.maxY))
        addCurve(
            to: CGPoint(x: rect.minX, y: rect.maxY - ry), control1: CGPoint(x: rect.minX + rx - kx, y: rect.maxY),
            control2: CGPoint(x: rect.minX, y: rect.maxY - ry + ky))
        addLine(to: CGPoint(x: rect.minX, y: rect.minY + ry))
        addCurve(
            to: CGPoint(x: rect.minX + rx, y: rect.minY), control1: CGPoint(x: rect.minX, y: rect.minY + ry - ky),
            control2: CGPoint(x: rect.minX + rx - kx, y: rect.minY))
        closeSubpath()
        if wasEmpty {
            roundedRectangle = RoundedRectangleOutline(rect: rect, cornerSize: CGSize(width: rx, height: ry))
        }
    }

    public mutating func addEllipse(in rect: CGRect) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2))
    }

    /// Adds an arc of a circle, in cubic pieces of at most a quarter turn.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
    ) {
        let numbers = [center.x, center.y, radius, startAngle.radians, endAngle.radians]
        guard numbers.allSatisfy({ abs($0) <= NumberLimits.length }) else { return }
        let full = 2 * Double.pi
        var sweep = endAngle.radians - startAngle.radians
        // SwiftUI's `clockwise` is that of a y-up plane: on this y-down plane false means growing angles.
        if clockwise {
            if sweep > 0 { sweep = sweep.truncatingRemainder(dividingBy: full) - full }
            sweep = max(sweep, -full)
        } else {
            if sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: full) + full }
            sweep = min(sweep, full)
        }
        let pieces = max(1, Int((abs(sweep) / (Double.pi / 2)).rounded(.up)))
        let step = sweep / Double(pieces)
        let control = CGFloat(4.0 / 3.0 * tan(step / 4)) * radius
        func point(_ angle: Double) -> CGPoint {
            CGPoint(x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
        }
        var angle = startAngle.radians
        let start = point(angle)
        if isEmpty { move(to: start) } else { addLine(to: start) }
        for _ in 0..<pieces {
            let next = angle + step
            let from = point(angle)
            let to = point(next)
            addCurve(
                to: to,
                control1: CGPoint(
                    x: from.x - control * CGFloat(sin(angle)), y: from.y + control * CGFloat(cos(angle))),
                control2: CGPoint(x: to.x + control * CGFloat(sin(next)), y: to.y - control * CGFloat(cos(next))))
            angle = next
        }
    }

    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        let wasEmpty = isEmpty
        for element in path.applying(transform).elements { append(element) }
        if wasEmpty, transform.isIdentity { roundedRectangle = path.roundedRectangle }
    }

    /// The path with each point mapped.
    public func applying(_ transform: CGAffineTransform) -> Path {
        guard !transform.isIdentity else { return self }
        var path = Path()
        for element in elements {
            switch element {
            case .move(let point): path.move(to: point.applying(transform))
            case .line(let point): path.addLine(to: point.applying(transform))
            case .quadCurve(let point, let control):
                path.addQuadCurve(to: point.applying(transform), control: control.applying(transform))
            case .curve(let point, let first, let second):
                path.addCurve(
                    to: point.applying(transform), control1: first.applying(transform),
                    control2: second.applying(transform))
            case .closeSubpath: path.closeSubpath()
            }
        }
        if let outline = roundedRectangle, transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 {
            path.roundedRectangle = RoundedRectangleOutline(
                rect: outline.rect.applying(transform),
                cornerSize: CGSize(
                    width: outline.cornerSize.width * transform.a, height: outline.cornerSize.height * transform.d))
        }
        return path
    }

    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }

    private mutating func append(_ element: Element) {
        elements.append(element.bounded)
        roundedRectangle = nil
    }

    /// How far along the tangent a cubic's control point lies to draw a quarter circle of radius 1.
    package static let circleControl: CGFloat = 0.552_284_749_8
}

extension Path.Element {
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
}

/// How the corners of a rounded rectangle are drawn. Both are drawn as circular arcs here.
public enum RoundedCornerStyle: Hashable, Sendable {
    case circular
    case continuous
}

/// How an outline is stroked. Lengths are in points.
public struct StrokeStyle: Hashable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var miterLimit: CGFloat
    public var dash: [CGFloat]
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

/// The end of an open line.
public enum CGLineCap: Int32, Hashable, Sendable { case butt, round, square }
/// The corner between two lines.
public enum CGLineJoin: Int32, Hashable, Sendable { case miter, round, bevel }

/// How overlapping parts of a filled path count as inside.
public struct FillStyle: Hashable, Sendable {
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
