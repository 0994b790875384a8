import Foundation
import TestSupport
import Testing

@Suite("Main loop", .serialized)
struct MainLoopTests {
    private static let expected: Set = [
        "timer from before the loop", "repeating timer", "timer from a timer", "asyncAfter",
        "timer from the main queue",
        "timer from GLib", "perform from GLib", "Task.sleep", "timer from a task", "perform from a task", "async",
        "Task.yield", "Timer.publish", "receive on RunLoop", "delay on DispatchQueue", "perform from a thread",
        "async from a thread", "end",
    ]

    @Test(
        "timers, queues, tasks and publishers all run, wherever they were started from",
        arguments: ["loop", "late-loop"])
    func everythingRuns(mode: String) throws {
        let probe = try ProbeProcess(mode, display: nil)
        #expect(try probe.waitForEnd() == 0)
        #expect(Set(probe.lines) == Self.expected)
        #expect(probe.lines.count == Self.expected.count)
    }

    @Test("blocks handed to a quiet run loop run at once, and waiting costs nothing")
    func quietLoop() throws {
        let probe = try ProbeProcess("quiet-loop", display: nil)
        #expect(try probe.waitForEnd() == 0)
        #expect(probe.lines == ["perform at once", "idle costs nothing"])
    }

    @Test("a main queue that is never empty does not keep a window from painting")
    func busyQueue() throws {
        let display = try DisplayServer()
        let probe = try ProbeProcess("busy", display: display)
        defer { probe.stop() }
        var color: [Int] = []
        try waitBlocking(for: "a window that is painted green, and not \(color)", every: 100) {
            color = try display.pixel(100, 100)
            return color.count == 3 && color[1] > 150 && color[0] < 100
        }
    }
}
