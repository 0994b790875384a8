import Testing

@testable import AttributeGraph

/// Behaviour that small faults in the graph broke without any other test noticing.
@Suite("The graph's promises")
struct FaultTests {
    private let stage = EffectStage(rawValue: 0)

    @Test("an effect that sets a source it has read sees in its next run that it has changed")
    func ownChange() {
        let graph = Graph()
        graph.perform {
            let source = Attribute(value: 1)
            var seen: [Bool] = []
            _ = Attribute<Void>(
                effect: StatefulClosure { _ in
                    let value = source.value
                    seen.append(source.hasChanged)
                    if value < 3 { source.set(value + 1) }
                    return .changed(())
                }, stage: stage)
            graph.updateEffects(stage: stage)
            #expect(seen == [true, true, true])
            graph._checkInvariants()
        }
    }

    @Test("an input's change that the last run saw is no change for the next one, also when that run's value was equal")
    func changeSeen() {
        let graph = Graph()
        graph.perform {
            let first = Attribute(value: 1)
            let second = Attribute(value: 1)
            var seen: [[Bool]] = []
            let rule = Attribute<Int>(
                StatefulClosure { _ in
                    seen.append([first.hasChanged, second.hasChanged])
                    _ = first.value
                    _ = second.value
                    return .value(7)
                })
            _ = rule.value
            first.set(2)
            _ = rule.value
            second.set(2)
            _ = rule.value
            #expect(seen == [[true, true], [true, false], [false, true]])
        }
    }

    @Test("an effect that caused itself to run a hundred times waits for the next call, and runs there")
    func endless() {
        let graph = Graph()
        graph.perform {
            let source = Attribute(value: 0)
            var runs = 0
            var goesOn = true
            _ = Attribute<Void>(
                effect: StatefulClosure { _ in
                    runs += 1
                    if goesOn { source.set(source.value + 1) } else { _ = source.value }
                    return .changed(())
                }, stage: stage)
            graph.updateEffects(stage: stage)
            let first = runs
            #expect((100...102).contains(first))
            #expect(graph.hasQueuedEffects(stage: stage))
            goesOn = false
            graph.updateEffects(stage: stage)
            #expect(runs == first + 1)
            #expect(!graph.hasQueuedEffects)
            // It is as good as any other effect afterwards.
            source.set(-1)
            graph.updateEffects(stage: stage)
            #expect(runs == first + 2)
            graph._checkInvariants()
        }
    }

    @Test("a released subgraph is deallocated, with those below it")
    func deallocated() {
        let graph = Graph()
        weak var outer: Subgraph?
        weak var inner: Subgraph?
        graph.perform {
            for _ in 0..<40 {
                let subgraph = Subgraph()
                outer = subgraph
                subgraph.apply {
                    let below = Subgraph()
                    inner = below
                    below.apply { _ = Attribute(value: 1) }
                }
                subgraph.release()
            }
        }
        #expect(outer == nil)
        #expect(inner == nil)
    }

    @Test("a rule elsewhere that read an attribute of a released subgraph runs again")
    func readerElsewhere() {
        let graph = Graph()
        graph.perform {
            let isThere = Attribute(value: true)
            let inner = Subgraph()
            let value = inner.apply { Attribute(value: 5) }
            let weakValue = WeakAttribute(value, in: graph)
            let rule = Attribute<Int>(Closure { weakValue.attribute(in: graph)?.value ?? (isThere.value ? -1 : -2) })
            let effects = Attribute<Int>(
                effect: StatefulClosure { _ in .value(rule.value) }, stage: stage)
            graph.updateEffects(stage: stage)
            #expect(effects.value == 5)
            inner.release()
            #expect(graph.hasQueuedEffects(stage: stage))
            graph.updateEffects(stage: stage)
            #expect(effects.value == -1)
            isThere.set(false)
            #expect(effects.value == -2)
            graph._checkInvariants()
        }
    }

    @Test("a rule that is released by the rule it reads leaves no dependency behind")
    func releasedByInput() {
        let graph = Graph()
        graph.perform {
            let source = Attribute(value: 1)
            let inner = Subgraph()
            let input = Attribute<Int>(
                Closure {
                    let value = source.value
                    if value == 2 { inner.release() }
                    return value
                })
            inner.apply {
                _ = Attribute<Void>(
                    effect: StatefulClosure { _ in
                        _ = input.value
                        return .changed(())
                    }, stage: stage)
            }
            graph.updateEffects(stage: stage)
            #expect(graph.readerCount(of: input.id) == 1)
            source.set(2)
            graph.updateEffects(stage: stage)
            #expect(inner.isReleased)
            #expect(graph.readerCount(of: input.id) == 0)
            #expect(graph.dependencyCount == 1)
            graph._checkInvariants()
        }
    }

    @Test("a rule that goes on running after what it read has released it records nothing more")
    func releasedWhileRunning() {
        let graph = Graph()
        graph.perform {
            let source = Attribute(value: 1)
            let later = Attribute(value: 5)
            let inner = Subgraph()
            var sum = 0
            // Read for the first time while the effect's rule runs, so that the effect is released in its middle.
            let releasing = Attribute<Int>(
                Closure {
                    inner.release()
                    return source.value
                })
            inner.apply {
                _ = Attribute<Void>(
                    effect: StatefulClosure { _ in
                        if source.value == 2 { sum = releasing.value + later.value }
                        return .changed(())
                    }, stage: stage)
            }
            graph.updateEffects(stage: stage)
            source.set(2)
            graph.updateEffects(stage: stage)
            #expect(inner.isReleased)
            #expect(sum == 7)
            #expect(graph.readerCount(of: releasing.id) == 0)
            #expect(graph.readerCount(of: later.id) == 0)
            #expect(graph.dependencyCount == 1)
            graph._checkInvariants()
        }
    }

    @Test("the tree of subgraphs keeps its promises while subgraphs come, go and are suspended")
    func subgraphInvariants() throws {
        let graph = Graph()
        try graph.perform {
            var all: [Subgraph] = []
            var state: UInt64 = 12
            func random(_ count: Int) -> Int {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return Int(state >> 33) % count
            }
            for _ in 0..<400 {
                all.removeAll(where: \.isReleased)
                switch random(4) {
                case 0, 1: all.append(Subgraph(graph: graph, parent: all.isEmpty ? nil : all[random(all.count)]))
                case 2: if !all.isEmpty, random(3) == 0 { all[random(all.count)].release() }
                default: if !all.isEmpty { all[random(all.count)].setSuspended(random(2) == 0) }
                }
                if let last = all.last, !last.isReleased { last.apply { _ = Attribute(value: 1) } }
                try graph.checkSubgraphs()
            }
        }
    }
}
