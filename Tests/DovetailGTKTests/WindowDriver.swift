import Foundation
import TestSupport

/// Runs a program in a display of its own and drives its window as a person would.
final class WindowDriver {
    private let display: DisplayServer
    private let program = Process()
    private let errors = Pipe()
    /// The program's windows of earlier runs are none of the test's.
    private let state = FileManager.default.temporaryDirectory.appendingPathComponent("dovetail-\(UUID().uuidString)")

    /// Starts the program; returns when its window is there.
    init(
        program name: String, arguments: [String] = [], windowTitle: String, environment: [String: String] = [:]
    ) throws {
        display = try DisplayServer()
        let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        program.executableURL = folder.appendingPathComponent(name)
        program.arguments = arguments
        program.environment = ProcessInfo.processInfo.environment
            .merging(["DISPLAY": display.name, "GSK_RENDERER": "cairo", "WAYLAND_DISPLAY": ""]) { $1 }
            .merging(["XDG_STATE_HOME": state.path]) { $1 }
            .merging(environment) { $1 }
        program.standardError = errors
        program.standardOutput = FileHandle.nullDevice
        try program.run()
        try waitForWindow(windowTitle)
    }

    deinit {
        stop()
        try? FileManager.default.removeItem(at: state)
    }

    func stop() {
        // It has inherited the blocked signals of the thread that started it.
        if program.isRunning { kill(program.processIdentifier, SIGKILL) }
    }

    var isRunning: Bool { program.isRunning }

    private func waitForWindow(_ title: String) throws {
        try waitBlocking(for: "the window “\(title)”", every: 100) {
            guard program.isRunning else {
                throw ProbeFailure(
                    "no window “\(title)”: "
                        + String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self))
            }
            return (try? display.xdotool("search", "--name", title))?.isEmpty == false
        }
        Thread.sleep(forTimeInterval: 0.5)
    }

    // MARK: A person

    func click(_ x: Int, _ y: Int) throws {
        try display.xdotool("mousemove", "\(x)", "\(y)")
        Thread.sleep(forTimeInterval: 0.15)
        try display.xdotool("click", "1")
        Thread.sleep(forTimeInterval: 0.4)
    }

    func type(_ text: String) throws {
        try display.xdotool("type", "--delay", "40", text)
        Thread.sleep(forTimeInterval: 0.3)
    }

    func key(_ name: String, times: Int = 1) throws {
        try display.xdotool("key", "--repeat", "\(times)", "--delay", "40", name)
        Thread.sleep(forTimeInterval: 0.4)
    }

    // MARK: What is on screen

    /// A pixel's colour, once it has been the same for half a second.
    func settledPixel(_ x: Int, _ y: Int) throws -> [Int] { try settled { try pixel(x, y) } }

    /// What is to be seen, once it has been the same for half a second.
    func settled<Value: Equatable>(_ look: () throws -> Value) throws -> Value {
        var last = try look()
        var count = 0
        try waitBlocking(for: "a look that stays", every: 100) {
            let next = try look()
            count = next == last ? count + 1 : 0
            last = next
            return count == 5
        }
        return last
    }

    /// The colour of a pixel: red, green and blue, each 0...255.
    func pixel(_ x: Int, _ y: Int) throws -> [Int] { try display.pixel(x, y) }

    /// How many pixels of an area are darker than middle grey: how much is written there.
    func ink(x: Int, y: Int, width: Int, height: Int) throws -> Int {
        let text = try display.run([
            "sh", "-c",
            "import -silent -window root -crop \(width)x\(height)+\(x)+\(y) +repage miff:- "
                + "| convert - -colorspace Gray -threshold 50% -format '%[fx:int((1-mean)*w*h+0.5)]' info:",
        ])
        guard let count = Int(text) else { throw ProbeFailure("no area: “\(text)”") }
        return count
    }
}
