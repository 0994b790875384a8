import Foundation

/// The foreground style in force, or a weaker shade of it.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    package let level: Int

    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    public static let quinary = HierarchicalShapeStyle(level: 4)

    public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint { _paint(level: 0, in: environment) }

    public func _paint(level: Int, in environment: EnvironmentValues) -> _ResolvedPaint {
        let level = self.level + level
        guard let base = environment.builtIn.foregroundStyle else {
            return _ResolvedPaint(
                Theme.label(level, environment.colorScheme, environment.builtIn.contrast, environment.idiom))
        }
        return base._paint(level: level, in: environment)
    }

    /// How opaque a level of any style is.
    static func opacity(of level: Int) -> Double { [1, 0.5, 0.25, 0.18, 0.1][min(max(level, 0), 4)] }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The foreground style in force.
    public static var primary: HierarchicalShapeStyle { .primary }
    /// The second level of the foreground style in force.
    public static var secondary: HierarchicalShapeStyle { .secondary }
    /// The third level of the foreground style in force.
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    /// The fourth level of the foreground style in force.
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    /// The fifth level of the foreground style in force.
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// A level of a style: what ``ShapeStyle/secondary`` and the others give.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let level: Int

    public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
        base._paint(level: level, in: environment)
    }
    public func _paint(level: Int, in environment: EnvironmentValues) -> _ResolvedPaint {
        base._paint(level: self.level + level, in: environment)
    }
}

extension ShapeStyle {
    /// The second level of the style, for most a more transparent one.
    public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
    /// The third level of the style.
    public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
    /// The fourth level of the style.
    public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
    /// The fifth level of the style.
    public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}

/// A style that was set where another was in force: levels such as `.secondary` in it are shades of that one.
struct ContextualStyle: ShapeStyle, Equatable, StyleOfLevels {
    let style: AnyShapeStyle
    /// What was in force where the style was set.
    let base: AnyShapeStyle?
    var hasLevels: Bool { style.hasLevels }

    func _paint(in environment: EnvironmentValues) -> _ResolvedPaint { _paint(level: 0, in: environment) }

    func _paint(level: Int, in environment: EnvironmentValues) -> _ResolvedPaint {
        var outer = environment
        outer.builtIn.foregroundStyle = base
        return level == 0 ? style._paint(in: outer) : style._paint(level: level, in: outer)
    }
}

/// Styles for the first levels.
package struct LeveledStyle: ShapeStyle, Equatable, StyleOfLevels {
    let styles: [AnyShapeStyle]
    package var hasLevels: Bool { true }

    init(styles: [AnyShapeStyle]) { self.styles = styles }

    /// Colours, strongest first; one at least.
    package init(_ colors: [Color]) { styles = colors.map { AnyShapeStyle($0) } }

    package func _paint(in environment: EnvironmentValues) -> _ResolvedPaint { styles[0]._paint(in: environment) }

    package func _paint(level: Int, in environment: EnvironmentValues) -> _ResolvedPaint {
        if level < styles.count { return styles[level]._paint(in: environment) }
        // Levels without a style of their own are shades of the last that has one.
        let last = styles.count - 1
        return styles[last]._paint(level: level - last, in: environment)
    }
}
