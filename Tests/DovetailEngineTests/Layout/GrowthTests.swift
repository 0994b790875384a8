import DovetailCore
import DovetailTesting
import Foundation
import Testing

private struct AccentKey: EnvironmentKey { static let defaultValue = 0 }
private struct ShadeKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
    /// Read by one view.
    fileprivate var accent: Int {
        get { self[AccentKey.self] }
        set { self[AccentKey.self] = newValue }
    }
    /// Read by every row.
    fileprivate var shade: Int {
        get { self[ShadeKey.self] }
        set { self[ShadeKey.self] = newValue }
    }
}

/// By which power of the number of rows the work of a change grows: 0 for what touches one row, 1 for what touches all of them.
///
/// What is counted is the same on every machine.
@MainActor
@Suite("Growth with the number of rows")
struct GrowthTests {
    /// What the states of a window are written through.
    @MainActor
    private final class Writers {
        var rows: [Int: Binding<Int>] = [:]
        var title: Binding<Int>!
        var accent: Binding<Int>!
        var shade: Binding<Int>!
        var isMoved: Binding<Bool>!
        var data: Binding<[Int]>!
    }

    private struct Row: View {
        let number: Int
        let writers: Writers
        @State private var value = 10
        @Environment(\.shade) private var shade

        var body: some View {
            let _ = writers.rows[number] = $value
            HStack {
                Text("Row \(number)")
                Spacer()
                Text("\(value) \(shade)")
            }
        }
    }

    private struct AccentReader: View {
        @Environment(\.accent) private var accent
        var body: some View { Text("accent \(accent)") }
    }

    private struct Page: View {
        let writers: Writers
        @State private var title = 10
        @State private var accent = 10
        @State private var shade = 10
        @State private var isMoved = false
        @State private var data: [Int]

        init(_ count: Int, _ writers: Writers) {
            self.writers = writers
            _data = State(initialValue: Array(0..<count))
        }

        var body: some View {
            let _ =
                (writers.title, writers.accent, writers.shade, writers.isMoved, writers.data) =
                ($title, $accent, $shade, $isMoved, $data)
            VStack(spacing: 2) {
                Text("Title \(title)")
                AccentReader()
                Text("moved").offset(x: isMoved ? 20 : 0).opacity(isMoved ? 0.5 : 1)
                ForEach(data, id: \.self) { Row(number: $0, writers: writers) }
            }
            .fixedSize(horizontal: false, vertical: true)
            .environment(\.accent, accent)
            .environment(\.shade, shade)
        }
    }

    @MainActor
    private struct Change {
        let name: String
        /// By which power the counts grow.
        let exponent: Double
        let make: @MainActor (TestHost, Writers, Int) -> Void

        /// Something that ends with the update to count.
        init(_ name: String, exponent: Double, making make: @escaping @MainActor (TestHost, Writers, Int) -> Void) {
            (self.name, self.exponent, self.make) = (name, exponent, make)
        }

        /// A write, and the update that follows.
        init(_ name: String, exponent: Double, _ write: @escaping @MainActor (Writers, Int) -> Void) {
            self.init(name, exponent: exponent) { host, writers, count in
                write(writers, count)
                host.settle()
            }
        }

        static let all = [
            Change("one row's text", exponent: 0) { writers, count in writers.rows[count / 2]!.wrappedValue += 1 },
            Change("a text beside the rows", exponent: 0) { writers, _ in writers.title.wrappedValue += 1 },
            Change("an environment value that one view reads", exponent: 0) { writers, _ in
                writers.accent.wrappedValue += 1
            },
            Change("a frame of one view's animation", exponent: 0) { host, writers, _ in
                withAnimation(.linear(duration: 1)) { writers.isMoved.wrappedValue.toggle() }
                host.settle()
                host.advance(by: .milliseconds(100))
            },
            Change("a row at the end", exponent: 0) { writers, count in writers.data.wrappedValue.append(count) },
            Change("the last row goes", exponent: 0) { writers, _ in writers.data.wrappedValue.removeLast() },
            Change("two rows change places", exponent: 0) { writers, count in
                writers.data.wrappedValue.swapAt(1, count - 2)
            },
            // All rows move up by one.
            Change("the first row goes to the end", exponent: 1) { writers, _ in
                writers.data.wrappedValue.append(writers.data.wrappedValue.removeFirst())
            },
            Change("every tenth row's text", exponent: 1) { writers, count in
                for number in stride(from: 0, to: count, by: 10) { writers.rows[number]!.wrappedValue += 1 }
            },
            Change("an environment value that all rows read", exponent: 1) { writers, _ in
                writers.shade.wrappedValue += 1
            },
            Change("the window is one point wider", exponent: 1) { host, _, _ in
                host.resize(to: CGSize(width: host.window.size.width + 1, height: 800))
            },
            Change("other rows in the place of all", exponent: 1) { writers, count in
                writers.data.wrappedValue = Array(count..<2 * count)
            },
            Change("all rows go", exponent: 1) { writers, _ in writers.data.wrappedValue = [] },
            Change("rows come", exponent: 1) { writers, count in writers.data.wrappedValue = Array(0..<count) },
        ]
    }

    /// What every change costs in a window of so many rows, each kind of work by its name.
    private func costs(_ count: Int) -> [[String: Int]] {
        let writers = Writers()
        let host = TestHost(size: CGSize(width: 400, height: 800)) { Page(count, writers) }
        defer { host.close() }
        host.settle()
        // What is met for the first time is made once, and is no part of the second time.
        for change in Change.all.prefix(8) {
            change.make(host, writers, count)
            host.advance(by: .seconds(2))
        }
        writers.data.wrappedValue = Array(0..<count)
        host.settle()
        return Change.all.map { change in
            change.make(host, writers, count)
            let statistics = host.statistics
            // Animations end before the next change.
            host.advance(by: .seconds(2))
            return [
                "rules": statistics.rules, "layouts": statistics.layouts, "display items": statistics.displayItems,
                "operations": statistics.hostOperations, "contents": statistics.rowContents,
                "bodies": statistics.totalBodies, "views listed": statistics.listElements,
            ]
        }
    }

    @Test("what touches one row costs the same of 250 and of 10,000, and what touches all grows no more than they do")
    func exponents() {
        // A stack of less looks at each of them.
        let counts = [250, 1_000, 10_000]
        let costs = counts.map { self.costs($0) }
        for (index, change) in Change.all.enumerated() {
            for (kind, least) in costs[0][index] {
                let (middle, most) = (costs[1][index][kind]!, costs[2][index][kind]!)
                if change.exponent == 0 {
                    #expect(least == middle && middle == most, "\(change.name): \(kind) \(least), \(middle), \(most)")
                } else {
                    let exponent = log10(Double(max(most, 1)) / Double(max(middle, 1)))
                    #expect(exponent <= change.exponent + 0.01, "\(change.name): \(kind) \(least), \(middle), \(most)")
                }
            }
            let told = costs.map {
                $0[index].sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
            }
            print("\(change.name): \(told.joined(separator: "; "))")
        }
    }
}
