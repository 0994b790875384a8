// How assistive tools speak a text. The tools of Linux decide by themselves; these modifiers are accepted so that apps compile.

extension Text {
    /// Spells the text out when it is spoken. Tools decide here.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
    /// Raises or lowers the voice that speaks the text, by a part between -1 and 1. Tools decide here.
    public func speechAdjustedPitch(_ value: Double) -> Text { self }
    /// Speaks punctuation, too. Tools decide here.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
    /// Speaks announcements one after the other. Tools decide here.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}

extension View {
    /// Spells the texts inside out when they are spoken. Tools decide here.
    nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
    /// Raises or lowers the voice that speaks the texts inside. Tools decide here.
    nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { self }
    /// Speaks punctuation of the texts inside, too. Tools decide here.
    nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
    /// Speaks announcements of the texts inside one after the other. Tools decide here.
    nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}
