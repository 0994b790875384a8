import DovetailCore
import DovetailTesting
import DovetailUIKit
import Foundation

/// Drives an app's windows by random events, without a display, to see whether any order of them ends it.
///
/// Settings come from the environment: `DOVETAIL_RANDOM_EVENTS` (a number of events, and a seed: `1000,7`), `DOVETAIL_SIZE`,
/// `DOVETAIL_COLOR_SCHEME`, `DOVETAIL_IDIOM`, and `DOVETAIL_PICTURES`, a folder that gets pictures of the pages that are reached (see ``PageAlbum``)
/// at `DOVETAIL_SCALE` pixels for each point: the window keeps its size and look then. Each event is written to the file that `DOVETAIL_OUTPUT` names before it happens, so that the
/// last line tells what ended the process.
///
/// The window's own time runs as the events say. What the app does beside, such as tasks, takes real time; it has turns between events, and
/// what it does then may differ from run to run.
@MainActor
struct RandomEventHost<A: App> {
    private let settings: HostSettings
    private let run: RandomEventSettings
    /// The window's usual size.
    private var size: CGSize
    private let hasGivenSize: Bool
    private let colorScheme: ColorScheme
    private var numbers: SeededChance
    private var trace: FileHandle?
    private var counts: [RandomEvent.Kind: Int] = [:]
    private var slowest: (seconds: Double, number: Int, event: RandomEvent)?
    private var windowsOpened = 1
    private var album: PageAlbum?

    /// The least width and height that a window is made, in points: what an app for telephones may expect.
    private static var smallestLength: CGFloat { 320 }
    /// What comes to no app while it runs.
    private static var without: Set<RandomEvent.Kind> { [.vanish, .idiom] }
    /// What does not come either where pages are painted, so that each is as a person sees it first.
    private static var withoutForPictures: Set<RandomEvent.Kind> {
        [.resize, .colorScheme, .locale, .typeSize, .direction]
    }
    /// The turns of the main run loop after each event.
    private static var turns: Int { 3 }
    /// How long an app may load before its first page is painted, in seconds of real time.
    private static var timeToLoad: TimeInterval { 1 }
    /// How long it may show a page on which nothing can be done before events come, in seconds of real time.
    private static var timeToBegin: TimeInterval { 6 }
    /// All that the window keeps is looked through after so many events.
    private static var roundsOfChecks: Int { 8 }

    init(_ type: A.Type, settings: HostSettings) throws {
        self.settings = settings
        run = try RandomEventSettings(settings.values["DOVETAIL_RANDOM_EVENTS"])
        let given = try settings.size()
        size = given ?? InitialWindowSize.ofProcess.usual
        hasGivenSize = given != nil
        colorScheme = try settings.colorScheme()
        numbers = SeededChance(state: run.seed)
        if let path = settings.output {
            guard FileManager.default.createFile(atPath: path, contents: nil),
                let file = FileHandle(forWritingAtPath: path)
            else { throw SettingError(text: "\(path) cannot be written.") }
            trace = file
        }
        if let folder = settings.values["DOVETAIL_PICTURES"], !folder.isEmpty {
            album = try PageAlbum(folder: folder, scale: settings.scale())
        }
    }

    /// Returns 0, or 1 where the window was found to be inconsistent. Throws where pictures can't be written.
    mutating func drive() throws -> Int32 {
        say("seed \(run.seed), \(run.count) events")
        let start = ProcessorTime.used
        var host = window()
        if !hasGivenSize { size = host.takeInitialSize() }
        try lookAtFirstPage(of: host)
        for number in 1...run.count {
            let event = next()
            trace?.write(Data("\(event)\n".utf8))
            counts[event.kind, default: 0] += 1
            let windows = [host] + host.windowsOpenedByViews.filter { !$0.isClosed }
            let chosen = windows[event.numbers[3] % windows.count]
            if let problem = send(event, number, to: chosen) {
                say("event \(number), \(event): \(problem)")
                return 1
            }
            if !chosen.isClosed { try album?.look(at: chosen, after: event, number: number) }
            if host.isClosed {
                host = window()
                windowsOpened += 1
            }
        }
        ProcessorTime.endLimit()
        tell(seconds: ProcessorTime.used - start)
        return 0
    }

    private func window() -> TestHost {
        TestHost(app: A.self, size: size, colorScheme: colorScheme, idiom: .ofProcess)
    }

    private mutating func next() -> RandomEvent {
        let without = album == nil ? Self.without : Self.without.union(Self.withoutForPictures)
        var event = RandomEvent.random(by: &numbers)
        while without.contains(event.kind) { event = RandomEvent.random(by: &numbers) }
        return event
    }

    /// Paints the page that the app starts with, as soon as what it loads has had some time.
    private mutating func lookAtFirstPage(of host: TestHost) throws {
        guard album != nil else { return }
        let start = Date()
        func wait(until end: Date, while isWaiting: () -> Bool) {
            while Date() < end, isWaiting() {
                RunLoop.main.run(until: min(end, Date(timeIntervalSinceNow: 0.02)))
                host.settle()
            }
        }
        wait(until: start + Self.timeToLoad) { true }
        try album?.look(at: host, after: nil, number: 0)
        // A page on which nothing can be done says that the app begins, and goes by itself.
        func isInert() -> Bool { AccessibilityElements(of: host.window).all.allSatisfy { $0.semantics.actions == nil } }
        wait(until: start + Self.timeToBegin, while: isInert)
        try album?.look(at: host, after: nil, number: 0)
    }

    /// Sends an event to a window of the app. Returns what is wrong then, or nil.
    private mutating func send(_ event: RandomEvent, _ number: Int, to host: TestHost) -> String? {
        ProcessorTime.limitNextStep()
        let start = ProcessorTime.used
        RandomEvents(host: host, ordinarySize: size, smallestLength: Self.smallestLength).perform(event)
        host.settle()
        // What the app does beside has a few turns.
        for _ in 0..<Self.turns { _ = RunLoop.main.run(mode: .default, before: Date()) }
        host.settle()
        let seconds = ProcessorTime.used - start
        if seconds > slowest?.seconds ?? 0 { slowest = (seconds, number, event) }
        guard number % Self.roundsOfChecks == 0 else { return nil }
        do { try host.window.checkInvariants() } catch { return "\(error)" }
        return nil
    }

    private func tell(seconds: Double) {
        let kinds = counts.sorted { ($0.value, $1.key.rawValue) > ($1.value, $0.key.rawValue) }
        say(kinds.map { "\($0.key.rawValue) \($0.value)" }.joined(separator: ", "))
        if windowsOpened > 1 { say("\(windowsOpened) windows: each that was closed has another after it") }
        if let slowest {
            say("slowest: \(Int((slowest.seconds * 1000).rounded())) ms, event \(slowest.number), \(slowest.event)")
        }
        if let album { say(album.report) }
        say("\(run.count) events in \(Int(seconds.rounded())) s of processor time: all went well")
    }

    /// Writes a line at once, since the next event may end the process.
    private func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }
}
