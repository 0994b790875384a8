import DovetailTesting
import SwiftUI
import Testing
import ViewSupport

private final class Model: ObservableObject {
    @Published var name: String
    @Published var count = 0
    init(name: String) { self.name = name }
}

@MainActor
@Suite("Observed objects")
struct ObjectTests {
    private struct Owner: View {
        let made: Probe<String>
        @StateObject private var model: Model

        init(name: String, made: Probe<String>) {
            self.made = made
            _model = StateObject(
                wrappedValue: {
                    MainActor.assumeIsolated { made.note(name) }
                    return Model(name: name)
                }())
        }

        var body: some View {
            VStack {
                Text("\(model.name) \(model.count)")
                TextField("name", text: $model.name)
                Button("count") { model.count += 1 }
                Shower(model: model)
            }
        }
    }

    private struct Shower: View {
        @ObservedObject var model: Model
        var body: some View { Text("shown \(model.count)") }
    }

    private struct Root: View {
        let made: Probe<String>
        @State private var name = "Ravi"

        var body: some View {
            VStack {
                Owner(name: name, made: made)
                Button("Maria") { name = "Maria" }
            }
        }
    }

    @Test(
        "BEH-114, BEH-116, BEH-123, BEH-128: one object for each identity, watched by owner and child, bound by projection"
    )
    func stateObject() throws {
        let made = Probe<String>()
        let host = TestHost { Root(made: made) }
        #expect(made.entries == ["Ravi"])
        try host.tap("count")
        #expect(host.exists("Ravi 1"))
        #expect(host.exists("shown 1"))
        try host.tap("Maria")
        #expect(made.entries == ["Ravi"])
        #expect(host.exists("Ravi 1"))
        try host.tap("name")
        try host.type("!")
        #expect(host.exists("Ravi! 1"))
    }

    private struct Reader: View {
        @EnvironmentObject var model: Model
        var body: some View {
            VStack {
                Text("read \(model.count)")
                Button("raise") { model.count += 1 }
            }
        }
    }

    @Test("an environment object reaches the subtree and is observed there")
    func environmentObject() throws {
        let model = Model(name: "m")
        let host = TestHost { VStack { Reader() }.environmentObject(model) }
        try host.tap("raise")
        #expect(host.exists("read 1"))
        model.count = 7
        host.settle()
        #expect(host.exists("read 7"))
    }

    @Test("BEH-148: a missing environment object ends the program with the type's name and the remedy")
    func missingObject() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = TestHost { Reader() } }
        }
    }

    @Test("BEH-045, BEH-111: changes from outside are shown, several in one update")
    func outsideChange() {
        let model = Model(name: "A")
        let host = TestHost { Shower(model: model) }
        model.count = 3
        model.count = 4
        host.settle()
        #expect(host.texts == ["shown 4"])
        #expect(host.statistics.bodies == ["Shower": 1])
    }
}
