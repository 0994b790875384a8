import SwiftUI

/// Letters in three columns, windows of their own for single letters and for settings, and a menu bar.
struct MailApp: App {
    @StateObject private var mailbox = Mailbox()

    var body: some Scene {
        WindowGroup("Mail") { MailView().environmentObject(mailbox) }
            .defaultSize(width: 820, height: 480)
            .commands {
                CommandGroup(replacing: .newItem) { NewLetterButton() }
                CommandMenu("Letter") { LetterCommands() }
            }
        WindowGroup("Letter", for: Letter.ID.self) { id in
            LetterWindow(id: id.wrappedValue).environmentObject(mailbox)
        }
        .defaultSize(width: 360, height: 240)
        Settings { SettingsView() }
    }
}

private struct Letter: Identifiable, Codable, Hashable {
    let id: Int
    var box: Box
    var sender: String
    var subject: String
    var isFlagged = false
}

private enum Box: String, CaseIterable, Identifiable, Codable {
    case inbox = "Inbox", archive = "Archive"
    var id: Self { self }
}

private final class Mailbox: ObservableObject {
    @AppStorage("letters") private var stored = Data()
    @Published var letters: [Letter] { didSet { stored = (try? JSONEncoder().encode(letters)) ?? Data() } }

    init() {
        letters = [
            Letter(id: 1, box: .inbox, sender: "Ada", subject: "Notes on the engine"),
            Letter(id: 2, box: .inbox, sender: "Grace", subject: "A moth"),
            Letter(id: 3, box: .archive, sender: "Alan", subject: "Chess on Friday?"),
        ]
        if let known = try? JSONDecoder().decode([Letter].self, from: stored) { letters = known }
    }
}

private struct MailView: View {
    @EnvironmentObject private var mailbox: Mailbox
    @SceneStorage("box") private var box: Box?
    @SceneStorage("letter") private var letter: Int?
    @State private var isWriting = false
    @State private var asksToDelete = false

    var body: some View {
        NavigationSplitView {
            List(Box.allCases, selection: $box) { Text($0.rawValue).tag($0) }
                .navigationSplitViewColumnWidth(160)
                .navigationTitle("Mail")
        } content: {
            List(selection: $letter) {
                ForEach(mailbox.letters.filter { $0.box == box ?? .inbox }) { letter in
                    HStack {
                        Text(letter.subject)
                        if letter.isFlagged { Image(systemName: "flag.fill").accessibilityLabel("Flagged") }
                    }
                }
            }
            .navigationSplitViewColumnWidth(240)
            .navigationTitle((box ?? .inbox).rawValue)
        } detail: {
            if let shown {
                LetterView(letter: shown).toolbar {
                    Button("Delete") { asksToDelete = true }.keyboardShortcut(.delete)
                }
            } else {
                Text("No Letter Chosen")
            }
        }
        .sheet(isPresented: $isWriting) { WritingView() }
        .confirmationDialog("Delete the letter?", isPresented: $asksToDelete) {
            Button("Delete Letter", role: .destructive) { mailbox.letters.removeAll { $0.id == letter } }
        }
        .focusedSceneValue(\.letter, shown?.id)
        .focusedSceneValue(\.write, WriteAction { isWriting = true })
    }

    private var shown: Letter? { mailbox.letters.first { $0.id == letter } }
}

private struct LetterView: View {
    let letter: Letter

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Letter: \(letter.subject)").font(.title2)
            Text("From \(letter.sender)")
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .padding()
    }
}

private struct LetterWindow: View {
    let id: Letter.ID?
    @EnvironmentObject private var mailbox: Mailbox

    var body: some View {
        if let letter = mailbox.letters.first(where: { $0.id == id }) {
            LetterView(letter: letter).navigationTitle(letter.subject)
        } else {
            Text("Gone")
        }
    }
}

private struct WritingView: View {
    @EnvironmentObject private var mailbox: Mailbox
    @Environment(\.dismiss) private var dismiss
    @State private var subject = ""

    var body: some View {
        NavigationStack {
            Form { TextField("Subject", text: $subject) }
                .navigationTitle("New Letter")
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                    ToolbarItem(placement: .confirmationAction) {
                        Button("Send") {
                            mailbox.letters.append(
                                Letter(id: mailbox.letters.count + 1, box: .inbox, sender: "Me", subject: subject))
                            dismiss()
                        }
                        .keyboardShortcut(.return, modifiers: .command)
                    }
                }
        }
    }
}

private struct SettingsView: View {
    @AppStorage("signature") private var signature = true

    var body: some View {
        Form { Toggle("Signature", isOn: $signature) }.frame(width: 260, height: 120).navigationTitle("Mail Settings")
    }
}

// MARK: Commands

private struct WriteAction {
    let run: () -> Void
    init(run: @escaping () -> Void) { self.run = run }
}

private struct LetterKey: FocusedValueKey { typealias Value = Letter.ID }
private struct WriteKey: FocusedValueKey { typealias Value = WriteAction }

extension FocusedValues {
    fileprivate var letter: Letter.ID? {
        get { self[LetterKey.self] }
        set { self[LetterKey.self] = newValue }
    }
    fileprivate var write: WriteAction? {
        get { self[WriteKey.self] }
        set { self[WriteKey.self] = newValue }
    }
}

private struct NewLetterButton: View {
    @FocusedValue(\.write) private var write

    var body: some View {
        Button("New Letter") { write?.run() }.keyboardShortcut("n").disabled(write == nil)
    }
}

private struct LetterCommands: View {
    @FocusedValue(\.letter) private var letter
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        Button("Open in New Window") { if let letter { openWindow(value: letter) } }
            .keyboardShortcut("o")
            .disabled(letter == nil)
    }
}
