import Foundation
import TestSupport

/// A display without a screen, for programs that open windows.
final class ProgramDisplay {
    private let server: DisplayServer
    var name: String { server.name }

    /// - Parameter size: Width and height of the screen in pixels.
    /// Nil where there is no such display, or nothing to look for windows with.
    init?(size: String = "640x480") throws {
        for tool in ["Xvfb", "xdotool"] {
            guard try Tool.run("/usr/bin/env", ["which", tool]).status == 0 else { return nil }
        }
        server = try DisplayServer(size: size)
    }

    /// Does what a person does with the pointer and the keys, as `xdotool` names it, and returns what that prints.
    @discardableResult
    func person(_ arguments: String...) throws -> String {
        try Tool.run("/usr/bin/env", ["timeout", "60", "xdotool"] + arguments, environment: ["DISPLAY": name]).output
    }

    /// The red, green and blue of a pixel of the screen, each up to 255.
    func pixel(x: Int, y: Int) throws -> [Int] {
        let shot = try Tool.run(
            "/usr/bin/env",
            ["import", "-silent", "-window", "root", "-crop", "1x1+\(x)+\(y)", "+repage", "-depth", "8", "txt:-"],
            environment: ["DISPLAY": name])
        guard let line = shot.output.split(separator: "\n").last, let hash = line.firstIndex(of: "#") else { return [] }
        let digits = line[line.index(after: hash)...].prefix(6)
        guard let number = Int(digits, radix: 16) else { return [] }
        return [number >> 16, number >> 8 & 255, number & 255]
    }

    /// Runs a program until it shows a window with a title, a minute at most, and ends it. Returns whether it did.
    func showsWindow(_ title: String, program: String, environment: [String: String]) throws -> Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        let state = TemporaryFolder("windows")
        let settings = [
            "DISPLAY": name, "GDK_BACKEND": "x11", "GSK_RENDERER": "cairo", "XDG_STATE_HOME": state.url.path,
        ]
        process.environment = ProcessInfo.processInfo.environment.merging(settings) { $1 }.merging(environment) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        defer { kill(process.processIdentifier, SIGKILL) }
        for _ in 0..<240 where process.isRunning {
            let found = try Tool.run(
                "/usr/bin/env", ["timeout", "5", "xdotool", "search", "--onlyvisible", "--name", title],
                environment: settings)
            if found.status == 0, !found.output.isEmpty { return true }
            usleep(250_000)
        }
        return false
    }
}
