import DovetailCore
import DovetailTesting
import DovetailUIKit
import Foundation

/// Drives an app's windows by random events, without a display, to see whether any order of them ends it.
///
/// Settings come from the environment: `DOVETAIL_RANDOM_EVENTS` (a number of events, and a seed: `1000,7`), `DOVETAIL_SIZE`,
/// `DOVETAIL_COLOR_SCHEME` and `DOVETAIL_IDIOM`. Each event is written to the file that `DOVETAIL_OUTPUT` names before it happens, so that the
/// last line tells what ended the process.
///
/// The window's own time runs as the events say. What the app does beside, such as tasks, takes real time; it has turns between events, and
/// what it does then may differ from run to run.
@MainActor
struct RandomEventHost<A: App> {
    private let settings: HostSettings
    private let run: RandomEventSettings
    private let size: CGSize
    private let colorScheme: ColorScheme
    private var numbers: SeededChance
    private var trace: FileHandle?
    private var counts: [RandomEvent.Kind: Int] = [:]
    private var slowest: (seconds: Double, number: Int, event: RandomEvent)?
    private var windowsOpened = 1

    /// The least width and height that a window is made, in points: what an app for telephones may expect.
    private static var smallestLength: CGFloat { 320 }
    /// What comes to no app while it runs.
    private static var without: Set<RandomEvent.Kind> { [.vanish, .idiom] }
    /// The turns of the main run loop after each event.
    private static var turns: Int { 3 }
    /// All that the window keeps is looked through after so many events.
    private static var roundsOfChecks: Int { 8 }

    init(_ type: A.Type, settings: HostSettings) throws {
        self.settings = settings
        run = try RandomEventSettings(settings.values["DOVETAIL_RANDOM_EVENTS"])
        size = try settings.size() ?? InitialWindowSize.ofProcess.usual
        colorScheme = try settings.colorScheme()
        numbers = SeededChance(state: run.seed)
        if let path = settings.output {
            guard FileManager.default.createFile(atPath: path, contents: nil),
                let file = FileHandle(forWritingAtPath: path)
            else { throw SettingError(text: "\(path) cannot be written.") }
            trace = file
        }
    }

    /// Returns 0, or 1 where the window was found to be inconsistent.
    mutating func drive() -> Int32 {
        say("seed \(run.seed), \(run.count) events")
        let start = ProcessorTime.used
        var host = window()
        for number in 1...run.count {
            let event = next()
            trace?.write(Data("\(event)\n".utf8))
            counts[event.kind, default: 0] += 1
            if let problem = send(event, number, to: host) {
                say("event \(number), \(event): \(problem)")
                return 1
            }
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
        var event = RandomEvent.random(by: &numbers)
        while Self.without.contains(event.kind) { event = RandomEvent.random(by: &numbers) }
        return event
    }

    /// Sends an event to one of the app's windows. Returns what is wrong then, or nil.
    private mutating func send(_ event: RandomEvent, _ number: Int, to first: TestHost) -> String? {
        let windows = [first] + first.windowsOpenedByViews.filter { !$0.isClosed }
        let host = windows[event.numbers[3] % windows.count]
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
        say("\(run.count) events in \(Int(seconds.rounded())) s of processor time: all went well")
    }

    /// Writes a line at once, since the next event may end the process.
    private func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }
}
