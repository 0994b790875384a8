import SwiftUI

struct TextFieldsPage: View {
    @State private var name = ""
    @State private var amount = 12.5
    @State private var password = ""
    @State private var note = "Several lines,\nwith undo and selection."
    @FocusState private var isNameFocused: Bool

    var body: some View {
        ShowcasePage {
            ShowcaseSection("One line") {
                TextField("Name", text: $name, prompt: Text("Annabel Lee")).focused($isNameFocused)
                TextField("Amount", value: $amount, format: .number)
                SecureField("Password", text: $password)
                Button(isNameFocused ? "Leave the field" : "Go to the name") { isNameFocused.toggle() }
            }
            .textFieldStyle(.roundedBorder)
            ShowcaseSection("Growing") {
                TextField("Message", text: $note, axis: .vertical)
                    .lineLimit(2...5)
                    .textFieldStyle(.roundedBorder)
            }
            ShowcaseSection("Editor") {
                TextEditor(text: $note)
                    .frame(height: 120)
                    .accessibilityLabel("Note")
                    .overlay { RoundedRectangle(cornerRadius: 8).stroke(.quaternary) }
                Text("^[\(note.count) character](inflect: true)").font(.caption).foregroundStyle(.secondary)
            }
        }
    }
}
