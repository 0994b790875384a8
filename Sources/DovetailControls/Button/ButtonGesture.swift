import DovetailCore

extension View {
    /// Makes a button of the view, which looks as it does, and tells when a press begins and ends. Packages name it by its name on Apple's systems.
    nonisolated public func _onButtonGesture(
        pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
    ) -> some View { modifier(ButtonGesture(pressing: pressing, action: action)) }
}

private struct ButtonGesture: ViewModifier {
    // Run on the main actor alone, where they were made.
    nonisolated(unsafe) let pressing: ((Bool) -> Void)?
    nonisolated(unsafe) let action: () -> Void

    func body(content: Content) -> some View {
        Button(action: action) { content }.buttonStyle(Look(pressing: pressing))
    }

    private struct Look: ButtonStyle {
        // Run on the main actor alone, where it was made.
        nonisolated(unsafe) let pressing: ((Bool) -> Void)?

        func makeBody(configuration: Configuration) -> some View {
            configuration.label.onChange(of: configuration.isPressed) { _, isPressed in pressing?(isPressed) }
        }
    }
}
