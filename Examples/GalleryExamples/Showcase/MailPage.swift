import SwiftUI

struct MailPage: View {
    struct Letter: Identifiable, Hashable {
        let id: Int
        let sender: String
        let subject: String
        let text: String
        var isRead = false
        var isFlagged = false
    }
    private enum Box: String, CaseIterable, Identifiable {
        case inbox = "Inbox"
        case flagged = "Flagged"
        case all = "All Mail"
        var id: Self { self }
        var symbol: String { ["tray", "flag", "envelope"][Self.allCases.firstIndex(of: self)!] }
    }
    @State private var letters = [
        Letter(
            id: 1, sender: "Ada", subject: "Notes on the engine",
            text: "Here are the notes that I promised. The engine weaves patterns as the loom weaves flowers."),
        Letter(
            id: 2, sender: "Grace", subject: "A moth", text: "Found in a relay this morning. I taped it into the book.",
            isFlagged: true),
        Letter(
            id: 3, sender: "Alan", subject: "Chess on Friday?",
            text: "I wrote down how a machine would play. Shall we try it by hand?"),
        Letter(id: 4, sender: "Edsger", subject: "Considered harmful", text: "The editor chose the title."),
    ]
    @State private var box: Box? = .inbox
    @State private var letter: Int?
    @State private var isWriting = false

    var body: some View {
        NavigationSplitView {
            List(Box.allCases, selection: $box) { box in
                Label(box.rawValue, systemImage: box.symbol).badge(count(in: box))
            }
            .navigationTitle("Mail")
        } content: {
            List(selection: $letter) {
                ForEach($letters) { $letter in
                    if box != .flagged || letter.isFlagged { LetterRow(letter: $letter) }
                }
                .onDelete { letters.remove(atOffsets: $0) }
            }
            .navigationTitle(box?.rawValue ?? "")
            .toolbar { Button("New", systemImage: "square.and.pencil") { isWriting = true } }
        } detail: {
            if let index = letters.firstIndex(where: { $0.id == letter }) {
                LetterView(letter: $letters[index])
            } else {
                ContentUnavailableView("No Letter Chosen", systemImage: "envelope")
            }
        }
        .sheet(isPresented: $isWriting) { WritingView() }
    }

    private func count(in box: Box) -> Int { letters.filter { box == .flagged ? $0.isFlagged : !$0.isRead }.count }
}

private struct LetterRow: View {
    @Binding var letter: MailPage.Letter

    var body: some View {
        VStack(alignment: .leading, spacing: 3) {
            HStack {
                Circle().fill(letter.isRead ? .clear : .blue).frame(width: 8)
                Text(letter.sender).font(.headline)
                Spacer()
                if letter.isFlagged { Image(systemName: "flag.fill").foregroundStyle(.orange).font(.caption) }
            }
            Text(letter.subject).font(.subheadline)
            Text(letter.text).font(.caption).foregroundStyle(.secondary).lineLimit(2)
        }
        .swipeActions(edge: .leading) {
            Button(letter.isFlagged ? "Unflag" : "Flag", systemImage: "flag") { letter.isFlagged.toggle() }.tint(
                .orange)
        }
    }
}

private struct LetterView: View {
    @Binding var letter: MailPage.Letter

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 14) {
                Text(letter.subject).font(.title2.bold())
                Label(letter.sender, systemImage: "person.crop.circle").foregroundStyle(.secondary)
                Divider()
                Text(letter.text)
            }
            .padding(20)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .onAppear { letter.isRead = true }
        .onChange(of: letter.id) { letter.isRead = true }
    }
}

private struct WritingView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var subject = ""
    @State private var text = ""

    var body: some View {
        NavigationStack {
            Form {
                TextField("Subject", text: $subject)
                TextEditor(text: $text).frame(minHeight: 120)
            }
            .formStyle(.grouped)
            .navigationTitle(subject.isEmpty ? "New Letter" : subject)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                ToolbarItem(placement: .confirmationAction) { Button("Send") { dismiss() }.disabled(subject.isEmpty) }
            }
        }
    }
}
