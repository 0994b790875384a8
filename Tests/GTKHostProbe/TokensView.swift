import SwiftUI

/// A search field with two tokens, which has the keyboard from the start.
struct TokensView: View {
    private struct Token: Identifiable {
        let id: String
    }
    @State private var text = ""
    @State private var tokens = [Token(id: "One"), Token(id: "Two")]
    @State private var isSearching = true

    var body: some View {
        NavigationStack {
            List { Text("Found") }
                .searchable(text: $text, tokens: $tokens, isPresented: $isSearching) { Text($0.id) }
        }
        .onAppear { say("tokens") }
        .onChange(of: text) { say("text \(text)") }
        .onChange(of: tokens.map(\.id)) {
            say("tokens " + (tokens.isEmpty ? "none" : tokens.map(\.id).joined(separator: " ")))
        }
    }
}
