import Foundation

/// Tells on the terminal how far a build is, so that nobody waits for more than a second without a word.
///
/// Main queue only.
@MainActor
final class BuildProgress {
    /// A step of the package manager's.
    struct Step: Sendable {
        var done: Int
        var all: Int
        /// The module that was compiled.
        var module: String?

        /// The package manager begins lines of steps with “[3/12]”, and goes on with what it does.
        init?(line: String) {
            guard line.hasPrefix("["), let end = line.firstIndex(of: "]") else { return nil }
            let parts = line[line.index(after: line.startIndex)..<end].split(separator: "/").compactMap { Int($0) }
            guard parts.count == 2 else { return nil }
            (done, all) = (parts[0], parts[1])
            let words = line[line.index(after: end)...].split(separator: " ")
            if words.count > 1, words[0] == "Compiling" { module = String(words[1]) }
            if words.count > 2, words[0] == "Emitting" { module = String(words[2]) }
        }
    }

    private let isTold: Bool
    private let start = DispatchTime.now()
    private var timer: (any DispatchSourceTimer)?
    private var step: Step?
    private var toldTenth = -1
    /// Whether something was told since the clock last struck.
    private var wasTold = false

    init(isTold: Bool = false) { self.isTold = isTold }

    func begin() {
        guard isTold else { return }
        say("Building.")
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now() + 0.9, repeating: 0.9)
        timer.setEventHandler { [unowned self] in MainActor.assumeIsolated { () -> Void in strike() } }
        timer.resume()
        self.timer = timer
    }

    /// Tells each tenth of the way.
    func note(_ step: Step) {
        self.step = step
        let tenth = step.done * 10 / max(step.all, 1)
        guard isTold, tenth != toldTenth else { return }
        toldTenth = tenth
        tell()
    }

    func end() {
        timer?.cancel()
        timer = nil
    }

    private func strike() {
        if !wasTold { tell() }
        wasTold = false
    }

    private func tell() {
        wasTold = true
        let seconds = Int(Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1e9)
        guard let step else { return say("Building: what there is to do is being found out, \(seconds) s") }
        say("Building: \(step.done) of \(step.all)\(step.module.map { ", \($0)" } ?? ""), \(seconds) s")
    }
}
