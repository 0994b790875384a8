import Foundation

/// The foreground style in force.
public struct ForegroundStyle: ShapeStyle, Hashable {
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
        HierarchicalShapeStyle.primary._paint(in: environment)
    }
    public func _paint(level: Int, in environment: EnvironmentValues) -> _ResolvedPaint {
        HierarchicalShapeStyle.primary._paint(level: level, in: environment)
    }
}

/// The background style in force (see ``View/backgroundStyle(_:)``): that of the window unless set. Its levels are those of grouped
/// content: cards on the window, and what lies on them.
public struct BackgroundStyle: ShapeStyle, Hashable {
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint { _paint(level: 0, in: environment) }
    public func _paint(level: Int, in environment: EnvironmentValues) -> _ResolvedPaint {
        if let style = environment.builtIn.backgroundStyle {
            var outer = environment
            outer.builtIn.backgroundStyle = nil
            return level == 0 ? style._paint(in: outer) : style._paint(level: level, in: outer)
        }
        return _ResolvedPaint(
            Theme.background(
                level, environment.colorScheme, environment.idiom, isPresented: environment.isPresentedOver))
    }
}

/// The background of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
        _ResolvedPaint(environment.windowBackground)
    }
}

/// The accent colour of controls.
public struct TintShapeStyle: ShapeStyle, Hashable {
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
        if let style = environment.builtIn.tintStyle {
            // A style that refers to the tint means the one around, which has a colour.
            var outer = environment
            outer.builtIn.tintStyle = nil
            return style._paint(in: outer)
        }
        return (environment.builtIn.tint ?? .accentColor)._paint(in: environment)
    }
}

/// Thin lines between things.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
        _ResolvedPaint(
            Theme.separator(
                environment.colorScheme, environment.builtIn.contrast, isTouch: environment.idiom.isTouch))
    }
}

/// Translucent fills of things that stand on a background, such as the track of a slider. Its levels are weaker, for larger areas.
public struct FillShapeStyle: ShapeStyle, Hashable {
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint { _paint(level: 0, in: environment) }
    public func _paint(level: Int, in environment: EnvironmentValues) -> _ResolvedPaint {
        _ResolvedPaint(Theme.fill(level, environment.colorScheme, environment.builtIn.contrast))
    }
}

/// Text that stands where something can be typed.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
        _ResolvedPaint(Theme.placeholder(environment.colorScheme, environment.builtIn.contrast))
    }
}

/// Text that leads elsewhere.
public struct LinkShapeStyle: ShapeStyle, Hashable {
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
        _ResolvedPaint(Theme.accentText(environment.colorScheme, environment.builtIn.contrast))
    }
}

/// What is selected: the accent colour.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
        TintShapeStyle()._paint(in: environment)
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The foreground style in force.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
    /// The background style in force.
    public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The background of a window.
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
    /// The accent colour of controls.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
    /// Thin lines between things.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
    /// Translucent fills of things that stand on a background.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// Text that stands where something can be typed.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
    /// Text that leads elsewhere.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
    /// What is selected.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension EnvironmentValues {
    /// The style of backgrounds; nil for the window's.
    public var backgroundStyle: AnyShapeStyle? {
        get { builtIn.backgroundStyle }
        set { builtIn.backgroundStyle = newValue }
    }
}
