private enum ColorSchemesKey: WindowDeclarationKey { typealias Value = ColorScheme }
private enum CoveredColorSchemesKey: WindowDeclarationKey { typealias Value = ColorScheme }

extension WindowDeclarations {
    /// Whether the window is to be light or dark.
    package var colorSchemes: DeclarationList<ColorScheme> { self[ColorSchemesKey.self] }
    /// The same, with what pages say that others of their stack cover.
    package var coveredColorSchemes: DeclarationList<ColorScheme> { self[CoveredColorSchemesKey.self] }

    /// Light or dark as the views prefer it: those on show first, then those on covered pages, and of several the outermost. A dependency of
    /// the running rule.
    var preferredColorScheme: ColorScheme? { (colorSchemes.entries.first ?? coveredColorSchemes.entries.first)?.value }
    /// The same outside rules.
    var currentColorScheme: ColorScheme? {
        (colorSchemes.currentEntries.first ?? coveredColorSchemes.currentEntries.first)?.value
    }
}
