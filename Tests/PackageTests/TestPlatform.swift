import Foundation
import TestSupport

/// A platform made of what was built for these tests, which takes seconds: its engine checks itself, as the tests' does.
enum TestPlatform {
    /// The platform's folder, made once for all tests.
    static func folder() throws -> URL { try made.get() }

    private static let made = Result {
        let output = Tool.repository.appendingPathComponent(".build/test-platform")
        let result = try Tool.run(
            Tool.built("dovetail"),
            [
                "platform", "build", "--configuration", "debug", "--skip-build", "--output", output.path,
                "--scratch-path", Tool.repository.appendingPathComponent(".build").path,
            ])
        guard result.status == 0, let folder = result.output.split(separator: "\n").last else {
            throw NotMade(description: result.output)
        }
        return URL(fileURLWithPath: String(folder))
    }

    struct NotMade: Error, CustomStringConvertible { let description: String }

    /// Runs the command line that is part of the platform.
    static func dovetail(
        _ arguments: [String], in folder: URL, environment: [String: String] = [:]
    ) throws -> Tool.Result {
        try Tool.run(
            try Self.folder().appendingPathComponent("bin/dovetail").path, arguments, in: folder,
            environment: environment)
    }
}
