import DovetailTesting
import SwiftUI
import Testing

/// Searching as apps do it.
@MainActor
@Suite("Search fields")
struct SearchAppTests {
    private struct Kind: Identifiable, Hashable {
        let name: String
        var id: String { name }
    }

    private struct Mail: View {
        @State private var text = ""
        @State private var tokens = [Kind(name: "photos"), Kind(name: "links")]

        var body: some View {
            NavigationStack {
                Text("tokens: \(tokens.map(\.name).joined(separator: ","))")
                    .searchable(text: $text, tokens: $tokens) { Text($0.name) }
            }
        }
    }

    @Test("Backspace with nothing before the caret takes the last token away", arguments: [Idiom.desktop, .phone])
    func backspace(idiom: Idiom) throws {
        let host = TestHost(size: CGSize(width: 500, height: 400), idiom: idiom) { Mail() }
        try host.type("ab", into: "Search")
        host.press(.backspace)
        host.press(.backspace)
        #expect(host.exists("tokens: photos,links"))
        host.press(.backspace)
        #expect(host.exists("tokens: photos"))
        host.press(.backspace)
        #expect(host.exists("tokens: "))
        host.press(.backspace)
        try host.type("c", into: "Search")
        #expect(try host.value(of: "Search") == "c")
    }

    @Test("a press anywhere in the field, beside its text, puts the cursor there", arguments: [Idiom.desktop, .phone])
    func pressBesideText(idiom: Idiom) throws {
        let host = TestHost(size: CGSize(width: 500, height: 400), idiom: idiom) { Mail() }
        let text = try host.frame(of: "Search")
        // The field is higher than its text.
        host.tap(at: CGPoint(x: text.midX, y: text.maxY + 3))
        try host.type("found")
        #expect(try host.value(of: "Search") == "found")
    }

    @Test("and so it does before a text that stays; a selection goes first")
    func beforeText() throws {
        let host = TestHost(size: CGSize(width: 500, height: 400)) { Mail() }
        try host.type("ab", into: "Search")
        host.press(.home)
        host.press(.backspace)
        #expect(host.exists("tokens: photos"))
        #expect(try host.value(of: "Search") == "ab")
        host.press(.character("a"), modifiers: .control)
        host.press(.backspace)
        #expect(host.exists("tokens: photos"))
        #expect(try host.value(of: "Search") == "")
    }

    private struct Finder: View {
        @State private var text = ""
        @State private var isPresented = false
        @State private var submitted: [String] = []

        var body: some View {
            NavigationStack {
                Results(submitted: submitted)
                    .navigationTitle("Files")
                    .toolbar { Button("Find") { isPresented = true } }
            }
            .searchable(text: $text, isPresented: $isPresented, prompt: "Find files")
            .searchSuggestions {
                if text.isEmpty {
                    Label("Recent", systemImage: "clock").searchCompletion("recent")
                }
            }
            .onSubmit(of: .search) { submitted.append(text) }
        }
    }

    private struct Results: View {
        let submitted: [String]
        @Environment(\.isSearching) private var isSearching
        @Environment(\.dismissSearch) private var dismissSearch

        var body: some View {
            VStack {
                Text(isSearching ? "searching" : "not searching")
                Text("submitted \(submitted.joined(separator: ","))")
                Button("Stop") { dismissSearch() }
            }
        }
    }

    @Test("a button presents it; suggestions complete it, Return submits it, and the environment ends it")
    func presenting() throws {
        let host = TestHost(size: CGSize(width: 600, height: 400), idiom: .desktop) { Finder() }
        #expect(host.exists("not searching"))
        try host.tap("Find")
        host.settle()
        #expect(host.exists("searching"))
        try host.tap("Recent")
        #expect(try host.value(of: "Find files") == "recent")
        host.press(.return)
        #expect(host.exists("submitted recent"))
        try host.tap("Stop")
        host.settle()
        #expect(host.exists("not searching"))
        #expect(try host.value(of: "Find files") == "")
    }

    private struct Scoped: View {
        @State var text: String
        @State private var scope = 0
        let activation: SearchScopeActivation

        var body: some View {
            NavigationStack { Results(submitted: []) }
                .searchable(text: $text, prompt: "Find")
                .searchScopes($scope, activation: activation) {
                    Text("All").tag(0)
                    Text("Friends").tag(1)
                }
        }
    }

    @Test(
        "scopes are shown from the first thing typed until the search is cancelled, or as long as one searches",
        arguments: Idiom.allCases, ["automatic", "text", "presentation"])
    func scopes(idiom: Idiom, kind: String) throws {
        let activation: SearchScopeActivation =
            kind == "automatic" ? .automatic : kind == "text" ? .onTextEntry : .onSearchPresentation
        let waitsForText = kind == "text" || kind == "automatic" && idiom != .desktop
        let host = TestHost(size: CGSize(width: 600, height: 400), idiom: idiom) {
            Scoped(text: "", activation: activation)
        }
        #expect(!host.exists("Friends"))
        try host.tap("Find")
        #expect(host.exists("Friends") != waitsForText)
        try host.type("a")
        #expect(host.exists("Friends"))
        // Text that is taken back ends no search.
        host.press(.backspace)
        #expect(host.exists("Friends") && host.exists("searching"))
        host.press(.escape)
        host.settle()
        #expect(!host.exists("Friends") && host.exists("not searching"))
    }

    @Test("a text that the app put into the field is no search, which nothing can end", arguments: Idiom.allCases)
    func givenText(idiom: Idiom) throws {
        let host = TestHost(size: CGSize(width: 600, height: 400), idiom: idiom) {
            Scoped(text: "given", activation: .automatic)
        }
        #expect(host.exists("not searching") && !host.exists("Cancel") && !host.exists("Friends"))
        try host.tap("Stop")
        #expect(try host.value(of: "Find") == "given")
        try host.tap("Find")
        #expect(host.exists("searching") && host.exists("Friends"))
        #expect(host.exists("Cancel") == (idiom != .desktop))
        try host.tap("Stop")
        host.settle()
        #expect(try host.value(of: "Find") == "" && host.exists("not searching"))
    }
}
