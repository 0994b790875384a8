import DovetailCore

/// The preference of what is to be light or dark. `preferredColorScheme(_:)` sets it.
public struct PreferredColorSchemeKey: PreferenceKey {
    public typealias Value = ColorScheme?
    /// Of several views the first one counts that has a preference.
    public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

extension View {
    /// Makes the window around this view, or the sheet, cover or popover, light or dark, as ``preferredColorScheme(_:)`` does.
    nonisolated public func preference(
        key: PreferredColorSchemeKey.Type = PreferredColorSchemeKey.self, value: ColorScheme?
    ) -> some View {
        preferredColorScheme(value)
    }

    /// Makes the window around this view, or the sheet, cover or popover, light or dark; nil leaves it to others and to the system.
    ///
    /// Of several in a window the outermost counts. It is in force while the view is on show, and also while other pages of a navigation stack
    /// cover it, unless one of those has a preference of its own. In a tab it ends when another tab is chosen.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        presentationOption { $0.colorScheme = colorScheme }
            .modifier(
                DeclarationModifier(
                    colorScheme,
                    in: { $0.presentationOptions == nil ? $0.windowDeclarations?.colorSchemes : nil },
                    onlyWhileShown: true)
            )
            .modifier(
                DeclarationModifier(
                    colorScheme,
                    in: { $0.presentationOptions == nil ? $0.windowDeclarations?.coveredColorSchemes : nil },
                    onlyWhileShown: true, includesCovered: true)
            )
            .transformPreference(PreferredColorSchemeKey.self) { if let colorScheme { $0 = colorScheme } }
    }
}
