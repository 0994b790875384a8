import DovetailCore

extension View {
    /// Makes the window around this view, or the sheet, cover or popover, light or dark; nil leaves it to others and to the system.
    ///
    /// Of several in a window the outermost counts. It is in force while the view is on show.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        presentationOption { $0.colorScheme = colorScheme }
            .modifier(
                DeclarationModifier(
                    colorScheme,
                    in: { $0.presentationOptions == nil ? $0.windowDeclarations?.colorSchemes : nil },
                    onlyWhileShown: true))
    }
}
