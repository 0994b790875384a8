import SwiftData
import SwiftUI

/// Notes in a store that is in memory.
struct NotesPage: View {
    var body: some View { NotesList().modelContainer(for: Note.self, inMemory: true) }
}

@Model final class Note {
    var text: String
    var isDone = false
    var date: Date

    init(_ text: String, date: Date = .now) {
        self.text = text
        self.date = date
    }
}

private struct NotesList: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \Note.date) private var notes: [Note]
    @State private var text = ""

    var body: some View {
        List {
            HStack {
                TextField("New note", text: $text).onSubmit(add)
                Button("Add", action: add).disabled(text.isEmpty)
            }
            ForEach(notes) { NoteRow(note: $0) }
                .onDelete { places in for place in places { context.delete(notes[place]) } }
        }
        .onAppear {
            if notes.isEmpty { for text in ["Water the plants", "Call Ada"] { context.insert(Note(text)) } }
        }
    }

    private func add() {
        guard !text.isEmpty else { return }
        withAnimation { context.insert(Note(text)) }
        text = ""
    }
}

private struct NoteRow: View {
    @Bindable var note: Note
    var body: some View { Toggle(note.text, isOn: $note.isDone).strikethrough(note.isDone) }
}
