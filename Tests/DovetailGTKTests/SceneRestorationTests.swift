import Foundation
import TestSupport
import Testing

/// The windows of an app between its runs.
@Suite("Window host: restored windows", .serialized)
struct SceneRestorationTests {
    private let home = FileManager.default.temporaryDirectory.appendingPathComponent("dovetail-\(UUID().uuidString)")

    private func start(_ mode: String, on display: DisplayServer) throws -> ProbeProcess {
        let probe = try ProbeProcess(
            mode, display: display, environment: ["HOME": home.path, "XDG_CONFIG_HOME": "", "XDG_STATE_HOME": ""])
        try probe.wait(for: "done")
        return probe
    }

    private func windows(_ probe: ProbeProcess) -> [String] {
        probe.lines.filter { $0.contains("window") }.sorted()
    }

    @Test("BEH-231, BEH-232: the windows that were open come back, each with its values; a closed one does not")
    func restoration() throws {
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: home) }
        let display = try DisplayServer()

        let first = try start("scenes-new", on: display)
        try first.wait(for: "new window 2")
        #expect(windows(first) == ["new window 1", "new window 2"])
        first.terminate()
        #expect(try first.waitForEnd() == 0)

        let second = try start("scenes", on: display)
        #expect(windows(second) == ["restored window 1", "restored window 2"])
        second.stop()
        _ = try second.waitForEnd()

        let third = try start("scenes-close", on: display)
        #expect(windows(third) == ["restored window 1", "restored window 2"])
        third.terminate()
        #expect(try third.waitForEnd() == 0)

        let fourth = try start("scenes", on: display)
        #expect(windows(fourth).count == 1)
        #expect(windows(fourth).first?.hasPrefix("restored") == true)
        fourth.stop()
    }
}
