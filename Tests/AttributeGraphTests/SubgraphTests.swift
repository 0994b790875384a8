import Testing

@testable import AttributeGraph

private final class Token {}

@Suite("Subgraphs")
struct SubgraphTests {
    @Test("releasing a subgraph frees its attributes, those below, their values and their dependencies")
    func release() {
        let graph = Graph()
        weak var weakToken: Token?
        graph.perform {
            let source = Attribute(value: 1)
            let outer = Subgraph()
            let inner = outer.apply { Subgraph() }
            inner.apply {
                let token = Token()
                weakToken = token
                let held = Attribute(value: token)
                let rule = Attribute(Closure { (held.value, source.value) })
                _ = rule.value
            }
            #expect(weakToken != nil)
            #expect(graph.attributeCount == 3)
            outer.release()
            #expect(inner.isReleased)
            #expect(weakToken == nil)
            #expect(graph.attributeCount == 1)
            #expect(graph.dependencyCount == 0)
            #expect(graph.readerCount(of: source.id) == 0)
            graph._checkInvariants()
        }
    }

    @Test(
        "a subgraph that was retired itself stays so when the one above lives on, and ends without being retired again")
    func retiring() {
        let graph = Graph()
        var log: [String] = []
        graph.perform {
            let outer = Subgraph()
            let (inner, other) = outer.apply { (Subgraph(), Subgraph()) }
            outer.onRetire { log.append("outer \($0)") }
            inner.onRetire { log.append("inner \($0)") }
            other.onRetire { log.append("other \($0)") }
            inner.setRetired(true)
            outer.setRetired(true)
            #expect(log == ["inner true", "other true", "outer true"])
            log = []
            outer.setRetired(false)
            #expect(log == ["other false", "outer false"])
            log = []
            outer.setRetired(true)
            inner.setRetired(false)
            #expect(log == ["other true", "outer true"])
            log = []
            outer.setRetired(false)
            #expect(log == ["inner false", "other false", "outer false"])
            log = []
            inner.setRetired(true)
            outer.release()
        }
        #expect(log == ["inner true", "other true", "outer true"])
    }

    @Test("release actions run once, inner ones first, while attributes can still be read")
    func releaseActions() {
        let graph = Graph()
        var log: [String] = []
        graph.perform {
            let outer = Subgraph()
            let value = outer.apply { Attribute(value: "v") }
            let inner = outer.apply { Subgraph() }
            outer.onRelease { log.append("outer \(value.value)") }
            inner.onRelease { log.append("inner \(value.value)") }
            outer.release()
            outer.release()
        }
        #expect(log == ["inner v", "outer v"])
    }

    @Test("an effect may release its own subgraph; its memory is freed when it is done")
    func releaseFromWithin() {
        let graph = Graph()
        weak var weakToken: Token?
        graph.perform {
            let trigger = Attribute(value: false)
            let subgraph = Subgraph()
            var runs = 0
            subgraph.apply {
                let token = Token()
                weakToken = token
                _ = Attribute<Void>(
                    effect: StatefulClosure { [token] _ in
                        if trigger.value { subgraph.release() }
                        withExtendedLifetime(token) { runs += 1 }
                        return .changed(())
                    }, stage: EffectStage(rawValue: 0))
            }
            graph.updateEffects(stage: EffectStage(rawValue: 0))
            #expect(weakToken != nil)
            trigger.set(true)
            graph.updateEffects(stage: EffectStage(rawValue: 0))
            #expect(runs == 2)
            #expect(subgraph.isReleased)
            #expect(weakToken == nil)
            #expect(graph.attributeCount == 1)
            graph._checkInvariants()
        }
    }

    @Test("a reader outside is told when what it read is released")
    func readersOutside() {
        let graph = Graph()
        graph.perform {
            let subgraph = Subgraph()
            let inside = subgraph.apply { Attribute(value: 4) }
            let list = Attribute(value: [inside])
            let total = Attribute(Closure { list.value.reduce(0) { $0 + $1.value } })
            #expect(total.value == 4)
            subgraph.release()
            list.set([])
            #expect(total.value == 0)
            graph._checkInvariants()
        }
    }

    @Test("a weak attribute is gone with its subgraph, also when the handle is in use again")
    func weakAttribute() {
        let graph = Graph()
        graph.perform {
            let subgraph = Subgraph()
            let attribute = subgraph.apply { Attribute(value: 1) }
            let weak = WeakAttribute(attribute, in: graph)
            #expect(weak.attribute(in: graph) == attribute)
            subgraph.release()
            let next = Attribute(value: 2)
            #expect(next.id == attribute.id)
            #expect(weak.attribute(in: graph) == nil)
        }
    }

    @Test("making and releasing over and over does not grow the storage")
    func noGrowth() {
        let graph = Graph()
        graph.perform {
            let source = Attribute(value: 0)
            func cycle() {
                let subgraph = Subgraph()
                subgraph.apply {
                    let first = Attribute(Closure { source.value })
                    let second = Attribute(Closure { first.value + source.value })
                    _ = second.value
                }
                subgraph.release()
            }
            for _ in 0..<100 { cycle() }
            let (nodes, edges) = (graph.nodes.endIndex, graph.edges.endIndex)
            for _ in 0..<20_000 { cycle() }
            #expect(graph.nodes.endIndex == nodes)
            #expect(graph.edges.endIndex == edges)
        }
    }

    @Test("a graph frees everything when it goes")
    func graphDeinit() {
        weak var weakToken: Token?
        do {
            let graph = Graph()
            graph.perform {
                let token = Token()
                weakToken = token
                _ = Attribute(value: token)
            }
        }
        #expect(weakToken == nil)
    }
}
