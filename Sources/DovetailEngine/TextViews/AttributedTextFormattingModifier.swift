import AttributeGraph
import Foundation

extension View {
    /// Makes attributed texts inside look as a definition lets them: those that ``Text`` shows, and what is typed into a ``TextEditor`` of an
    /// attributed text.
    nonisolated public func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(
        _ definition: D
    ) -> some View {
        environment(\.builtIn.text.formatting, TextFormatting(definition))
    }
}
