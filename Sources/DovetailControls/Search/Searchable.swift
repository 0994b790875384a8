import DovetailCore
import Foundation

extension View {
    /// Puts a search field above this view.
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        searchable(text, nil, prompt, placement)
    }

    /// Puts a search field above this view.
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchable(text, nil, Text(prompt), placement)
    }

    /// Puts a search field above this view.
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text, nil, Text(prompt), placement)
    }

    /// Puts a search field above this view, which has the keyboard while the binding is true.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        searchable(text, isPresented, prompt, placement)
    }

    /// Puts a search field above this view, which has the keyboard while the binding is true.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text, isPresented, Text(prompt), placement)
    }

    /// Puts a search field above this view, which has the keyboard while the binding is true.
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text, isPresented, Text(prompt), placement)
    }

    /// Puts a search field above this view, with suggestions below it while it has the keyboard.
    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text, nil, prompt, placement).searchSuggestions(suggestions)
    }

    /// Puts a search field above this view, with suggestions below it while it has the keyboard.
    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text, nil, Text(prompt), placement).searchSuggestions(suggestions)
    }

    /// Puts a search field above this view, with suggestions below it while it has the keyboard.
    @_disfavoredOverload
    public func searchable<V: View, S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        searchable(text, nil, Text(prompt), placement).searchSuggestions(suggestions)
    }

    nonisolated fileprivate func searchable(
        _ text: Binding<String>, _ isPresented: Binding<Bool>?, _ prompt: Text?, _ placement: SearchFieldPlacement
    ) -> some View {
        modifier(
            SearchableModifier(text: text, isPresented: isPresented, prompt: prompt, placement: placement))
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
