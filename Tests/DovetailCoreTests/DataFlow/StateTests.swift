import DovetailTesting
import SwiftUI
import Testing
import ViewSupport

@MainActor
@Suite("State")
struct StateTests {
    struct Counter: View {
        @State private var n = 0
        var label = ""

        var body: some View {
            VStack {
                Text("\(label)n=\(n)")
                Button("\(label)+") { n += 1 }
            }
        }
    }

    @Test("BEH-001: the value lives outside the struct")
    func counts() throws {
        let host = TestHost { Counter() }
        try host.tap("+")
        try host.tap("+")
        #expect(host.texts == ["n=2", "+"])
        #expect(host.statistics.bodies["Counter"] == 1)
    }

    private struct Access: View {
        @State private var x = 0

        var body: some View {
            VStack {
                Text("x=\(x)")
                Button("name") { x += 1 }
                Button("wrapped") { _x.wrappedValue += 1 }
                Button("projected") { $x.wrappedValue += 1 }
            }
        }
    }

    @Test("BEH-002: the property, the wrapper and the projection are one value")
    func access() throws {
        let host = TestHost { Access() }
        for (index, name) in ["name", "wrapped", "projected"].enumerated() {
            try host.tap(name)
            #expect(host.exists("x=\(index + 1)"))
        }
    }

    private struct Child: View {
        let input: Int
        let made: Probe<Int>
        @State private var n = 0
        @State private var first: Int

        init(input: Int, made: Probe<Int>) {
            self.input = input
            self.made = made
            _first = State(initialValue: input)
            made.note(input)
        }

        var body: some View {
            VStack {
                Text("child \(n) input \(input) first \(first)")
                Button("raise") { n += 1 }
            }
        }
    }

    private struct Parent: View {
        let made: Probe<Int>
        @State private var tick = 99

        var body: some View {
            VStack {
                Text("t\(tick)")
                Child(input: tick, made: made)
                Button("tick") { tick += 1 }
            }
        }
    }

    @Test("BEH-003, BEH-004, BEH-007, BEH-032: state survives re-creation; the first initial value counts")
    func survives() throws {
        let made = Probe<Int>()
        let host = TestHost { Parent(made: made) }
        for _ in 0..<3 { try host.tap("raise") }
        for _ in 0..<5 { try host.tap("tick") }
        #expect(made.entries.count >= 6)
        #expect(host.exists("child 3 input 104 first 99"))
    }

    private struct Conditional: View {
        @State private var show = true

        var body: some View {
            VStack {
                Toggle("show", isOn: $show)
                if show { Counter() }
            }
        }
    }

    @Test("BEH-005: state ends with the identity")
    func endsWithIdentity() throws {
        let host = TestHost { Conditional() }
        for _ in 0..<5 { try host.tap("+") }
        #expect(host.exists("n=5"))
        try host.tap("show")
        #expect(!host.exists("n=5"))
        try host.tap("show")
        #expect(host.exists("n=0"))
    }

    private struct Branches: View {
        @State private var flag = true

        var body: some View {
            VStack {
                Toggle("flag", isOn: $flag)
                if flag { Counter() } else { Counter() }
            }
        }
    }

    @Test("BEH-183: the branches of a condition are different identities")
    func branches() throws {
        let host = TestHost { Branches() }
        try host.tap("+")
        try host.tap("flag")
        #expect(host.exists("n=0"))
    }

    @Test("BEH-006: two instances have states of their own")
    func twoInstances() throws {
        let host = TestHost {
            VStack {
                Counter(label: "a ")
                Counter(label: "b ")
            }
        }
        for _ in 0..<3 { try host.tap("a +") }
        #expect(host.texts == ["a n=3", "a +", "b n=0", "b +"])
    }

    @Test("BEH-009: state is gone after a relaunch")
    func transient() throws {
        let host = TestHost { Counter() }
        try host.tap("+")
        host.relaunch()
        #expect(host.texts == ["n=0", "+"])
    }

    private struct ReadBack: View {
        let log: Probe<Int>
        @State private var n = 0

        var body: some View {
            VStack {
                Text("n=\(n)")
                Button("go") {
                    n = 5
                    log.note(n)
                    n += 1
                    log.note(n)
                }
                Button("same") { n = 6 }
            }
        }
    }

    @Test("BEH-013, BEH-019, BEH-020: writes are visible at once, applied together, and equal ones are no change")
    func writes() throws {
        let log = Probe<Int>()
        let host = TestHost { ReadBack(log: log) }
        try host.tap("go")
        #expect(log.entries == [5, 6])
        #expect(host.exists("n=6"))
        #expect(host.statistics.bodies["ReadBack"] == 1)
        try host.tap("same")
        #expect(host.statistics.bodies["ReadBack"] == nil)
    }

    private final class BindingBox: @unchecked Sendable {
        var binding: Binding<Int>?
    }

    private struct Shared: View {
        let box: BindingBox
        let onMain: Probe<Bool>
        @State private var n = 0

        var body: some View {
            // Traps anywhere else.
            let _ = MainActor.assertIsolated()
            let _ = onMain.note(true)
            Text("n=\(n)").onAppear { box.binding = $n }
        }
    }

    @Test("BEH-014: state may be written from any thread; bodies run on the main thread")
    func threads() async throws {
        let box = BindingBox()
        let onMain = Probe<Bool>()
        let host = TestHost { Shared(box: box, onMain: onMain) }
        let binding = try #require(box.binding)
        await withTaskGroup(of: Void.self) { group in
            for thread in 0..<8 {
                group.addTask { for value in 0..<1000 { binding.wrappedValue = thread * 1000 + value } }
            }
        }
        let last = binding.wrappedValue
        await host.settle()
        #expect(host.texts == ["n=\(last.formatted())"])
        #expect(onMain.entries.count >= 2)
    }

    @Test("BEH-021: a view that is in no hierarchy has no storage")
    func uninstalled() {
        let state = State(initialValue: 3)
        state.wrappedValue = 4
        #expect(state.wrappedValue == 3)
    }

    private struct DefaultWins: View {
        @State private var n = 0
        init(n: Int) { self.n = n + 1 }
        var body: some View { Text("n=\(n)") }
    }

    @Test("BEH-028, BEH-034: nil-literal states start as nil; a default in the declaration wins")
    func initialValues() {
        struct Optional: View {
            @State private var name: String?
            var body: some View { Text(name ?? "none") }
        }
        #expect(TestHost { Optional() }.texts == ["none"])
        #expect(TestHost { DefaultWins(n: 5) }.texts == ["n=0"])
    }

    private final class Cache {
        var v: Int
        init(v: Int) { self.v = v }
    }

    private struct Cached: View {
        @State private var cache = Cache(v: 0)

        var body: some View {
            VStack {
                Text("v=\(cache.v)")
                Button("mutate") { cache.v += 1 }
                Button("replace") { cache = Cache(v: 9) }
            }
        }
    }

    @Test("BEH-016: changing the inside of an object in a state is no change; replacing it is")
    func objectInState() throws {
        let host = TestHost { Cached() }
        try host.tap("mutate")
        #expect(host.exists("v=0"))
        #expect(host.statistics.bodies["Cached"] == nil)
        try host.tap("replace")
        #expect(host.exists("v=9"))
    }
}
