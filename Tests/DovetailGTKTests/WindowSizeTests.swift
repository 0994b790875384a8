import Foundation
import TestSupport
import Testing

/// How large windows open whose app says nothing of it, in real ones and in pictures.
@Suite("Window host: how large windows open", .serialized)
struct WindowSizeTests {
    private static let cases: [([String: String], String)] = [
        ([:], "1024x768"),
        (["DOVETAIL_IDIOM": "phone"], "393x852"),
        (["DOVETAIL_IDIOM": "desktop"], "900x450"),
        (["DOVETAIL_DEVICE_FAMILY": "1"], "393x852"),
        (["DOVETAIL_DEVICE_FAMILY": "1,2"], "1024x768"),
        (["DOVETAIL_DEVICE_FAMILY": "1", "DOVETAIL_IDIOM": "pad"], "393x852"),
    ]

    @Test("a window is as large as the screen of the device that its app is made for", arguments: cases)
    func window(settings: [String: String], size: String) throws {
        let home = FileManager.default.temporaryDirectory.appendingPathComponent("dovetail-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: home) }
        let app = try AppDriver(
            "sizing-window", on: try DisplayServer(), home: home, window: "Main", environment: settings)
        defer { app.probe.stop() }
        #expect(try app.sizes() == ["Main \(size)"])
        try app.quit()
    }

    @Test("a window is no larger than the monitor, less the height of a title bar")
    func monitor() throws {
        let home = FileManager.default.temporaryDirectory.appendingPathComponent("dovetail-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: home) }
        let app = try AppDriver(
            "sizing-window", on: try DisplayServer(size: "800x600"), home: home, window: "Main")
        defer { app.probe.stop() }
        #expect(try app.sizes() == ["Main 800x568"])
        try app.quit()
    }

    @Test("a picture is as large as the window would be", arguments: cases)
    func picture(settings: [String: String], size: String) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("size-\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        let probe = try ProbeProcess(
            "sizing", display: nil,
            environment: ["DOVETAIL_HOST": "snapshot", "DOVETAIL_OUTPUT": file.path].merging(settings) { $1 })
        #expect(try probe.waitForEnd() == 0)
        // The width and the height follow the signature and the name of the first chunk.
        let data = try Data(contentsOf: file)
        func number(_ offset: Int) -> Int { data[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
        #expect("\(number(16))x\(number(20))" == size)
    }
}
