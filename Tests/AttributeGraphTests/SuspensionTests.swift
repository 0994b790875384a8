import Testing

@testable import AttributeGraph

@Suite("Suspended subgraphs")
struct SuspensionTests {
    private let first = EffectStage(rawValue: 0)
    private let later = EffectStage(rawValue: 1)

    private final class Log {
        var entries: [String] = []
    }

    private func effect(_ name: String, reading source: Attribute<Int>, _ stage: EffectStage, _ log: Log) {
        _ = Attribute<Void>(
            effect: StatefulClosure { _ in
                log.entries.append("\(name) \(source.value)")
                return .changed(())
            }, stage: stage)
    }

    private func update(_ graph: Graph) {
        graph.updateEffects(stage: first)
        graph.updateEffects(stage: later)
        graph._checkInvariants()
    }

    @Test("effects of later stages wait, and run once when it is resumed; those of the first run")
    func waiting() {
        let graph = Graph()
        graph.perform {
            let log = Log()
            let source = Attribute(value: 1)
            let page = Subgraph()
            page.apply {
                effect("first", reading: source, first, log)
                effect("later", reading: source, later, log)
            }
            update(graph)
            #expect(log.entries == ["first 1", "later 1"])
            page.setSuspended(true)
            for value in 2...4 {
                source.set(value)
                update(graph)
                #expect(!graph.hasQueuedEffects)
            }
            #expect(log.entries == ["first 1", "later 1", "first 2", "first 3", "first 4"])
            page.setSuspended(false)
            #expect(graph.hasQueuedEffects)
            update(graph)
            update(graph)
            #expect(log.entries.last == "later 4")
            #expect(log.entries.count == 6)
        }
    }

    @Test("subgraphs below wait too, whether made before or meanwhile, until all above are resumed")
    func nesting() {
        let graph = Graph()
        graph.perform {
            let log = Log()
            let source = Attribute(value: 1)
            let outer = Subgraph()
            let inner = Subgraph(graph: graph, parent: outer)
            inner.apply { effect("inner", reading: source, later, log) }
            outer.setSuspended(true)
            inner.setSuspended(true)
            let new = Subgraph(graph: graph, parent: inner)
            new.apply { effect("new", reading: source, later, log) }
            update(graph)
            outer.setSuspended(false)
            update(graph)
            #expect(log.entries.isEmpty)
            inner.setSuspended(false)
            update(graph)
            #expect(log.entries == ["inner 1", "new 1"])
        }
    }

    @Test("what is released while it waits does not run")
    func release() {
        let graph = Graph()
        graph.perform {
            let log = Log()
            let source = Attribute(value: 1)
            let page = Subgraph()
            page.apply { effect("later", reading: source, later, log) }
            page.setSuspended(true)
            update(graph)
            page.release()
            graph._checkInvariants()
            page.setSuspended(false)
            update(graph)
            #expect(log.entries.isEmpty)
        }
    }
}
