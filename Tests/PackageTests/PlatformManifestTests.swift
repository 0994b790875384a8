import Foundation
import TestSupport
import Testing

/// What the package says of itself where it is built as a platform.
@Suite("Platform: the manifest")
struct PlatformManifestTests {
    @Test("a platform's OpenCombine has a name of its own, so that packages can bring another one along")
    func names() throws {
        // The folder of the build is locked while tests run.
        let folder = TemporaryFolder("dovetail-manifest")
        func aliases(_ environment: [String: String]) throws -> Bool {
            let result = try Tool.run(
                "/usr/bin/env",
                [
                    "swift", "package", "dump-package", "--package-path", Tool.repository.path,
                    "--scratch-path", folder.url.path,
                ],
                environment: environment)
            #expect(result.status == 0, "\(result.output)")
            return result.output.contains("\"DovetailCombine\"")
        }
        #expect(try aliases(["DOVETAIL_BUILDS_PLATFORM": "1"]))
        #expect(try !aliases([:]))
    }
}
