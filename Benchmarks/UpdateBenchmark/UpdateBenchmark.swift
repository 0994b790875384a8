import DovetailTesting
import Foundation
import SwiftUI

/// What one change costs in a window of many rows, from the write of the state to the patch for the host. With an argument,
/// for that number of rows only.
@main
@MainActor
struct UpdateBenchmark {
    static func main() {
        let counts = CommandLine.arguments.dropFirst().compactMap { Int($0) }
        for count in counts.isEmpty ? [100, 1_000, 10_000] : counts {
            let bindings = Bindings()
            var host: TestHost?
            print("\(count) rows, each with a state of its own")
            measure("  mount", rounds: 1) {
                host = TestHost(size: CGSize(width: 400, height: 800)) { ManyRows(count: count, bindings: bindings) }
            }
            var number = 0
            measure("  one row's text changes", rounds: 200) {
                number += 1
                bindings.rows[number % count]!.wrappedValue = number
                host!.settle()
            }
            measure("  a text beside the list changes", rounds: 200) {
                number += 1
                bindings.title!.wrappedValue = number
                host!.settle()
            }
            measure("  a row is put at the end and taken away", rounds: 20) {
                bindings.count!.wrappedValue = count + 1
                host!.settle()
                bindings.count!.wrappedValue = count
                host!.settle()
            }
            measure("  nothing has changed", rounds: 200) { host!.settle() }
        }
    }

    /// Runs `body` and prints the mean time of one run in microseconds.
    private static func measure(_ name: String, rounds: Int, _ body: () -> Void) {
        if rounds > 1 { body() }
        let start = DispatchTime.now().uptimeNanoseconds
        for _ in 0..<rounds { body() }
        let each = Double(DispatchTime.now().uptimeNanoseconds - start) / Double(rounds) / 1000
        print(name.padding(toLength: 48, withPad: " ", startingAt: 0) + String(format: "%12.1f µs", each))
    }
}

/// The ways to write the states of the window.
@MainActor
final class Bindings {
    var rows: [Int: Binding<Int>] = [:]
    var title: Binding<Int>?
    var count: Binding<Int>?
}

struct ManyRows: View {
    let bindings: Bindings
    @State private var title = 0
    @State private var count: Int

    init(count: Int, bindings: Bindings) {
        self.bindings = bindings
        _count = State(initialValue: count)
    }

    var body: some View {
        let _ = (bindings.title, bindings.count) = ($title, $count)
        VStack(spacing: 2) {
            Text("Title \(title)")
            ForEach(0..<count, id: \.self) { Row(number: $0, bindings: bindings) }
        }
    }
}

struct Row: View {
    let number: Int
    let bindings: Bindings
    @State private var value = 0

    var body: some View {
        let _ = bindings.rows[number] = $value
        HStack {
            Text("Row \(number)")
            Spacer()
            Text("\(value)")
        }
    }
}
