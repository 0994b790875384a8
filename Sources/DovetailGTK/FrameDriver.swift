import CGTK
import DovetailCore
import Foundation

/// Decides when the windows that share an update loop are brought up to date: once for each frame, for all of them.
///
/// An update that is due runs at the next frame of whichever window's frame clock ticks first; that window goes on to lead
/// while something is animating, so that two windows don't cause twice the updates. A window that is out of sight has a clock
/// that stands still. If none ticks, a timer runs the update, so that state and what depends on it are never left behind.
@MainActor
final class FrameDriver {
    private let loop: UpdateLoop
    private var windows: [GTKWindow] = []
    /// The window whose clock ticked last.
    private weak var leader: GTKWindow?
    private var isUpdateNeeded = false
    /// Whether updates run also while there is no window: for what the desktop's tray shows.
    var runsWithoutWindows = false
    /// Runs the update when no clock ticks.
    private var fallback: guint = 0
    /// Runs the update at a time to come that the last one asked for.
    private var alarm: guint = 0

    /// After this many milliseconds without a tick no frame clock is taken to run.
    private static let patience: guint = 100
    /// As long as a frame.
    private static let patienceWithoutWindows: guint = 16

    init(loop: UpdateLoop) {
        self.loop = loop
        loop.onUpdateNeeded = { [unowned self] in schedule() }
    }

    func add(_ window: GTKWindow) {
        windows.append(window)
        schedule()
    }

    func remove(_ window: GTKWindow) {
        windows.removeAll { $0 === window }
        if leader === window { leader = nil }
        if windows.isEmpty, !runsWithoutWindows {
            stop(&fallback)
            stop(&alarm)
            isUpdateNeeded = false
        } else if isUpdateNeeded {
            schedule()
        }
    }

    /// Asks for an update at the next frame.
    func schedule() {
        guard !windows.isEmpty || runsWithoutWindows else { return }
        isUpdateNeeded = true
        stop(&alarm)
        if let leader { leader.startTicking() } else { for window in windows { window.startTicking() } }
        guard fallback == 0 else { return }
        fallback = addTimer(windows.isEmpty ? Self.patienceWithoutWindows : Self.patience) { driver in
            driver.fallback = 0
            // The leader may be out of sight now, and another window in sight.
            driver.leader = nil
            if driver.isUpdateNeeded { driver.update(at: Double(g_get_monotonic_time()) / 1_000_000) }
        }
    }

    /// A window's clock ticked. Returns whether that window is to go on ticking.
    func tick(of window: GTKWindow, at time: Double) -> Bool {
        stop(&fallback)
        guard isUpdateNeeded else { return false }
        leader = window
        for other in windows where other !== window { other.stopTicking() }
        update(at: time)
        return isUpdateNeeded && leader === window
    }

    /// Brings the windows up to date. They take what changed when the loop is done.
    func update(at time: Double) {
        isUpdateNeeded = false
        let next = loop.update(at: time)
        guard let next else { return }
        if next <= time { return schedule() }
        stop(&alarm)
        // GLib's timers round down; a millisecond too late is better than a frame in vain.
        let milliseconds = ((next - time) * 1000).rounded(.up) + 1
        alarm = addTimer(guint(min(milliseconds, Double(Int32.max)))) { driver in
            driver.alarm = 0
            driver.schedule()
        }
    }

    // MARK: Timers

    private func addTimer(_ milliseconds: guint, _ action: @escaping @MainActor (FrameDriver) -> Void) -> guint {
        let call = Unmanaged.passRetained(TimerCall(driver: self, action: action)).toOpaque()
        return g_timeout_add_full(
            G_PRIORITY_DEFAULT, milliseconds,
            { data in
                MainActor.assumeIsolated {
                    let call = Unmanaged<TimerCall>.fromOpaque(data!).takeUnretainedValue()
                    if let driver = call.driver { call.action(driver) }
                    return 0
                }
            }, call, { Unmanaged<TimerCall>.fromOpaque($0!).release() })
    }

    private func stop(_ timer: inout guint) {
        if timer != 0 { g_source_remove(timer) }
        timer = 0
    }
}

@MainActor
private final class TimerCall {
    weak var driver: FrameDriver?
    let action: @MainActor (FrameDriver) -> Void

    init(driver: FrameDriver, action: @escaping @MainActor (FrameDriver) -> Void) {
        self.driver = driver
        self.action = action
    }
}
