import Foundation

extension View {
    /// Sets the style that text, symbols and shapes are drawn in, and its second level: what `.secondary` draws.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View {
        foregroundStyle(LeveledStyle(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
    }

    /// Sets the style that text, symbols and shapes are drawn in, and its second and third level.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        foregroundStyle(
            LeveledStyle(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
    }
}

extension View {
    /// Sets the style that ``BackgroundStyle`` draws in this view.
    nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
}

extension View {
    /// Sets whether materials in this view look active.
    nonisolated public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
        environment(\.materialActiveAppearance, appearance)
    }
}
