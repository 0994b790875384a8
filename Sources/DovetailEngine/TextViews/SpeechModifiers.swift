extension Text {
    /// Tells assistive tools to spell the text out, character by character.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
        adding(.speech(.with { $0.spellsOutCharacters = value }))
    }
    /// Tells assistive tools to speak the text with a higher or deeper voice, by a part between -1 and 1. What is outside counts as the end.
    public func speechAdjustedPitch(_ value: Double) -> Text {
        adding(.speech(.with { $0.pitch = SpeechSettings.bounded(value) }))
    }
    /// Tells assistive tools to speak the punctuation of the text, too.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
        adding(.speech(.with { $0.includesPunctuation = value }))
    }
    /// Tells assistive tools to speak announcements of the text after what is being spoken.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text {
        adding(.speech(.with { $0.queuesAnnouncements = value }))
    }
}

extension View {
    /// Tells assistive tools to spell the texts inside out, character by character.
    nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
        speech { $0.spellsOutCharacters = value }
    }
    /// Tells assistive tools to speak the texts inside with a higher or deeper voice, by a part between -1 and 1. What is outside counts as
    /// the end.
    nonisolated public func speechAdjustedPitch(_ value: Double) -> some View {
        speech { $0.pitch = SpeechSettings.bounded(value) }
    }
    /// Tells assistive tools to speak the punctuation of the texts inside, too.
    nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
        speech { $0.includesPunctuation = value }
    }
    /// Tells assistive tools to speak announcements of the texts inside after what is being spoken.
    nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
        speech { $0.queuesAnnouncements = value }
    }

    nonisolated private func speech(_ change: @escaping (inout SpeechSettings) -> Void) -> some View {
        transformEnvironment(\.builtIn) { values in
            var settings = values.text.speech?.settings ?? SpeechSettings()
            change(&settings)
            values.text.speech = SpeechBox(settings)
        }
    }
}
