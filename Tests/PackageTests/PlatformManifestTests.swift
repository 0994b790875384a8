import Foundation
import TestSupport
import Testing

/// What the package says of itself where it is built as a platform.
@Suite("Platform: the manifest")
struct PlatformManifestTests {
    @Test("modules of others have names of their own in a platform, so that packages can bring some along")
    func names() throws {
        // The folder of the build is locked while tests run.
        let folder = TemporaryFolder("dovetail-manifest")
        func aliases(_ environment: [String: String]) throws -> [String] {
            let result = try Tool.run(
                "/usr/bin/env",
                [
                    "swift", "package", "dump-package", "--package-path", Tool.repository.path,
                    "--scratch-path", folder.url.path,
                ],
                environment: environment)
            #expect(result.status == 0, "\(result.output)")
            return ["Combine", "Logging"].filter { result.output.contains("\"Dovetail\($0)\"") }
        }
        #expect(try aliases(["DOVETAIL_BUILDS_PLATFORM": "1"]) == ["Combine", "Logging"])
        #expect(try aliases([:]) == [])
    }
}
