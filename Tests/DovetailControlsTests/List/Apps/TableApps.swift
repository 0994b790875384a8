import SwiftUI

/// Settings with everything that such screens have.
struct PreferencesApp: View {
    enum Sound: String, CaseIterable, Identifiable {
        case bell, chime, none
        var id: Self { self }
    }

    @State private var name = "Ada"
    @State private var isOn = true
    @State private var volume = 0.5
    @State private var sound = Sound.bell
    @State private var count = 3
    @State private var day = Date(timeIntervalSince1970: 0)
    @State private var color = Color.blue
    @State private var isResetShown = false
    @State private var note = ""

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    LabeledContent("Account", value: "ada@example.org")
                    TextField("Name", text: $name)
                    SecureField("Password", text: .constant("secret"))
                } header: {
                    Text("Profile")
                } footer: {
                    Text("Your name is seen by others.")
                }
                Section("Sounds") {
                    Toggle("Play sounds", isOn: $isOn)
                    if isOn {
                        Slider(value: $volume) { Text("Volume") }
                        Picker("Alert", selection: $sound) {
                            ForEach(Sound.allCases) { Text($0.rawValue.capitalized).tag($0) }
                        }
                        Stepper("Repeat \(count) times", value: $count, in: 1...9)
                    }
                }
                Section("More") {
                    DatePicker("Birthday", selection: $day, displayedComponents: .date)
                    ColorPicker("Tint", selection: $color)
                    NavigationLink("Privacy") { Text("Privacy page") }
                    TextField("Note", text: $note, axis: .vertical).lineLimit(2...4)
                    Link("Website", destination: URL(string: "https://example.org")!)
                }
                Section {
                    Button("Reset", role: .destructive) { isResetShown = true }
                        .frame(maxWidth: .infinity)
                }
            }
            .formStyle(.grouped)
            .navigationTitle("Settings")
            .alert("Reset all?", isPresented: $isResetShown) {
                Button("Reset all", role: .destructive) { name = "" }
            }
        }
    }
}

/// People in a table that is sorted and searched, with several chosen.
struct PeopleApp: View {
    struct Person: Identifiable, Hashable {
        let id: Int
        var name: String
        var age: Int
        var isMember: Bool
    }

    @State private var people = [
        Person(id: 1, name: "Bo", age: 30, isMember: true), Person(id: 2, name: "Al", age: 40, isMember: false),
        Person(id: 3, name: "Cy", age: 20, isMember: true), Person(id: 4, name: "Di", age: 50, isMember: false),
    ]
    @State private var selection: Set<Person.ID> = []
    @State private var order = [KeyPathComparator(\Person.name)]
    @SceneStorage("columns") private var columns = TableColumnCustomization<Person>()

    var body: some View {
        VStack(spacing: 0) {
            Table(people.sorted(using: order), selection: $selection, sortOrder: $order, columnCustomization: $columns)
            {
                TableColumn("Name", value: \.name).customizationID("name")
                TableColumn("Age", value: \.age) { person in Text(person.age, format: .number).monospacedDigit() }
                    .width(min: 40, ideal: 60, max: 100).alignment(.numeric).customizationID("age")
                TableColumn("Member") { person in
                    Toggle("", isOn: binding(person.id).isMember).labelsHidden()
                }
                .width(70)
            }
            .contextMenu(forSelectionType: Person.ID.self) { chosen in
                if chosen.isEmpty {
                    Button("New") {}
                } else {
                    Button("Delete \(chosen.count)", role: .destructive) { delete(chosen) }
                }
            } primaryAction: { chosen in
                people.removeAll { chosen.contains($0.id) }
            }
            .onDeleteCommand { delete(selection) }
            Text("\(people.count) people, \(selection.count) chosen, \(people.filter(\.isMember).count) members")
        }
    }

    private func binding(_ id: Int) -> Binding<Person> { $people[people.firstIndex { $0.id == id }!] }
    private func delete(_ chosen: Set<Person.ID>) {
        people.removeAll { chosen.contains($0.id) }
        selection = []
    }
}

/// A calculator's keys: a grid with keys that span two columns.
struct CalculatorApp: View {
    @State private var shown = "0"

    var body: some View {
        Grid(horizontalSpacing: 8, verticalSpacing: 8) {
            GridRow {
                Text(shown).font(.largeTitle).gridCellColumns(4).gridCellAnchor(.trailing)
                    .accessibilityIdentifier("display")
            }
            Divider().gridCellUnsizedAxes(.horizontal)
            ForEach([["7", "8", "9", "÷"], ["4", "5", "6", "×"], ["1", "2", "3", "−"]], id: \.self) { row in
                GridRow { ForEach(row, id: \.self) { key($0) } }
            }
            GridRow {
                key("0").gridCellColumns(2)
                key(".")
                key("=")
            }
        }
        .padding()
    }

    private func key(_ name: String) -> some View {
        Button {
            shown = shown == "0" ? name : shown + name
        } label: {
            Text(name).font(.title2).frame(maxWidth: .infinity, minHeight: 44)
                .background(.quaternary, in: .rect(cornerRadius: 8))
        }
        .buttonStyle(.plain)
        .accessibilityIdentifier("key \(name)")
    }
}
