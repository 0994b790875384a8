import Foundation

/// A bus of the tests' own, which ends with the object.
package final class SessionBus {
    package let address: String
    private let process = Process()

    /// Why there is no bus.
    package struct Failure: Error, CustomStringConvertible {
        package let description = "dbus-daemon did not start"
    }

    /// - Parameter folder: Where what the bus starts keeps its files; nil for where it does so by itself.
    package init(folder: URL? = nil) throws {
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        // An address without a file, which a bus that is killed would leave behind.
        process.arguments = [
            "dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address=1",
            "--address=unix:abstract=dovetail-test-\(UUID().uuidString)",
        ]
        if let folder {
            process.environment = ProcessInfo.processInfo.environment.merging(
                ["XDG_RUNTIME_DIR": folder.path, "HOME": folder.path]
            ) { $1 }
        }
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        address = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines)
        guard address.hasPrefix("unix:") else { throw Failure() }
    }

    // The bus has inherited the blocked signals of the thread that started it: it would not hear a polite request.
    deinit { kill(process.processIdentifier, SIGKILL) }
}
