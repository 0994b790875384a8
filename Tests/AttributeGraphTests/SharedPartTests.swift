import Testing

@testable import AttributeGraph

/// One attribute for all who read the same part of another.
@Suite("Shared parts")
struct SharedPartTests {
    private final class Key {}

    /// A whole in a subgraph, and another attribute outside of that.
    private struct Setup {
        let graph = Graph()
        let owner: Subgraph
        let inner: Subgraph
        let outside: Attribute<Int>
        let whole: Attribute<Int>

        init() {
            let outer = Subgraph(graph: graph, parent: nil)
            let owner = Subgraph(graph: graph, parent: outer)
            (self.owner, inner) = (owner, Subgraph(graph: graph, parent: owner))
            outside = outer.apply { Attribute(value: 1) }
            whole = owner.apply { Attribute(value: 10) }
        }

        func part(_ key: Key, in subgraph: Subgraph, from other: Attribute<Int>? = nil) -> Attribute<Int>? {
            subgraph.apply {
                whole.sharedPart(by: ObjectIdentifier(key), keeping: key, from: (other ?? outside).id) {
                    Attribute(gate: Closure { whole.value / 10 })
                }
            }
        }
    }

    @Test("those further in have one for each key, in the subgraph of the whole; in that one itself there is none")
    func sharing() throws {
        let setup = Setup()
        let (key, other) = (Key(), Key())
        let sibling = Subgraph(graph: setup.graph, parent: setup.owner)
        let part = try #require(setup.part(key, in: setup.inner))
        #expect(setup.part(key, in: sibling) == part)
        #expect(setup.part(other, in: sibling) != part)
        #expect(setup.part(key, in: setup.owner) == nil)
        setup.inner.release()
        setup.graph.perform { #expect(part.value == 1) }
        try setup.graph.checkInvariants()
    }

    @Test("a part that would outlive what it is made from is not shared")
    func outlived() {
        let setup = Setup()
        let deep = setup.inner.apply { Attribute(value: 2) }
        #expect(setup.part(Key(), in: setup.inner, from: deep) == nil)
    }

    @Test("there are no more than the limit")
    func limit() {
        let setup = Setup()
        let parts = (0..<2 * SharedParts.limit).map { _ in setup.part(Key(), in: setup.inner) }
        #expect(parts.filter { $0 != nil }.count == SharedParts.limit)
    }

    @Test("they go with the whole, also where its number is given to another attribute")
    func release() throws {
        let graph = Graph()
        let key = Key()
        for round in 1...3 {
            let owner = Subgraph(graph: graph, parent: nil)
            let inner = Subgraph(graph: graph, parent: owner)
            let whole = owner.apply { Attribute(value: round) }
            let part = inner.apply {
                whole.sharedPart(by: ObjectIdentifier(key), keeping: key, from: whole.id) {
                    Attribute(gate: Closure { whole.value })
                }
            }
            #expect(graph.perform { part?.value } == round)
            #expect(graph.sharedParts.count == 1)
            owner.release()
            #expect(graph.sharedParts.isEmpty)
        }
        try graph.checkInvariants()
    }

    @Test("a change of the whole that leaves a part what it was reaches none of a thousand readers")
    func growth() throws {
        let setup = Setup()
        let key = Key()
        var runs = 0
        for _ in 0..<1_000 {
            let subgraph = Subgraph(graph: setup.graph, parent: setup.inner)
            let part = try #require(setup.part(key, in: subgraph))
            subgraph.apply {
                _ = Attribute<Void>(
                    effect: StatefulClosure { _ in
                        _ = part.value
                        runs += 1
                        return .changed(())
                    }, stage: EffectStage(rawValue: 0))
            }
        }
        func set(_ value: Int) {
            setup.graph.perform {
                setup.whole.set(value)
                setup.graph.updateEffects(stage: EffectStage(rawValue: 0))
            }
        }
        set(11)
        let (before, rules) = (runs, setup.graph.rulesRun)
        set(12)
        #expect(runs == before && setup.graph.rulesRun == rules + 1)
        set(20)
        #expect(runs == before + 1_000)
    }
}
