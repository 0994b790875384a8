import Foundation
import TestSupport

/// How often the compiler's solver chose while it type-checked something: work that is the same on every machine, however busy it is.
struct SolverWork {
    let result: TestCompiler.Result
    /// Constraint scopes, as the compiler's statistics name choices.
    let choices: Int

    /// Type-checks sources, in Swift 5 mode.
    init(of sources: [String: String]) throws {
        let folder = TemporaryFolder("SolverWork")
        result = try TestCompiler().check(
            sources, languageMode: 5,
            options: ["-Xfrontend", "-stats-output-dir", "-Xfrontend", folder.url.path])
        let statistics = try FileManager.default.contentsOfDirectory(at: folder.url, includingPropertiesForKeys: nil)
            .compactMap {
                try JSONDecoder().decode([String: Double].self, from: Data(contentsOf: $0))["Sema.NumConstraintScopes"]
            }
        guard !statistics.isEmpty else { throw Missing() }
        choices = Int(statistics.reduce(0, +))
    }

    private struct Missing: Error, CustomStringConvertible {
        var description: String { "the compiler has written no statistics" }
    }
}
