import DovetailTesting
import SwiftUI
import Testing
import ViewSupport

@MainActor
@Suite("What a change recomputes")
struct RecomputationTests {
    private struct Counter: View {
        @State private var n = 0
        var body: some View {
            VStack {
                Text("n=\(n)")
                Button("+") { n += 1 }
            }
        }
    }

    private struct Around: View {
        var body: some View {
            VStack {
                Text("around")
                Counter()
            }
        }
    }

    @Test("BEH-037, BEH-041: the reader's body runs once, its parent's does not")
    func reader() throws {
        let host = TestHost { Around() }
        try host.tap("+")
        #expect(host.texts == ["around", "n=1", "+"])
        #expect(host.statistics.bodies["Counter"] == 1)
        #expect(host.statistics.bodies["Around"] == nil)
    }

    private struct ByValue: View {
        let n: Int
        var body: some View { Text("value \(n)") }
    }

    private struct ByBinding: View {
        @Binding var n: Int
        var body: some View {
            VStack {
                Text("binding \(n)")
                Button("raise") { n += 1 }
            }
        }
    }

    private struct Owner: View {
        @State private var n = 0
        var body: some View {
            VStack {
                Text("owner \(n)")
                ByValue(n: n)
                ByBinding(n: $n)
            }
        }
    }

    @Test("BEH-038, BEH-039: a write through the binding shows in the owner, the child with the value, and itself")
    func everyUse() throws {
        let host = TestHost { Owner() }
        try host.tap("raise")
        #expect(host.texts == ["owner 1", "value 1", "binding 1", "raise"])
        for view in ["Owner", "ByValue", "ByBinding"] { #expect(host.statistics.bodies[view] == 1, "\(view)") }
    }

    private struct Sibling: View {
        let name: String
        @Binding var on: Bool
        var body: some View { Toggle(name, isOn: $on) }
    }

    private struct Ancestor: View {
        @State private var on = false
        var body: some View {
            VStack {
                Sibling(name: "left", on: $on)
                Sibling(name: "right", on: $on)
            }
        }
    }

    @Test("BEH-047: state in the common ancestor is one truth for two siblings")
    func commonAncestor() throws {
        let host = TestHost { Ancestor() }
        try host.tap("left")
        #expect(try host.value(of: "right") == "1")
        try host.tap("right")
        #expect(try host.value(of: "left") == "0")
    }

    private struct Made: View {
        let input: Int
        init(input: Int, made: BodyCount) {
            self.input = input
            made()
        }
        var body: some View { Text("made from \(input)") }
    }

    private struct Maker: View {
        let made: BodyCount
        @State private var tick = 0
        var body: some View {
            VStack {
                Made(input: 7, made: made)
                Text("tick \(tick)")
                Button("tick") { tick += 1 }
            }
        }
    }

    @Test("BEH-050: the struct is made again with its parent; equal inputs show the same")
    func madeAgain() throws {
        let made = BodyCount()
        let host = TestHost { Maker(made: made) }
        let before = made.count
        for _ in 0..<3 { try host.tap("tick") }
        #expect(made.count == before + 3)
        #expect(host.texts == ["made from 7", "tick 3", "tick"])
        #expect(host.statistics.bodies["Made"] == nil)
    }

    private final class Depth {
        var running = false
        var nested = 0
        var unequal = 0
    }

    private struct Pair: View {
        let depth: Depth
        @State private var a = 0
        @State private var b = 0
        var body: some View {
            let _ = MainActor.assertIsolated()
            let _ = begin()
            VStack {
                Text("a=\(a) b=\(b)")
                Button("both") {
                    a += 1
                    b += 1
                }
                Inner(depth: depth, n: a)
            }
            let _ = depth.running = false
        }

        private func begin() {
            if depth.running { depth.nested += 1 }
            depth.running = true
            if a != b { depth.unequal += 1 }
        }
    }

    private struct Inner: View {
        let depth: Depth
        let n: Int
        var body: some View {
            let _ = depth.nested += depth.running ? 1 : 0
            Text("inner \(n)")
        }
    }

    @Test("BEH-051: bodies run on the main thread, not within one another, and see both writes of a handler")
    func wholeUpdates() throws {
        let depth = Depth()
        let host = TestHost { Pair(depth: depth) }
        for _ in 0..<100 { try host.tap("both") }
        #expect(host.exists("a=100 b=100"))
        #expect(host.exists("inner 100"))
        #expect(depth.unequal == 0)
        #expect(depth.nested == 0)
    }
}
