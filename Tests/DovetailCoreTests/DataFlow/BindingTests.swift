import DovetailTesting
import SwiftUI
import Testing
import ViewSupport

@MainActor
@Suite("Bindings")
struct BindingTests {
    private struct Point: Equatable, Identifiable {
        var id = 0
        var x = 1
        var part = Part()
    }
    private struct Part: Equatable { var isOn = false }

    /// A place to bind to outside any view.
    @MainActor
    private final class Source<Value> {
        var value: Value
        var transactions: [Transaction] = []
        init(_ value: Value) { self.value = value }

        var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
        var recording: Binding<Value> {
            Binding(
                get: { self.value },
                set: {
                    self.value = $0
                    self.transactions.append($1)
                })
        }
    }

    @Test("BEH-069 (API-010, API-019): the setter is told the transaction of the write")
    func transactionSetter() {
        let source = Source(0)
        source.recording.wrappedValue = 1
        source.recording.animation(.linear).wrappedValue = 2
        withAnimation(.easeIn) { source.recording.wrappedValue = 3 }
        #expect(source.value == 3)
        #expect(source.transactions.map(\.animation) == [nil, .linear, .easeIn])
    }

    private struct Curves: View {
        @State private var point = Point()
        var body: some View {
            var transaction = Transaction(animation: .linear(duration: 1))
            transaction.isContinuous = true
            return VStack {
                Toggle("direct", isOn: $point.part.isOn)
                Toggle("animated", isOn: $point.transaction(transaction).part.isOn)
                Text("text").scaleEffect(point.part.isOn ? 2 : 1)
            }
        }
    }

    @Test("BEH-070 (API-018, API-020, API-021): a binding's transaction is that of its projections too")
    func transaction() throws {
        let host = TestHost { Curves() }
        try host.tap("animated")
        host.advance(by: .milliseconds(500))
        #expect(abs(try host.presentation(of: "text").scale.width - 1.5) < 0.01)
        host.advance(by: .seconds(1))
        try host.tap("direct")
        #expect(try host.presentation(of: "text").scale.width == 1)

        var binding = Source(0).recording
        binding.transaction.isContinuous = true
        #expect(binding.transaction.isContinuous && !Source(0).binding.transaction.isContinuous)
    }

    @Test("BEH-064 (API-009, API-016, API-017): get and set; the projection is the binding itself")
    func functions() {
        let source = Source(1)
        source.binding.projectedValue.wrappedValue = 5
        #expect(source.value == 5 && source.binding.wrappedValue == 5)
    }

    @Test("BEH-063 (API-011): writes to a constant are discarded")
    func constant() {
        let binding = Binding.constant(4)
        binding.wrappedValue = 5
        #expect(binding.wrappedValue == 4)
    }

    @Test("BEH-073 (API-013): an optional view of a value that is none")
    func optional() {
        let source = Source(1)
        let binding = Binding<Int?>(source.binding)
        #expect(binding.wrappedValue == 1)
        binding.wrappedValue = 4
        #expect(source.value == 4)
        binding.wrappedValue = nil
        #expect(source.value == 4)
    }

    @Test("BEH-074 (API-014): unwrapping gives nil for nil, else a binding that outlives the value")
    func unwrapping() throws {
        let source = Source<String?>(nil)
        #expect(Binding(source.binding) == nil)
        source.value = "a"
        let binding = try #require(Binding(source.binding))
        #expect(binding.wrappedValue == "a")
        binding.wrappedValue = "b"
        #expect(source.value == "b" && binding.wrappedValue == "b")
        source.value = nil
        #expect(binding.wrappedValue == "b")
    }

    @Test("BEH-075 (API-015): as AnyHashable; values of other types are not written")
    func anyHashable() {
        let source = Source(1)
        let binding = Binding<AnyHashable>(source.binding)
        #expect(binding.wrappedValue == AnyHashable(1))
        binding.wrappedValue = AnyHashable(2)
        #expect(source.value == 2)
        binding.wrappedValue = AnyHashable("no number")
        #expect(source.value == 2)
    }

