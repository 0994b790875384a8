import DovetailTesting
import SwiftUI
import Testing
import ViewSupport

@MainActor
@Suite("State: initial values")
struct StateInitialValueTests {
    private struct PlayButton: View {
        @State private var isPlaying = false
        var body: some View { Button(isPlaying ? "Pause" : "Play") { isPlaying.toggle() } }
    }

    @Test("BEH-023: a default in the declaration")
    func inDeclaration() {
        #expect(TestHost { PlayButton() }.texts == ["Play"])
    }

    private struct DetailView0: View {
        @State var number: Int
        var body: some View {
            HStack {
                Text("0: \(number)")
                Button("+0") { number += 1 }
            }
        }
    }

    private struct DetailView1: View {
        @State private var number: Int
        init(number: Int) { self.number = number + 1 }
        var body: some View {
            HStack {
                Text("1: \(number)")
                Button("+1") { number += 1 }
            }
        }
    }

    private struct DetailView2: View {
        @State private var number: Int
        init(number: Int) { _number = State(wrappedValue: number + 1) }
        var body: some View {
            HStack {
                Text("2: \(number)")
                Button("+2") { number += 1 }
            }
        }
    }

    private struct DetailView3: View {
        @State private var number: Int
        init(number: Int) { _number = State(initialValue: number + 1) }
        var body: some View { Text("3: \(number)") }
    }

    private struct Parent: View {
        @State private var value = 99
        @State private var show = true
        var body: some View {
            VStack {
                Text("value \(value)")
                Button("150") { value = 150 }
                Toggle("show", isOn: $show)
                if show {
                    DetailView0(number: value)
                    DetailView1(number: value)
                    DetailView2(number: value)
                    DetailView3(number: value)
                }
            }
        }
    }

    @Test("BEH-024, BEH-025, BEH-026, BEH-027: memberwise, by assignment, by initial value and by wrapped value")
    func forms() throws {
        let host = TestHost { Parent() }
        for text in ["0: 99", "1: 100", "2: 100", "3: 100"] { #expect(host.exists(text), "\(text)") }
        for button in ["+0", "+1", "+2"] { try host.tap(button) }
        for text in ["0: 100", "1: 101", "2: 101", "value 99"] { #expect(host.exists(text), "\(text)") }
    }

    @Test("BEH-032, BEH-033: values passed later do not touch state; a new identity starts from that of the moment")
    func laterValues() throws {
        let host = TestHost { Parent() }
        try host.tap("+2")
        try host.tap("150")
        for text in ["value 150", "0: 99", "1: 100", "2: 101", "3: 100"] { #expect(host.exists(text), "\(text)") }
        try host.tap("show")
        #expect(!host.exists("0: 99"))
        try host.tap("show")
        for text in ["0: 150", "1: 151", "2: 151", "3: 151"] { #expect(host.exists(text), "\(text)") }
    }

    private final class Settings: ObservableObject {
        @Published var name = "A"
    }

    private struct Editor: View {
        @State private var name: String
        init(name: String) { _name = State(initialValue: name) }
        var body: some View { TextField("name", text: $name) }
    }

    private struct SettingsView: View {
        @EnvironmentObject var settings: Settings
        var body: some View { Editor(name: settings.name) }
    }

    @Test("BEH-035: state seeded from a shared object, which editing does not change")
    func fromSharedObject() throws {
        let settings = Settings()
        let host = TestHost { SettingsView().environmentObject(settings) }
        #expect(try host.value(of: "name") == "A")
        try host.type("B", into: "name")
        #expect(try host.value(of: "name") == "B")
        #expect(settings.name == "A")
    }

    private struct Location: Equatable {
        var name: String
    }

    private struct EditView: View {
        let onSave: (Location) -> Void
        @State private var name: String
        init(location: Location, onSave: @escaping (Location) -> Void) {
            self.onSave = onSave
            _name = State(initialValue: location.name)
        }
        var body: some View {
            VStack {
                TextField("Place name", text: $name)
                Button("Save") { onSave(Location(name: name)) }
            }
        }
    }

    @Test("BEH-036: seeded state is a copy until it is handed back, once")
    func copyUntilSaved() throws {
        let location = Location(name: "Oslo")
        let saved = Probe<Location>()
        let host = TestHost { EditView(location: location) { saved.note($0) } }
        #expect(try host.value(of: "Place name") == "Oslo")
        try host.type("Oslo!", into: "Place name")
        #expect(saved.entries.isEmpty)
        #expect(location.name == "Oslo")
        try host.tap("Save")
        #expect(saved.entries == [Location(name: "Oslo!")])
    }
}
