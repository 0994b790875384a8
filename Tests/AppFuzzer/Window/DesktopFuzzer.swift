import Foundation
import TestSupport

/// Sends random events of a pointer and a keyboard to the pages in a window of a display of their own.
///
/// What ends the process, hangs, or takes longer than the limit is told with the last events. A run can't be repeated event by event, since a
/// window follows real time; its seed gives the same events at about the same moments.
struct DesktopFuzzer {
    private struct Ended: Error {
        let problem: String?
    }

    let options: FuzzOptions
    private let display: DisplayServer
    /// The windows of earlier runs are none of this one's.
    private let state = TemporaryFolder("pages")
    private let pointer: LineProcess
    private var app: LineProcess?
    private var window = ""
    private var numbers: SeededGenerator
    private var last: [String] = []
    private(set) var windowsOpened = 0
    private var slowest = (milliseconds: 0, line: "")

    private static let area = CGSize(width: 900, height: 700)
    /// The most lines of an app's last words that are told.
    private static let outputLimit = 60
    /// An app that has not answered by then hangs, in seconds.
    private static let patience = 120.0

    init(options: FuzzOptions) throws {
        self.options = options
        display = try DisplayServer(size: "1000x800")
        pointer = try LineProcess(
            "/usr/bin/env", ["xdotool", "-"], environment: ["DISPLAY": display.name], isErrorRead: false)
        numbers = SeededGenerator(seed: options.seed)
    }

    /// Returns whether all events went well.
    mutating func run() throws -> Bool {
        let start = Date()
        print("seed \(options.seed), \(options.events) events in a window")
        for number in 0..<options.events {
            if let problem = try problem(of: number) {
                print("event \(number): \(problem)\n" + last.joined(separator: "\n"))
                return false
            }
        }
        if let app {
            app.write(FuzzedApp.Order.end.description)
            while let line = app.readLine(timeout: Self.patience) {
                if line.hasPrefix("end "), line.count > 4 {
                    print(line.dropFirst(4))
                    return false
                }
                if line.hasPrefix("memory") { print(line) }
            }
        }
        print("\(windowsOpened) windows, slowest \(slowest.milliseconds) ms of processor time: \(slowest.line)")
        print("\(options.events) events, \(Int(Date().timeIntervalSince(start))) s: all went well")
        return true
    }

    private mutating func problem(of number: Int) throws -> String? {
        if app == nil { try open() }
        do {
            if number % options.length == 0 {
                try send(.page(options.pages[number / options.length % options.pages.count]))
            }
            try sendAny()
            return nil
        } catch let end as Ended {
            (app, window) = (nil, "")
            return end.problem
        }
    }

    private mutating func open() throws {
        var environment = [
            "DISPLAY": display.name, "WAYLAND_DISPLAY": "", "DOVETAIL_CHECKS": "stop",
            "XDG_STATE_HOME": state.url.path, "XDG_DATA_HOME": state.url.path,
            "DOVETAIL_IDIOM": options.idioms[0].rawValue,
        ]
        environment["GSK_RENDERER"] = ProcessInfo.processInfo.environment["GSK_RENDERER"] ?? "cairo"
        app = try LineProcess(
            CommandLine.arguments[0], ["--window-worker"], environment: environment, isErrorRead: true)
        windowsOpened += 1
        window = try display.window(FuzzedApp.title)
        try display.focus(window)
        pointer.write("windowsize \(window) \(Int(Self.area.width)) \(Int(Self.area.height))")
    }

    private mutating func sendAny() throws {
        switch Int.random(in: 0..<100, using: &numbers) {
        case 0..<20:
            var step = FuzzStep.random(by: &numbers)
            while step.change == nil { step = FuzzStep.random(by: &numbers) }
            try send(.change(step))
        default:
            let line = DesktopEvent.line(by: &numbers, window: window, area: Self.area)
            note(line)
            pointer.write(line)
            try send(.note)
        }
    }

    private mutating func note(_ line: String) {
        last.append(line)
        if last.count > 40 { last.removeFirst() }
    }

    /// Sends a line to the app and waits for its answer.
    private mutating func send(_ order: FuzzedApp.Order) throws {
        if case .note = order {} else { note(order.description) }
        guard let app else { return }
        app.write(order.description)
        var fatal: String?
        var output: [String] = []
        while true {
            guard let line = app.readLine(timeout: Self.patience) else {
                guard let status = app.status() else { throw Ended(problem: "the app does not answer") }
                // The window's own button and menu close it, which ends the app in order.
                if status == 0 { throw Ended(problem: nil) }
                let problem = fatal ?? "the app ended with status \(status)"
                throw Ended(problem: ([problem] + output).joined(separator: "\n"))
            }
            if let error = line.range(of: "Fatal error: ") { fatal = String(line[error.upperBound...]) }
            if output.count < Self.outputLimit { output.append(line) }
            guard line.hasPrefix("done "), let milliseconds = Int(line.dropFirst(5)) else { continue }
            if milliseconds > slowest.milliseconds { slowest = (milliseconds, last.last ?? "") }
            return
        }
    }
}