    @Test("BEH-076 (API-012): made of a binding, it is one to the same source")
    func projected() {
        let source = Source(1)
        Binding(projectedValue: source.binding).wrappedValue = 3
        #expect(source.value == 3)
    }

    private struct Owner: View {
        let probe: Probe<Binding<Int>>
        @State private var shows = true
        var body: some View {
            VStack {
                Toggle("shows", isOn: $shows)
                if shows { Inner(probe: probe) }
            }
        }
    }

    private struct Inner: View {
        let probe: Probe<Binding<Int>>
        @State private var n = 0
        var body: some View { Text("n=\(n)").onAppear { probe.note($n) } }
    }

    @Test("BEH-077: writing when the owner has gone does nothing")
    func ownerGone() throws {
        let probe = Probe<Binding<Int>>()
        let host = TestHost { Owner(probe: probe) }
        let binding = probe.entries[0]
        binding.wrappedValue = 1
        host.settle()
        #expect(host.exists("n=1"))
        try host.tap("shows")
        // The switch has come to rest.
        host.advance(by: .seconds(1))
        binding.wrappedValue = 2
        host.settle()
        #expect(host.statistics.bodies.isEmpty && host.statistics.displayItems == 0)
    }

    private struct Threads: View {
        let probe: Probe<Binding<Int>>
        @State private var points = [Point()]
        var body: some View {
            Text("x=\(points[0].x)").onAppear { probe.note($points[0].x) }
        }
    }

    @Test("BEH-078: a projection of a projection is written by other threads")
    func threads() async {
        let probe = Probe<Binding<Int>>()
        let host = TestHost { Threads(probe: probe) }
        let binding = probe.entries[0]
        await withTaskGroup(of: Void.self) { group in
            for n in 0..<8 { group.addTask { for step in 0..<50 { binding.wrappedValue = n * 100 + step } } }
        }
        binding.wrappedValue = 4711
        await host.settle()
        #expect(host.exists("x=4,711") || host.exists("x=4711"))
    }

    private struct Rows: View {
        @State private var points = [Point(id: 1), Point(id: 2), Point(id: 3)]
        var body: some View {
            VStack {
                ForEach($points) { $point in Toggle("point \(point.id)", isOn: $point.part.isOn) }
                Text(points.map { $0.part.isOn ? "1" : "0" }.joined())
                Button("remove") { points.removeFirst() }
            }
        }
    }

    @Test("a binding to a collection is a collection of bindings")
    func collections() throws {
        let source = Source([1, 2, 3])
        #expect(source.binding.map(\.wrappedValue) == [1, 2, 3])
        source.binding[1].wrappedValue = 20
        for element in source.binding { element.wrappedValue += 1 }
        #expect(source.value == [2, 21, 4])
        #expect(source.binding.reversed().first?.wrappedValue == 4)

        let host = TestHost { Rows() }
        try host.tap("point 2")
        #expect(host.exists("010"))
        try host.tap("remove")
        #expect(host.exists("10"))
        #expect(try host.value(of: "point 2") == "1")
        try host.tap("point 3")
        #expect(host.exists("11"))
    }

    private struct Leaf: View {
        @Binding var isOn: Bool
        var body: some View { Text(isOn ? "lit" : "dark") }
    }

    private struct Tree: View {
        @State private var point = Point()
        @State private var other = 0
        var body: some View {
            VStack {
                Text("other \(other)")
                Leaf(isOn: $point.part.isOn)
                Button("other") { other += 1 }
                Button("light") { point.part.isOn.toggle() }
            }
        }
    }

    @Test("BEH-042: a child that is given the same projection again does not run again")
    func sameProjection() throws {
        let host = TestHost { Tree() }
        try host.tap("other")
        #expect(host.statistics.bodies["Tree"] == 1)
        #expect(host.statistics.bodies["Leaf"] == nil)
        try host.tap("light")
        #expect(host.exists("lit"))
    }
}
