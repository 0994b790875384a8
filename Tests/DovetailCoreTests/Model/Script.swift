/// A random tree and what is done to it.
struct Script: CustomStringConvertible {
    /// One write. Which of what is there it concerns is a number, taken modulo how many there are, so that a script makes sense
    /// with any of its steps left out.
    enum Write {
        case set(target: Int, value: Int)
        /// Through a binding whose owner has gone.
        case stale(target: Int, value: Int)
        case publish(object: Int, value: Int)
        case insert(target: Int, key: Int, position: Int)
        case remove(target: Int, position: Int)
        case move(target: Int, from: Int, to: Int)
    }

    var tree: Tree
    /// The writes of one step are made before the next update.
    var steps: [[Write]]

    init(using generator: inout some RandomNumberGenerator) {
        tree = Tree.random(depth: Int.random(in: 1...4, using: &generator), using: &generator)
        let count = Int.random(in: 3...12, using: &generator)
        steps = (0..<count).map { _ in
            (0..<Int.random(in: 1...3, using: &generator)).map { _ in Self.write(using: &generator) }
        }
    }

    private static func write(using generator: inout some RandomNumberGenerator) -> Write {
        func random(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }
        let target = random(1000)
        switch random(20) {
        case 0..<8: return .set(target: target, value: random(4))
        case 8: return .stale(target: target, value: random(4))
        case 9..<12: return .publish(object: random(3), value: random(4))
        case 12..<16: return .insert(target: target, key: random(6), position: random(6))
        case 16..<18: return .remove(target: target, position: random(6))
        default: return .move(target: target, from: random(6), to: random(6))
        }
    }

    var description: String {
        "tree: \(tree)\n" + steps.enumerated().map { "\($0): \($1)" }.joined(separator: "\n")
    }

    /// The smallest script found that still fails.
    func shrunk(while fails: (Script) -> Bool) -> Script {
        var script = self
        while let smaller = script.candidates.first(where: fails) { script = smaller }
        return script
    }

    private var candidates: [Script] {
        var scripts: [Script] = []
        for index in steps.indices {
            var fewer = self
            fewer.steps.remove(at: index)
            scripts.append(fewer)
            for write in steps[index].indices where steps[index].count > 1 {
                var fewer = self
                fewer.steps[index].remove(at: write)
                scripts.append(fewer)
            }
        }
        for tree in tree.simpler {
            var simpler = self
            simpler.tree = tree
            scripts.append(simpler)
        }
        return scripts
    }
}
