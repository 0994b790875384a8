import AttributeGraph
import DovetailCore
import DovetailTesting
import Foundation
import TestSupport
import Testing

private struct FirstKey: EnvironmentKey { static let defaultValue = 0 }
private struct SecondKey: EnvironmentKey { static let defaultValue: Int? = nil }
private struct NumberedKey: Hashable { let number: Int }

extension EnvironmentValues {
    fileprivate var first: Int {
        get { self[FirstKey.self] }
        set { self[FirstKey.self] = newValue }
    }
    fileprivate var second: Int? {
        get { self[SecondKey.self] }
        set { self[SecondKey.self] = newValue }
    }
    fileprivate subscript(key: NumberedKey) -> Int { first + key.number }
}

/// What is read of an environment is read through a slot for each key, which all who read it share (C4).
@Suite("Slots of the environment")
struct EnvironmentSlotTests {
    /// An environment in a subgraph.
    private struct Setup {
        let graph = Graph()
        let owner: Subgraph
        let source: Attribute<EnvironmentValues>
        let environment: InheritedEnvironment

        init() {
            let owner = Subgraph(graph: graph, parent: nil)
            let source = owner.apply { Attribute(value: EnvironmentValues()) }
            (self.owner, self.source) = (owner, source)
            environment = owner.apply { InheritedEnvironment(source) }
        }

        func set(_ change: (inout EnvironmentValues) -> Void) {
            graph.perform {
                var values = source.untracked
                change(&values)
                source.set(values)
            }
        }
    }

