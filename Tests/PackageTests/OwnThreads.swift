import Foundation
import Testing

/// Runs tests that wait for programs on threads of their own: they would keep the few that all tests share from the others.
struct OwnThreads: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        // A suite has nothing to run by itself.
        guard testCase != nil else { return try await function() }
        try await withTaskExecutorPreference(Executor()) { try await function() }
    }

    /// A thread for each job. There is one for each step of a test, of which there are few.
    private final class Executor: TaskExecutor {
        func enqueue(_ job: consuming ExecutorJob) {
            let (job, executor) = (UnownedJob(job), asUnownedTaskExecutor())
            Thread.detachNewThread { job.runSynchronously(on: executor) }
        }
    }
}

extension Trait where Self == OwnThreads {
    /// For tests that wait for programs.
    static var onThreadsOfTheirOwn: Self { OwnThreads() }
}
