import AttributeGraph
import Foundation

/// A colour, gradient or other way to fill shapes and draw text.
public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never
    /// The style that stands for this one in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved
    /// What is drawn in an environment. Not for use outside the framework.
    func _paint(in environment: EnvironmentValues) -> _ResolvedPaint
}

/// What a style draws.
public struct _ResolvedPaint: Equatable {
    package var paint: Paint

    package init(_ paint: Paint) { self.paint = paint }
    package init(_ color: Color.Resolved) { paint = .color(color) }
}

extension ShapeStyle {
    public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
        resolve(in: environment)._paint(in: environment)
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

    public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint { box.paint(in: environment) }

    public static func == (left: AnyShapeStyle, right: AnyShapeStyle) -> Bool {
        left.box === right.box || left.box.isEqual(right.box)
    }
}

private class AnyShapeStyleBox: @unchecked Sendable {
    func paint(in environment: EnvironmentValues) -> _ResolvedPaint { fatalError("abstract") }
    func isEqual(_ other: AnyShapeStyleBox) -> Bool { false }
}

private final class ShapeStyleBox<S: ShapeStyle>: AnyShapeStyleBox, @unchecked Sendable {
    let style: S
    init(_ style: S) { self.style = style }

    override func paint(in environment: EnvironmentValues) -> _ResolvedPaint { style._paint(in: environment) }
    override func isEqual(_ other: AnyShapeStyleBox) -> Bool {
        guard let other = other as? ShapeStyleBox<S> else { return false }
        return ValueComparison.of(S.self).areEqual(style, other.style)
    }
}

/// The foreground style in force, or a weaker shade of it.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    package let level: Int

    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    public static let quinary = HierarchicalShapeStyle(level: 4)

    public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
        guard let base = environment.builtIn.foregroundStyle else {
            return _ResolvedPaint(Theme.label(level, environment.colorScheme))
        }
        return base._paint(in: environment).fading(to: Self.opacities[min(level, 4)])
    }

    static let opacities: [Double] = [1, 0.5, 0.25, 0.18, 0.1]
}

extension _ResolvedPaint {
    func fading(to opacity: Double) -> _ResolvedPaint {
        guard opacity != 1 else { return self }
        func fade(_ stops: [GradientStop]) -> [GradientStop] {
            stops.map { GradientStop(color: $0.color.multiplyingOpacity(by: opacity), location: $0.location) }
        }
        switch paint {
        case .color(let color): return _ResolvedPaint(color.multiplyingOpacity(by: opacity))
        case .linearGradient(let stops, let start, let end):
            return _ResolvedPaint(.linearGradient(fade(stops), start: start, end: end))
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            return _ResolvedPaint(
                .radialGradient(fade(stops), center: center, startRadius: startRadius, endRadius: endRadius))
        case .angularGradient(let stops, let center, let start, let end):
            return _ResolvedPaint(.angularGradient(fade(stops), center: center, start: start, end: end))
        }
    }
}

/// A style that was set where another was in force: levels such as `.secondary` in it are shades of that one.
struct ContextualStyle: ShapeStyle, Equatable {
    let style: AnyShapeStyle
    /// What was in force where the style was set.
    let base: AnyShapeStyle?

    func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
        var outer = environment
        outer.builtIn.foregroundStyle = base
        return style._paint(in: outer)
    }
}

/// A style with an opacity.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let opacity: Double

    public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
        style._paint(in: environment).fading(to: opacity)
    }
}

/// The foreground style in force.
public struct ForegroundStyle: ShapeStyle, Hashable {
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
        HierarchicalShapeStyle.primary._paint(in: environment)
    }
}

/// The background of a window.
public struct BackgroundStyle: ShapeStyle, Hashable {
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
        _ResolvedPaint(Theme.windowBackground(environment.colorScheme))
    }
}

/// The accent colour of controls.
public struct TintShapeStyle: ShapeStyle, Hashable {
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
        (environment.builtIn.tint ?? .accentColor)._paint(in: environment)
    }
}

/// Thin lines between things.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
        _ResolvedPaint(Theme.separator(environment.colorScheme))
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .primary }
    public static var secondary: HierarchicalShapeStyle { .secondary }
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle {
    /// The style, made more transparent: 0 is invisible, 1 is as it was.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        _OpacityShapeStyle(style: self, opacity: opacity)
    }
}
