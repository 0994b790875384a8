import DovetailTesting
import SwiftUI
import Testing

/// Titles that are resources, beside those that are keys, strings and literals.
@MainActor
@Suite("Titles of localized string resources")
struct ResourceTitleTests {
    private let save = LocalizedStringResource("save.title", defaultValue: "Save \(3) files")
    private let plain: LocalizedStringResource = "Plain"

    @Test("controls show what a resource says")
    func controls() {
        let (save, plain) = (save, plain)
        let host = TestHost(size: CGSize(width: 600, height: 900), idiom: .desktop) {
            VStack {
                Button(save) {}
                Button(plain, systemImage: "tray") {}
                Button(LocalizedStringResource("Erase"), role: .destructive) {}
                Toggle(LocalizedStringResource("Sound"), isOn: .constant(true))
                Label(LocalizedStringResource("Inbox"), systemImage: "tray")
                Picker(LocalizedStringResource("Colour"), selection: .constant(1)) { Text("Red").tag(1) }
                    .pickerStyle(.inline)
                Stepper(LocalizedStringResource("Count"), value: .constant(1), in: 0...5)
            }
            VStack {
                DisclosureGroup(LocalizedStringResource("More")) { Text("inside") }
                GroupBox(LocalizedStringResource("Group")) { Text("boxed") }
                LabeledContent(LocalizedStringResource("Size"), value: "12")
                Link(LocalizedStringResource("Site"), destination: URL(string: "https://example.org")!)
                Menu(LocalizedStringResource("Actions")) { Button("Act") {} }
                ProgressView(LocalizedStringResource("Loading"), value: 0.5)
                TextField(LocalizedStringResource("Name"), text: .constant(""))
            }
        }
        let names = [
            "Save 3 files", "Plain", "Erase", "Sound", "Inbox", "Colour", "Count", "More", "Group", "Size", "Site",
            "Actions",
            "Loading", "Name",
        ]
        for name in names { #expect(host.exists(name), "\(name)") }
    }

    @Test("pages, sections, tabs and dialogs do")
    func pages() throws {
        struct Screen: View {
            @State private var isAsking = false
            var body: some View {
                TabView {
                    Tab(LocalizedStringResource("Letters"), systemImage: "tray") {
                        NavigationStack {
                            List {
                                Section(LocalizedStringResource("Drafts")) {
                                    NavigationLink(LocalizedStringResource("Open")) { Text("opened") }
                                    Button("Ask") { isAsking = true }
                                        .accessibilityHint(LocalizedStringResource("Asks"))
                                }
                            }
                            .navigationTitle(LocalizedStringResource("Mail"))
                            .alert(LocalizedStringResource("Sure?"), isPresented: $isAsking) {
                                Button(LocalizedStringResource("Yes")) {}
                            }
                        }
                    }
                }
            }
        }
        let host = TestHost(size: CGSize(width: 390, height: 700), idiom: .phone) { Screen() }
        for name in ["Letters", "Drafts", "Open", "Mail"] { #expect(host.exists(name), "\(name)") }
        try host.tap("Ask")
        host.advance(by: .seconds(1))
        #expect(host.exists("Sure?") && host.exists("Yes"))
        try host.tap("Yes")
        host.advance(by: .seconds(1))
        try host.tap("Open")
        host.advance(by: .seconds(1))
        #expect(host.exists("opened"))
    }

    @Test("a resource is looked up where it is shown")
    func lookup() {
        // There is no table: the value stands in for what it was given, with numbers as people write them there.
        let host = TestHost {
            Button(LocalizedStringResource("n", defaultValue: "\(1234) items")) {}
                .environment(\.locale, Locale(identifier: "de_DE"))
        }
        #expect(host.exists("1.234 items"))
    }

    @Test("literals are keys, and strings are strings, whatever else a title may be")
    func overloads() {
        let name = "a **string**"
        let key: LocalizedStringKey = "a **key**"
        let part: Substring = "a part"
        let host = TestHost(size: CGSize(width: 400, height: 600)) {
            VStack {
                Button("a **literal**") {}
                Button(name) {}
                Button(key) {}
                Button(part) {}
                Button("count \(1 + 1)", systemImage: "plus") {}
                Toggle("a toggle", isOn: .constant(false))
                Label("a label", systemImage: "tray")
                Text("x").navigationTitle("title").help("help").badge(nil as Text?)
            }
        }
        for title in ["a literal", "a **string**", "a key", "a part", "count 2", "a toggle", "a label"] {
            #expect(host.exists(title), "\(title)")
        }
    }
}
