import AttributeGraph
import Foundation

extension View {
    /// Sets the inherited font; nil for the default one.
    nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }
    /// Sets the inherited weight; nil for the font's own.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        environment(\.builtIn.fontWeight, weight)
    }
    /// Makes text bold, as its style is: semibold in most styles.
    nonisolated public func bold(_ isActive: Bool = true) -> some View {
        environment(\.builtIn.fontWeight, isActive ? .emphasized : nil)
    }
    /// Makes text italic.
    nonisolated public func italic(_ isActive: Bool = true) -> some View { environment(\.builtIn.isItalic, isActive) }
    /// Underlines text.
    nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
        environment(\.builtIn.underline, isActive ? Text.LineStyle(color: color) : nil)
    }
    /// Strikes text through.
    nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
        environment(\.builtIn.strikethrough, isActive ? Text.LineStyle(color: color) : nil)
    }
    /// Sets the case in which text is shown; nil for as it is written.
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
    /// Sets the most lines that a text may take.
    nonisolated public func lineLimit(_ number: Int?) -> some View {
        transformEnvironment(\.builtIn) {
            $0.lineLimit = number
            $0.text.reservedLines = 0
        }
    }
    /// Sets extra space between lines, in points.
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing)
    }
    /// Sets how far apart the lines of texts are, but for those that say it themselves; nil for what suits their font.
    ///
    /// What `lineSpacing(_:)` says is added to it.
    nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
        environment(\.lineHeight, lineHeight)
    }
    /// Sets how lines of text are aligned with one another.
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }
    /// Sets where text that does not fit is cut.
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }
    /// Sets the size of symbols relative to the text around them.
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
    /// Sets whether controls can be used. Once disabled, nothing inside can enable them again.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }
    /// Typed text is never altered, here as everywhere.
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.autocorrectionDisabled, disable)
    }
    /// Typed text is never altered, here as everywhere.
    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
        environment(\.disableAutocorrection, disable)
    }
    /// Sets light or dark appearance for this view and everything inside.
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }
    /// Sets the accent colour of controls.
    nonisolated public func tint(_ tint: Color?) -> some View {
        transformEnvironment(\.builtIn) { $0.setTint(tint) }
    }
    /// Sets what controls are tinted by, such as a gradient. Where a control needs one colour, it keeps the tint around.
    @_disfavoredOverload
    nonisolated public func tint<S: ShapeStyle>(_ tint: S) -> some View {
        transformEnvironment(\.builtIn) {
            if let color = tint as? Color {
                $0.setTint(color)
            } else {
                $0.tintStyle = AnyShapeStyle(tint)
                $0.tintGradient = tint as? Gradient
            }
        }
    }
    /// Sets the accent colour of controls.
    nonisolated public func accentColor(_ accentColor: Color?) -> some View {
        transformEnvironment(\.builtIn) { $0.setAccent(accentColor) }
    }
    /// Sets the style that text, symbols and shapes are drawn in. Levels such as `.secondary` are shades of the style
    /// that was in force before.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(ForegroundStyleModifier(style: AnyShapeStyle(style), isContextual: !(style is Color)))
    }
    /// Sets the colour that text, symbols and shapes are drawn in; nil for the default one.
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        environment(\.builtIn.foregroundStyle, color.map { AnyShapeStyle($0) })
    }
}

/// Sets the foreground style, relative to the one before where the style says so.
private struct ForegroundStyleModifier: InheritedViewModifier {
    typealias Body = Never
    let style: AnyShapeStyle
    /// Whether the style may refer to the one in force before.
    let isContextual: Bool

    static func makeInputs(modifier: Attribute<Self>, inputs: inout _GraphInputs) {
        inputs.environment.change { values in
            let change = modifier.value
            values.builtIn.foregroundStyle =
                change.isContextual
                ? AnyShapeStyle(ContextualStyle(style: change.style, base: values.builtIn.foregroundStyle))
                : change.style
        }
    }
}
