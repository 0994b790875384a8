import DovetailCore
import Foundation

/// Where a search field is shown. Here it is above the view that can be searched, whatever the placement.
///
/// In the idioms of touch devices the field goes up with a large title when the page is scrolled, and then below the bar, unless somebody
/// searches. With `navigationBarDrawer(displayMode: .always)` it stays below the bar.
public struct SearchFieldPlacement: Sendable {
    /// Whether the field stays in sight when the page is scrolled.
    var isAlwaysShown = false

    /// When a search field in a bar is shown.
    public enum NavigationBarDrawerDisplayMode: Sendable { case automatic, always }

    public static let automatic = SearchFieldPlacement()
    public static let toolbar = SearchFieldPlacement()
    public static let toolbarPrincipal = SearchFieldPlacement()
    public static let sidebar = SearchFieldPlacement()
    public static let navigationBarDrawer = SearchFieldPlacement()
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement(isAlwaysShown: displayMode == .always)
    }
}

/// When the scopes of a search are shown.
public struct SearchScopeActivation: Sendable, Equatable {
    enum Kind { case automatic, onTextEntry, onPresentation }
    let kind: Kind
    /// While somebody searches.
    public static let automatic = SearchScopeActivation(kind: .automatic)
    /// While there is text.
    public static let onTextEntry = SearchScopeActivation(kind: .onTextEntry)
    /// While somebody searches.
    public static let onSearchPresentation = SearchScopeActivation(kind: .onPresentation)
}

/// How bars and the search field share the room while somebody searches.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
    /// The bar stays while somebody searches, which it always does here.
    public static let avoidHidingContent = SearchPresentationToolbarBehavior(name: "avoidHidingContent")
}

/// How much room a search field takes in a bar.
public struct SearchToolbarBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = SearchToolbarBehavior(name: "automatic")
    /// A button until it is pressed; here always a field.
    public static let minimize = SearchToolbarBehavior(name: "minimize")
}

/// Where the suggestions of a search are shown.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
    private let name: String
    /// Below the field, which is what `menu` means here.
    public static let automatic = SearchSuggestionsPlacement(name: "automatic")
    /// In a panel below the field. It is the only place in which they are shown here.
    public static let menu = SearchSuggestionsPlacement(name: "menu")
    /// In the content of the app, where suggestions are not shown here.
    public static let content = SearchSuggestionsPlacement(name: "content")

    /// Some of these places.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// In a panel below the field.
        public static let menu = Set(rawValue: 1)
        /// In the content of the app.
        public static let content = Set(rawValue: 2)
    }
}
