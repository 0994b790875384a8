import Foundation
import TestSupport
import Testing

/// A package that is edited while `dovetail … --watch` shows it in a window on a display of its own.
final class LiveSession {
    let folder = TemporaryFolder("live")
    /// Nil where an editor shows it in place of a window.
    let display: ProgramDisplay!
    private(set) var client: LiveClient!
    private let watcher = Process()
    private var log: URL { folder.url.appendingPathComponent("log") }

    /// Where the package is.
    var package: URL { folder.url.appendingPathComponent("Package") }

    /// What was printed so far.
    var printed: String { (try? String(contentsOf: log, encoding: .utf8)) ?? "" }

    /// - Parameters:
    ///   - arguments: What `dovetail` is told, without the package.
    ///   - sources: Files of the program `Tried`, by name.
    ///   - opensWindow: Whether there is a window; the client is an editor where there is none, and the only one to say how it is shown.
    ///   - environment: What else the watcher finds in its environment.
    init(
        _ arguments: [String], sources: [String: String], opensWindow: Bool = true, environment: [String: String] = [:]
    ) throws {
        if opensWindow {
            let opened: ProgramDisplay = try #require(try ProgramDisplay(size: "1400x1000"))
            display = opened
        } else {
            display = nil
        }
        try write(
            """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(name: "Tried", targets: [.executableTarget(name: "Tried")])
            """, to: "Package.swift")
        for (name, text) in sources { try save(text, name) }
        try Data().write(to: log)
        let output = try FileHandle(forWritingTo: log)
        watcher.executableURL = try TestPlatform.folder().appendingPathComponent("bin/dovetail")
        let socket = folder.url.appendingPathComponent("socket").path
        watcher.arguments =
            arguments + ["--watch", "--package-path", package.path] + (opensWindow ? [] : ["--socket", socket])
        let settings = [
            "DISPLAY": display?.name ?? "", "GDK_BACKEND": "x11", "GSK_RENDERER": "cairo", "WAYLAND_DISPLAY": "",
            "XDG_STATE_HOME": folder.url.path, "XDG_DATA_HOME": folder.url.path, "XDG_RUNTIME_DIR": folder.url.path,
            // SwiftPM leaves its locks in the temporary folder.
            "TMPDIR": folder.url.path,
        ]
        watcher.environment = ProcessInfo.processInfo.environment.merging(settings) { $1 }.merging(environment) { $1 }
        watcher.standardOutput = output
        watcher.standardError = output
        try watcher.run()
        let ofWindow = folder.url.appendingPathComponent("dovetail-\(watcher.processIdentifier)/socket").path
        client = try LiveClient(path: opensWindow ? ofWindow : socket)
        guard opensWindow else {
            _ = try client.message("frame", since: 0)
            return
        }
        try waitFor("the window") {
            try !display.person("search", "--onlyvisible", "--name", ".").isEmpty
        }
    }

    /// Ends the watcher. Its window and its program end when they notice.
    func end() throws {
        client.close()
        // It has inherited the blocked signals of the thread that started it: it would not hear a polite request.
        kill(watcher.processIdentifier, SIGKILL)
        watcher.waitUntilExit()
        if display != nil {
            try waitBlocking(for: "the window to close", every: 20) {
                (try? display.person("search", "--onlyvisible", "--name", ".").isEmpty) ?? true
            }
        }
        // What still runs may write into the folder while that is removed.
        try waitBlocking(for: "what the watcher had started to end", every: 20) { !hasProcesses }
    }

    /// Whether a process runs whose temporary folder is this one.
    private var hasProcesses: Bool {
        let setting = Data("TMPDIR=\(folder.url.path)\0".utf8)
        let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return processes.contains { process in
            guard Int(process) != nil,
                let environment = FileManager.default.contents(atPath: "/proc/\(process)/environ")
            else { return false }
            return environment.range(of: setting) != nil
        }
    }

    func write(_ text: String, to path: String) throws {
        let file = package.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// Saves a file of the program, as an editor does.
    func save(_ text: String, _ name: String) throws { try write(text, to: "Sources/Tried/\(name)") }

    /// Saves a file and waits until what comes of it is on show. Fails with what was printed where it does not compile.
    func saveAndSee(_ text: String, _ name: String) throws {
        let (mark, shown) = (client.mark, timesShown)
        try save(text, name)
        let built = try client.message("built", "errors", "failed", since: mark)
        guard built["type"] as? String == "built" else { throw LiveFailure(description: printed) }
        try waitFor("a picture of the next program") { timesShown > shown }
    }

    /// How often something new was shown after a file was saved.
    private var timesShown: Int { printed.components(separatedBy: "after it was saved").count }

    /// Clicks in the middle of an element of the picture, which fills the window.
    func click(_ label: String, role: String? = nil) throws {
        let element = try element(label, role: role)
        try display.person(
            "mousemove", "\(Int(element.frame.midX))", "\(Int(element.frame.midY))", "click", "1")
    }

    /// An element, once it stays where it is: pages and sheets slide in.
    func element(_ label: String, role: String? = nil) throws -> LiveClient.Element {
        var last: LiveClient.Element?
        try client.elements(until: "“\(label)” at rest") { elements in
            let found = elements.first { $0.label == label && (role == nil || $0.role == role) }
            defer { last = found }
            return found != nil && found?.frame == last?.frame
        }
        return last!
    }

    func waitFor(_ what: String, _ condition: () throws -> Bool) throws {
        var problem: (any Error)?
        do {
            try waitBlocking(for: what) {
                usleep(50_000)
                guard watcher.isRunning else { return true }
                do { return try condition() } catch {
                    problem = error
                    return true
                }
            }
        } catch { throw LiveFailure(description: "\(error); it printed \(printed)") }
        if let problem { throw problem }
        if !watcher.isRunning { throw LiveFailure(description: "the watcher has ended: \(printed)") }
    }
}
