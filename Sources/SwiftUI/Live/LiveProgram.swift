import DovetailCore
import DovetailPaint
import Foundation

/// Shows an app, or one of its previews, in a window of another program's: it sends pictures of what is to be seen, and is sent what a
/// person does. The other program stays when this one ends, because its code was changed or because it crashed.
///
/// Settings come from the environment: `DOVETAIL_HOST` is `live`, `DOVETAIL_LIVE` the socket of the watcher, and `DOVETAIL_PREVIEW`, where
/// it is set, the preview to show in place of the app. Others are as in ``SnapshotHost``.
@MainActor
final class LiveProgram {
    /// What is shown: a window, how large it is unless somebody says otherwise, and what has to live as long.
    struct Shown {
        let window: WindowRoot
        let size: CGSize?
        var owner: AnyObject?
        /// Which preview it is, as ``PreviewHost`` lists them.
        var preview: String?
    }

    /// Makes a window in an environment; of a preview, where its id is given and there is such a one.
    typealias MakeWindow = @MainActor (EnvironmentValues, String?) throws -> Shown

    private let connection: LiveConnection
    private let settings: HostSettings
    private let previews: PreviewHost?
    private let makeWindow: MakeWindow
    private var window: WindowRoot?
    private var owner: AnyObject?
    private var preview: String?
    private var variants = LiveVariants()
    /// What a viewer has picked, which may move.
    private var pick: LivePick?
    private var scale: CGFloat
    private var isUpdateScheduled = false
    private var needsFrame = true
    /// What a person has done since the watcher was last told of what views keep.
    private var use = Use.none
    /// A picture that the watcher has not shown yet; the next one waits for it.
    private var pendingFrame: Int?
    private var frames = 0
    private var alarm = 0

    /// - Parameter previews: Those of the program, where one of them is shown in place of the app.
    init(settings: HostSettings, previews: PreviewHost? = nil, makeWindow: @escaping MakeWindow) throws {
        self.settings = settings
        self.previews = previews
        self.makeWindow = makeWindow
        scale = try settings.scale()
        connection = try LiveConnection(path: settings.values["DOVETAIL_LIVE"] ?? "")
    }

    /// Runs until the watcher says so or has gone.
    func run() throws -> Never {
        Handover.ofProcess = Handover()
        connection.onEnd = { [unowned self] in end() }
        connection.onMessage = { [unowned self] in receive($0) }
        connection.send(["type": "hello", "role": "program", "process": Int(getpid())])
        while true { RunLoop.main.run(until: .distantFuture) }
    }

    private func end() -> Never {
        ProgramWindows.ofProgram.terminating()
        exit(0)
    }

    private var now: TimeInterval { ProcessInfo.processInfo.systemUptime }

    // MARK: Messages

    private func receive(_ message: LiveConnection.Message) {
        switch message["type"] as? String {
        case "start": start(message)
        case "keep": connection.send(keptMessage())
        case "settings": change(message)
        case "show": show(message)
        case "pick":
            pick = window.flatMap { LivePick(message, in: $0) }
            tellPick()
        case "elements":
            if let window { connection.send(LiveElements.message(of: window)) }
        case "shown":
            pendingFrame = nil
            if needsFrame { schedule() }
        case "end": end()
        default:
            guard let window, LiveEvents.send(message, to: window, at: now) else { return }
            use = .new
            schedule()
        }
    }

    private func start(_ message: LiveConnection.Message) {
        if let text = message["state"] as? String,
            let state = try? JSONDecoder().decode(KeptState.self, from: Data(text.utf8))
        {
            Handover.ofProcess = Handover(received: state.views)
            kept = state
        }
        open(message)
    }

    /// Another preview is to be shown. What this one keeps is there when it is shown again.
    private func show(_ message: LiveConnection.Message) {
        guard previews != nil, message["preview"] as? String != preview else { return }
        Handover.ofProcess = Handover(received: Handover.ofProcess?.capture() ?? [:])
        let closed = window
        window = nil
        open(message)
        closed?.close()
    }

