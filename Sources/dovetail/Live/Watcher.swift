import ArgumentParser
import Foundation
import XcodeProjects

/// Builds a package whenever a file of it is saved, and lets the program that comes of it go on in the place of the one before.
///
/// The window belongs to a process of its own (`live-window`), which knows nothing of the app's code. The program that is watched (`live`)
/// sends it pictures and gets what a person does. When it is built anew it hands its state over, and ends as soon as the first picture of
/// its successor is there.
///
/// Main queue only.
@MainActor
final class Watcher {
    private let package: URL
    private let sources: [URL]
    private let build: SwiftBuild
    private let program: String
    private let settings: [String: String]
    private let opensWindow: Bool
    private let hasControls: Bool
    private let folder: URL
    private let server: LiveServer
    private var sourceWatch: SourceWatch!

    private var running: LiveBuild?
    private var isChangedAgain = false
    private var savedAt: DispatchTime?
    private var builtProgram: Date?
    private var lastErrors = ""
    private var steps = 0

    /// The program whose pictures are shown, and the one that is to follow it.
    private var current: LiveChild?
    private var next: LiveChild?
    private var window: Process?
    /// What a program kept last.
    private var state = ""
    private var toldLosses: Set<String> = []
    private var viewSettings: LiveServer.Message = [:]
    private var lastFrame: Data?
    private var lastNotice: LiveServer.Message?
    private var isWaitingForState = false
    private var signals: [any DispatchSourceSignal] = []

    init(
        package: URL, sources: [URL], build: SwiftBuild, program: String, settings: [String: String], socket: String?,
        hasControls: Bool
    ) throws {
        (self.package, self.sources, self.build, self.program) = (package, sources, build, program)
        (self.settings, self.hasControls) = (settings, hasControls)
        opensWindow = socket == nil
        let manager = FileManager.default
        let runtime = ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"].map { URL(fileURLWithPath: $0) }
        let base = runtime.flatMap { manager.isWritableFile(atPath: $0.path) ? $0 : nil } ?? manager.temporaryDirectory
        folder = base.appendingPathComponent("dovetail-\(getpid())")
        try manager.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        server = try LiveServer(path: socket ?? folder.appendingPathComponent("socket").path)
        sourceWatch = SourceWatch(sources)
    }

    /// Runs until the window is closed or Ctrl-C.
    func run() -> Never {
        for number in [SIGINT, SIGTERM] {
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
            source.setEventHandler { [unowned self] in MainActor.assumeIsolated { () -> Void in end(128 + number) } }
            source.resume()
            signals.append(source)
        }
        server.onMessage = { [unowned self] in receive($1, $2, from: $0) }
        server.onLeave = { _ in }
        sourceWatch.onChange = { [unowned self] files in
            savedAt = .now()
            server.peers.forEach { $0.send(["type": "saved", "files": files.map(\.path)]) }
            startBuild()
        }
        say("Watching \(package.path). \(opensWindow ? "" : "The socket is \(server.path).")")
        startBuild()
        while true { RunLoop.main.run(until: .distantFuture) }
    }

    private func end(_ status: Int32) -> Never {
        running?.stop()
        for child in [current, next] { child?.end() }
        window?.terminate()
        unlink(server.path)
        try? FileManager.default.removeItem(at: folder)
        exit(status)
    }

    // MARK: Building

    private func startBuild() {
        guard running == nil else {
            isChangedAgain = true
            return
        }
        let live = LiveBuild(build)
        running = live
        steps = 0
        tell(["type": "building", "done": 0, "of": 0])
        do {
            try live.run { [unowned self] done, all in
                // The package manager counts what it plans with it; a person is told at each tenth.
                tell(["type": "building", "done": done, "of": all])
                if current == nil, done * 10 / max(all, 1) > steps * 10 / max(all, 1) || steps == 0 {
                    say("Building: \(done) of \(all)")
                }
                steps = done
            } end: { [unowned self] in
                built($0, $1, $2)
            }
        } catch {
            running = nil
            say("The package manager can't be started: \(error)")
        }
    }

    private func built(_ succeeded: Bool, _ messages: BuildMessages, _ last: String) {
        running = nil
        if isChangedAgain {
            isChangedAgain = false
            return startBuild()
        }
        guard succeeded else {
            let text = messages.errors.isEmpty && messages.otherErrors.isEmpty ? last : messages.text
            if text != lastErrors { say("The compiler says:" + text) }
            lastErrors = text
            let errors = messages.errors.map { ["file": $0.file, "line": $0.line, "text": $0.text] as [String: Any] }
            let shown = messages.errors.map { "\($0.file):\($0.line)\n    \($0.text)" } + messages.otherErrors
            return tell([
                "type": "errors", "errors": errors,
                "text": shown.isEmpty ? last : shown.prefix(4).joined(separator: "\n"),
            ])
        }
        lastErrors = ""
        tell(["type": "built"])
        let date = (try? FileManager.default.attributesOfItem(atPath: build.program(program).path))?[.modificationDate]
        guard date as? Date != builtProgram || current == nil else { return }
        builtProgram = date as? Date
        replace()
    }

    // MARK: The program

    /// Asks the program for its state, and starts its successor when that is there.
    private func replace() {
        next?.end()
        next = nil
        guard let current, current.isRunning, let peer = peer(of: current) else { return startNext() }
        isWaitingForState = true
        peer.send(["type": "keep"])
    }

