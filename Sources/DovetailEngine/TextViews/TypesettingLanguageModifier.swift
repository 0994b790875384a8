import Foundation

extension View {
    /// Sets texts in a language: fonts have letters of other forms for some. What a text says does not change.
    ///
    /// - Parameter isEnabled: Whether the language is set; if not, the one from outside stays in force.
    nonisolated public func typesettingLanguage(
        _ language: TypesettingLanguage, isEnabled: Bool = true
    ) -> some View {
        transformEnvironment(\.builtIn.text.language) { if isEnabled { $0 = language.code } }
    }

    /// Sets texts in a language.
    ///
    /// - Parameter isEnabled: Whether the language is set; if not, the one from outside stays in force.
    nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        typesettingLanguage(.explicit(language), isEnabled: isEnabled)
    }
}
