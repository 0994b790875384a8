import AllocationCount
import RuntimeCounts
import Testing

@testable import AttributeGraph

/// What the graph's ways cost in the runtime (C1): counts, which are the same on any machine.
@Suite("Costs of the graph")
struct GraphCostTests {
    private struct Next: Rule {
        let input: Attribute<Int>
        var value: Int { input.value + 1 }
    }

    @Test("running a rule, in a chain and in a fan-out, has no exclusive access checked and allocates nothing")
    func rules() {
        let graph = Graph()
        graph.perform {
            let source = Attribute(value: 0)
            var chain = Attribute(Next(input: source))
            for _ in 1..<1_000 { chain = Attribute(Next(input: chain)) }
            let fan = (0..<1_000).map { _ in Attribute(Next(input: source)) }
            func pull() {
                _ = chain.value
                // Debug builds allocate for each element that a loop over an array takes out.
                fan.withUnsafeBufferPointer { for index in 0..<1_000 { _ = $0[index].value } }
            }
            pull()
            source.set(1)
            pull()
            let (accesses, allocations, rules) = (
                dovetail_access_count(), dovetail_allocation_count(), graph.rulesRun
            )
            source.set(2)
            pull()
            #expect(graph.rulesRun - rules == 2_000)
            #expect(chain.value == 1_002)
            // A few for the test's own variables.
            #expect(dovetail_access_count() - accesses < 20)
            #expect(dovetail_allocation_count() - allocations < 20)
        }
    }

    @Test("an attribute that is made, pulled and released has no exclusive access checked")
    func attributes() {
        let graph = Graph()
        graph.perform {
            let source = Attribute(value: 0)
            func round() {
                let subgraph = Subgraph(graph: graph, parent: nil)
                subgraph.apply { for _ in 0..<1_000 { _ = Attribute(Next(input: source)).value } }
                subgraph.release()
            }
            round()
            let accesses = dovetail_access_count()
            round()
            #expect(dovetail_access_count() - accesses < 50)
        }
    }
}
