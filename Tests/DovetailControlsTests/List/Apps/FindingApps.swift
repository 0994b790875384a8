import SwiftUI

/// People in sections by their first letter, found by a search.
struct ContactsApp: View {
    static let names = [
        "Ada", "Alan", "Barbara", "Charles", "Claude", "Dennis", "Donald", "Edsger", "Grace", "John", "Ken", "Linus",
    ]
    @State private var query = ""
    @State private var favorites: Set<String> = []

    private var sections: [(letter: String, names: [String])] {
        let found = query.isEmpty ? Self.names : Self.names.filter { $0.localizedCaseInsensitiveContains(query) }
        return Dictionary(grouping: found) { String($0.prefix(1)) }
            .sorted { $0.key < $1.key }
            .map { ($0.key, $0.value.sorted()) }
    }

    var body: some View {
        NavigationStack {
            List {
                ForEach(sections, id: \.letter) { section in
                    Section(section.letter) {
                        ForEach(section.names, id: \.self) { name in
                            NavigationLink(value: name) {
                                Label(name, systemImage: favorites.contains(name) ? "star.fill" : "person")
                            }
                            .contextMenu {
                                Button("Favorite") { favorites.insert(name) }
                            }
                        }
                    }
                }
            }
            .listStyle(.plain)
            .overlay { if sections.isEmpty { ContentUnavailableView.search(text: query) } }
            .navigationTitle("Contacts")
            .navigationDestination(for: String.self) { Text("Page of \($0)") }
            .searchable(text: $query, prompt: "Find a person")
        }
    }
}

/// A search with scopes, tokens and suggestions.
struct MailSearchApp: View {
    enum Scope: String, CaseIterable { case all, unread }
    struct Token: Identifiable, Hashable { let id: String }
    struct Mail: Identifiable {
        let id: Int
        let subject: String
        let sender: String
        let isUnread: Bool
    }

    static let mails = [
        Mail(id: 1, subject: "Lunch", sender: "Ada", isUnread: true),
        Mail(id: 2, subject: "Report", sender: "Bob", isUnread: false),
        Mail(id: 3, subject: "Lunch again", sender: "Bob", isUnread: true),
    ]

    @State private var text = ""
    @State private var tokens: [Token] = []
    @State private var scope = Scope.all

    private var found: [Mail] {
        Self.mails.filter { mail in
            (text.isEmpty || mail.subject.localizedCaseInsensitiveContains(text))
                && (scope == .all || mail.isUnread) && tokens.allSatisfy { $0.id == mail.sender }
        }
    }

    var body: some View {
        NavigationStack {
            List(found) { mail in
                HStack {
                    Circle().fill(mail.isUnread ? .blue : .clear).frame(width: 8)
                    VStack(alignment: .leading) {
                        Text(mail.sender).bold()
                        Text(mail.subject)
                    }
                }
            }
            .navigationTitle("Mail")
            .searchable(text: $text, tokens: $tokens) { Text($0.id) }
            .searchScopes($scope) { ForEach(Scope.allCases, id: \.self) { Text($0.rawValue.capitalized) } }
            .searchSuggestions {
                if text.isEmpty && tokens.isEmpty {
                    Text("Report (completion)").searchCompletion("Report")
                    Text("From Bob").searchCompletion(Token(id: "Bob"))
                }
            }
        }
    }
}

/// A folder tree in a sidebar, with what is chosen beside it.
struct FilesApp: View {
    struct File: Identifiable, Hashable {
        let name: String
        var files: [File]?
        var id: String { name }
    }

    static let root = [
        File(name: "Documents", files: [File(name: "Letter"), File(name: "Taxes", files: [File(name: "2024")])]),
        File(name: "Pictures", files: []), File(name: "Readme"),
    ]

    @State private var selection: String?
    @State private var isOpen = true

    var body: some View {
        NavigationSplitView {
            List(selection: $selection) {
                Section("Files", isExpanded: $isOpen) {
                    OutlineGroup(Self.root, children: \.files) { file in
                        Label(file.name, systemImage: file.files == nil ? "doc" : "folder")
                    }
                }
                Section("More") {
                    DisclosureGroup("Tags") {
                        Label("Red", systemImage: "tag").tag("red")
                        Label("Blue", systemImage: "tag").tag("blue")
                    }
                }
            }
            .listStyle(.sidebar)
            .navigationTitle("Places")
        } detail: {
            Text("chosen: \(selection ?? "nothing")")
        }
    }
}

/// Folders, the mails of the one that is chosen, of which several can be chosen, and what is chosen.
struct MailboxApp: View {
    @State private var folder: String? = "Inbox"
    @State private var chosen: Set<Int> = []

    private var mails: [Int] { folder == "Inbox" ? Array(1...5) : [6, 7] }

    var body: some View {
        NavigationSplitView {
            List(["Inbox", "Sent"], id: \.self, selection: $folder) { name in
                Label(name, systemImage: "tray").badge(name == "Inbox" ? 5 : 0)
            }
            .navigationTitle("Mailboxes")
        } content: {
            List(mails, id: \.self, selection: $chosen) { Text("Mail \($0)") }
                .contextMenu(forSelectionType: Int.self) { mails in
                    Button("Archive \(mails.count)") {}
                }
                .navigationTitle(folder ?? "")
                .onChange(of: folder) { chosen = [] }
        } detail: {
            Text(chosen.isEmpty ? "nothing chosen" : chosen.sorted().map(String.init).joined(separator: "+"))
        }
    }
}
