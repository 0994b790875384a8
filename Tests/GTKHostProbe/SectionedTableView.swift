import DovetailCore
import SwiftUI

/// A window with a table whose section can be closed. Tells which rows there are, and where the section's button is.
struct SectionedTableView: View {
    private struct Person: Identifiable {
        let id: Int
        let name: String
    }

    @State private var isOpen = true

    var body: some View {
        Table(of: Person.self) {
            TableColumn("Name") { person in Text(person.name).onAppear { say("+\(person.name)") } }
        } rows: {
            Section("Group", isExpanded: $isOpen) {
                TableRow(Person(id: 1, name: "Ada"))
                TableRow(Person(id: 2, name: "Bob"))
            }
        }
        .onChange(of: isOpen) { say(isOpen ? "open" : "closed") }
        .onAppear { ButtonPlace.say() }
    }
}

@MainActor
private enum ButtonPlace {
    static func say() {
        Task { @MainActor in
            try? await Task.sleep(for: .milliseconds(300))
            guard let root = ProbeWindows.roots.first else { return }
            for element in AccessibilityElements(of: root).all where element.label == "Collapse" {
                let frame = element.node.frameInWindow
                GTKHostProbe.say("button \(Int(frame.midX)) \(Int(frame.midY))")
            }
        }
    }
}
