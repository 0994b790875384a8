import Foundation
import TestSupport
import Testing

/// Depth costs no stack: on one that is 27 times smaller than what programs get, 600 levels are what 16,000 are on a whole one.
@Suite("Depth on a small stack")
struct StackTests {
    @Test("600 views of a kind in each other are used on a stack of 300 kB, most of which follows from no depth")
    func smallStack() async throws {
        // The main thread's stack is as large as its process was allowed to make it, so this takes a process of its own.
        let result = try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread { continuation.resume(with: Result { try Self.useDeepViews() }) }
        }
        #expect(result.status == 0, "\(result.output.suffix(2_000))")
        #expect(result.output.contains("Test run with 1 test in 1 suite passed"))
    }

    private static func useDeepViews() throws -> Tool.Result {
        let filter = "--testing-library swift-testing --filter 'DovetailCoreTests.DepthTests/deep'"
        return try Tool.run(
            "/bin/sh", ["-c", "ulimit -s 300 && exec \"$0\" \(filter)", CommandLine.arguments[0]],
            environment: ["DOVETAIL_LEVELS": "600"])
    }
}
