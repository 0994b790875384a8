import DovetailCore
import Foundation

/// The tokens of a search field.
struct SearchTokens {
    /// What shows them.
    let chips: AnyView
    /// Takes away the last one; nil where there is none.
    let removeLast: (() -> Void)?
    /// Adds one. Returns false for what is no token of the field.
    let add: (Any) -> Bool

    init<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        _ tokens: Binding<C>, @ViewBuilder chips: () -> T
    ) where C.Element: Identifiable {
        self.chips = AnyView(chips())
        removeLast = tokens.wrappedValue.isEmpty ? nil : { tokens.wrappedValue = C(tokens.wrappedValue.dropLast()) }
        add = { token in
            guard let token = token as? C.Element else { return false }
            if !tokens.wrappedValue.contains(where: { $0.id == token.id }) { tokens.wrappedValue.append(token) }
            return true
        }
    }
}

/// A token before the text.
private struct SearchChip: ViewModifier {
    func body(content: Content) -> some View {
        content
            .font(.footnote)
            .padding(.horizontal, 6)
            .padding(.vertical, 2)
            .background { RoundedRectangle(cornerRadius: 5).fill(.tint.opacity(0.2)) }
    }
}

/// The tokens that are listed below a field. One that is chosen joins the others.
struct SuggestedTokens<C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View>: View
where C.Element: Identifiable {
    @Binding var text: String
    @Binding var tokens: C
    @Binding var suggested: C
    let token: (C.Element) -> T

    var body: some View {
        ForEach(suggested) { suggestion in
            Button {
                guard !tokens.contains(where: { $0.id == suggestion.id }) else { return }
                tokens.append(suggestion)
                text = ""
            } label: {
                token(suggestion).frame(maxWidth: .infinity, alignment: .leading).contentShape(Rectangle())
            }
            .buttonStyle(.plain)
        }
    }
}

// Each form of a field with tokens, with a text, a key or a string that stands in it while it is empty.
extension View {
    func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        _ text: Binding<String>, _ tokens: Binding<C>, _ isPresented: Binding<Bool>?, _ prompt: Text?,
        _ token: @escaping (C.Element) -> T, _ placement: SearchFieldPlacement
    ) -> some View where C.Element: Identifiable {
        modifier(
            SearchableModifier(
                text: text, isPresented: isPresented, prompt: prompt, placement: placement,
                tokens: SearchTokens(tokens) {
                    ForEach(tokens.wrappedValue) { token($0).modifier(SearchChip()) }
                }))
    }

    /// Puts a search field above this view, with tokens before the text.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text, tokens, nil, prompt, token, placement)
    }

    /// Puts a search field above this view, with tokens before the text.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text, tokens, nil, Text(prompt), token, placement)
    }

    /// Puts a search field above this view, with tokens before the text.
    @_disfavoredOverload
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text, tokens, nil, Text(prompt), token, placement)
    }

    /// Puts a search field above this view, with tokens before the text, which has the keyboard while the binding is true.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text, tokens, isPresented, prompt, token, placement)
    }

    /// Puts a search field above this view, with tokens before the text, which has the keyboard while the binding is true.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text, tokens, isPresented, Text(prompt), token, placement)
    }

    /// Puts a search field above this view, with tokens before the text, which has the keyboard while the binding is true.
    @_disfavoredOverload
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text, tokens, isPresented, Text(prompt), token, placement)
    }

    /// Puts a search field above this view, with tokens before the text that are changed where they stand, as a view of a token does with
    /// its binding.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable, C.Index: Hashable {
        searchable(text, editing: editableTokens, prompt, token, placement)
    }

    /// Puts a search field above this view, with tokens before the text that are changed where they stand, as a view of a token does with
    /// its binding.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable, C.Index: Hashable {
        searchable(text, editing: editableTokens, Text(prompt), token, placement)
    }

    /// Puts a search field above this view, with tokens before the text that are changed where they stand, as a view of a token does with
    /// its binding.
    @_disfavoredOverload
    public func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View, S: StringProtocol
    >(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable, C.Index: Hashable {
        searchable(text, editing: editableTokens, Text(prompt), token, placement)
    }

    func searchable<C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View>(
        _ text: Binding<String>, editing tokens: Binding<C>, _ prompt: Text?,
        _ token: @escaping (Binding<C.Element>) -> T, _ placement: SearchFieldPlacement,
        _ isPresented: Binding<Bool>? = nil
    ) -> some View where C.Element: Identifiable, C.Index: Hashable {
        modifier(
            SearchableModifier(
                text: text, isPresented: isPresented, prompt: prompt, placement: placement,
                tokens: SearchTokens(tokens) { ForEach(tokens) { token($0).modifier(SearchChip()) } }))
    }

    /// Puts a search field above this view, with tokens before the text. The suggested tokens are listed below the field while it
    /// has the keyboard; one that is chosen joins the others.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text, tokens, nil, prompt, token, placement)
            .searchSuggestions { SuggestedTokens(text: text, tokens: tokens, suggested: suggestedTokens, token: token) }
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
}
