import Foundation

/// What texts and symbols inherit besides their font and colour.
package struct TextEnvironment {
    package var fontWidth: CGFloat?
    /// The code of the language that texts are set in.
    package var language: String?
    package var fontDesign: Font.Design?
    package var hasMonospacedDigits = false
    package var tracking: CGFloat = 0
    package var baselineOffset: CGFloat = 0
    package var lineHeight: AttributedString.LineHeight?
    package var reservedLines = 0
    package var minimumScaleFactor: CGFloat = 1
    package var allowsTightening = false
    package var scale: CGFloat = 1
    package var isSelectable = false
    package var redactionReasons: RedactionReasons = []
    package var symbolVariants: SymbolVariants = .none
    package var symbolRenderingMode: SymbolRenderingMode?
    /// Draws texts in place of how they are drawn.
    package var renderer: AnyTextRenderer?
    /// How attributed texts may look.
    package var formatting: TextFormatting?
    /// How assistive tools are to speak texts; nil for as they do.
    package var speech: SpeechBox?

    package init() {}
}
