import DovetailCore
import Foundation

/// Ends a search: empties the field and takes the keyboard away from it.
public struct DismissSearchAction {
    let action: () -> Void
    public func callAsFunction() { action() }
}

private struct IsSearchingKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

/// What a search field gives to the views below it; one object for each field, so that it never counts as a change.
final class SearchLink {
    var setText: (String) -> Void = { _ in }
    var submit: () -> Void = {}
    var dismiss: () -> Void = {}
    /// Gives the field the keyboard.
    var focus: () -> Void = {}
    /// Puts a token before the text, if it is one of those that the field has.
    var addToken: (Any) -> Void = { _ in }
}

private struct SearchLinkKey: EnvironmentKey {
    static var defaultValue: SearchLink? { nil }
}

private struct SearchSuggestionsPlacementKey: EnvironmentKey {
    static var defaultValue: SearchSuggestionsPlacement { .automatic }
}

private struct SearchPartsKey: EnvironmentKey {
    static var defaultValue: SearchParts { SearchParts() }
}

/// What modifiers around a searchable view add to its field.
struct SearchParts {
    var suggestions: AnyView?
    /// Whether the suggestions are shown below the field.
    var showsSuggestions = true
    var scopes: AnyView?
    var activation = SearchScopeActivation.automatic
    /// Ties focus states of views around the searchable one to the field, the outermost last.
    var focus: [@MainActor (AnyView) -> AnyView] = []
}

extension EnvironmentValues {
    /// Whether somebody searches: the search field above has the keyboard or holds text.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    /// Ends the search.
    public var dismissSearch: DismissSearchAction {
        let link = searchLink
        return DismissSearchAction { link?.dismiss() }
    }

    /// Where suggestions are shown in this part of the window: `menu` for the suggestions themselves, which are below the field.
    public internal(set) var searchSuggestionsPlacement: SearchSuggestionsPlacement {
        get { self[SearchSuggestionsPlacementKey.self] }
        set { self[SearchSuggestionsPlacementKey.self] = newValue }
    }

    var searchLink: SearchLink? {
        get { self[SearchLinkKey.self] }
        set { self[SearchLinkKey.self] = newValue }
    }

    var searchParts: SearchParts {
        get { self[SearchPartsKey.self] }
        set { self[SearchPartsKey.self] = newValue }
    }
}
