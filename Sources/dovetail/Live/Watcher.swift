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
    let package: URL
    let sources: [URL]
    let build: SwiftBuild
    let program: String
    let settings: [String: String]
    let opensWindow: Bool
    let hasControls: Bool
    let folder: URL
    let server: LiveServer
    var sourceWatch: SourceWatch!

    var running: LiveBuild?
    var progress = BuildProgress()
    /// Files that were saved since the last build that went well, and whether the package manager has built all before.
    var unbuilt: Set<URL> = []
    var hasBuilt = false
    /// How single files are compiled, once that is known; and how often it was found out.
    var prepared: PreparedBuild?
    var preparations = 0
    var isChangedAgain = false
    var savedAt: DispatchTime?
    var builtProgram: Date?
    var lastErrors = ""

    /// The program whose pictures are shown, and the one that is to follow it.
    var current: LiveChild?
    var next: LiveChild?
    var window: Process?
    /// What a program kept last.
    var state = ""
    var toldLosses: Set<String> = []
    var viewSettings: LiveServer.Message = [:]
    var lastFrame: Data?
    var lastNotice: LiveServer.Message?
    /// The last request of a viewer to pick something, or to pick nothing any more.
    var lastPick: Data?
    /// What those who look later are told as well, by type: the previews, and pictures of variants.
    var lastLists: [String: LiveServer.Message] = [:]
    /// Whether the same preview stays while files of others are saved.
    var isPinned = false
    var isWaitingForState = false
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
            choosePreview(of: files)
            unbuilt.formUnion(files)
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

    // MARK: The program

    /// Asks the program for its state, and starts its successor when that is there.
    func replace() {
        next?.end()
        next = nil
        guard let current, current.isRunning, let peer = peer(of: current) else { return startNext() }
        isWaitingForState = true
        peer.send(["type": "keep"])
    }

    func startNext() {
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

    func peer(of child: LiveChild) -> LiveServer.Peer? {
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

    // MARK: The window

    func openWindow(_ frame: LiveServer.Message) {
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
            // The window has the look that was asked for, and a control that says so.
            if let look = settings["DOVETAIL_COLOR_SCHEME"], look == "dark" {
                environment["DOVETAIL_COLOR_SCHEME"] = look
            }
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
