import AllocationCount
import DovetailTesting
import RuntimeCounts
import SwiftUI
import Testing

@testable import DovetailCore
@testable import DovetailEngine

/// What is done for each write and each text (C6, C7): counts, which are the same on any machine.
@MainActor
@Suite("Hot ways", .serialized)
struct HotPathTests {
    private final class Writer { var write: (Int) -> Void = { _ in } }

    private struct Counter: View {
        let writer: Writer
        @State private var value = 0

        var body: some View {
            let _ = writer.write = { value = $0 }
            Text("\(value)")
        }
    }

    private struct Costs {
        let allocations: Int64
        let accesses: Int64

        @MainActor
        init(_ work: () -> Void) {
            let start = (dovetail_allocation_count(), dovetail_access_count())
            work()
            allocations = dovetail_allocation_count() - start.0
            accesses = dovetail_access_count() - start.1
        }
    }

    @Test("a write of state finds out where it is, and in which transaction, without a dictionary of the thread")
    func writes() {
        let writer = Writer()
        let host = TestHost { Counter(writer: writer) }
        defer { host.close() }
        writer.write(1)
        host.settle()
        let costs = Costs { for number in 2..<1_002 { writer.write(number) } }
        print("a write of state: \(Double(costs.allocations) / 1_000) allocations, \(costs.accesses) accesses")
        #expect(costs.allocations < 10)
        // Two or three, one of them for the test's own variable.
        #expect(costs.accesses <= 4_050)
        host.settle()
        #expect(host.exists("1,001"))
    }

    private struct Row: View {
        let number: Int
        let suffix: String
        var body: some View { Text("row \(number) of \(number) or \(number) and \(suffix) at %") }
    }

    private struct Rows: View {
        let count: Int
        let writer: Writer
        @State private var round = 0

        var body: some View {
            let _ = writer.write = { round = $0 }
            VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Row(number: $0, suffix: "round \(round)") } }
        }
    }

    @Test("a row whose text changes, of many literals and values, makes no strings on the way")
    func texts() {
        func costs(_ rows: Int) -> Costs {
            let writer = Writer()
            let host = TestHost(size: CGSize(width: 300, height: 300)) { Rows(count: rows, writer: writer) }
            defer { host.close() }
            for round in 1...3 {
                writer.write(round)
                host.settle()
            }
            return Costs {
                writer.write(4)
                host.settle()
            }
        }
        let (few, many) = (costs(10), costs(110))
        let allocations = Double(many.allocations - few.allocations) / 100
        print("a row with a new text: \(allocations) allocations")
        // Debug builds make more.
        #expect(allocations <= 185)
    }
}
