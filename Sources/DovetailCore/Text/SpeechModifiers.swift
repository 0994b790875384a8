/// How an assistive tool is to speak a text, as far as somebody says so.
package struct SpeechSettings: Hashable, Sendable {
    /// Each character by itself.
    package var spellsOutCharacters: Bool?
    /// From -1, deep, to 1, high; 0 is the usual voice.
    package var pitch: Float?
    package var includesPunctuation: Bool?
    /// Whether changes are spoken after what is being spoken, and not in place of it.
    package var queuesAnnouncements: Bool?

    nonisolated package init() {}

    /// Takes over what is said further out where nothing is said yet.
    package mutating func fill(from outer: SpeechSettings) {
        spellsOutCharacters = spellsOutCharacters ?? outer.spellsOutCharacters
        pitch = pitch ?? outer.pitch
        includesPunctuation = includesPunctuation ?? outer.includesPunctuation
        queuesAnnouncements = queuesAnnouncements ?? outer.queuesAnnouncements
    }

    /// In words, for the listing of what there is on the screen.
    package var names: [String] {
        [
            spellsOutCharacters.map { $0 ? "spelled out" : "not spelled out" },
            pitch.map { "pitch \($0)" },
            includesPunctuation.map { $0 ? "with punctuation" : "without punctuation" },
            queuesAnnouncements.map { $0 ? "queued" : "at once" },
        ].compactMap { $0 }
    }

    nonisolated fileprivate static func with(_ change: (inout SpeechSettings) -> Void) -> SpeechSettings {
        var settings = SpeechSettings()
        change(&settings)
        return settings
    }

    /// A pitch within the range that there is; nothing for what is no number.
    nonisolated fileprivate static func bounded(_ pitch: Double) -> Float? {
        pitch.isNaN ? nil : Float(min(max(pitch, -1), 1))
    }
}

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

/// How texts are to be spoken that say nothing of it themselves. A box, since each text has one and hardly any text has something in it.
package final class SpeechBox: Hashable, Sendable {
    package let settings: SpeechSettings

    init(_ settings: SpeechSettings) { self.settings = settings }

    package static func == (left: SpeechBox, right: SpeechBox) -> Bool { left.settings == right.settings }
    package func hash(into hasher: inout Hasher) { hasher.combine(settings) }
}
