import Charts
import DovetailControls
import DovetailCore
import DovetailTesting
import Foundation
import Observation

private struct Item: Identifiable, Equatable {
    let id: Int
    var y: Double
}

@MainActor @Observable
private final class Data {
    var items = (0..<10_000).map { Item(id: $0, y: Double($0 * 7919 % 1009)) }
}

private struct Points: View {
    let data: Data

    var body: some View {
        Chart(data.items) { item in PointMark(x: .value("x", item.id), y: .value("y", item.y)) }
    }
}

private struct Line: View {
    let data: Data

    var body: some View {
        Chart(data.items) { item in LineMark(x: .value("x", item.id), y: .value("y", item.y)) }
    }
}

private struct Bars: View {
    let data: Data

    var body: some View {
        Chart(data.items) { item in
            BarMark(x: .value("x", item.id), y: .value("y", item.y)).foregroundStyle(
                by: .value("Kind", "\(item.id % 3)"))
        }
    }
}

/// What charts of ten thousand marks cost: the least processor time of several runs, in milliseconds. Nothing is painted.
@main
@MainActor
struct ChartBenchmark {
    static func main() {
        // What is made once in a process.
        _ = TestHost(size: size) { Chart(0..<3, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) } }
        measure("points") { Points(data: $0) }
        measure("points of a line") { Line(data: $0) }
        measure("bars in three colours") { Bars(data: $0) }
    }

    private static let size = CGSize(width: 600, height: 400)

    private static func measure<V: View>(_ name: String, _ view: @escaping (Data) -> V) {
        var (first, change) = (Double.infinity, Double.infinity)
        for run in 0..<7 {
            let data = Data()
            var host: TestHost!
            first = min(first, milliseconds { host = TestHost(size: size) { view(data) } })
            for step in 0..<5 {
                change = min(
                    change,
                    milliseconds {
                        data.items[5000 + run * 10 + step].y += 1.5
                        host.settle()
                    })
            }
            host.close()
        }
        print(
            "10000 \(name)".padding(toLength: 40, withPad: " ", startingAt: 0)
                + String(format: "first frame %7.2f ms, one changed %6.2f ms", first, change))
    }

    /// What the processor has worked for this thread: other programs do not count.
    private static func milliseconds(_ body: () -> Void) -> Double {
        func now() -> Double {
            var time = timespec()
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
        }
        let start = now()
        body()
        return now() - start
    }
}
