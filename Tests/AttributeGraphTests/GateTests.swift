import Testing

@testable import AttributeGraph

/// Attributes that hold marks back until it is known whether they changed, such as an environment above 10,000 rows (C4).
@Suite("Gates")
struct GateTests {
    private static let stage = EffectStage(rawValue: 0)

    /// A thousand effects behind a gate behind a source.
    private final class Setup {
        let graph = Graph()
        var source: Attribute<Int>!
        var gate: Attribute<Int>!
        var runs = 0
        var gateRuns = 0

        init(isGate: Bool) {
            graph.perform {
                source = Attribute(value: 0)
                let rule = Closure { [unowned self] in
                    gateRuns += 1
                    return source.value / 10
                }
                gate = isGate ? Attribute(gate: rule) : Attribute(rule)
                for _ in 0..<1_000 {
                    let inner = Attribute(Closure { [unowned self] in gate.value })
                    _ = Attribute<Void>(
                        effect: StatefulClosure { [unowned self] _ in
                            _ = inner.value
                            runs += 1
                            return .changed(())
                        }, stage: GateTests.stage)
                }
                graph.updateEffects(stage: GateTests.stage)
            }
        }

        func set(_ value: Int) {
            graph.perform {
                _ = source.set(value)
                graph.updateEffects(stage: GateTests.stage)
            }
        }
    }

    @Test("a gate that stays what it was costs nothing of what depends on it; without one all of it is looked at")
    func unchanged() throws {
        let (with, without) = (Setup(isGate: true), Setup(isGate: false))
        let (before, beforeWithout) = (with.graph.inputsVerified, without.graph.inputsVerified)
        with.set(5)
        without.set(5)
        #expect(with.runs == 1_000 && without.runs == 1_000)
        #expect(with.gateRuns == 2)
        #expect(with.graph.inputsVerified - before < 5)
        #expect(without.graph.inputsVerified - beforeWithout >= 1_000)
        try with.graph.checkInvariants()
    }

    @Test("a gate that changes marks what depends on it, which runs once")
    func changed() throws {
        let setup = Setup(isGate: true)
        setup.set(15)
        #expect(setup.runs == 2_000)
        setup.set(16)
        setup.set(17)
        #expect(setup.runs == 2_000)
        try setup.graph.checkInvariants()
    }

    @Test("a held mark counts as work that waits, and whoever is told of work is told of it")
    func waiting() {
        let setup = Setup(isGate: true)
        var calls = 0
        setup.graph.onEffectQueued = { calls += 1 }
        setup.graph.perform { _ = setup.source.set(5) }
        #expect(calls == 1)
        #expect(setup.graph.hasQueuedEffects)
        #expect(setup.graph.hasQueuedEffects(stage: Self.stage))
        setup.graph.perform { _ = setup.graph.updateEffects(stage: Self.stage) }
        #expect(!setup.graph.hasQueuedEffects)
    }

    @Test("what is read from outside before an update is true, behind a gate too")
    func readFromOutside() {
        let graph = Graph()
        graph.perform {
            let source = Attribute(value: 0)
            let gate = Attribute(gate: Closure { source.value / 10 })
            let reader = Attribute(Closure { gate.value + 1 })
            #expect(reader.value == 1)
            source.set(30)
            #expect(reader.value == 4)
            source.set(50)
            #expect(reader.untracked == 6)
        }
    }

    @Test("a gate is not computed from what an effect further out releases in the same update")
    func released() {
        let graph = Graph()
        graph.perform {
            let items = Attribute(value: [1, 2, 3])
            let inner = Subgraph()
            // Goes when the last item goes.
            _ = Attribute<Void>(
                effect: StatefulClosure { _ in
                    if items.value.count < 3, !inner.isReleased { inner.release() }
                    return .changed(())
                }, stage: Self.stage)
            inner.apply {
                let gate = Attribute(gate: Closure { items.value[2] })
                _ = Attribute<Void>(
                    effect: StatefulClosure { _ in
                        _ = gate.value
                        return .changed(())
                    }, stage: Self.stage)
            }
            graph.updateEffects(stage: Self.stage)
            items.set([1])
            graph.updateEffects(stage: Self.stage)
            #expect(inner.isReleased)
            #expect(!graph.hasQueuedEffects)
        }
    }

    @Test("a gate behind a gate is opened after it, and what reads both runs once")
    func chain() {
        let graph = Graph()
        graph.perform {
            let source = Attribute(value: 0)
            var runs = 0
            let outer = Attribute(gate: Closure { source.value / 10 })
            let middle = Attribute(Closure { outer.value * 2 })
            let inner = Attribute(
                gate: Closure {
                    runs += 1
                    return middle.value + source.value / 100
                })
            _ = Attribute<Void>(
                effect: StatefulClosure { _ in
                    _ = inner.value
                    return .changed(())
                }, stage: Self.stage)
            graph.updateEffects(stage: Self.stage)
            source.set(10)
            graph.updateEffects(stage: Self.stage)
            #expect(runs == 2)
            #expect(inner.value == 2)
        }
    }

    @Test("many gates that are marked at once are not looked through for each of them")
    func many() {
        func comparisons(for count: Int) -> Double {
            let graph = Graph()
            return graph.perform {
                let source = Attribute(value: 0)
                for _ in 0..<count {
                    let gate = Attribute(gate: Closure { source.value })
                    _ = Attribute<Void>(
                        effect: StatefulClosure { _ in
                            _ = gate.value
                            return .changed(())
                        }, stage: Self.stage)
                }
                graph.updateEffects(stage: Self.stage)
                source.set(1)
                #expect(graph.updateEffects(stage: Self.stage) == count)
                return Double(graph.heldGates.comparisons) / Double(count)
            }
        }
        // As many as the logarithm of their number.
        #expect(comparisons(for: 1_000) > 0)
        #expect(comparisons(for: 16_000) < 2 * 14)
    }

    @Test("gates are taken in the order in which they were made, however they were marked, and deeper ones before")
    func order() {
        var held = HeldGates()
        let orders = [5, 3, 9, 1, 7, 2, 8, 6, 4, 0]
        func gate(_ order: Int, depth: Int = 1) -> HeldGate {
            HeldGate(node: UInt32(order), generation: 0, depth: depth, order: order, changedAt: 0)
        }
        for order in orders { held.append(gate(order, depth: order == 8 || order == 3 ? 2 : 1)) }
        #expect(held.popDeeper(than: 1)?.order == 8)
        #expect(held.popDeeper(than: 1)?.order == 3)
        #expect(held.popDeeper(than: 1) == nil)
        #expect(held.popOldest()?.order == 0)
        held.append(gate(10))
        #expect(held.contains { $0.order == 10 } && held.contains { $0.order == 9 } && !held.contains { $0.order == 0 })
        // Another search goes out to less depth.
        held.beginSearch()
        #expect(held.popDeeper(than: 0)?.order == 10)
        held.append(gate(0))
        #expect(held.popDeeper(than: 1) == nil)
        #expect((0..<8).compactMap { _ in held.popOldest()?.order } == [0, 1, 2, 4, 5, 6, 7, 9])
        #expect(held.isEmpty && held.popOldest() == nil)
    }
}