    @Test("readers further in share one attribute for each key and key path; those beside it have their own")
    func sharing() throws {
        let setup = Setup()
        let environment = setup.environment
        let (one, other) = (
            Subgraph(graph: setup.graph, parent: setup.owner), Subgraph(graph: setup.graph, parent: setup.owner)
        )
        let path: KeyPath<EnvironmentValues, Int> = \.first
        let part = one.apply { environment.projected(at: path) }
        #expect(other.apply { environment.projected(at: path) } == part)
        #expect(setup.owner.apply { environment.projected(at: path) } != part)
        let slot = one.apply { environment.projected(key: FirstKey.self) }
        #expect(setup.owner.apply { environment.projected(key: FirstKey.self) } == slot)
        one.release()
        setup.set { $0.first = 5 }
        setup.graph.perform { #expect(part.value == 5 && slot.value == 5) }
        try setup.graph.checkInvariants()
    }

    @Test("key paths that each reader makes anew share nothing once there are many")
    func limit() {
        let setup = Setup()
        let inner = Subgraph(graph: setup.graph, parent: setup.owner)
        inner.apply {
            let before = setup.graph.attributeCount
            for number in 0..<300 {
                #expect(setup.environment.projected(at: \.[NumberedKey(number: number)]).value == number)
            }
            #expect(setup.graph.attributeCount - before <= 302)
        }
        // What was not shared goes with its reader.
        let count = setup.graph.attributeCount
        inner.release()
        #expect(setup.graph.attributeCount <= count - 230)
    }

    @Test("a change of other keys leaves the slot of a key what it is outside")
    func leftAlone() {
        let setup = Setup()
        setup.owner.apply {
            let environment = setup.environment
            let inner = environment.changed(.keys([FirstKey.self])) { $0.first = 3 }
            #expect(inner.projected(key: SecondKey.self) == environment.projected(key: SecondKey.self))
            #expect(inner.projected(key: FirstKey.self) != environment.projected(key: FirstKey.self))
            #expect(inner.read { $0.first } == 3 && environment.read { $0.first } == 0)
        }
    }

    @Test("a change of one key runs no rule of a thousand readers of another, whatever is set between")
    func growth() throws {
        let setup = Setup()
        var runs = 0
        for number in 0..<1_000 {
            Subgraph(graph: setup.graph, parent: setup.owner).apply {
                let environment = setup.environment.changed { $0.lineLimit = number }
                let part = Attribute.computed { environment.read { ($0.second ?? 0) + ($0.lineLimit ?? 0) } }
                _ = Attribute<Int>(
                    effect: Counted {
                        runs += 1
                        return part.value
                    }, stage: EffectStage(rawValue: 0))
            }
        }
        func work(_ change: (inout EnvironmentValues) -> Void) -> (runs: Int, rules: Int) {
            let before = (runs, setup.graph.rulesRun)
            setup.set(change)
            setup.graph.perform { _ = setup.graph.updateEffects(stage: EffectStage(rawValue: 0)) }
            return (runs - before.0, Int(setup.graph.rulesRun - before.1))
        }
        _ = work { $0.first = 1 }
        let first = work { $0.first = 2 }
        #expect(first.runs == 0 && first.rules <= 3)
        #expect(work { $0.second = 2 }.runs == 1_000)
        try setup.graph.checkInvariants()
    }

    private struct Counted: StatefulRule {
        let compute: () -> Int
        func update(previous: Int?) -> RuleResult<Int> { .value(compute()) }
    }

    @Test("100,000 environments one within another end without a deep stack")
    func depth() {
        let setup = Setup()
        setup.owner.apply {
            var environment = setup.environment
            for _ in 0..<100_000 { environment.change { $0.first += 1 } }
            #expect(environment != setup.environment)
        }
    }

    /// One step of a random chain of changes.
    private enum Step: CaseIterable {
        case setFirst, addToFirst, setSecond, clearSecond, setLimit, limitFromFirst, firstFromLimit, replaceAll

        func apply(_ values: inout EnvironmentValues, _ number: Int) {
            switch self {
            case .setFirst: values.first = number
            case .addToFirst: values.first += number
            case .setSecond: values.second = number
            case .clearSecond: values.second = nil
            case .setLimit: values.lineLimit = number
            case .limitFromFirst: values.lineLimit = values.first
            case .firstFromLimit: values.first = values.lineLimit ?? -1
            case .replaceAll:
                let first = values.first
                values = EnvironmentValues()
                values.first = first
            }
        }

        var extent: EnvironmentChange.Extent {
            switch self {
            case .setFirst: .keys([FirstKey.self])
            case .addToFirst: .otherKeys
            case .setSecond, .clearSecond: .keys([SecondKey.self])
            default: .anything
            }
        }
    }

    @Test("random changes, one within another, read in every way, are those made one after another on a value")
    func oracle() throws {
        let seed = SeededGenerator.chosenSeed(for: "slots of the environment")
        var random = SeededGenerator(seed: seed)
        for _ in 0..<200 {
            let setup = Setup()
            var numbers: [Attribute<Int>] = []
            var steps: [Step] = []
            var environments = [setup.environment]
            var subgraph = setup.owner
            for _ in 0..<Int.random(in: 1...8, using: &random) {
                if Bool.random(using: &random) { subgraph = Subgraph(graph: setup.graph, parent: subgraph) }
                let step = Step.allCases.randomElement(using: &random)!
                subgraph.apply {
                    let number = Attribute(value: Int.random(in: 0...9, using: &random))
                    environments.append(
                        environments.last!.changed(step.extent) { step.apply(&$0, number.value) })
                    numbers.append(number)
                    steps.append(step)
                }
            }
            let inner = Subgraph(graph: setup.graph, parent: subgraph)
            let readers = inner.apply {
                environments.map { environment in
                    Attribute.computed { environment.read { [$0.first, $0.second ?? -7, $0.lineLimit ?? -7] } }
                }
            }
            for _ in 0..<6 {
                try inner.apply {
                    switch Int.random(in: 0...2, using: &random) {
                    case 0: numbers.randomElement(using: &random)?.set(Int.random(in: 0...9, using: &random))
                    case 1: setup.set { $0.first = Int.random(in: 0...9, using: &random) }
                    default: setup.set { $0.lineLimit = Int.random(in: 0...9, using: &random) }
                    }
                    var values = setup.source.untracked
                    for (index, environment) in environments.enumerated() {
                        if index > 0 { steps[index - 1].apply(&values, numbers[index - 1].untracked) }
                        let expected = [values.first, values.second ?? -7, values.lineLimit ?? -7]
                        try #require(readers[index].value == expected, "seed \(seed)")
                        try #require(environment.untracked == values, "seed \(seed)")
                        try #require(environment.peek { $0.first } == values.first, "seed \(seed)")
                        try #require(environment.projected(at: \.second).value == values.second, "seed \(seed)")
                        try #require(environment.projected(key: FirstKey.self).value == values.first, "seed \(seed)")
                    }
                }
                try setup.graph.checkInvariants()
            }
        }
    }
}
