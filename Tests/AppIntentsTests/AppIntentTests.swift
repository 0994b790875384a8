import AppIntents
import DovetailTesting
import SwiftUI
import Testing

/// Intents in the forms that apps have.
@MainActor struct AppIntentTests {
    @Observable @MainActor final class Notes {
        var texts: [String] = []
        static let shared = Notes()
    }

    enum Colour: String, AppEnum {
        case red, blue
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Colour"
        static let caseDisplayRepresentations: [Colour: DisplayRepresentation] = [
            .red: "Red", .blue: DisplayRepresentation(title: "Blue", image: .init(systemName: "drop")),
        ]
    }

    struct Folder: AppEntity {
        let id: String
        @Property(title: "Name") var name: String
        static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Folder")
        static let defaultQuery = FolderQuery()
        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)", subtitle: "folder") }
        init(_ name: String) {
            id = name.lowercased()
            self.name = name
        }
    }

    struct FolderQuery: EnumerableEntityQuery {
        func allEntities() async throws -> [Folder] { [Folder("Home"), Folder("Work")] }
    }

    struct AddNote: AppIntent {
        static let title: LocalizedStringResource = "Add Note"
        static let description = IntentDescription("Adds a note.", categoryName: "Notes")
        static var openAppWhenRun: Bool { true }
        static var parameterSummary: some ParameterSummary {
            Summary("Add \(\.$text) to \(\.$folder)") { \.$colour }
        }

        @Parameter(title: "Text", requestValueDialog: "Which text?") var text: String
        @Parameter(title: "Colour", default: .blue) var colour: Colour
        @Parameter(title: "Folder") var folder: Folder?

        init() {}
        init(text: String) { self.text = text }

        @MainActor func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
            guard !text.isEmpty else { throw $text.needsValueError("What is it about?") }
            Notes.shared.texts.append("\(text) \(colour.rawValue)")
            return .result(value: text.uppercased(), dialog: "Added \(text).")
        }
    }

    /// Sentences that depend on what is chosen.
    struct Paint: AppIntent {
        static let title: LocalizedStringResource = "Paint"
        static var parameterSummary: some ParameterSummary {
            When(\.$isOwn, .equalTo, true) {
                Summary {
                    \.$isOwn
                    \.$colour
                }
            } otherwise: {
                Switch(\.$colour) {
                    Case(.blue) { Summary("Paint the sky") }
                    DefaultCase { Summary("Paint with \(\.$colour)") }
                }
            }
        }
        @Parameter(title: "Own", default: false) var isOwn: Bool
        @Parameter(title: "Colour", default: .blue) var colour: Colour
        func perform() async throws -> some IntentResult { .result() }
    }

    @Test("A link to the app Shortcuts can't be pressed") func link() {
        var presses = 0
        let host = TestHost { ShortcutsLink { presses += 1 } }
        try? host.tap("App Shortcuts")
        #expect(presses == 0 && host.exists("App Shortcuts"))
    }

    @Test("An intent may have sentences for what is chosen") func conditionalSentences() async throws {
        _ = Paint.parameterSummary
        #expect(Paint().colour == .blue && !Paint().isOwn)
        _ = try await Paint().perform()
    }

    struct Plain: AppIntent {
        static var title: LocalizedStringResource { "Plain" }
        func perform() async throws -> some IntentResult { .result() }
    }

    struct Configuration: WidgetConfigurationIntent {
        static var title: LocalizedStringResource { "Configuration" }
        static var description: IntentDescription { "This is an example widget." }
        @Parameter(title: "Favourite Emoji", default: "😃") var emoji: String
    }

    struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
            AppShortcut(
                intent: AddNote(), phrases: ["Add a note in \(.applicationName)", "Add \(\.$text)", "Note it"],
                shortTitle: "Add Note", systemImageName: "note")
            AppShortcut(intent: Plain(), phrases: ["Do it"])
        }
    }

    @Test("An intent has its parameters' first values, and returns a value and words when it is performed")
    func perform() async throws {
        let intent = AddNote(text: "milk")
        #expect(intent.colour == .blue && intent.folder == nil)
        intent.colour = .red
        let result = try await intent.perform()
        #expect(result.value == "MILK")
        #expect(Notes.shared.texts.contains("milk red"))
        await #expect(throws: (any Error).self) { try await AddNote(text: "").perform() }
        #expect(AddNote.openAppWhenRun && !Plain.openAppWhenRun && Plain.isDiscoverable)
        #expect(AddNote.persistentIdentifier == "AddNote")
        #expect(Configuration().emoji == "😃")
    }

    @Test("Values and things of the app's have names, and things are found by their identities") func entities()
        async throws
    {
        #expect(String(localized: Colour.red.displayRepresentation.title) == "Red")
        let found = try await FolderQuery().entities(for: ["work"])
        #expect(found.map(\.name) == ["Work"])
        #expect(String(localized: found[0].displayRepresentation.title) == "Work")
        #expect(try await FolderQuery().suggestedEntities().count == 2)
    }

    @Test("Shortcuts list their intents with what is said, the app's name in its place") func shortcuts() {
        let all = Shortcuts.appShortcuts
        #expect(all.count == 2 && all[0].systemImageName == "note")
        #expect(all[0].phrases[0].hasPrefix("Add a note in ") && !all[0].phrases[0].hasSuffix("in "))
        #expect(all[0].phrases[2] == "Note it")
        #expect(all[0].intent is AddNote)
    }

    struct Page: View {
        let notes: Notes
        var body: some View {
            VStack {
                Text("\(notes.texts.filter { $0.hasPrefix("bread") }.count) notes")
                Button("Add", intent: AddNote(text: "bread"))
                Button(intent: Plain()) { Text("Nothing") }
            }
        }
    }

    @Test("A button performs its intent") func button() async throws {
        let host = TestHost { Page(notes: .shared) }
        try host.tap("Add")
        await host.settle()
        #expect(host.texts.contains("1 notes"))
    }

    @Test("What intents share is made when it is first asked for, once") func dependency() {
        final class Store: Sendable {}
        struct Use: AppIntent {
            static var title: LocalizedStringResource { "Use" }
            @Dependency var store: Store
            func perform() async throws -> some IntentResult { .result() }
        }
        AppDependencyManager.shared.add(dependency: Store())
        #expect(Use().store === Use().store)
    }
}
