import DovetailCore
import DovetailPaint
import Foundation

/// Brings a window that nobody sees to the state that a picture is taken of: what begins when views appear has been done, and animations have
/// ended.
///
/// Animations run on the window's own clock, which goes in steps from 0 to ``end`` without waiting. One that never ends is seen as it is
/// then, the same in each picture. Tasks and what else an app does beside take real time; they have some, and more while they change something.
@MainActor
struct SettledWindow {
    let window: WindowRoot
    /// How long the app may take, in seconds.
    let limit: TimeInterval

    /// The window's time when the picture is taken, in seconds after it opened.
    static let end: TimeInterval = 10
    private static let step: TimeInterval = 0.1
    /// Looks at the app's tasks without anything new before they count as done.
    private static let quietRounds = 5

    /// Returns false if the app was still busy when its time was over.
    func settle() -> Bool {
        let start = Date()
        window.update(at: 0)
        var isDone = letTasksRun(at: 0, until: start + limit)
        letTimePass()
        // What animations start when they end has its turn, too.
        isDone = letTasksRun(at: Self.end, until: start + limit) && isDone
        return isDone
    }

    private func letTasksRun(at time: TimeInterval, until end: Date) -> Bool {
        var quiet = 0
        for _ in 0..<200 where quiet < Self.quietRounds {
            guard Date() < end else { return false }
            RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
            quiet = window.loop.hasPendingWork ? 0 : quiet + 1
            window.update(at: time)
        }
        return true
    }

    private func letTimePass() {
        var time = Self.step
        while time < Self.end, window.update(at: time) != nil { time += Self.step }
        window.update(at: Self.end)
    }
}
