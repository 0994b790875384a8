import TestSupport
import Testing

/// Random graphs edited at random, compared with computing everything anew.
@Suite("Random graphs")
struct RandomGraphTests {
    private func failure(of script: RandomScript) -> (any Error)? {
        do {
            try RandomGraph(script).run()
            return nil
        } catch {
            return error
        }
    }

    @Test("10,000 random scripts agree with computing everything anew, and no rule runs without need")
    func agreesWithNaive() {
        let seed = SeededGenerator.chosenSeed(for: "random graphs")
        var generator = SeededGenerator(seed: seed)
        for number in 0..<10_000 {
            let script = RandomScript(using: &generator)
            guard failure(of: script) != nil else { continue }
            let smallest = script.shrunk { failure(of: $0) != nil }
            Issue.record(
                """
                seed \(seed), script \(number): \(failure(of: smallest)!)
                steps: \(smallest.steps)
                rules: \(smallest.formulas.enumerated().map { "\($0) \($1)" })
                """)
            return
        }
    }
}
