import DovetailCore

/// Views as items of a menu that the desktop draws: each says what it is there, and nobody sees it.
package struct StatusMenuContent<Content: View>: View {
    nonisolated(unsafe) let content: Content

    nonisolated package init(content: Content) { self.content = content }

    package var body: some View {
        StatusMenuItems(content: content)
            .buttonStyle(StatusButtonStyle())
            .toggleStyle(StatusToggleStyle())
            .pickerStyle(.inline)
            .controlGroupStyle(StatusControlGroupStyle())
            .labelStyle(DefaultLabelStyle())
            .environment(\.isInMenu, true)
            .environment(\.isInStatusMenu, true)
    }
}

private struct StatusButtonStyle: ButtonStyle, FocusShowingStyle {
    nonisolated init() {}

    func makeBody(configuration: Configuration) -> some View {
        StatusItemLabel(isDestructive: configuration.role == .destructive) { configuration.label }
    }
}

private struct StatusToggleStyle: ToggleStyle {
    nonisolated init() {}

    func makeBody(configuration: Configuration) -> some View {
        StatusItemLabel(isDestructive: false) { configuration.label }
    }
}

/// The controls one after the other.
private struct StatusControlGroupStyle: ControlGroupStyle {
    nonisolated init() {}

    func makeBody(configuration: Configuration) -> some View { StatusMenuItems(content: configuration.content) }
}
