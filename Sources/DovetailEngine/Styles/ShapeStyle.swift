import AttributeGraph
import Foundation

/// A colour, gradient or other way to fill shapes and draw text.
public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never
    /// The style, made more transparent. Not for use outside the framework.
    associatedtype _Faded: ShapeStyle = AnyShapeStyle
    /// The style, made more transparent: 0 is invisible, 1 is as it was.
    // A requirement, so that where a type has a method of its own, as ``Color`` has, there is only that one to try.
    func opacity(_ opacity: Double) -> _Faded
    /// The style that stands for this one in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved
    /// What is drawn in an environment. Not for use outside the framework.
    func _paint(in environment: EnvironmentValues) -> _ResolvedPaint
    /// What is drawn for a level of the style: 0 for itself, 1 for `secondary` and so on. Not for use outside the framework.
    func _paint(level: Int, in environment: EnvironmentValues) -> _ResolvedPaint
}

/// What a style draws.
public struct _ResolvedPaint: Equatable {
    package var paint: Paint

    package init(_ paint: Paint) { self.paint = paint }
    package init(_ color: Color.Resolved) { paint = .color(color) }

    func fading(to opacity: Double) -> _ResolvedPaint { _ResolvedPaint(paint.fading(to: opacity)) }
}

extension ShapeStyle {
    public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
        resolve(in: environment)._paint(in: environment)
    }

    public func _paint(level: Int, in environment: EnvironmentValues) -> _ResolvedPaint {
        _paint(in: environment).fading(to: HierarchicalShapeStyle.opacity(of: level))
    }
}

extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never { fatalError("\(Self.self) has no resolved style") }
}

extension Never: ShapeStyle {
    public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint { fatalError("Never paints nothing") }
}

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle, Equatable {
    private let box: AnyShapeStyleBox

    public init<S: ShapeStyle>(_ style: S) {
        if let erased = style as? AnyShapeStyle { self = erased } else { box = ShapeStyleBox(style) }
    }

    public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint { box.paint(level: 0, in: environment) }
    public func _paint(level: Int, in environment: EnvironmentValues) -> _ResolvedPaint {
        box.paint(level: level, in: environment)
    }

    /// Whether the style has styles of their own for several levels.
    var hasLevels: Bool { box.hasLevels }

    /// The style whose type is hidden, if it is of a type.
    func wrapped<S: ShapeStyle>(as type: S.Type) -> S? { (box as? ShapeStyleBox<S>)?.style }

    public static func == (left: AnyShapeStyle, right: AnyShapeStyle) -> Bool {
        left.box === right.box || left.box.isEqual(right.box)
    }
}

private class AnyShapeStyleBox: @unchecked Sendable {
    func paint(level: Int, in environment: EnvironmentValues) -> _ResolvedPaint { fatalError("abstract") }
    func isEqual(_ other: AnyShapeStyleBox) -> Bool { false }
    var hasLevels: Bool { false }
}

private final class ShapeStyleBox<S: ShapeStyle>: AnyShapeStyleBox, @unchecked Sendable {
    let style: S
    init(_ style: S) { self.style = style }

    override func paint(level: Int, in environment: EnvironmentValues) -> _ResolvedPaint {
        level == 0 ? style._paint(in: environment) : style._paint(level: level, in: environment)
    }
    override func isEqual(_ other: AnyShapeStyleBox) -> Bool {
        guard let other = other as? ShapeStyleBox<S> else { return false }
        return ValueComparison.of(S.self).areEqual(style, other.style)
    }
    override var hasLevels: Bool { (style as? any StyleOfLevels)?.hasLevels == true }
}

/// A style that may have styles of their own for several levels.
protocol StyleOfLevels {
    var hasLevels: Bool { get }
}

/// A style with an opacity.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let opacity: Double

    public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
        style._paint(in: environment).fading(to: opacity)
    }
}

extension ShapeStyle {
    /// The style, made more transparent: what ``opacity(_:)`` does for styles that have no own way.
    @_implements(ShapeStyle,opacity(_:))
    public func _opacity(_ opacity: Double) -> AnyShapeStyle {
        AnyShapeStyle(_OpacityShapeStyle(style: self, opacity: opacity))
    }
}
