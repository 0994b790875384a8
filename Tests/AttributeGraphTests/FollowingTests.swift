import TestSupport
import Testing

@testable import AttributeGraph

/// Rules that take over another value of an input without a run.
@Suite("Following")
struct FollowingTests {
    private static let stage = EffectStage(rawValue: 0)

    /// Twice what its leader is, and what else it reads.
    private struct Sum: FollowingRule {
        let leader: Attribute<Int>
        var others: [Attribute<Int>] = []
        /// Changes by more than this are not followed.
        var limit = Int.max

        mutating func update(previous: Int?) -> RuleResult<Int> {
            .value(others.reduce(2 * leader.value) { $0 + $1.value })
        }

        func canFollow(from old: Int, to new: Int) -> Bool { abs(new - old) <= limit }

        static var keepsValue: Bool { false }

        mutating func follow(from old: Int, to new: Int, value: inout Int) -> Bool {
            value += 2 * (new - old)
            return true
        }
    }

    @Test("readers that can follow do so at once, those behind them too, and nothing runs")
    func chain() throws {
        let graph = Graph()
        try graph.perform {
            let source = Attribute(value: 1)
            let sums = (0..<100).map { _ in Attribute<Int>(effect: Sum(leader: source), stage: Self.stage) }
            let ends = sums.map { Attribute<Int>(effect: Sum(leader: $0), stage: Self.stage) }
            graph.updateEffects(stage: Self.stage)
            let runs = graph.rulesRun
            #expect(source.setFollowed(5))
            #expect(!source.setFollowed(5))
            #expect(!graph.hasQueuedEffects)
            #expect(graph.followings == 200)
            #expect(sums.allSatisfy { $0.value == 10 } && ends.allSatisfy { $0.value == 20 })
            #expect(graph.rulesRun == runs)
            try graph.checkInvariants()
        }
    }

    @Test("where one reader cannot follow all are marked; behind one that does, what cannot is")
    func mixed() throws {
        let graph = Graph()
        try graph.perform {
            let source = Attribute(value: 1)
            let near = Attribute<Int>(Sum(leader: source))
            let far = Attribute<Int>(Sum(leader: source, limit: 10))
            let plain = Attribute(Closure { near.value + 1 })
            #expect(near.value == 2 && far.value == 2 && plain.value == 3)
            let runs = graph.rulesRun
            source.setFollowed(5)
            #expect(graph.followings == 2)
            #expect(plain.value == 11 && near.value == 10 && far.value == 10)
            #expect(graph.rulesRun == runs + 1)
            source.setFollowed(100)
            #expect(graph.followings == 2)
            #expect(near.value == 200 && far.value == 200 && plain.value == 201)
            #expect(graph.rulesRun == runs + 4)
            // One that reads it as something else than its leader can't follow either.
            let other = Attribute<Int>(Sum(leader: far, others: [source]))
            #expect(other.value == 500)
            source.setFollowed(101)
            #expect(graph.followings == 2 && other.value == 505)
            try graph.checkInvariants()
        }
    }

    @Test("a rule that runs, or is about to, finds out that its input changed")
    func waiting() {
        let graph = Graph()
        graph.perform {
            let (source, second) = (Attribute(value: 1), Attribute(value: 1))
            let sum = Attribute<Int>(Sum(leader: source, others: [second]))
            #expect(sum.value == 3)
            second.set(2)
            source.setFollowed(2)
            #expect(graph.followings == 0 && sum.value == 6)
            // The change comes while a rule runs that read the source in its last run and has not read it yet in this one.
            let trigger = Attribute(value: 0)
            var kept: [Bool] = []
            let running = Attribute<Int>(
                StatefulClosure { previous in
                    source.setFollowed(trigger.value + 2)
                    let keeps = graph.keepRemainingInputs()
                    kept.append(keeps)
                    return keeps ? .unchanged : .value(source.value)
                })
            #expect(running.value == 2)
            trigger.set(7)
            #expect(running.value == 9 && sum.value == 20)
            #expect(kept == [false, false])
        }
    }

    @Test("a deep chain follows without using up the stack")
    func deep() {
        let graph = Graph()
        graph.perform {
            let source = Attribute(value: 0)
            var last = source
            for _ in 0..<60_000 {
                last = Attribute<Int>(Step(leader: last))
                _ = last.value
            }
            let runs = graph.rulesRun
            source.setFollowed(5)
            #expect(graph.followings == 60_000 && last.value == 5)
            #expect(graph.rulesRun == runs)
        }
    }

    /// As much as its leader.
    private struct Step: FollowingRule {
        let leader: Attribute<Int>
        mutating func update(previous: Int?) -> RuleResult<Int> { .value(leader.value) }
        func canFollow(from old: Int, to new: Int) -> Bool { true }
        static var keepsValue: Bool { false }
        mutating func follow(from old: Int, to new: Int, value: inout Int) -> Bool {
            value = new
            return true
        }
    }

    @Test("random graphs of rules that follow, some of them and none, equal what is computed anew")
    func random() throws {
        let seed = SeededGenerator.chosenSeed(for: "following")
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<200 {
            let graph = Graph()
            try graph.perform {
                var attributes = (0..<3).map { Attribute(value: $0) }
                var makers: [(leader: Int, others: [Int])] = []
                for index in 3..<20 {
                    let leader = Int.random(in: 0..<index, using: &generator)
                    let others = (0..<Int.random(in: 0...2, using: &generator)).map { _ in
                        Int.random(in: 0..<index, using: &generator)
                    }.filter { $0 != leader }
                    makers.append((leader, others))
                    let rule = Sum(
                        leader: attributes[leader], others: others.map { attributes[$0] },
                        limit: Int.random(in: 0...1, using: &generator) == 0 ? 4 : .max)
                    switch Int.random(in: 0..<4, using: &generator) {
                    case 0:
                        let (first, rest) = (rule.leader, rule.others)
                        attributes.append(Attribute(Closure { rest.reduce(2 &* first.value) { $0 &+ $1.value } }))
                    case 1: attributes.append(Attribute(effect: rule, stage: Self.stage))
                    default: attributes.append(Attribute(rule))
                    }
                }
                for _ in 0..<40 {
                    let value = Int.random(in: 0..<10, using: &generator)
                    let source = attributes[Int.random(in: 0..<3, using: &generator)]
                    if Bool.random(using: &generator) { source.setFollowed(value) } else { source.set(value) }
                    if Bool.random(using: &generator) { graph.updateEffects(stage: Self.stage) }
                    let read = Int.random(in: 0..<attributes.count, using: &generator)
                    _ = attributes[read].value
                    try graph.checkInvariants()
                    guard Int.random(in: 0..<4, using: &generator) == 0 else { continue }
                    var expected = attributes[..<3].map(\.value)
                    for maker in makers {
                        expected.append(maker.others.reduce(2 * expected[maker.leader]) { $0 + expected[$1] })
                    }
                    try #require(attributes.map(\.value) == expected, "seed \(seed)")
                }
            }
        }
    }
}
