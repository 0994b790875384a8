import DovetailTesting
import Foundation
import SwiftUI

/// What changes cost in a window of many rows, from the write of the state to the patch for the host, as a table of growth.
///
/// Arguments: numbers of rows, and words that a workload's name must contain one of. Without numbers 100 to 100,000 (a hundred thousand eager
/// rows take some gigabytes), for lazy containers from 1,000 on; for texts that are pasted, the numbers are bytes. `--runs` and a number make each change that often, whatever time it
/// takes: for programs that count instructions.
@main
@MainActor
struct UpdateBenchmark {
    static func main() {
        var arguments = Array(CommandLine.arguments.dropFirst())
        if let place = arguments.firstIndex(of: "--runs"), place + 1 < arguments.count {
            fixedRuns = Int(arguments[place + 1])
            arguments.removeSubrange(place...place + 1)
        }
        let counts = arguments.compactMap { Int($0) }
        let words = arguments.filter { Int($0) == nil }
        func isWanted(_ name: String) -> Bool { words.isEmpty || words.contains { name.contains($0) } }
        table(
            "Eager rows, each with a state of its own (µs)", EagerWorkload.all.filter { isWanted($0.name) },
            counts.isEmpty ? [100, 1_000, 10_000, 100_000] : counts)
        table(
            "Lazy rows: an image, two texts, a button and a toggle (µs)", LazyWorkload.all.filter { isWanted($0.name) },
            counts.isEmpty ? [1_000, 10_000, 100_000] : counts)
        table(
            "Views that are animated at once (µs)", MovingViews.all.filter { isWanted($0.name) },
            counts.isEmpty ? [100, 1_000, 10_000] : counts, unit: "views")
        table(
            "A text pasted into a field that grows, in a scroll view, and painted (µs)",
            PastedText.all.filter { isWanted($0.name) }, counts.isEmpty ? [100_000, 10_000_000] : counts, unit: "bytes")
    }

    private static func table(
        _ title: String, _ workloads: [any Workload], _ counts: [Int], unit: String = "rows"
    ) {
        guard !workloads.isEmpty else { return }
        print("\n\(title)")
        print(cell("", 46) + counts.map { right("\($0) \(unit)") }.joined())
        for workload in workloads {
            var line = cell(workload.name, 46)
            for count in counts { line += right(String(format: "%.1f", workload.microseconds(count))) }
            print(line)
            fflush(nil)
        }
    }

    private static func cell(_ text: String, _ width: Int) -> String {
        text.padding(toLength: max(width, text.count), withPad: " ", startingAt: 0)
    }
    private static func right(_ text: String) -> String {
        String(repeating: " ", count: max(1, 16 - text.count)) + text
    }
}

/// Something that is measured for a number of rows.
@MainActor
protocol Workload {
    var name: String { get }
    /// The time of one change.
    func microseconds(_ count: Int) -> Double
}

/// How often each change is made, if that was said.
@MainActor private var fixedRuns: Int?

/// The shortest of several runs, in microseconds: what disturbs a run only makes it longer. Runs until a quarter of a second is
/// used up, and at least three times.
@MainActor
func shortest(_ body: () -> Void) -> Double {
    body()
    var best = Double.infinity
    var (used, runs) = (0.0, 0)
    while fixedRuns.map({ runs < $0 }) ?? (runs < 3 || (used < 250_000 && runs < 500)) {
        let time = elapsed(body)
        best = min(best, time)
        used += time
        runs += 1
    }
    return best
}

/// The time of one run, in microseconds.
@MainActor
func elapsed(_ body: () -> Void) -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    body()
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1000
}
