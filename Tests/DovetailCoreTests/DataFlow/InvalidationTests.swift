import DovetailTesting
import SwiftUI
import Testing

@MainActor
@Suite("What a change runs again")
struct InvalidationTests {
    private struct Static: View {
        var body: some View { Text("static") }
    }

    private struct Flag: View {
        @Binding var on: Bool
        var body: some View { Toggle("flag", isOn: $on) }
    }

    private struct Owner: View {
        @State private var on = false
        var body: some View {
            VStack {
                Flag(on: $on)
                Static()
            }
        }
    }

    @Test("BEH-040, BEH-043: neither siblings nor an owner that only hands on the binding run again")
    func onlyReaders() throws {
        let host = TestHost { Owner() }
        try host.tap("flag")
        #expect(host.statistics.bodies["Static"] == nil)
        #expect(host.statistics.bodies["Owner"] == nil)
        #expect(try host.value(of: "flag") == "1")
    }

    private struct Child: View {
        let a: Int
        var body: some View { Text("a=\(a)") }
    }

    private struct Inputs: View {
        @State private var a = 0
        @State private var b = 0
        var body: some View {
            VStack {
                Child(a: a)
                Text("b=\(b)")
                Button("a") { a += 1 }
                Button("b") { b += 1 }
            }
        }
    }

    @Test("BEH-042: a child with equal inputs does not run again")
    func equalInputs() throws {
        let host = TestHost { Inputs() }
        try host.tap("b")
        #expect(host.exists("b=1"))
        #expect(host.statistics.bodies["Child"] == nil)
        try host.tap("a")
        #expect(host.statistics.bodies["Child"] == 1)
    }

    private struct Choice: View {
        @State private var useA = true
        @State private var a = 0
        @State private var b = 0
        var body: some View {
            VStack {
                if useA { Text("a=\(a)") } else { Text("b=\(b)") }
                Button("switch") { useA.toggle() }
                Button("a") { a += 1 }
                Button("b") { b += 1 }
            }
        }
    }

    @Test("BEH-048: dependencies are those of the latest run")
    func latestDependencies() throws {
        let host = TestHost { Choice() }
        try host.tap("b")
        #expect(host.statistics.bodies["Choice"] == nil)
        try host.tap("switch")
        #expect(host.exists("b=1"))
        try host.tap("a")
        #expect(host.statistics.bodies["Choice"] == nil)
        try host.tap("b")
        #expect(host.exists("b=2"))
    }

    private struct Row: View {
        let number: Int
        @State private var taps = 0
        var body: some View {
            HStack {
                Text("row \(number)")
                Text("taps \(taps)")
            }
            .frame(height: 20)
            .onTapGesture { taps += 1 }
        }
    }

    private struct Rows: View {
        let count: Int
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(0..<count, id: \.self) { Row(number: $0) }
            }
        }
    }

    /// The work of one row's change in a list of `count` rows.
    private func workOfOneChange(rows count: Int) -> UpdateStatistics {
        let host = TestHost(size: CGSize(width: 300, height: 20 * CGFloat(count))) { Rows(count: count) }
        host.tap(at: CGPoint(x: 150, y: 20 * 5.5))
        return host.statistics
    }

    @Test(
        "one row of 10,000 with state of their own changes: one body runs, and what is laid out does not grow with the list"
    )
    func tenThousandRows() {
        let small = workOfOneChange(rows: 20)
        let large = workOfOneChange(rows: 10_000)
        #expect(small.bodies == ["Row": 1])
        #expect(large.bodies == ["Row": 1])
        #expect(large.layouts == small.layouts)
        #expect(large.displayItems == small.displayItems)
        #expect(large.hostOperations == small.hostOperations)
    }
}
