import Foundation
import TestSupport
import Testing

/// What a watcher has started, when the watcher has gone.
@Suite("What a watcher started", .onThreadsOfTheirOwn)
struct LiveEndTests {
    @Test("ends with it, also where the last message and the end come together")
    func endsWithTheWatcher() throws {
        let folder = TemporaryFolder("live")
        let path = folder.url.appendingPathComponent("socket").path
        let listener = try listening(at: path)
        defer { close(listener) }
        let program = Process()
        program.executableURL = URL(fileURLWithPath: Tool.built("Gallery"))
        let settings = ["DOVETAIL_HOST": "live", "DOVETAIL_LIVE": path]
        program.environment = ProcessInfo.processInfo.environment.merging(settings) { $1 }
        program.standardOutput = FileHandle.nullDevice
        program.standardError = FileHandle.nullDevice
        try program.run()
        let number = program.processIdentifier
        defer { kill(number, SIGKILL) }
        let connection = accept(listener, nil, nil)
        // It is asleep while both come.
        kill(number, SIGSTOP)
        try waitBlocking(for: "the program to stop") { state(of: number) == "T" }
        let message = #"{"type":"settings"}"# + "\n"
        #expect(message.withCString { send(connection, $0, strlen($0), 0) } == message.utf8.count)
        close(connection)
        kill(number, SIGCONT)
        try waitBlocking(for: "the program to end") { !program.isRunning }
        #expect(program.terminationStatus == 0)
    }

    private func state(of process: Int32) -> String? {
        let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
        return text?.split(separator: ")").last?.split(separator: " ").first.map(String.init)
    }

    private func listening(at path: String) throws -> Int32 {
        let listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let status = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        try #require(status == 0 && listen(listener, 4) == 0)
        return listener
    }
}
