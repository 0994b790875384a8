import TestSupport
import Testing

/// Random edits of random view trees, compared with computing everything anew.
@Suite("Model")
@MainActor
struct ModelTests {
    @Test("2,000 random sequences show, keep, run and report what computing everything anew says (BEH-245)")
    func agreesWithOracle() {
        let seed = SeededGenerator.chosenSeed(for: "model")
        var generator = SeededGenerator(seed: seed)
        for number in 0..<2000 {
            let script = Script(using: &generator)
            guard failure(of: script) != nil else { continue }
            let smallest = script.shrunk { failure(of: $0) != nil }
            Issue.record("seed \(seed), sequence \(number): \(failure(of: smallest)!)\n\(smallest)")
            return
        }
    }

    private func failure(of script: Script) -> (any Error)? {
        do {
            var run = ModelRun(script)
            try run.run()
            return nil
        } catch {
            return error
        }
    }
}
