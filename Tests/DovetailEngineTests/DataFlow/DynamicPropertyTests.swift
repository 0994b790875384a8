import DovetailCore
import DovetailTesting
import Foundation
import Testing
import ViewSupport

@MainActor
@Suite("Dynamic properties of one's own")
struct DynamicPropertyTests {
    private struct Stored: DynamicProperty {
        @State private var n = 0
        var value: Int { n }
        func increase() { n += 1 }
    }

    /// Generic, and with another one inside.
    private struct Labelled<Label: CustomStringConvertible>: DynamicProperty {
        let label: Label
        private var stored = Stored()
        @State private var taps = 0
        @Environment(\.lineLimit) private var limit

        init(label: Label) { self.label = label }

        var text: String { "\(label) \(stored.value) \(taps) \(limit ?? 0)" }
        func tap() {
            taps += 10
            stored.increase()
        }
    }

    private struct Owner: View {
        private var labelled = Labelled(label: "a")
        private var second = Labelled(label: 2)
        @State private var other = 0

        var body: some View {
            VStack {
                Text(labelled.text)
                Text(second.text)
                Text("other \(other)")
                Button("tap") { labelled.tap() }
                Button("other") { other += 1 }
            }
        }
    }

    @Test("BEH-243: wrapped properties inside, at any depth, are given storage, and what they read is a dependency")
    func nested() throws {
        let host = TestHost { Owner().lineLimit(3) }
        #expect(host.texts.prefix(2) == ["a 0 0 3", "2 0 0 3"])
        try host.tap("tap")
        #expect(host.exists("a 1 10 3"))
        #expect(host.statistics.bodies["Owner"] == 1)
        try host.tap("other")
        #expect(host.exists("a 1 10 3"))
        #expect(host.exists("2 0 0 3"))
    }

    private struct Logging: DynamicProperty {
        let log: Probe<String>
        @State var n = 0
        private(set) var seen = -1

        init(log: Probe<String>) { self.log = log }

        mutating func update() {
            // Runs on the main actor, as bodies do.
            let (log, n) = (log, n)
            MainActor.assumeIsolated { log.note("update \(n)") }
            seen = n
        }
    }

    private struct Logged: View {
        var property: Logging
        let log: Probe<String>

        init(log: Probe<String>) {
            self.log = log
            property = Logging(log: log)
        }

        var body: some View {
            let _ = log.note("body \(property.seen)")
            Button("more") { property.n += 1 }
        }
    }

    @Test("BEH-244: update() comes before each run of body, with the properties inside refreshed")
    func update() throws {
        let log = Probe<String>()
        let host = TestHost { Logged(log: log) }
        try host.tap("more")
        try host.tap("more")
        #expect(log.entries == ["update 0", "body 0", "update 1", "body 1", "update 2", "body 2"])
    }

    private struct Maybe: View {
        private var none: State<Int>? = nil
        private var some: State<Int>? = State(wrappedValue: 5)
        var body: some View { Text("some \(some?.wrappedValue ?? 0)") }
    }

    @Test("an optional dynamic property is none: it is given no storage")
    func optionals() {
        let host = TestHost { Maybe() }
        #expect(host.exists("some 5"))
    }
}
