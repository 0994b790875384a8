import TestSupport

/// How a random rule computes. What it reads may depend on what it read.
struct Formula: CustomStringConvertible {
    enum Kind: Int, CaseIterable {
        case sum, choose, lowBits, isLarge, hash, prefix, shortCircuit, children
    }
    let kind: Kind
    /// Indices below the rule's own: sources first, then rules. Four of them, perhaps the same.
    let inputs: [Int]

    var description: String { "\(kind)\(inputs)" }

    /// The value, given how to read an input and how to read the `count` children that a rule of that kind keeps, each of
    /// which gives the value of an input plus its position.
    func compute(read: (Int) -> Int, sumOfChildren: (_ count: Int, _ input: Int) -> Int) -> Int {
        switch kind {
        case .sum: inputs.reduce(0) { $0 &+ read($1) }
        case .choose: read(inputs[0]) & 1 == 0 ? read(inputs[1]) : read(inputs[2])
        case .lowBits: read(inputs[0]) & 1
        case .isLarge: read(inputs[0]) > 4 ? 1 : 0
        case .hash: inputs.reduce(1) { ($0 &* 31 &+ read($1)) % 1009 }
        case .prefix: inputs.prefix(1 + abs(read(inputs[3]) % 3)).reduce(0) { $0 ^ read($1) }
        case .shortCircuit: inputs.contains { read($0) & 3 == 2 } ? 1 : 0
        case .children: sumOfChildren(read(inputs[0]) & 3, inputs[1])
        }
    }
}

/// A random graph and what is done to it.
struct RandomScript {
    enum Step {
        case set(source: Int, value: Int)
        case pull(rule: Int)
        case invalidate(rule: Int)
        case release(group: Int)
        case make(group: Int)
        case effects
        case check
    }

    static let sourceCount = 6
    /// Set by an effect, and read only by rules behind those that the effect reads.
    static let effectSource = 5
    static let ruleCount = 14
    /// The rules that effects watch are below this one, those that may read `effectSource` from it on.
    static let firstLateRule = 7
    static let groupCount = 4
    /// The group a rule belongs to; nil for one that always lives. Group 1 is inside group 0.
    static func group(ofRule rule: Int) -> Int? { rule % 3 == 1 ? rule / 3 % groupCount : nil }
    static func parent(ofGroup group: Int) -> Int? { group == 1 ? 0 : nil }

    let formulas: [Formula]
    var steps: [Step]

    init(using generator: inout SeededGenerator) {
        formulas = (0..<Self.ruleCount).map { rule in
            let limit = Self.sourceCount + rule
            let inputs = (0..<4).map { _ in
                let input = Int.random(in: 0..<limit, using: &generator)
                return input == Self.effectSource && rule < Self.firstLateRule ? 0 : input
            }
            return Formula(kind: Formula.Kind.allCases.randomElement(using: &generator)!, inputs: inputs)
        }
        steps = (0..<Int.random(in: 5...40, using: &generator)).map { _ in Self.step(using: &generator) }
    }

    private static func step(using generator: inout SeededGenerator) -> Step {
        func random(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }
        switch random(24) {
        case 0..<9: return .set(source: random(effectSource), value: random(8))
        case 9..<16: return .pull(rule: random(ruleCount))
        case 16: return .invalidate(rule: random(ruleCount))
        case 17: return .release(group: random(groupCount))
        case 18, 19: return .make(group: random(groupCount))
        case 20: return .check
        default: return .effects
        }
    }

    /// The smallest script found that still fails: halves are left out, then quarters, down to single steps.
    func shrunk(while fails: (RandomScript) -> Bool) -> RandomScript {
        var script = self
        var length = max(steps.count / 2, 1)
        while true {
            var start = 0
            var didShrink = false
            while start < script.steps.count {
                var fewer = script
                fewer.steps.removeSubrange(start..<min(start + length, script.steps.count))
                if fails(fewer) {
                    script = fewer
                    didShrink = true
                } else {
                    start += length
                }
            }
            if length > 1 { length /= 2 } else if !didShrink { return script }
        }
    }
}
