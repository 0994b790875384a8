import AllocationCount
import DovetailTesting
import SwiftUI
import Testing

@testable import AttributeGraph
@testable import DovetailCore
@testable import DovetailEngine

private struct Row: View {
    let number: Int
    @State private var value = 0

    var body: some View {
        HStack {
            Text("Row \(number)")
            Spacer()
            Text("\(value)")
        }
    }
}

private struct Rows: View {
    let count: Int

    var body: some View {
        VStack(spacing: 2) { ForEach(0..<count, id: \.self) { Row(number: $0) } }
    }
}

/// What a row costs when it is made (§7): counts, which are the same on any machine.
@MainActor
@Suite("Costs of a row", .serialized)
struct RowCostTests {
    private func open(_ count: Int) -> TestHost {
        TestHost(size: CGSize(width: 400, height: 800)) { Rows(count: count) }
    }

    @Test("1,000 rows more cost a thousand times what a row may cost, in attributes, dependencies, rules and layouts")
    func counts() {
        func counts(_ rows: Int) -> (attributes: Int, dependencies: Int, rules: Int, layouts: Int) {
            let host = open(rows)
            let graph = host.window.loop.graph
            return (graph.attributeCount, graph.dependencyCount, graph.rulesRun, host.statistics.layouts)
        }
        let (few, many) = (counts(100), counts(1_100))
        #expect(Double(many.attributes - few.attributes) / 1_000 <= RowCosts.attributes)
        #expect(Double(many.dependencies - few.dependencies) / 1_000 <= RowCosts.dependencies)
        #expect(Double(many.rules - few.rules) / 1_000 <= RowCosts.ruleRuns)
        #expect(Double(many.layouts - few.layouts) / 1_000 <= RowCosts.layouts)
    }

    @Test("… and in allocations and bytes")
    func memory() {
        func costs(_ rows: Int) -> (allocations: Int64, bytes: Int64) {
            let (allocations, bytes) = (dovetail_allocation_count(), dovetail_allocated_bytes())
            let host = open(rows)
            defer { withExtendedLifetime(host) {} }
            return (dovetail_allocation_count() - allocations, dovetail_allocated_bytes() - bytes)
        }
        _ = costs(1_100)
        let (few, many) = (costs(100), costs(1_100))
        let allocations = Double(many.allocations - few.allocations) / 1_000
        let bytes = Double(many.bytes - few.bytes) / 1_000
        print("a row: \(allocations) allocations, \(bytes) bytes")
        #expect(allocations <= RowCosts.allocations)
        #expect(bytes <= RowCosts.bytes)
    }

    @Test(
        "a row of texts is asked once, whatever heights its column asks for; a window that becomes wider asks no text again"
    )
    func questions() {
        let host = open(100)
        let before = host.statistics.layouts
        host.resize(to: CGSize(width: 401, height: 800))
        // The column and each row, the rows' spacers, and none of the 200 texts.
        #expect(host.statistics.layouts - before <= 100 * 4 + 10)
    }
}
