import Testing

@testable import AttributeGraph

private final class Token {}

/// Handles that outlive attributes, rules that end themselves, and what runs although no value differs.
@Suite("Handles")
struct HandleTests {
    @Test("a weak handle invalidates its attribute as long as that is there, and another in its place never")
    func weak() {
        let graph = Graph()
        var runs = 0
        graph.perform {
            let subgraph = Subgraph()
            let rule = subgraph.apply { Attribute(Closure { runs += 1 }) }
            _ = rule.value
            let handle = rule.weakID
            #expect(runs == 1)
            graph.invalidate(handle)
            _ = rule.value
            #expect(runs == 2)
            subgraph.release()
            // The next attribute takes the place of the one that has gone.
            var others = 0
            let other = Attribute(Closure { others += 1 })
            _ = other.value
            #expect(other.id == rule.id)
            graph.invalidate(handle)
            _ = other.value
            #expect(others == 1)
            graph.invalidate(other.weakID)
            _ = other.value
            #expect(others == 2)
        }
    }

    @Test("a source that is invalidated makes its readers run again, though its value is the same")
    func invalidatedSource() {
        let graph = Graph()
        var runs = 0
        graph.perform {
            let source = Attribute(value: 1)
            let rule = Attribute(
                Closure { () -> Int in
                    runs += 1
                    return source.value
                })
            #expect(rule.value == 1)
            source.set(1)
            _ = rule.value
            #expect(runs == 1)
            source.invalidate()
            _ = rule.value
            #expect(runs == 2)
            _ = rule.value
            #expect(runs == 2)
        }
    }

    @Test("a subgraph is inside itself and those above, and in no other")
    func inside() {
        let graph = Graph()
        graph.perform {
            let outer = Subgraph()
            let (inner, other) = outer.apply { (Subgraph(), Subgraph()) }
            #expect(inner.isInside(inner) && inner.isInside(outer))
            #expect(!outer.isInside(inner) && !inner.isInside(other) && !other.isInside(inner))
        }
    }

    @Test("an effect that releases its own subgraph leaves none of what it stored")
    func endsItself() {
        let graph = Graph()
        weak var kept: Token?
        graph.perform {
            // Something before it in the same place of the list of what has to be destroyed.
            let around = Subgraph()
            let subgraph = Subgraph()
            subgraph.apply {
                _ = Attribute(
                    effect: StatefulClosure<Token> { _ in
                        around.release()
                        subgraph.release()
                        let token = Token()
                        kept = token
                        return .changed(token)
                    }, stage: EffectStage(rawValue: 0))
            }
            around.apply { _ = Attribute(value: Token()) }
            graph.updateEffects(stage: EffectStage(rawValue: 0))
            #expect(subgraph.isReleased)
        }
        #expect(kept == nil)
    }

    @Test("what a rule has not read before counts as changed, and what it read only where it has changed")
    func changes() {
        let graph = Graph()
        graph.perform {
            let (first, second, isSecond) = (Attribute(value: 1), Attribute(value: 2), Attribute(value: false))
            var seen: [Bool] = []
            let rule = Attribute(
                Closure { () -> Int in
                    if isSecond.value {
                        let (value, changed) = second.valueAndChange
                        seen.append(changed)
                        return value
                    }
                    let (value, changed) = first.valueAndChange
                    seen.append(changed)
                    return value
                })
            _ = rule.value
            #expect(seen == [true])
            isSecond.set(true)
            _ = rule.value
            // Never read: a reason to look, though it is older than the rule's last run.
            #expect(seen == [true, true])
            second.set(3)
            _ = rule.value
            #expect(seen == [true, true, true])
            rule.invalidate()
            _ = rule.value
            #expect(seen == [true, true, true, false])
        }
    }
}
