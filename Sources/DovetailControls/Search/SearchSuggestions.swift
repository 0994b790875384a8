import DovetailCore
import Foundation

/// Suggestions below a search field, each a row.
struct SearchSuggestions: View {
    let content: AnyView
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        ChildrenReader(content: content) { rows in
            VStack(alignment: .leading, spacing: 0) {
                ForEach(rows, id: \.listRowID) { row in
                    SearchSuggestion(row: row)
                }
            }
        }
        .environment(\.searchSuggestionsPlacement, .menu)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background { Rectangle().fill(Color(Theme.raisedBackground(colorScheme))) }
    }
}

private struct SearchSuggestion: View {
    let row: ChildView
    @Environment(\.searchLink) private var link
    @Environment(\.idiom) private var idiom

    var body: some View {
        let traits = row.traits.row
        let content =
            row
            .padding(.horizontal, 16)
            .padding(.vertical, SearchIdiom[idiom].suggestionPadding)
            .frame(maxWidth: .infinity, alignment: .leading)
            .contentShape(Rectangle())
        if traits.searchCompletion != nil || traits.searchToken != nil {
            Button {
                if let completion = traits.searchCompletion { link?.setText(completion) }
                if let token = traits.searchToken { link?.addToken(token.value) }
                // What was chosen may be typed on, or submitted.
                link?.focus()
            } label: {
                content
            }.buttonStyle(.plain)
        } else {
            content
        }
    }
}

extension View {
    /// Adds suggestions to the search field inside, which shows them while it has the keyboard.
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        let view = AnyView(suggestions())
        return transformEnvironment(\.searchParts) { $0.suggestions = view }
    }

    /// Makes a suggestion fill the search field when it is chosen.
    nonisolated public func searchCompletion(_ completion: String) -> some View {
        rowTrait(completion) { $0.searchCompletion = $1 }
    }

    /// Makes a suggestion put a token before the text of the search field when it is chosen. The field has to have tokens of that type.
    nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
        rowTrait(RowSearchToken(id: AnyHashable(token.id), value: token)) { $0.searchToken = $1 }
    }

    /// Shows or hides the suggestions of the search field inside in some places. Here they are shown below the field alone, which is `menu`.
    nonisolated public func searchSuggestions(
        _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
    ) -> some View {
        transformEnvironment(\.searchParts) {
            if placements.contains(.menu) { $0.showsSuggestions = visibility != .hidden }
        }
    }
}