    private func startNext() {
        isWaitingForState = false
        var environment = build.environment.merging(settings) { $1 }
        environment["DOVETAIL_HOST"] = "live"
        environment["DOVETAIL_LIVE"] = server.path
        environment["DOVETAIL_LIVE_FRAMES"] = folder.path
        environment["SWIFT_BACKTRACE"] =
            "enable=yes,interactive=no,color=no,output-to=stderr,threads=crashed,registers=none,images=none,sanitize=no"
        do {
            let child = try LiveChild(build.program(program), environment: environment)
            next = child
            child.onEnd = { [unowned self, unowned child] in ended(child) }
        } catch {
            tell(["type": "failed", "text": "The program can't be started: \(error)"])
        }
    }

    private func peer(of child: LiveChild) -> LiveServer.Peer? {
        server.peers.first { $0.role == "program" && $0.process == child.process.processIdentifier }
    }

    private func ended(_ child: LiveChild) {
        guard child === current || child === next else { return }
        if child === current { current = nil } else { next = nil }
        if isWaitingForState, child !== next { return startNext() }
        guard child.crashed else {
            // The app ended itself.
            if next == nil, current == nil { end(child.process.terminationStatus) }
            return
        }
        let crash = CrashPlace(output: child.errors, sources: sources)
        say("The program crashed. \(crash.text)")
        tell([
            "type": "crash", "text": "The program crashed.\n\(crash.text)", "function": crash.function ?? "",
            "place": crash.place ?? "",
        ])
    }

    // MARK: Messages

    /// Tells all who look, and those who come later.
    private func tell(_ message: LiveServer.Message) {
        lastNotice = message
        for peer in server.peers where peer.role == "window" { peer.send(message) }
    }

    private func receive(_ message: LiveServer.Message, _ line: Data, from peer: LiveServer.Peer) {
        let type = message["type"] as? String
        if type == "hello" {
            peer.role = message["role"] as? String ?? "window"
            peer.process = Int32(message["process"] as? Int ?? 0)
            if peer.role == "program" {
                var start = viewSettings
                start["type"] = "start"
                if !state.isEmpty { start["state"] = state }
                peer.send(start)
            } else {
                if let lastFrame { peer.send(line: lastFrame) }
                if let lastNotice { peer.send(lastNotice) }
            }
        } else if peer.role == "program" {
            receive(type, message, line, fromProgram: peer)
        } else if type == "settings" {
            viewSettings.merge(message) { $1 }
            current.flatMap(self.peer(of:))?.send(line: line)
        } else {
            current.flatMap(self.peer(of:))?.send(line: line)
        }
    }

    private func receive(
        _ type: String?, _ message: LiveServer.Message, _ line: Data, fromProgram peer: LiveServer.Peer
    ) {
        switch type {
        case "kept":
            guard let current, peer.process == current.process.processIdentifier else { return }
            state = message["state"] as? String ?? state
            tellLosses(message)
            if isWaitingForState { startNext() }
        case "frame":
            if let next, peer.process == next.process.processIdentifier {
                let old = current
                current = next
                self.next = nil
                old?.end()
                peer.send(["type": "keep"])
                if let savedAt { say("Shown \(Self.text(since: savedAt)) after it was saved.") }
                savedAt = nil
            }
            guard peer.process == current?.process.processIdentifier else { return }
            lastFrame = line
            var isSeen = false
            for viewer in server.peers where viewer.role == "window" {
                viewer.send(line: line)
                isSeen = true
            }
            if !isSeen { peer.send(["type": "shown", "number": message["number"] ?? 0]) }
            if opensWindow, window == nil { openWindow(message) }
        case "failed":
            say(message["text"] as? String ?? "The program can't be shown.")
            tell(message)
        default: break
        }
    }

    private func tellLosses(_ message: LiveServer.Message) {
        for loss in message["losses"] as? [String] ?? [] where toldLosses.insert(loss).inserted { say(loss) }
    }

    private static func text(since time: DispatchTime) -> String {
        let seconds = Double(DispatchTime.now().uptimeNanoseconds - time.uptimeNanoseconds) / 1e9
        return String(format: "%.2f s", seconds)
    }

    // MARK: The window

    private func openWindow(_ frame: LiveServer.Message) {
        let scale = (frame["scale"] as? NSNumber)?.doubleValue ?? 1
        let width = Double(frame["width"] as? Int ?? 0) / scale
        let height = Double(frame["height"] as? Int ?? 0) / scale
        // The window is shown by the same library, so that any program of it will do; by a copy, as the next build writes a new one.
        let original = build.program(program)
        let copy = original.deletingLastPathComponent().appendingPathComponent(".\(program)-window")
        try? FileManager.default.removeItem(at: copy)
        let process = Process()
        do {
            try FileManager.default.copyItem(at: original, to: copy)
            process.executableURL = copy
            var environment = ProcessInfo.processInfo.environment
            environment["DOVETAIL_HOST"] = "live-window"
            environment["DOVETAIL_LIVE"] = server.path
            environment["DOVETAIL_LIVE_TITLE"] =
                (frame["title"] as? String).flatMap { $0.isEmpty ? nil : $0 } ?? program
            if hasControls { environment["DOVETAIL_LIVE_CONTROLS"] = "1" }
            environment["DOVETAIL_SIZE"] = "\(Int(width))x\(Int(height + (hasControls ? 52 : 0)))"
            process.environment = environment
            process.terminationHandler = { [weak self] _ in
                DispatchQueue.main.async { MainActor.assumeIsolated { () -> Void in self?.end(0) } }
            }
            try process.run()
            window = process
        } catch {
            say("The window can't be opened: \(error)")
        }
    }
}
