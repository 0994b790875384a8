import Foundation
import TestSupport
import Testing

/// The extension for Visual Studio Code, of which all but the panel runs without the editor.
@Suite("The editors' extension", .onThreadsOfTheirOwn)
struct EditorExtensionTests {
    @Test(
        "its script edits a package over the protocol: pictures, a click, an error, a mend, a crash, and the state kept"
    )
    func protocolScript() throws {
        let programs = try TestPlatform.folder().appendingPathComponent("bin").path
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let folder = TemporaryFolder("editor")
        let result = try Tool.run(
            "/usr/bin/env",
            ["timeout", "600", "node", Tool.repository.appendingPathComponent("editors/vscode/test/protocol.js").path],
            in: folder.url,
            environment: [
                "PATH": programs + ":" + path, "TMPDIR": folder.url.path, "XDG_STATE_HOME": folder.url.path,
                "XDG_DATA_HOME": folder.url.path,
            ])
        #expect(result.status == 0, "\(result.output)")
        #expect(result.output.contains("protocol: all is well"))
    }
}
