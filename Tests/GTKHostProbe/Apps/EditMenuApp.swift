import SwiftUI

/// A window with a menu bar, fields of one line and of several, and something else to take back.
struct EditMenuApp: App {
    var body: some Scene {
        WindowGroup("Edit") { EditMenuView() }
            .defaultSize(width: 500, height: 360)
            .commands { CommandMenu("Things") { Button("Add") {} } }
    }
}

private final class Counter: ObservableObject {
    @Published var count = 0
    func set(_ new: Int, _ undoManager: UndoManager?) {
        let old = count
        count = new
        undoManager?.registerUndo(withTarget: self) { $0.set(old, undoManager) }
        undoManager?.setActionName("Counting")
    }
}

private struct EditMenuView: View {
    @State private var name = "first second"
    @State private var notes = ""
    @StateObject private var counter = Counter()
    @Environment(\.undoManager) private var undoManager

    var body: some View {
        VStack {
            TextField("Name", text: $name)
            TextEditor(text: $notes).accessibilityIdentifier("Notes").frame(height: 80)
            Button("Count") { counter.set(counter.count + 1, undoManager) }
            Text("name: \(name)")
            Text("notes: \(notes)")
            Text("count: \(counter.count)")
        }
        .padding()
    }
}
