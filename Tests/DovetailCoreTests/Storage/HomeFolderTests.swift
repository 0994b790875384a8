import Foundation
import TestSupport
import Testing

/// Programs in homes whose names are not UTF-8, of which Foundation knows nothing.
@Suite("Home folders that are not UTF-8")
struct HomeFolderTests {
    @Test("a program starts where the configuration folder's name is not UTF-8, and the log tells that it is ignored")
    func configuration() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dovetail-home-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        // A shell sets the variable, since Foundation can't.
        let command = "export XDG_CONFIG_HOME=\"$0/caf$(printf '\\351')\"; exec \"$1\" tap"
        let result = try Tool.run(
            "/bin/sh", ["-c", command, folder.path, Tool.built("StorageProbe")],
            environment: ["HOME": folder.path, "XDG_STATE_HOME": folder.path])
        #expect(result.status == 0, "\(result.output)")
        #expect(result.output.contains("count 0, text 0, place 0"))
        #expect(
            result.output.contains("XDG_CONFIG_HOME is “\(folder.path)/caf\u{FFFD}”, which is not UTF-8; it is ignored")
        )
    }

    @Test(
        "a program starts where the home folder's name is not UTF-8 and no other is given, and the log tells where settings are kept"
    )
    func home() throws {
        let folder = TemporaryFolder("home")
        let command = "unset XDG_CONFIG_HOME; export HOME=\"$0/caf$(printf '\\351')\"; exec \"$1\" tap"
        let result = try Tool.run(
            "/bin/sh", ["-c", command, folder.url.path, Tool.built("StorageProbe")],
            environment: ["XDG_STATE_HOME": folder.url.path])
        #expect(result.status == 0, "\(result.output)")
        #expect(result.output.contains("place 0"))
        #expect(
            result.output.contains(
                "HOME is “\(folder.url.path)/caf\u{FFFD}”, which is not UTF-8; settings are kept in /"))
    }
}
