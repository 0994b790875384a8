import DovetailCore
import Foundation

/// Where a search field is shown. Here it is above the view that can be searched, whatever the placement.
public struct SearchFieldPlacement: Sendable {
    /// When a search field in a bar is shown.
    public enum NavigationBarDrawerDisplayMode: Sendable { case automatic, always }

    public static let automatic = SearchFieldPlacement()
    public static let toolbar = SearchFieldPlacement()
    public static let toolbarPrincipal = SearchFieldPlacement()
    public static let sidebar = SearchFieldPlacement()
    public static let navigationBarDrawer = SearchFieldPlacement()
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement()
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
}

private struct SearchLinkKey: EnvironmentKey {
    static var defaultValue: SearchLink? { nil }
}

private struct SearchPartsKey: EnvironmentKey {
    static var defaultValue: SearchParts { SearchParts() }
}

/// What modifiers around a searchable view add to its field.
struct SearchParts {
    var suggestions: AnyView?
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

    var searchLink: SearchLink? {
        get { self[SearchLinkKey.self] }
        set { self[SearchLinkKey.self] = newValue }
    }

    var searchParts: SearchParts {
        get { self[SearchPartsKey.self] }
        set { self[SearchPartsKey.self] = newValue }
    }
}

/// Puts a search field above a view.
private struct SearchableModifier: ViewModifier {
    let text: Binding<String>
    let isPresented: Binding<Bool>?
    let prompt: Text?
    let tokens: AnyView?
    /// Takes away the last token; nil where there is none.
    let removeToken: (() -> Void)?
    @State private var link = SearchLink()
    @FocusState private var isFocused: Bool
    @Environment(\.searchParts) private var parts
    @Environment(\.searchSubmitAction) private var submit
    @Environment(\.idiom) private var idiom

    func body(content: Content) -> some View {
        let isSearching = isFocused || !text.wrappedValue.isEmpty
        let showsScopes = parts.activation == .onTextEntry ? !text.wrappedValue.isEmpty : isSearching
        let _ = refresh()
        // The field is a bar of the view: what lies behind the view goes on below it.
        EdgeBars(edges: [.top], contentIndex: 1) {
            content
                .environment(\.isSearching, isSearching)
                .environment(\.searchLink, link)
                .environment(\.searchParts, SearchParts())
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        } bars: {
            VStack(spacing: 0) {
                HStack(spacing: 10) {
                    if parts.focus.isEmpty {
                        field
                    } else {
                        parts.focus.reduce(AnyView(field)) { $1($0) }
                    }
                    if isSearching, idiom != .desktop {
                        Button("Cancel") { link.dismiss() }
                    }
                }
                .padding(.horizontal, idiom == .desktop ? 8 : 16)
                .padding(.vertical, 8)
                if showsScopes, let scopes = parts.scopes {
                    scopes
                        .pickerStyle(.segmented)
                        .labelsHidden()
                        .padding(.horizontal, idiom == .desktop ? 8 : 16)
                        .padding(.bottom, 8)
                }
                if isFocused, let suggestions = parts.suggestions {
                    SearchSuggestions(content: suggestions).environment(\.searchLink, link)
                }
            }
            .modifier(SearchBarBackground())
        }
        .onChange(of: isFocused) { _, new in
            if let isPresented, isPresented.wrappedValue != new { isPresented.wrappedValue = new }
        }
        .onChange(of: isPresented?.wrappedValue ?? false, initial: true) { _, new in
            guard isPresented != nil, new != isFocused else { return }
            if new { isFocused = true } else { link.dismiss() }
        }
    }

    private func refresh() {
        // The bindings alone: this view holds the link, which must not hold the view.
        let (text, isFocused, submit) = (text, $isFocused, submit)
        link.setText = { text.wrappedValue = $0 }
        link.submit = { submit?.run() }
        link.dismiss = {
            text.wrappedValue = ""
            isFocused.wrappedValue = false
        }
    }

    private var field: some View {
        HStack(spacing: 6) {
            Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
            if let tokens { tokens }
            TextField(text: text, prompt: prompt ?? Text("Search")) { prompt ?? Text("Search") }
                .textFieldStyle(.plain)
                .focused($isFocused)
                .onSubmit { submit?.run() }
            if !text.wrappedValue.isEmpty || removeToken != nil {
                Button {
                    if text.wrappedValue.isEmpty { removeToken?() } else { text.wrappedValue = "" }
                } label: {
                    Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
                }
                .buttonStyle(.plain)
                .accessibilityLabel("Clear")
            }
        }
        .padding(.horizontal, 8)
        .padding(.vertical, idiom == .desktop ? 4 : 8)
        .background {
            RoundedRectangle(cornerRadius: idiom == .desktop ? 6 : 10).fill(Color(white: 0.5, opacity: 0.16))
        }
        .environment(\.isInForm, false)
        .submitScope()
        .interaction { responder, _ in
            responder.isTransparent = true
            responder.onKey = { key in
                guard key.key == .escape else { return false }
                link.dismiss()
                return true
            }
        }
    }
}

/// What is scrolled below the field is dimmed there.
private struct SearchBarBackground: ViewModifier {
    @Environment(\.scrolledEdges) private var scrolledEdges
    @Environment(\.idiom) private var idiom

    func body(content: Content) -> some View {
        content.background {
            if idiom != .desktop, scrolledEdges.contains(.top) { Rectangle().fill(.bar) }
        }
    }
}

/// Suggestions below a search field, each a row.
private struct SearchSuggestions: View {
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
        .frame(maxWidth: .infinity, alignment: .leading)
        .background { Rectangle().fill(Color(Theme.raisedBackground(colorScheme))) }
    }
}

