import DovetailCore
import Foundation

/// Renames what is shown; see `renameAction(_:)`.
public struct RenameAction {
    nonisolated(unsafe) private let action: () -> Void

    nonisolated init(action: @escaping () -> Void) { self.action = action }

    /// Begins to rename.
    public func callAsFunction() { action() }
}

private struct RenameActionKey: EnvironmentKey {
    static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
    /// What a ``RenameButton`` does; nil where nothing can be renamed.
    public var rename: RenameAction? {
        get { self[RenameActionKey.self] }
        set { self[RenameActionKey.self] = newValue }
    }
}

extension View {
    /// Sets what rename buttons in this view do.
    nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
        environment(\.rename, RenameAction(action: action))
    }

    /// Sets that rename buttons in this view give the keyboard to a field.
    nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        renameAction { isFocused.wrappedValue = true }
    }
}

/// A button that begins to rename what is shown, by the action that `renameAction(_:)` sets. It can't be pressed without one.
public struct RenameButton<Label: View>: View {
    nonisolated(unsafe) private let label: Label
    @Environment(\.rename) private var rename

    public var body: some View {
        Button {
            rename?()
        } label: {
            label
        }
        .disabled(rename == nil)
    }
}

extension RenameButton where Label == DovetailControls.Label<Text, Image> {
    nonisolated public init() { label = DovetailControls.Label("Rename", systemImage: "pencil") }
}

/// A round button with a question mark.
public struct HelpLink: View {
    nonisolated(unsafe) private let action: (() -> Void)?
    private let destination: URL?
    @Environment(\.openURL) private var openURL

    /// A button that runs an action.
    nonisolated public init(action: @escaping () -> Void) {
        self.action = action
        destination = nil
    }

    /// A button that opens a page.
    nonisolated public init(destination: URL) {
        action = nil
        self.destination = destination
    }

    public var body: some View {
        Button {
            if let action { action() } else if let destination { openURL(destination) }
        } label: {
            Image(systemName: "questionmark").font(.system(size: 12, weight: .semibold))
        }
        .buttonStyle(.bordered)
        .buttonBorderShape(.circle)
        .accessibilityLabel("Help")
    }
}

/// The label of a settings link that has no other.
public struct DefaultSettingsLinkLabel: View {
    nonisolated init() {}
    public var body: some View { Text("Settings…") }
}

/// A button that opens the window with the app's settings.
public struct SettingsLink<Label: View>: View {
    // A view is a value that is handed over with this one; nobody else holds it.
    nonisolated(unsafe) private let label: Label
    @Environment(\.openSettings) private var openSettings

    /// A button with a label.
    nonisolated public init(@ViewBuilder label: () -> Label) { self.label = label() }

    public var body: some View {
        Button {
            openSettings()
        } label: {
            label
        }
    }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
    nonisolated public init() { label = DefaultSettingsLinkLabel() }
}
