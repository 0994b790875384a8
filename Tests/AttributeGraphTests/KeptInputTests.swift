import Testing

@testable import AttributeGraph

/// A rule that keeps what it read last time behind what it has read so far.
@Suite("Inputs that are kept")
struct KeptInputTests {
    private let graph = Graph()

    /// A rule that reads `first`, and `others` only where one of those changed.
    private final class Reading {
        var keeps: [Bool] = []
        var reads = 0
    }

    private func rule(_ first: Attribute<Int>, _ others: [Attribute<Int>], _ reading: Reading) -> Attribute<Int> {
        let graph = graph
        var sum = 0
        return Attribute(
            StatefulClosure<Int> { previous in
                let start = first.value
                let isKept = previous != nil && graph.keepRemainingInputs()
                reading.keeps.append(isKept)
                if !isKept {
                    reading.reads += 1
                    sum = others.reduce(0) { $0 + $1.value }
                }
                return .value(start + sum)
            })
    }

    @Test("they are kept where none has changed, also one that is computed, and are inputs still")
    func kept() {
        graph.perform {
            let (first, second) = (Attribute(value: 1), Attribute(value: 10))
            let third = Attribute(Closure { second.value / 10 * 100 })
            let reading = Reading()
            let result = rule(first, [second, third], reading)
            #expect(result.value == 111)
            first.set(2)
            #expect(result.value == 112)
            first.set(3)
            #expect(result.value == 113)
            #expect(reading.keeps == [false, true, true])
            second.set(20)
            #expect(result.value == 223)
            first.set(4)
            #expect(result.value == 224)
            #expect(reading.keeps == [false, true, true, false, true])
            #expect(reading.reads == 2)
            graph._checkInvariants()
        }
    }

    @Test("not where one of them changed together with what is read first; one that is computed anew and equal has not")
    func changed() {
        graph.perform {
            let (first, second) = (Attribute(value: 1), Attribute(value: 10))
            let third = Attribute(Closure { second.value > 5 ? 100 : 200 })
            let reading = Reading()
            let result = rule(first, [third], reading)
            #expect(result.value == 101)
            first.set(2)
            second.set(20)
            #expect(result.value == 102)
            first.set(3)
            second.set(1)
            #expect(result.value == 203)
            #expect(reading.keeps == [false, true, false])
            graph._checkInvariants()
        }
    }

    @Test("not in a run of a rule that was invalidated, nor outside a rule")
    func invalidated() {
        graph.perform {
            let (first, second) = (Attribute(value: 1), Attribute(value: 10))
            let reading = Reading()
            let result = rule(first, [second], reading)
            _ = result.value
            graph.invalidate(result.id)
            _ = result.value
            #expect(reading.keeps == [false, false])
            #expect(!graph.keepRemainingInputs())
        }
    }

    @Test("where one of them was released, the rule reads anew")
    func released() {
        graph.perform {
            let (first, second) = (Attribute(value: 1), Attribute(value: 10))
            let subgraph = Subgraph(graph: graph, parent: nil)
            let other = subgraph.apply { Attribute(value: 5) }
            var isThere = true
            var keeps: [Bool] = []
            let graph = graph
            let result = Attribute(
                StatefulClosure<Int> { previous in
                    let start = first.value
                    let isKept = previous != nil && graph.keepRemainingInputs()
                    keeps.append(isKept)
                    if isKept { return .value(start) }
                    return .value(start + second.value + (isThere ? other.value : 0))
                })
            #expect(result.value == 16)
            isThere = false
            subgraph.release()
            first.set(2)
            #expect(result.value == 12)
            #expect(keeps == [false, false])
            graph._checkInvariants()
        }
    }
}
