import Foundation

/// Runs a program in a display of its own and drives its window as a person would: `Xvfb`, `xdotool` and `import`.
final class WindowDriver {
    private let server = Process()
    private let program = Process()
    private let errors = Pipe()
    let display: String

    struct Failure: Error, CustomStringConvertible { let description: String }

    /// Starts a display, and the program in it; returns when its window is there.
    init(program path: String, windowTitle: String, environment: [String: String] = [:]) throws {
        let number = Pipe()
        server.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        server.arguments = ["Xvfb", "-displayfd", "1", "-screen", "0", "1000x700x24", "-nolisten", "tcp"]
        server.standardOutput = number
        server.standardError = FileHandle.nullDevice
        try server.run()
        let line = String(decoding: number.fileHandleForReading.availableData, as: UTF8.self)
        guard let displayNumber = Int(line.trimmingCharacters(in: .whitespacesAndNewlines)) else {
            throw Failure(description: "Xvfb did not start: “\(line)”")
        }
        display = ":\(displayNumber)"
        program.executableURL = URL(fileURLWithPath: path)
        program.environment = ProcessInfo.processInfo.environment
            .merging(["DISPLAY": display, "GSK_RENDERER": "cairo", "WAYLAND_DISPLAY": ""]) { $1 }
            .merging(environment) { $1 }
        program.standardError = errors
        program.standardOutput = FileHandle.nullDevice
        try program.run()
        try waitForWindow(windowTitle)
    }

    deinit { stop() }

    func stop() {
        // Test runners block signals for their children, so a polite request would not be heard.
        if program.isRunning { kill(program.processIdentifier, SIGKILL) }
        if server.isRunning { kill(server.processIdentifier, SIGKILL) }
    }

    var isRunning: Bool { program.isRunning }

    /// Processor seconds that the program has used.
    func processorTime() throws -> Double {
        let fields = try String(contentsOfFile: "/proc/\(program.processIdentifier)/stat", encoding: .utf8)
            .split(separator: " ")
        return (Double(fields[13]) ?? 0) / 100 + (Double(fields[14]) ?? 0) / 100
    }

    private func waitForWindow(_ title: String) throws {
        for _ in 0..<100 {
            if (try? run("xdotool", "search", "--name", title))?.isEmpty == false {
                Thread.sleep(forTimeInterval: 0.5)
                return
            }
            guard program.isRunning else { break }
            Thread.sleep(forTimeInterval: 0.1)
        }
        stop()
        throw Failure(
            description: "no window “\(title)”: "
                + String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self))
    }

    @discardableResult
    func run(_ arguments: String...) throws -> String {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": display]) { $1 }
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }

    // MARK: A person

    func click(_ x: Int, _ y: Int) throws {
        try run("xdotool", "mousemove", "\(x)", "\(y)")
        Thread.sleep(forTimeInterval: 0.15)
        try run("xdotool", "click", "1")
        Thread.sleep(forTimeInterval: 0.4)
    }

    func type(_ text: String) throws {
        try run("xdotool", "type", "--delay", "40", text)
        Thread.sleep(forTimeInterval: 0.3)
    }

    func key(_ name: String) throws {
        try run("xdotool", "key", name)
        Thread.sleep(forTimeInterval: 0.3)
    }

    // MARK: What is on screen

    /// The beginning of a shell command that reads an area of the screen.
    private func capture(x: Int, y: Int, width: Int, height: Int) -> String {
        "import -silent -window root -crop \(width)x\(height)+\(x)+\(y) +repage miff:- | convert - -depth 8"
    }

    /// The colour of a pixel, each component 0...255.
    func pixel(_ x: Int, _ y: Int) throws -> (red: Int, green: Int, blue: Int) {
        let text = try run(
            "sh", "-c",
            capture(x: x, y: y, width: 1, height: 1)
                + " -format '%[fx:int(255*r)] %[fx:int(255*g)] %[fx:int(255*b)]' info:")
        let parts = text.split(separator: " ").compactMap { Int($0) }
        guard parts.count == 3 else { throw Failure(description: "no pixel: “\(text)”") }
        return (parts[0], parts[1], parts[2])
    }

    /// How many pixels of an area are darker than middle grey: how much is written there.
    func ink(x: Int, y: Int, width: Int, height: Int) throws -> Int {
        let text = try run(
            "sh", "-c",
            capture(x: x, y: y, width: width, height: height)
                + " -colorspace Gray -threshold 50% -format '%[fx:int((1-mean)*w*h+0.5)]' info:")
        guard let count = Int(text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
            throw Failure(description: "no area: “\(text)”")
        }
        return count
    }
}

/// The folder that the build puts programs into.
enum Built {
    static var folder: URL { URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent() }
    static func program(_ name: String) -> String { folder.appendingPathComponent(name).path }
}
