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

    nonisolated static func with(_ change: (inout SpeechSettings) -> Void) -> SpeechSettings {
        var settings = SpeechSettings()
        change(&settings)
        return settings
    }

    /// A pitch within the range that there is; nothing for what is no number.
    nonisolated static func bounded(_ pitch: Double) -> Float? {
        pitch.isNaN ? nil : Float(min(max(pitch, -1), 1))
    }
}

/// How texts are to be spoken that say nothing of it themselves. A box, since each text has one and hardly any text has something in it.
package final class SpeechBox: Hashable, Sendable {
    package let settings: SpeechSettings

    init(_ settings: SpeechSettings) { self.settings = settings }

    package static func == (left: SpeechBox, right: SpeechBox) -> Bool { left.settings == right.settings }
    package func hash(into hasher: inout Hasher) { hasher.combine(settings) }
}
