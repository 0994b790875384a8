/// What is known about the text of a field before anybody types it. Keyboards on the screen and input methods arrange themselves by it.
package struct TypingHints: Equatable, Sendable {
    package enum Purpose: Sendable { case anything, digits, number, phone, url, email, name, password }
    package enum Capitals: Sendable { case never, words, sentences, all }

    /// What the app wants for a keyboard. It goes before ``content``.
    package var keyboard: Purpose?
    /// What the text is about.
    package var content: Purpose?
    /// What is written in capitals while typing; nil where the app does not say.
    package var capitals: Capitals?
    /// Whether what is typed is corrected by the keyboard.
    package var isCorrected = true

    package init() {}

    package var purpose: Purpose { keyboard ?? content ?? .anything }
}

private struct TypingHintsKey: EnvironmentKey {
    static var defaultValue: TypingHints { TypingHints() }
}

extension EnvironmentValues {
    package var typingHints: TypingHints {
        get { self[TypingHintsKey.self] }
        set { self[TypingHintsKey.self] = newValue }
    }
}
