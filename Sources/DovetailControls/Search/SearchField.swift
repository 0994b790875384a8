import DovetailCore
import Foundation

/// Puts a search field above a view.
struct SearchableModifier: ViewModifier {
    let text: Binding<String>
    let isPresented: Binding<Bool>?
    let prompt: Text?
    var placement = SearchFieldPlacement.automatic
    var tokens: SearchTokens?
    @State private var link = SearchLink()
    @State private var backspace = BackspaceAtStart()
    @FocusState private var isFocused: Bool
    /// From when the field got the keyboard until the search is cancelled. A text that the app put into the field is no search.
    @State private var isSearching = false
    /// Whether something has been typed since the search began.
    @State private var hasText = false
    @Environment(\.searchParts) private var parts
    @Environment(\.searchSubmitAction) private var submit
    @Environment(\.idiom) private var idiom
    @Environment(\.controlMetrics) private var metrics
    @Environment(\.pageBar) private var pageBar
    @Environment(\.hasWideBarMargins) private var hasWideMargins
    @Environment(\.dynamicTypeSize) private var typeSize

    func body(content: Content) -> some View {
        let _ = refresh()
        // The field is a bar of the view: what lies behind the view goes on below it.
        EdgeBars(edges: [.top], contentIndex: 1) {
            content
                .environment(\.isSearching, isSearching)
                .environment(\.searchLink, link)
                .environment(\.searchParts, SearchParts())
                .environment(\.pageBar, nil)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        } bars: {
            VStack(spacing: 0) {
                bar.modifier(SearchFieldWay(bar: pageBar, staysInSight: placement.isAlwaysShown || isSearching))
            }
        }
        .onChange(of: isFocused) { _, new in
            if new { isSearching = true } else if isEmpty { isSearching = false }
        }
        .onChange(of: isSearching && !isEmpty) { _, new in if new { hasText = true } }
        .onChange(of: isSearching) { _, new in
            if !new { hasText = false }
            if let isPresented, isPresented.wrappedValue != new { isPresented.wrappedValue = new }
        }
        .onChange(of: isPresented?.wrappedValue ?? false, initial: true) { _, new in
            guard isPresented != nil, new != isSearching else { return }
            if new { isFocused = true } else { link.dismiss() }
        }
    }

    private var look: SearchIdiom { SearchIdiom[idiom] }
    private var margin: CGFloat { look.margin + (hasWideMargins ? look.moreInWideMargins : 0) }

    /// The field with what belongs to it.
    private var bar: some View {
        VStack(spacing: 0) {
            HStack(spacing: 10) {
                if parts.focus.isEmpty {
                    field
                } else {
                    parts.focus.reduce(AnyView(field)) { $1($0) }
                }
                if isSearching, look.hasCancelButton {
                    Button("Cancel") { link.dismiss() }
                }
            }
            .padding(.horizontal, margin)
            .padding(.top, metrics.searchField.top)
            .padding(.bottom, metrics.searchField.bottom)
            if showsScopes, let scopes = parts.scopes {
                scopes
                    .pickerStyle(.segmented)
                    .labelsHidden()
                    .padding(.horizontal, margin)
                    .padding(.bottom, 8)
            }
            if isFocused, parts.showsSuggestions, let suggestions = parts.suggestions {
                SearchSuggestions(content: suggestions).environment(\.searchLink, link)
            }
        }
    }

    private var isEmpty: Bool { text.wrappedValue.isEmpty && tokens?.removeLast == nil }

    /// On touch devices scopes are shown from the first thing that is typed until the search is cancelled, on a desktop as long as one searches.
    private var showsScopes: Bool {
        switch parts.activation {
        case .onTextEntry: isSearching && hasText
        case .onSearchPresentation: isSearching
        default: isSearching && (hasText || look.showsScopesAtOnce)
        }
    }

    private func refresh() {
        // The bindings alone: this view holds the link, which must not hold the view.
        let (text, isFocused, isSearching, submit, tokens) = (text, $isFocused, $isSearching, submit, tokens)
        link.setText = { text.wrappedValue = $0 }
        link.submit = { submit?.run() }
        link.addToken = { token in
            guard let tokens, tokens.add(token) else { return }
            text.wrappedValue = ""
        }
        link.focus = { isFocused.wrappedValue = true }
        backspace.run = { tokens?.removeLast?() }
        link.dismiss = {
            guard isSearching.wrappedValue || isFocused.wrappedValue else { return }
            text.wrappedValue = ""
            isFocused.wrappedValue = false
            isSearching.wrappedValue = false
        }
    }

    private var field: some View {
        HStack(spacing: 6) {
            Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
            if let tokens { tokens.chips }
            TextField(text: text, prompt: prompt ?? Text("Search")) { prompt ?? Text("Search") }
                .textFieldStyle(.plain)
                .environment(\.backspaceAtStart, tokens == nil ? nil : backspace)
                .focused($isFocused)
                .onSubmit { submit?.run() }
            if !text.wrappedValue.isEmpty || tokens?.removeLast != nil {
                Button {
                    if text.wrappedValue.isEmpty { tokens?.removeLast?() } else { text.wrappedValue = "" }
                } label: {
                    Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
                }
                .buttonStyle(.plain)
                .accessibilityLabel("Clear")
            }
        }
        .padding(.horizontal, 8)
        .padding(.vertical, 4)
        // It grows as the distance of the lines of its text does.
        .frame(minHeight: metrics.searchField.height.map { $0 * Font.TextStyle.body.lengthScale(at: typeSize) })
        .background {
            RoundedRectangle(cornerRadius: look.cornerRadius).fill(Color(white: 0.5, opacity: 0.16))
        }
        .overlay { FocusRing(isShown: isFocused && look.showsFocus, cornerRadius: 6) }
        .environment(\.formLook, nil)
        .submitScope()
        .interaction { responder, _ in
            // A press beside the text, within the field, puts the cursor into it.
            responder.forwardsToTextInput = true
            responder.onKey = { key in
                guard key.key == .escape else { return false }
                link.dismiss()
                return true
            }
        }
    }
}
