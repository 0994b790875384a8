import DovetailCore
import TestSupport
import Testing

/// Gives each test a folder of its own for what apps keep: drafts of documents, and the list of recent ones.
public struct OwnDataFolder: SuiteTrait, TestTrait, TestScoping {
    public var isRecursive: Bool { true }

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        // Suites have no files of their own.
        guard testCase != nil else { return try await function() }
        let folder = TemporaryFolder("data")
        try await StorageFolders.$ownData.withValue(folder.url) { try await function() }
        withExtendedLifetime(folder) {}
    }
}

extension Trait where Self == OwnDataFolder {
    public static var ownDataFolder: Self { OwnDataFolder() }
}
