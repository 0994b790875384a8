import AllocationCount
import DovetailTesting
import SwiftUI

/// The ways to write the states of the window.
@MainActor
final class Bindings {
    var rows: [Int: Binding<Int>] = [:]
    var title: Binding<Int>?
    var data: Binding<[Int]>?
    var accent: Binding<Int>?
    var isMoved: Binding<Bool>?
}

private struct AccentKey: EnvironmentKey {
    static let defaultValue = 0
}

extension EnvironmentValues {
    var accent: Int {
        get { self[AccentKey.self] }
        set { self[AccentKey.self] = newValue }
    }
}

struct ManyRows: View {
    let bindings: Bindings
    @State private var title = 0
    @State private var data: [Int]
    @State private var accent = 0
    @State private var isMoved = false

    init(count: Int, bindings: Bindings) {
        self.bindings = bindings
        _data = State(initialValue: Array(0..<count))
    }

    var body: some View {
        let _ = (bindings.title, bindings.data, bindings.accent, bindings.isMoved) = ($title, $data, $accent, $isMoved)
        VStack(spacing: 2) {
            Text("Title \(title)")
            AccentReader()
            Text("moved").offset(x: isMoved ? 20 : 0)
            ForEach(data, id: \.self) { Row(number: $0, bindings: bindings) }
        }
        .environment(\.accent, accent)
    }
}

private struct AccentReader: View {
    @Environment(\.accent) private var accent
    var body: some View { Text("accent \(accent)") }
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

private struct AccentReaders: View {
    let count: Int
    let bindings: Bindings
    @State private var accent = 0

    var body: some View {
        let _ = bindings.accent = $accent
        VStack(spacing: 2) {
            ForEach(0..<count, id: \.self) { _ in AccentReader() }
        }
        .environment(\.accent, accent)
    }
}

/// One change in a window of eager rows.
@MainActor
struct EagerWorkload: Workload {
    let name: String
    private let run: @MainActor (TestHost, Bindings, Int, Int) -> Void

    func microseconds(_ count: Int) -> Double {
        let bindings = Bindings()
        let host = TestHost(size: CGSize(width: 400, height: 800)) { ManyRows(count: count, bindings: bindings) }
        var number = 0
        return shortest {
            number += 1
            run(host, bindings, number, count)
        }
    }

    /// Opening the window, for each row.
    private struct Mount: Workload {
        let name = "mounted, each row"
        func microseconds(_ count: Int) -> Double {
            shortest {
                _ = TestHost(size: CGSize(width: 400, height: 800)) { ManyRows(count: count, bindings: Bindings()) }
            } / Double(count)
        }
    }

    /// An environment value is set that every row shows.
    private struct EnvironmentForAll: Workload {
        let name = "an environment value that all rows read"
        func microseconds(_ count: Int) -> Double {
            let bindings = Bindings()
            let host = TestHost(size: CGSize(width: 400, height: 800)) {
                AccentReaders(count: count, bindings: bindings)
            }
            var number = 0
            return shortest {
                number += 1
                bindings.accent!.wrappedValue = number
                host.settle()
            }
        }
    }

    /// What the allocator is asked for to open the window, for each row.
    private struct MountAllocations: Workload {
        let name = "… allocations, not µs"
        func microseconds(_ count: Int) -> Double {
            func host() -> TestHost {
                TestHost(size: CGSize(width: 400, height: 800)) { ManyRows(count: count, bindings: Bindings()) }
            }
            _ = host()
            let before = dovetail_allocation_count()
            _ = host()
            return Double(dovetail_allocation_count() - before) / Double(count)
        }
    }

    /// How many bytes an open window holds, for each row.
    private struct MountBytes: Workload {
        let name = "… bytes, not µs"
        func microseconds(_ count: Int) -> Double {
            func host() -> TestHost {
                TestHost(size: CGSize(width: 400, height: 800)) { ManyRows(count: count, bindings: Bindings()) }
            }
            _ = host()
            let before = dovetail_allocated_bytes()
            let held = host()
            defer { withExtendedLifetime(held) {} }
            return Double(dovetail_allocated_bytes() - before) / Double(count)
        }
    }

    static let all: [any Workload] = [
        Mount(), MountAllocations(), MountBytes(),
        EagerWorkload(name: "one row's text changes") { host, bindings, number, count in
            bindings.rows[number % count]!.wrappedValue = number
            host.settle()
        },
        EagerWorkload(name: "a text beside the list changes") { host, bindings, number, _ in
            bindings.title!.wrappedValue = number
            host.settle()
        },
        EagerWorkload(name: "an environment value that one view reads") { host, bindings, number, _ in
            bindings.accent!.wrappedValue = number
            host.settle()
        },
        EnvironmentForAll(),
        EagerWorkload(name: "a row is put at the end or taken away") { host, bindings, number, count in
            if number % 2 == 0 {
                bindings.data!.wrappedValue.removeLast()
            } else {
                bindings.data!.wrappedValue.append(count)
            }
            host.settle()
        },
        EagerWorkload(name: "two rows change places") { host, bindings, _, count in
            bindings.data!.wrappedValue.swapAt(1, count - 2)
            host.settle()
        },
        EagerWorkload(name: "the first row goes to the end") { host, bindings, _, _ in
            let first = bindings.data!.wrappedValue.removeFirst()
            bindings.data!.wrappedValue.append(first)
            host.settle()
        },
        EagerWorkload(name: "one frame of one view's animation") { host, bindings, number, _ in
            if number % 20 == 1 {
                withAnimation(.linear(duration: 1)) { bindings.isMoved!.wrappedValue.toggle() }
            }
            host.advance(by: .milliseconds(16))
        },
        EagerWorkload(name: "the window is one point wider or narrower") { host, _, number, _ in
            host.resize(to: CGSize(width: 400 + number % 2, height: 800))
        },
        EagerWorkload(name: "nothing has changed") { host, _, _, _ in host.settle() },
    ]
}
