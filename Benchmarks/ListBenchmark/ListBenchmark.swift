import DovetailCore
import DovetailGTK
import Foundation
import SwiftUI

/// The changes of js-framework-benchmark to a `List`, and to the same list made with GTK's own `GtkListView`, side by side: each in a window
/// of 400 × 800 points on a display. Arguments: numbers of rows.
///
/// What is told is the processor time of the whole program from a change until its window rests, the least of several runs: the change
/// itself, the frames that it leads to, and their painting.
@main
@MainActor
struct ListBenchmark {
    static func main() throws {
        let counts = CommandLine.arguments.dropFirst().compactMap { Int($0) }
        let application = try GTKApplication()
        let model = ListModel()
        let window = WindowRoot(
            rootView: RowList(model: model), environment: application.environment, services: application.services)
        application.open(window, defaultSize: CGSize(width: 400, height: 800))
        let ours = OwnSubject(model: model, window: window)
        let theirs = GTKSubject()
        Task { @MainActor in
            await Meter.rest()
            for count in counts.isEmpty ? [1_000, 10_000] : counts {
                print("\n\(count) rows of three texts, after js-framework-benchmark (ms)")
                print(cell("", 34) + right("List") + right("GtkListView"))
                for workload in ListWorkload.all {
                    let own = await workload.milliseconds(ours, count)
                    let other = await workload.milliseconds(theirs, count)
                    print(
                        cell(workload.name, 34) + right(String(format: "%.2f", own))
                            + right(String(format: "%.2f", other)))
                    fflush(nil)
                }
            }
            exit(0)
        }
        exit(application.run())
    }

    private static func cell(_ text: String, _ width: Int) -> String {
        text.padding(toLength: max(width, text.count), withPad: " ", startingAt: 0)
    }
    private static func right(_ text: String) -> String {
        String(repeating: " ", count: max(1, 14 - text.count)) + text
    }
}

/// A list that can be changed.
@MainActor
protocol ListSubject {
    /// New rows in the place of all, at the beginning and with nothing selected.
    func fill(_ count: Int)
    func append(_ count: Int)
    /// Changes the text of every tenth row.
    func update()
    func select(_ position: Int)
    func swap(_ first: Int, _ second: Int)
    func remove(_ position: Int)
    func scroll(_ distance: Double)
}

/// One change.
@MainActor
struct ListWorkload {
    let name: String
    /// Brings the list to where the change begins. Not measured.
    let prepare: @MainActor (any ListSubject, Int) -> Void
    let change: @MainActor (any ListSubject, Int) -> Void

    func milliseconds(_ subject: any ListSubject, _ count: Int) async -> Double {
        var best = Double.infinity
        for _ in 0..<5 {
            prepare(subject, count)
            await Meter.rest()
            let start = Meter.processorTime
            change(subject, count)
            best = min(best, await Meter.rest() - start)
        }
        return best * 1000
    }

    private static func filled(_ subject: any ListSubject, _ count: Int) { subject.fill(count) }

    static let all = [
        ListWorkload(name: "create rows", prepare: { subject, _ in subject.fill(0) }, change: filled),
        ListWorkload(name: "replace all rows", prepare: filled, change: filled),
        ListWorkload(name: "update every 10th row", prepare: filled) { subject, _ in subject.update() },
        ListWorkload(name: "select a row", prepare: filled) { subject, _ in subject.select(5) },
        ListWorkload(name: "swap two rows", prepare: filled) { subject, count in subject.swap(1, count - 2) },
        ListWorkload(name: "remove a row", prepare: filled) { subject, _ in subject.remove(5) },
        ListWorkload(name: "append 1,000 rows", prepare: filled) { subject, _ in subject.append(1_000) },
        ListWorkload(name: "clear all rows", prepare: filled) { subject, _ in subject.fill(0) },
        ListWorkload(name: "scroll by half a window", prepare: filled) { subject, _ in subject.scroll(400) },
    ]
}

/// What the program works.
enum Meter {
    /// The processor time of the program so far, in seconds.
    static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Waits until the program has not worked for a while, but for this. Returns the processor time at which it last did.
    @MainActor @discardableResult
    static func rest() async -> Double {
        var last = processorTime
        while true {
            try? await Task.sleep(for: .milliseconds(120))
            let now = processorTime
            // Waking up to look takes some tens of microseconds.
            if now - last < 0.0005 { return last }
            last = now
        }
    }
}
