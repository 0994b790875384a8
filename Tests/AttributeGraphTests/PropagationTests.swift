import Testing

@testable import AttributeGraph

@Suite("Propagation")
struct PropagationTests {
    @Test("a rule runs when it is first asked for, and again only when an input changed")
    func runsOnDemand() {
        let graph = Graph()
        graph.perform {
            var runs = 0
            let source = Attribute(value: 1)
            let double = Attribute(
                Closure {
                    runs += 1
                    return source.value * 2
                })
            #expect(runs == 0)
            #expect(double.value == 2)
            #expect(double.value == 2)
            #expect(runs == 1)
            source.set(5)
            #expect(runs == 1)
            #expect(double.value == 10)
            #expect(runs == 2)
        }
    }

    @Test("writing an equal value changes nothing")
    func equalWrite() {
        let graph = Graph()
        graph.perform {
            let source = Attribute(value: "a")
            let rule = Attribute(Closure { source.value + "!" })
            _ = rule.value
            #expect(!source.set("a"))
            _ = rule.value
            #expect(graph.rulesRun == 1)
        }
    }

    @Test("an equal result ends the propagation (early cutoff)")
    func earlyCutoff() {
        let graph = Graph()
        graph.perform {
            var runs = 0
            let source = Attribute(value: 1)
            let parity = Attribute(Closure { source.value % 2 })
            let text = Attribute(
                Closure {
                    runs += 1
                    return parity.value == 0 ? "even" : "odd"
                })
            #expect(text.value == "odd")
            source.set(3)
            #expect(text.value == "odd")
            #expect(runs == 1)
            source.set(4)
            #expect(text.value == "even")
            #expect(runs == 2)
        }
    }

    @Test("a rule never sees some inputs new and others old (no glitches)")
    func diamond() {
        let graph = Graph()
        graph.perform {
            var seen: [(Int, Int)] = []
            let source = Attribute(value: 1)
            let left = Attribute(Closure { source.value + 1 })
            let right = Attribute(Closure { source.value * 10 })
            let bottom = Attribute(
                Closure {
                    seen.append((left.value, right.value))
                    return left.value + right.value
                })
            _ = bottom.value
            for value in 2...20 {
                source.set(value)
                #expect(bottom.value == value + 1 + value * 10)
            }
            #expect(seen.count == 20)
            #expect(seen.allSatisfy { ($0.0 - 1) * 10 == $0.1 })
        }
    }

    @Test("dependencies are those of the last run")
    func dynamicDependencies() {
        let graph = Graph()
        graph.perform {
            var runs = 0
            let usesFirst = Attribute(value: true)
            let first = Attribute(value: 1)
            let second = Attribute(value: 2)
            let chosen = Attribute(
                Closure {
                    runs += 1
                    return usesFirst.value ? first.value : second.value
                })
            #expect(chosen.value == 1)
            usesFirst.set(false)
            #expect(chosen.value == 2)
            #expect(graph.readerCount(of: first.id) == 0)
            first.set(100)
            #expect(chosen.value == 2)
            #expect(runs == 2)
            second.set(7)
            #expect(chosen.value == 7)
            graph._checkInvariants()
        }
    }

    @Test("an input that is not asked for any more is not brought up to date")
    func staleBranch() {
        let graph = Graph()
        graph.perform {
            let index = Attribute(value: 2)
            let array = Attribute(value: [1, 2, 3])
            let element = Attribute(Closure { array.value[index.value] })
            let shown = Attribute(Closure { array.value.count > 2 ? element.value : -1 })
            #expect(shown.value == 3)
            // `element` would read outside the array now; nobody may run it.
            array.set([1])
            #expect(shown.value == -1)
        }
    }

    @Test("a rule is told which inputs changed")
    func valueAndChange() {
        let graph = Graph()
        graph.perform {
            var changes: [Bool] = []
            let first = Attribute(value: 1)
            let second = Attribute(value: 1)
            let rule = Attribute(
                Closure {
                    let (a, changed) = first.valueAndChange
                    changes.append(changed)
                    return a + second.value
                })
            _ = rule.value
            second.set(2)
            _ = rule.value
            first.set(2)
            _ = rule.value
            #expect(changes == [true, false, true])
        }
    }

    @Test("an untracked read is no dependency")
    func untracked() {
        let graph = Graph()
        graph.perform {
            let source = Attribute(value: 1)
            let rule = Attribute(Closure { source.untracked })
            #expect(rule.value == 1)
            source.set(2)
            #expect(rule.value == 1)
            #expect(graph.dependencyCount == 0)
        }
    }

    @Test("a stateful rule keeps its state and may report that nothing changed")
    func statefulRule() {
        let graph = Graph()
        graph.perform {
            let source = Attribute(value: 1)
            let largest = Attribute(
                StatefulClosure<Int> { previous in
                    let value = source.value
                    guard let previous else { return .value(value) }
                    return value > previous ? .value(value) : .unchanged
                })
            let reader = Attribute(Closure { largest.value })
            #expect(reader.value == 1)
            source.set(5)
            #expect(reader.value == 5)
            source.set(3)
            let before = graph.rulesRun
            #expect(reader.value == 5)
            #expect(graph.rulesRun == before + 1)
        }
    }

    @Test("a chain of 100,000 rules does not overflow the stack, first or later")
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
            #expect(graph.rulesRun == 200_000)
            graph._checkInvariants()
        }
    }

    @Test("one source with 100,000 readers: each runs once for a change, and leaves in constant time")
    func fanOut() {
        let graph = Graph()
        graph.perform {
            let source = Attribute(value: 1)
            let subgraphs = (0..<100_000).map { _ in Subgraph(graph: graph, parent: nil) }
            let readers = subgraphs.enumerated().map { index, subgraph in
                subgraph.apply { Attribute(Closure { source.value + index }) }
            }
            var sum = 0
            for reader in readers { sum += reader.value }
            #expect(sum == 100_000 + 4_999_950_000)
            source.set(3)
            #expect(readers[99_999].value == 100_002)
            #expect(graph.rulesRun == 100_001)
            for subgraph in subgraphs.reversed() { subgraph.release() }
            #expect(graph.attributeCount == 1)
            #expect(graph.dependencyCount == 0)
            graph._checkInvariants()
        }
    }

    @Test("of 100,000 inputs only those that may have changed are looked at")
    func fanIn() {
        let graph = Graph()
        graph.perform {
            let sources = (0..<100_000).map { Attribute(value: $0) }
            let parities = sources.map { source in Attribute(Closure { source.value % 2 }) }
            let sum = Attribute(Closure { parities.reduce(0) { $0 + $1.value } })
            #expect(sum.value == 50_000)

            let verified = graph.inputsVerified
            sources[77_777].set(1)
            sources[500].set(2)
            #expect(sum.value == 50_000)
            // Each of the two inputs before and after it is brought up to date, and its own source.
            #expect(graph.inputsVerified - verified == 6)
            #expect(graph.rulesRun == 100_001 + 2)

            for index in 0..<3 { sources[index].set(7) }
            #expect(sum.value == 50_002)
            graph._checkInvariants()
        }
    }

    @Test("a rule that read a source which a later input's rule then sets runs again")
    func setWhileRunning() {
        let graph = Graph()
        graph.perform {
            let first = Attribute(value: 1)
            let trigger = Attribute(value: 1)
            let second = Attribute(
                Closure {
                    let number = trigger.value
                    first.set(number)
                    return 0
                })
            let sum = Attribute(Closure { first.value * 10 + second.value })
            #expect(sum.value == 10)
            trigger.set(2)
            _ = sum.value
            #expect(sum.value == 20)
        }
    }
}
