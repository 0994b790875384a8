import Foundation

/// What language a text is set in, as far as its letters and line breaks depend on that; see ``View/typesettingLanguage(_:isEnabled:)``.
public struct TypesettingLanguage: Hashable, Sendable {
    /// The language's code, such as `tr`; nil for the one that the text engine finds.
    let code: String?

    /// The language follows from the text and the app's own.
    public static let automatic = TypesettingLanguage(code: nil)
    /// A language.
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
        TypesettingLanguage(code: language.minimalIdentifier)
    }
}

extension Text {
    /// Sets the text in a language: fonts have letters of other forms for some.
    ///
    /// - Parameter isEnabled: Whether the language is set; if not, the one from outside stays in force.
    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
        isEnabled ? adding(.language(language.code)) : self
    }

    /// Sets the text in a language.
    ///
    /// - Parameter isEnabled: Whether the language is set; if not, the one from outside stays in force.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
        typesettingLanguage(.explicit(language), isEnabled: isEnabled)
    }
}
