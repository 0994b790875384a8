import DovetailCore
import Foundation

/// A shape that stands for a point.
public protocol ChartSymbolShape: Shape {
    /// The part of a unit square that the shape should fill to look as large as other symbols.
    nonisolated var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
    nonisolated public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    /// A circle.
    public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
    /// A square.
    public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
    /// A triangle.
    public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
    /// A square on its tip.
    public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
    /// A pentagon.
    public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
    /// A plus sign.
    public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
    /// A cross.
    public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
    /// A star of lines.
    public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}

/// The shapes that the library has for points.
public struct BasicChartSymbolShape: ChartSymbolShape, Equatable {
    enum Kind: Sendable, Equatable { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }

    let kind: Kind
    var borderWidth: CGFloat?

    /// The symbols in the order in which scales use them.
    static let ordered: [BasicChartSymbolShape] = [
        .circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk,
    ]

    init(kind: Kind) { self.kind = kind }

    /// The outline of the shape, inside of it.
    nonisolated public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape {
        var shape = self
        shape.borderWidth = lineWidth
        return shape
    }

    /// The part of a unit square that looks as large as other symbols.
    nonisolated public var perceptualUnitRect: CGRect {
        // A square of the same area as a circle is narrower, what is pointed wider.
        let side: CGFloat =
            switch kind {
            case .circle: 1
            case .square: 0.886
            case .diamond: 1.2
            case .triangle: 1.15
            case .pentagon: 1.06
            case .plus, .cross, .asterisk: 1.05
            }
        return CGRect(x: (1 - side) / 2, y: (1 - side) / 2, width: side, height: side)
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        guard let borderWidth else { return filled(in: rect) }
        guard kind != .plus, kind != .cross, kind != .asterisk else { return filled(in: rect) }
        let inner = filled(in: rect.insetBy(dx: borderWidth / 2, dy: borderWidth / 2))
        return inner.strokedPath(StrokeStyle(lineWidth: borderWidth))
    }

    private nonisolated func filled(in rect: CGRect) -> Path {
        func polygon(_ points: [(CGFloat, CGFloat)]) -> Path {
            Path { path in
                path.addLines(
                    points.map { CGPoint(x: rect.minX + $0.0 * rect.width, y: rect.minY + $0.1 * rect.height) })
                path.closeSubpath()
            }
        }
        func spokes(_ angles: [CGFloat]) -> Path {
            let thickness = min(rect.width, rect.height) * 0.28
            let lines = Path { path in
                for angle in angles {
                    let (x, y) = (cos(angle) * rect.width / 2, sin(angle) * rect.height / 2)
                    path.move(to: CGPoint(x: rect.midX - x, y: rect.midY - y))
                    path.addLine(to: CGPoint(x: rect.midX + x, y: rect.midY + y))
                }
            }
            return lines.strokedPath(StrokeStyle(lineWidth: thickness))
        }
        switch kind {
        case .circle: return Path(ellipseIn: rect)
        case .square: return Path(rect)
        case .triangle: return polygon([(0.5, 0.02), (1, 0.9), (0, 0.9)])
        case .diamond: return polygon([(0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)])
        case .pentagon:
            return polygon(
                (0..<5).map { index in
                    let angle = CGFloat(index) * 2 * .pi / 5 - .pi / 2
                    return (0.5 + cos(angle) / 2, 0.5 + sin(angle) / 2)
                })
        case .plus: return spokes([0, .pi / 2])
        case .cross: return spokes([.pi / 4, 3 * .pi / 4])
        case .asterisk: return spokes([.pi / 2, .pi / 6, 5 * .pi / 6])
        }
    }
}

/// Any symbol, of which the type is not told.
public struct AnyChartSymbolShape: ChartSymbolShape {
    private let shape: AnyShape
    public let perceptualUnitRect: CGRect

    /// A symbol without its type.
    nonisolated public init<S: ChartSymbolShape>(_ shape: S) {
        self.shape = AnyShape(shape)
        perceptualUnitRect = shape.perceptualUnitRect
    }

    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

/// What stands for a point: a shape or a view.
enum MarkSymbol {
    case shape(AnyChartSymbolShape, Basic?)
    case view(@MainActor () -> AnyView)

    typealias Basic = BasicChartSymbolShape
}
