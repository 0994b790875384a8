import Foundation
import Testing

/// Pictures of apps that animate, load and wait.
@Suite("Pictures of apps", .serialized)
struct SnapshotTests {
    private func snapshot(
        _ mode: String, _ settings: [String: String] = [:]
    ) throws -> (status: Int32, output: String, errors: String) {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("inspect-\(UUID().uuidString).txt")
        defer { try? FileManager.default.removeItem(at: file) }
        let probe = try ProbeProcess(
            mode, display: nil,
            environment: ["DOVETAIL_HOST": "inspect", "DOVETAIL_OUTPUT": file.path].merging(settings) { $1 })
        let status = try probe.waitForEnd()
        return (status, (try? String(contentsOf: file, encoding: .utf8)) ?? "", probe.errors)
    }

    @Test("are taken when animations have ended that began when views appeared, and what those began when they ended")
    func animations() throws {
        let result = try snapshot("animated")
        #expect(result.status == 0)
        #expect(result.output.contains("shown 100, then 100"), "\(result.output)")
        #expect(result.errors.isEmpty)
    }

    @Test("show how an app began that keeps its main thread busy, and say so in one line")
    func busy() throws {
        let result = try snapshot("stuck", ["DOVETAIL_TIME_LIMIT": "1"])
        #expect(result.status == 0)
        #expect(result.output.contains("waiting"), "\(result.output)")
        #expect(
            result.errors == "The app has kept its main thread busy for 1.5 seconds; the picture shows how it began.\n")
    }

    @Test("show how far an app is that never comes to rest, and say so in one line")
    func restless() throws {
        let result = try snapshot("restless", ["DOVETAIL_TIME_LIMIT": "1"])
        #expect(result.status == 0)
        #expect(result.output.contains("count"), "\(result.output)")
        #expect(
            result.errors == "The app was still busy after 1 seconds; the picture shows how far it was then.\n")
    }
}
