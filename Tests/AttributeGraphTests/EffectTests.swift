import Testing

@testable import AttributeGraph

@Suite("Effects")
struct EffectTests {
    private let early = EffectStage(rawValue: 0)
    private let late = EffectStage(rawValue: 1)

    @Test("an effect runs at its stage when an input changed, and not otherwise")
    func runsWhenChanged() {
        let graph = Graph()
        graph.perform {
            var log: [Int] = []
            let source = Attribute(value: 1)
            _ = Attribute<Void>(
                effect: StatefulClosure { _ in
                    log.append(source.value)
                    return .changed(())
                }, stage: early)
            #expect(log.isEmpty)
            graph.updateEffects(stage: late)
            #expect(log.isEmpty)
            graph.updateEffects(stage: early)
            source.set(2)
            source.set(3)
            #expect(graph.hasQueuedEffects(stage: early))
            graph.updateEffects(stage: early)
            graph.updateEffects(stage: early)
            #expect(log == [1, 3])
            #expect(!graph.hasQueuedEffects)
        }
    }

    @Test("effects of outer subgraphs run first, so that they may release inner ones that make no sense any more")
    func outerFirst() {
        let graph = Graph()
        graph.perform {
            let array = Attribute(value: [10])
            let inner = Subgraph()
            var innerRuns = 0
            inner.apply {
                _ = Attribute<Void>(
                    effect: StatefulClosure { _ in
                        // Outside the array once it is empty.
                        _ = array.value[0]
                        innerRuns += 1
                        return .changed(())
                    }, stage: early)
            }
            _ = Attribute<Void>(
                effect: StatefulClosure { _ in
                    if array.value.isEmpty { inner.release() }
                    return .changed(())
                }, stage: early)
            graph.updateEffects(stage: early)
            array.set([])
            graph.updateEffects(stage: early)
            #expect(innerRuns == 1)
            #expect(inner.isReleased)
            graph._checkInvariants()
        }
    }

    @Test("a source set by an effect is seen by the effects that read it, in the same update")
    func chained() {
        let graph = Graph()
        graph.perform {
            let source = Attribute(value: 1)
            let derived = Attribute(value: 0)
            var seen: [Int] = []
            _ = Attribute<Void>(
                effect: StatefulClosure { _ in
                    seen.append(derived.value)
                    return .changed(())
                }, stage: early)
            _ = Attribute<Void>(
                effect: StatefulClosure { _ in
                    derived.set(source.value * 2)
                    return .changed(())
                }, stage: early)
            graph.updateEffects(stage: early)
            #expect(seen.last == 2)
            source.set(5)
            graph.updateEffects(stage: early)
            #expect(seen.last == 10)
            graph._checkInvariants()
        }
    }

    @Test("a rule that sets what it has read converges")
    func settingInARule() {
        let graph = Graph()
        graph.perform {
            let source = Attribute(value: 0)
            let rule = Attribute(
                Closure {
                    let value = source.value
                    if value < 5 { source.set(value + 1) }
                    return value
                })
            for _ in 0..<8 { _ = rule.value }
            #expect(rule.value == 5)
            graph._checkInvariants()
        }
    }
}
