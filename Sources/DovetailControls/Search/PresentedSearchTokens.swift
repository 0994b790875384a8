import DovetailCore
import Foundation

// The forms of a field with tokens that has the keyboard while a binding is true.
extension View {
    /// Puts a search field above this view, which has the keyboard while the binding is true, with tokens before the text that are changed where
    /// they stand.
    public func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
    >(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable, C.Index: Hashable {
        searchable(text, editing: editableTokens, prompt, token, placement, isPresented)
    }

    /// Puts a search field above this view, which has the keyboard while the binding is true, with tokens before the text that are changed where
    /// they stand.
    public func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
    >(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable, C.Index: Hashable {
        searchable(text, editing: editableTokens, Text(prompt), token, placement, isPresented)
    }

    /// Puts a search field above this view, which has the keyboard while the binding is true, with tokens before the text that are changed where
    /// they stand.
    @_disfavoredOverload
    public func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View, S: StringProtocol
    >(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable, C.Index: Hashable {
        searchable(text, editing: editableTokens, Text(prompt), token, placement, isPresented)
    }

    /// Puts a search field above this view, which has the keyboard while the binding is true, with tokens before the text and suggested tokens
    /// below the field.
    public func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
    >(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text, tokens, isPresented, prompt, token, placement)
            .searchSuggestions { SuggestedTokens(text: text, tokens: tokens, suggested: suggestedTokens, token: token) }
    }

    /// Puts a search field above this view, which has the keyboard while the binding is true, with tokens before the text and suggested tokens
    /// below the field.
    public func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
    >(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text, tokens, isPresented, Text(prompt), token, placement)
            .searchSuggestions { SuggestedTokens(text: text, tokens: tokens, suggested: suggestedTokens, token: token) }
    }

    /// Puts a search field above this view, which has the keyboard while the binding is true, with tokens before the text and suggested tokens
    /// below the field.
    @_disfavoredOverload
    public func searchable<
        C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View, S: StringProtocol
    >(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text, tokens, isPresented, Text(prompt), token, placement)
            .searchSuggestions { SuggestedTokens(text: text, tokens: tokens, suggested: suggestedTokens, token: token) }
    }
}
