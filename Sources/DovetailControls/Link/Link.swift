import DovetailCore
import Foundation

/// A control that opens an address: by the `openURL` action of its environment, or else with the system's program for it.
public struct Link<Label: View>: View {
    private let destination: URL
    nonisolated(unsafe) private let label: Label
    @Environment(\.openURL) private var openURL

    /// A link with any view as its label.
    nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    public var body: some View {
        Button {
            openURL(destination)
        } label: {
            label.environment(\.isLink, false)
        }
        .environment(\.isLink, true)
        .accessibilityDetails { $0.link = destination }
        .accessibilityAddTraits(.isLink)
        .accessibilityRemoveTraits(.isButton)
    }
}

private struct IsLinkKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether a button is a link, which no style of buttons on the desktop gives a bezel by itself.
    var isLink: Bool {
        get { self[IsLinkKey.self] }
        set { self[IsLinkKey.self] = newValue }
    }
}

extension Link where Label == Text {
    /// A link with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// A link with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}
