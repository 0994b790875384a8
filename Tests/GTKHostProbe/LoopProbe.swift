import CGTK
import Combine
import DovetailGTK
import Foundation

/// Starts every kind of deferred work, before the loop and inside it, and tells what ran.
@MainActor
final class LoopProbe {
    private var subscriptions: Set<AnyCancellable> = []

    /// Whether somebody has used the run loop before the host attaches to it must not matter.
    func run(afterRunLoop: Bool = false) {
        if afterRunLoop { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.02)) }
        later(0.05) { say("timer from before the loop") }
        GTKApplication.prepareMainLoop()
        let loop = g_main_loop_new(nil, 0)
        startTimers()
        startTasks()
        startSubscriptions()
        startFromOtherThread()
        // The end is GLib's own, so that nothing above can keep it from coming.
        g_timeout_add(
            1500,
            { loop in
                g_main_loop_quit(OpaquePointer(loop))
                return 0
            }, UnsafeMutableRawPointer(loop))
        g_main_loop_run(loop)
        say("end")
    }

    private func startTimers() {
        let repeating = Counter("repeating timer", at: 5)
        _ = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { timer in
            if repeating.count() { timer.invalidate() }
        }
        later(0.02) { later(0.02) { later(0.02) { say("timer from a timer") } } }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
            say("asyncAfter")
            later(0.03) { say("timer from the main queue") }
        }
        g_timeout_add(
            120,
            { _ in
                later(0.03) { say("timer from GLib") }
                RunLoop.main.perform { say("perform from GLib") }
                return 0
            }, nil)
    }

    private func startTasks() {
        Task { @MainActor in
            try await Task.sleep(nanoseconds: 50_000_000)
            say("Task.sleep")
            later(0.03) { say("timer from a task") }
            RunLoop.main.perform { say("perform from a task") }
        }
        DispatchQueue.main.async { say("async") }
        Task { @MainActor in
            for _ in 0..<100 { await Task.yield() }
            say("Task.yield")
        }
    }

    private func startSubscriptions() {
        let published = Counter("Timer.publish", at: 3)
        Timer.publish(every: 0.05, on: .main, in: .common).autoconnect().sink { _ in _ = published.count() }
            .store(in: &subscriptions)
        Just(1).receive(on: RunLoop.main).sink { _ in say("receive on RunLoop") }.store(in: &subscriptions)
        Just(1).delay(for: .milliseconds(50), scheduler: DispatchQueue.main).sink { _ in say("delay on DispatchQueue") }
            .store(in: &subscriptions)
    }

    private func startFromOtherThread() {
        Thread.detachNewThread {
            Thread.sleep(forTimeInterval: 0.5)
            RunLoop.main.perform { say("perform from a thread") }
            DispatchQueue.main.async { say("async from a thread") }
        }
    }
}

private func later(_ seconds: TimeInterval, _ action: @escaping @Sendable () -> Void) {
    _ = Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in action() }
}

/// Says a line at the given count. Main thread only.
private final class Counter: @unchecked Sendable {
    private let line: String
    private let target: Int
    private var value = 0

    init(_ line: String, at target: Int) {
        self.line = line
        self.target = target
    }

    /// Returns whether the target is reached.
    func count() -> Bool {
        value += 1
        if value == target { say(line) }
        return value == target
    }
}
