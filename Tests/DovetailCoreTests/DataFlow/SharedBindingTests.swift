import DovetailTesting
import SwiftUI
import Testing

/// One source, several ways to it.
@MainActor
@Suite("Shared bindings")
struct SharedBindingTests {
    private final class Held {
        var bindings: [Binding<Int>] = []
    }

    private struct Twice: View {
        let held: Held
        @State private var n = 1
        var body: some View {
            let _ = held.bindings = [$n, $n]
            Text(verbatim: "n is \(n)")
        }
    }

    @Test("BEH-052: what one binding writes the other reads at once, before any update (API-008)")
    func storesNothing() {
        let held = Held()
        let host = TestHost { Twice(held: held) }
        let (first, second) = (held.bindings[0], held.bindings[1])
        first.wrappedValue = 5
        #expect(second.wrappedValue == 5)
        #expect(host.texts == ["n is 1"])
        host.settle()
        #expect(host.texts == ["n is 5"])
    }

    private struct User {
        var name = "Al"
        var age = 40
    }

    private struct Store {
        var user = User()
        var count = 7
    }

    private struct Nested: View {
        @State private var store = Store()
        var body: some View {
            VStack {
                TextField("Name", text: $store.user.name)
                Text(verbatim: "\(store.user.name), \(store.user.age), \(store.count)")
            }
        }
    }

    @Test("BEH-056: a path of several steps writes the leaf and nothing else (API-018)")
    func leaf() throws {
        let host = TestHost { Nested() }
        try host.type("Bo", into: "Name")
        #expect(host.texts.last == "Bo, 40, 7")
    }

    private struct StateButton: View {
        @State var isPlaying = false
        var body: some View {
            Button(isPlaying ? "Pause" : "Play") { isPlaying.toggle() }
        }
    }

    private struct BindingButton: View {
        @Binding var isPlaying: Bool
        var body: some View {
            Button(isPlaying ? "Pause" : "Play") { isPlaying.toggle() }
        }
    }

    private struct BindingButtonOwner: View {
        @State private var isPlaying = false
        var body: some View { BindingButton(isPlaying: $isPlaying) }
    }

    @Test("BEH-059: the same body with State and with Binding behaves the same")
    func replaced() throws {
        for host in [TestHost { StateButton() }, TestHost { BindingButtonOwner() }] {
            try host.tap("Play")
            #expect(host.texts == ["Pause"])
            try host.tap("Pause")
            #expect(host.texts == ["Play"])
        }
    }
}
