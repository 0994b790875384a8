import DovetailCore

extension View {
    /// Makes what is shown over the window look the same wherever it is presented from: alerts and menus have texts of their own
    /// style, and can be used though their presenter cannot. Everything else in the environment is the presenter's.
    nonisolated func presentedAppearance() -> some View {
        transformEnvironment(\.builtIn) { values in
            let plain = BuiltInEnvironment()
            values.font = plain.font
            values.fontWeight = plain.fontWeight
            values.isItalic = plain.isItalic
            values.lineSpacing = plain.lineSpacing
            values.lineLimit = plain.lineLimit
            values.multilineTextAlignment = plain.multilineTextAlignment
            values.truncationMode = plain.truncationMode
            values.textCase = plain.textCase
            values.kerning = plain.kerning
            values.underline = plain.underline
            values.strikethrough = plain.strikethrough
            values.foregroundStyle = plain.foregroundStyle
            values.isOnSelection = plain.isOnSelection
            values.isEnabled = plain.isEnabled
            values.isAccentSettled = plain.isAccentSettled
        }
        .environment(\.formLook, nil)
        .environment(\.isInList, false)
    }
}
