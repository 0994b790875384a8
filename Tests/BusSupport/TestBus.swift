import DovetailBus
import Foundation

/// A bus of a test's own, which ends with the object.
package final class TestBus {
    package let address: BusAddress
    private let process = Process()

    package init() throws {
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        // An address without a file, which a bus that is killed would leave behind.
        process.arguments = [
            "dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address=1",
            "--address=unix:abstract=dovetail-test-\(UUID().uuidString)",
        ]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines)
        guard text.hasPrefix("unix:") else { throw BusError(description: "dbus-daemon did not start") }
        address = .address(text)
    }

    // The bus has inherited the blocked signals of the thread that started it: it would not hear a polite request.
    deinit { kill(process.processIdentifier, SIGKILL) }
}