private struct SearchSuggestion: View {
    let row: ChildView
    @Environment(\.searchLink) private var link
    @Environment(\.idiom) private var idiom

    var body: some View {
        let completion = row.traits.row.searchCompletion
        let content =
            row
            .padding(.horizontal, 16)
            .padding(.vertical, idiom == .desktop ? 4 : 8)
            .frame(maxWidth: .infinity, alignment: .leading)
            .contentShape(Rectangle())
        if let completion {
            Button {
                link?.setText(completion)
            } label: {
                content
            }.buttonStyle(.plain)
        } else {
            content
        }
    }
}

extension View {
    /// Puts a search field above this view.
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        searchable(text, nil, prompt)
    }

    /// Puts a search field above this view.
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchable(text, nil, Text(prompt))
    }

    /// Puts a search field above this view.
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text, nil, Text(prompt))
    }

    /// Puts a search field above this view, which has the keyboard while the binding is true.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        searchable(text, isPresented, prompt)
    }

    /// Puts a search field above this view, which has the keyboard while the binding is true.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text, isPresented, Text(prompt))
    }

    /// Puts a search field above this view, which has the keyboard while the binding is true.
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text, isPresented, Text(prompt))
    }

    /// Puts a search field above this view, with suggestions below it while it has the keyboard.
    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text, nil, prompt).searchSuggestions(suggestions)
    }

    /// Puts a search field above this view, with suggestions below it while it has the keyboard.
    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text, nil, Text(prompt)).searchSuggestions(suggestions)
    }

    /// Puts a search field above this view, with suggestions below it while it has the keyboard.
    @_disfavoredOverload
    public func searchable<V: View, S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        searchable(text, nil, Text(prompt)).searchSuggestions(suggestions)
    }

    /// Puts a search field above this view, with tokens before the text.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        let chips = ForEach(tokens.wrappedValue) { element in
            token(element)
                .font(.footnote)
                .padding(.horizontal, 6)
                .padding(.vertical, 2)
                .background { RoundedRectangle(cornerRadius: 5).fill(.tint.opacity(0.2)) }
        }
        let remove: (() -> Void)? =
            tokens.wrappedValue.isEmpty ? nil : { tokens.wrappedValue = C(tokens.wrappedValue.dropLast()) }
        return modifier(
            SearchableModifier(
                text: text, isPresented: nil, prompt: prompt, tokens: AnyView(chips), removeToken: remove))
    }

    /// Puts a search field above this view, with tokens before the text.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
    }

    /// Puts a search field above this view, with tokens before the text.
    @_disfavoredOverload
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
    }

    /// Puts a search field above this view, with tokens before the text. The suggested tokens are listed below the field while it
    /// has the keyboard; one that is chosen joins the others.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text: text, tokens: tokens, placement: placement, prompt: prompt, token: token)
            .searchSuggestions {
                ForEach(suggestedTokens.wrappedValue) { suggestion in
                    Button {
                        guard !tokens.wrappedValue.contains(where: { $0.id == suggestion.id }) else { return }
                        tokens.wrappedValue.append(suggestion)
                        text.wrappedValue = ""
                    } label: {
                        token(suggestion).frame(maxWidth: .infinity, alignment: .leading).contentShape(Rectangle())
                    }
                    .buttonStyle(.plain)
                }
            }
    }

    /// Puts a search field above this view, with tokens before the text and suggested tokens below the field.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, suggestedTokens: suggestedTokens, placement: placement, prompt: Text(prompt),
            token: token)
    }

    /// How bars and the search field share the room while somebody searches. The field is always above the view here.
    nonisolated public func searchPresentationToolbarBehavior(
        _ behavior: SearchPresentationToolbarBehavior
    ) -> some View { self }

    /// How much room the search field takes in a bar. The field is always above the view here.
    nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }

    nonisolated private func searchable(
        _ text: Binding<String>, _ isPresented: Binding<Bool>?, _ prompt: Text?
    ) -> some View {
        modifier(
            SearchableModifier(text: text, isPresented: isPresented, prompt: prompt, tokens: nil, removeToken: nil))
    }

    /// Adds suggestions to the search field inside, which shows them while it has the keyboard.
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        let view = AnyView(suggestions())
        return transformEnvironment(\.searchParts) { $0.suggestions = view }
    }

    /// Makes a suggestion fill the search field when it is chosen.
    nonisolated public func searchCompletion(_ completion: String) -> some View {
        rowTrait(completion) { $0.searchCompletion = $1 }
    }

    /// Adds scopes to the search field inside: what to search in.
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View {
        searchScopes(scope, activation: .automatic, scopes)
    }

    /// Adds scopes to the search field inside: what to search in.
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        let view = AnyView(Picker("Scope", selection: scope, content: scopes))
        return transformEnvironment(\.searchParts) {
            $0.scopes = view
            $0.activation = activation
        }
    }
}

extension View {
    /// Ties a focus state to the search field of this view: it is true while the field has the keyboard, and writing true gives it the
    /// keyboard.
    nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        transformEnvironment(\.searchParts) { $0.focus.append { AnyView($0.focused(binding)) } }
    }

    /// Ties a value of a focus state to the search field of this view: the state has it while the field has the keyboard, and writing it
    /// gives the field the keyboard.
    nonisolated public func searchFocused<V: Hashable>(
        _ binding: FocusState<V>.Binding, equals value: V
    ) -> some View {
        // Read on the main actor only, where views are made.
        nonisolated(unsafe) let value = value
        return transformEnvironment(\.searchParts) { $0.focus.append { AnyView($0.focused(binding, equals: value)) } }
    }
}
