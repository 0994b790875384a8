import Testing

@testable import AttributeGraph

struct Closure<Value>: Rule {
    let compute: () -> Value
    var value: Value { compute() }
}

@Suite("Propagation")
struct PropagationTests {
    @Test("a chain of 100,000 rules is pulled without overflowing the stack")
    func deepChain() {
        let graph = Graph()
        graph.perform {
            let source = Attribute(value: 1)
            var last = source
            for _ in 0..<100_000 {
                let input = last
                last = Attribute(Closure { input.value + 1 })
            }
            #expect(last.value == 100_001)
            source.set(2)
            #expect(last.value == 100_002)
            graph._checkInvariants()
        }
    }

    @Test("one source with 100,000 readers")
    func fanOut() {
        let graph = Graph()
        graph.perform {
            let source = Attribute(value: 1)
            let readers = (0..<100_000).map { index in Attribute(Closure { source.value + index }) }
            let sum = readers.map(\.value).reduce(0, +)
            #expect(sum == 100_000 + 4_999_950_000)
            source.set(3)
            #expect(readers[99_999].value == 100_002)
            #expect(graph.rulesRun == 100_001)
            graph._checkInvariants()
        }
    }
}