    private func open(_ message: LiveConnection.Message) {
        do {
            var environment = EnvironmentValues()
            environment.colorScheme = try settings.colorScheme()
            environment.idiom = .ofProcess
            applied.merge(message) { $1 }
            LiveSettings.apply(applied, to: &environment, scale: &scale)
            environment.displayScale = scale
            let given = LiveSettings.size(applied)
            let made = ProgramWindows.ofProgram.making(given ?? InitialWindowSize.ofProcess.usual) {
                Result { try makeWindow(environment, message["preview"] as? String) }
            }
            let shown = try made.get()
            let window = shown.window
            owner = shown.owner
            preview = shown.preview
            self.window = window
            ProgramWindows.ofProgram.opened(window)
            window.size =
                given ?? shown.size ?? InitialWindowSize.ofProcess.size(of: window, defaultSize: nil, monitor: nil)
            window.loop.onUpdateNeeded = { [unowned self] in schedule() }
            window.onUpdateNeeded = { [unowned self] in schedule() }
            window.onUpdated = { [unowned self] patch in if !patch.isEmpty { needsFrame = true } }
            variants.names = LiveSettings.variants(applied)
            // The watcher is told when all has come to rest.
            (needsFrame, use) = (true, .told)
            if let previews { connection.send(previews.message(shown: preview)) }
            update()
            restore(in: window)
            update()
        } catch {
            connection.send(["type": "failed", "text": "\(error)"])
        }
    }

    private func change(_ message: LiveConnection.Message) {
        applied.merge(message) { $1 }
        guard let window else { return }
        var environment = window.environment
        LiveSettings.apply(message, to: &environment, scale: &scale)
        variants.names = LiveSettings.variants(applied)
        use = .new
        environment.displayScale = scale
        window.environment = environment
        if let size = LiveSettings.size(message) { window.size = size }
        needsFrame = true
        schedule()
    }

    // MARK: State

    private var kept: KeptState?
    /// All that viewers have said of how it is to be shown.
    private var applied: LiveConnection.Message = [:]

    /// What the program that takes this one's place is given.
    private func keptMessage() -> LiveConnection.Message {
        let handover = Handover.ofProcess!
        let state = KeptState(views: handover.capture(), focus: window.flatMap { FocusPlace(in: $0) })
        let text = (try? JSONEncoder().encode(state)).map { String(decoding: $0, as: UTF8.self) }
        return ["type": "kept", "state": text ?? "", "losses": handover.losses]
    }

    private func restore(in window: WindowRoot) {
        kept?.focus?.restore(in: window)
        kept = nil
    }

    // MARK: Pictures

    private func schedule() {
        guard !isUpdateScheduled else { return }
        isUpdateScheduled = true
        DispatchQueue.main.async { MainActor.assumeIsolated { self.update() } }
    }

    private func update() {
        isUpdateScheduled = false
        guard let window else { return }
        let next = window.update(at: now)
        if needsFrame, pendingFrame == nil { sendFrame(of: window) }
        if let next {
            if use == .new, ContinuousClock.now > lastKept + Self.keepInterval {
                keep()
                use = .told
            }
            alarm += 1
            let number = alarm
            // Pictures by the way of a file: thirty a second are smooth enough.
            DispatchQueue.main.asyncAfter(deadline: .now() + max(next - now, 1.0 / 30)) {
                MainActor.assumeIsolated { if number == self.alarm { self.update() } }
            }
        } else if use != .none {
            keep()
            use = .none
            sendVariants(of: window)
        }
    }

    /// What views keep is told at once when the program is used, and again when what moves has come to rest; in between not for each picture.
    private enum Use {
        case none
        /// It is to be told of at once.
        case new
        /// Nothing is to be told before what moves has come to rest.
        case told
    }

    private static let keepInterval = Duration.milliseconds(200)
    private var lastKept = ContinuousClock.now

    /// In case that the program crashes, the watcher has what there was before.
    private func keep() {
        lastKept = .now
        connection.send(keptMessage())
    }

    /// The folder that pictures are written to.
    private var folder: URL { URL(fileURLWithPath: settings.values["DOVETAIL_LIVE_FRAMES"] ?? "/tmp") }

    /// Shows the preview in several variants as it is now: they are made anew, of what its views keep.
    private func sendVariants(of window: WindowRoot) {
        let preview = preview
        if let message = variants.message(
            beside: window, scale: scale, folder: folder,
            make: { environment in
                try self.makeWindow(environment, preview).window
            })
        {
            connection.send(message)
        }
    }

    private func tellPick() {
        if let message = pick?.message() { connection.send(message) }
    }

    private func sendFrame(of window: WindowRoot) {
        needsFrame = false
        frames += 1
        do {
            let picture = try Picture(
                of: window.displayTree, size: window.size, scale: scale, background: window.background)
            let file = folder.appendingPathComponent("\(getpid())-\(frames % 4).png").path
            try picture.quickPNGData().write(to: URL(fileURLWithPath: file))
            pendingFrame = frames
            connection.send([
                "type": "frame", "number": frames, "file": file, "width": picture.width, "height": picture.height,
                "scale": Double(scale), "title": window.title ?? "",
            ])
            tellPick()
        } catch {
            connection.send(["type": "failed", "text": "\(error)"])
        }
    }
}

/// What one program hands to the next.
private struct KeptState: Codable {
    var views: [String: Handover.Kept]
    var focus: FocusPlace?
}
