import DovetailCore
import Foundation

/// Tells that there is nothing to show, why, and what can be done.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    nonisolated(unsafe) private let label: Label
    nonisolated(unsafe) private let description: Description
    nonisolated(unsafe) private let actions: Actions

    /// What is missing, a description and buttons.
    nonisolated public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    public var body: some View {
        VStack(spacing: 14) {
            VStack(spacing: 6) {
                label
                    .labelStyle(UnavailableLabelStyle())
                description.font(.subheadline).foregroundStyle(.secondary)
            }
            VStack(spacing: 8) { actions }
        }
        .multilineTextAlignment(.center)
        .padding(20)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// A big icon over a title in bold.
private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 12) {
            configuration.icon.font(.system(size: 48)).imageScale(.large).foregroundStyle(.secondary)
            configuration.title.font(.title2.bold())
        }
    }
}

extension ContentUnavailableView
where Label == DovetailControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// What is missing, with a symbol.
    nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(
            label: { DovetailControls.Label(title, systemImage: name) }, description: { description },
            actions: { EmptyView() })
    }
    /// What is missing, with a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(
            label: { DovetailControls.Label(title, systemImage: name) }, description: { description },
            actions: { EmptyView() })
    }
    /// What is missing, with a picture of the app's resources.
    nonisolated public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(
            label: { DovetailControls.Label(title, image: name) }, description: { description },
            actions: { EmptyView() })
    }
    /// What is missing, with a picture of the app's resources.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init(
            label: { DovetailControls.Label(title, image: name) }, description: { description },
            actions: { EmptyView() })
    }
}

/// The label of a search that found nothing.
public struct SearchUnavailableContent {
    /// What was not found.
    public struct Label: View {
        let text: String?
        public var body: some View {
            DovetailControls.Label {
                if let text, !text.isEmpty { Text("No Results for “\(text)”") } else { Text("No Results") }
            } icon: {
                Image(systemName: "magnifyingglass")
            }
        }
    }
    /// What to do.
    public struct Description: View {
        public var body: some View { Text("Check the spelling or try a new search.") }
    }
    /// Nothing.
    public struct Actions: View {
        public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// A search that found nothing.
    public static var search: ContentUnavailableView { search(text: "") }
    /// A search for a text that found nothing.
    public static func search(text: String) -> ContentUnavailableView {
        ContentUnavailableView(
            label: { SearchUnavailableContent.Label(text: text) },
            description: { SearchUnavailableContent.Description() },
            actions: { SearchUnavailableContent.Actions() })
    }
}
