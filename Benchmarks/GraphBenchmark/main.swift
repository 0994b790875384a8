import AttributeGraph
import Foundation

/// A rule written as a closure.
struct Computed: Rule {
    let compute: () -> Int
    var value: Int { compute() }
}

/// Runs `body` `rounds` times and prints the time of one operation in nanoseconds.
func measure(_ name: String, rounds: Int, operations: Int, _ body: () -> Void) {
    body()
    let start = DispatchTime.now().uptimeNanoseconds
    for _ in 0..<rounds { body() }
    let elapsed = DispatchTime.now().uptimeNanoseconds - start
    let each = Double(elapsed) / Double(rounds * operations)
    print(name.padding(toLength: 52, withPad: " ", startingAt: 0) + String(format: "%9.1f ns", each))
}

let graph = Graph()
graph.perform {
    let source = Attribute(value: 0)
    var last = source
    for _ in 0..<10_000 {
        let input = last
        last = Attribute(Computed { input.value + 1 })
    }
    var number = 0
    measure("chain of 10,000: set and pull, each rule", rounds: 50, operations: 10_000) {
        number += 1
        source.set(number)
        _ = last.value
    }

    let wide = Attribute(value: 0)
    let readers = (0..<10_000).map { index in Attribute(Computed { wide.value &+ index }) }
    measure("fan-out of 10,000: set and pull, each rule", rounds: 50, operations: 10_000) {
        number += 1
        wide.set(number)
        for reader in readers { _ = reader.value }
    }

    let leaves = (0..<10_000).map { Attribute(value: $0) }
    let sum = Attribute(Computed { leaves.reduce(0) { $0 &+ $1.value } })
    measure("sum of 10,000 leaves: one changes, each input read", rounds: 50, operations: 10_000) {
        number += 1
        leaves[number % leaves.count].set(-number)
        _ = sum.value
    }

    measure("subgraph of 10 attributes: make, pull and release", rounds: 2000, operations: 10) {
        let subgraph = Subgraph(graph: graph, parent: nil)
        subgraph.apply {
            let first = Attribute(value: 1)
            var chain = first
            for _ in 0..<9 {
                let input = chain
                chain = Attribute(Computed { input.value + 1 })
            }
            _ = chain.value
        }
        subgraph.release()
    }
}
