import Foundation
import Testing

@testable import AttributeGraph

/// Random graphs edited at random, compared with computing everything anew.
@Suite("Random graphs")
struct RandomGraphTests {
    /// One step of a script.
    enum Step {
        case set(source: Int, value: Int)
        case pull(rule: Int)
        case release(group: Int)
        case make(group: Int)
        case effects
    }

    /// How a rule computes: what it reads may depend on what it read.
    struct Formula {
        /// Indices below the rule's own: sources first, then rules.
        let inputs: [Int]
        let kind: Int

        func compute(_ read: (Int) -> Int) -> Int {
            switch kind {
            case 0: inputs.reduce(0) { $0 &+ read($1) }
            case 1: read(inputs[0]) & 1 == 0 ? read(inputs[1 % inputs.count]) : read(inputs[2 % inputs.count])
            case 2: read(inputs[0]) & 3
            case 3: read(inputs[0]) > 4 ? 1 : 0
            default: inputs.reduce(1) { ($0 &* 31 &+ read($1)) % 1009 }
            }
        }
    }

    static let sourceCount = 6
    static let ruleCount = 14
    /// The last rules belong to groups that come and go; nothing else reads them.
    static let groupCount = 3

    private struct Failure: Error, CustomStringConvertible { let description: String }

    /// Runs one script. Throws what went wrong.
    private func run(_ formulas: [Formula], _ steps: [Step]) throws {
        let graph = Graph()
        try graph.perform {
            var values = Array(repeating: 0, count: Self.sourceCount)
            let sources = values.map { Attribute(value: $0) }
            var rules: [Attribute<Int>?] = []
            var runs = Array(repeating: 0, count: Self.ruleCount)
            let counter = Counter(count: Self.ruleCount)
            var groups = (0..<Self.groupCount).map { _ in Subgraph() }
            let firstGrouped = Self.ruleCount - Self.groupCount

            func attribute(_ index: Int) -> Attribute<Int> {
                index < Self.sourceCount ? sources[index] : rules[index - Self.sourceCount]!
            }
            func makeRule(_ number: Int) -> Attribute<Int> {
                let formula = formulas[number]
                let inputs = Dictionary(
                    formula.inputs.map { ($0, attribute($0)) }, uniquingKeysWith: { first, _ in first })
                return Attribute(
                    Closure {
                        counter.runs[number] += 1
                        return formula.compute { inputs[$0]!.value }
                    })
            }
            for number in 0..<Self.ruleCount {
                rules.append(
                    number < firstGrouped
                        ? makeRule(number) : groups[number - firstGrouped].apply { makeRule(number) })
            }
            func naive(_ index: Int) -> Int {
                index < Self.sourceCount ? values[index] : formulas[index - Self.sourceCount].compute(naive)
            }
            var effectValue: Int?
            let watched = rules[firstGrouped - 1]!
            _ = Attribute<Void>(
                effect: StatefulClosure { _ in
                    effectValue = watched.value
                    return .changed(())
                }, stage: EffectStage(rawValue: 0))

            for step in steps {
                switch step {
                case .set(let source, let value):
                    values[source] = value
                    sources[source].set(value)
                    runs = counter.runs
                case .pull(let number):
                    guard let rule = rules[number] else { continue }
                    let expected = naive(Self.sourceCount + number)
                    let value = rule.value
                    guard value == expected else {
                        throw Failure(description: "rule \(number) is \(value), not \(expected)")
                    }
                case .release(let group):
                    groups[group].release()
                    rules[firstGrouped + group] = nil
                case .make(let group):
                    guard rules[firstGrouped + group] == nil else { continue }
                    groups[group] = Subgraph()
                    let number = firstGrouped + group
                    rules[number] = groups[group].apply { makeRule(number) }
                    runs[number] = counter.runs[number]
                case .effects:
                    graph.updateEffects(stage: EffectStage(rawValue: 0))
                    guard effectValue == naive(Self.sourceCount + firstGrouped - 1) else {
                        throw Failure(description: "the effect saw \(effectValue ?? -1)")
                    }
                }
                // Between two changes of sources no rule runs twice.
                for number in 0..<Self.ruleCount where counter.runs[number] > runs[number] + 1 {
                    throw Failure(description: "rule \(number) ran more than once for one change")
                }
                graph._checkInvariants()
            }
        }
    }

    private final class Counter {
        var runs: [Int]
        init(count: Int) { runs = Array(repeating: 0, count: count) }
    }

    private func script(_ generator: inout SeededGenerator) -> ([Formula], [Step]) {
        let firstGrouped = Self.ruleCount - Self.groupCount
        let formulas = (0..<Self.ruleCount).map { number in
            let limit = Self.sourceCount + min(number, firstGrouped)
            return Formula(
                inputs: (0..<Int.random(in: 1...4, using: &generator)).map { _ in
                    Int.random(in: 0..<limit, using: &generator)
                }, kind: Int.random(in: 0...4, using: &generator))
        }
        let steps = (0..<Int.random(in: 5...40, using: &generator)).map { _ -> Step in
            switch Int.random(in: 0..<20, using: &generator) {
            case 0..<8:
                .set(
                    source: Int.random(in: 0..<Self.sourceCount, using: &generator),
                    value: Int.random(in: 0..<8, using: &generator))
            case 8..<15: .pull(rule: Int.random(in: 0..<Self.ruleCount, using: &generator))
            case 15: .release(group: Int.random(in: 0..<Self.groupCount, using: &generator))
            case 16: .make(group: Int.random(in: 0..<Self.groupCount, using: &generator))
            default: .effects
            }
        }
        return (formulas, steps)
    }

    @Test("10,000 random scripts agree with computing everything anew")
    func agreesWithNaive() throws {
        let seed =
            ProcessInfo.processInfo.environment["DOVETAIL_SEED"].flatMap(UInt64.init)
            ?? UInt64.random(in: 0..<1_000_000)
        print("random graphs: seed \(seed) (set DOVETAIL_SEED to repeat)")
        var generator = SeededGenerator(seed: seed)
        for number in 0..<10_000 {
            let (formulas, steps) = script(&generator)
            do {
                try run(formulas, steps)
            } catch {
                let smallest = shrink(formulas, steps)
                Issue.record("seed \(seed), script \(number): \(error)\nsmallest script: \(smallest)\n\(formulas)")
                return
            }
        }
    }

    /// Leaves out steps as long as the script still fails.
    private func shrink(_ formulas: [Formula], _ steps: [Step]) -> [Step] {
        var steps = steps
        var index = 0
        while index < steps.count {
            var fewer = steps
            fewer.remove(at: index)
            if (try? run(formulas, fewer)) == nil { steps = fewer } else { index += 1 }
        }
        return steps
    }
}
