import Foundation

/// A shadow that is part of a style; lengths in points.
public struct ShadowStyle: Hashable, Sendable {
    private let color: Color
    private let radius: CGFloat
    private let x: CGFloat
    private let y: CGFloat
    private let isInner: Bool

    /// A shadow behind what is drawn.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false)
    }

    /// A shadow inside what is drawn, as though it were cut out.
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true)
    }

    func resolve(in environment: EnvironmentValues) -> PaintShadow {
        PaintShadow(color: color.resolve(in: environment), radius: radius, x: x, y: y, isInner: isInner)
    }
}

/// A style with a shadow, or mixed with what is behind.
private struct ModifiedShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    var shadow: ShadowStyle?
    var blendMode: BlendMode?

    func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
        modify(base._paint(in: environment), environment)
    }
    func _paint(level: Int, in environment: EnvironmentValues) -> _ResolvedPaint {
        modify(base._paint(level: level, in: environment), environment)
    }

    private func modify(_ base: _ResolvedPaint, _ environment: EnvironmentValues) -> _ResolvedPaint {
        var (paint, change) = (base.paint, PaintModification())
        if case .modified(let inner, let earlier) = paint { (paint, change) = (inner, earlier) }
        if let shadow { change.shadows.append(shadow.resolve(in: environment)) }
        if let blendMode { change.blendMode = blendMode }
        return _ResolvedPaint(.modified(paint, change))
    }
}

extension ShapeStyle {
    /// The style with a shadow.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ModifiedShapeStyle(base: self, shadow: style) }
    /// The style, mixed with what is behind it.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { ModifiedShapeStyle(base: self, blendMode: mode) }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground style with a shadow.
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
    /// The foreground style, more transparent.
    public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }
    /// The foreground style, mixed with what is behind it.
    public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }
}
