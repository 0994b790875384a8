import DovetailCore
import DovetailTesting
import Foundation
import Testing
import ViewSupport

/// What a change of very many eager rows costs, in counts.
@MainActor
@Suite("Changes of very many rows")
struct ManyRowsWorkTests {
    private struct Cost: Equatable, CustomStringConvertible {
        let rules: Int
        let layouts: Int
        let displayItems: Int
        let operations: Int
        let contents: Int
        var description: String {
            "\(rules) rules, \(layouts) layouts, \(displayItems) display items, \(operations) operations, \(contents) contents"
        }
    }

    /// A column in the middle of a window that it does not fit in, on a display whose pixels its rows do not lie on, with one view that goes by
    /// its pixels.
    private func window(_ count: Int) -> (host: TestHost, data: Changing<[Int]>) {
        let data = Changing(Array(0..<count))
        let host = TestHost(size: CGSize(width: 300, height: 401)) {
            Bound(data) { data in
                VStack(spacing: 0.7) {
                    Text("moved").offset(x: 3)
                    ForEach(data.wrappedValue, id: \.self) { number in HStack { Text("Row \(number)") } }
                }
                .fixedSize(horizontal: false, vertical: true)
            }
        }
        host.settle()
        return (host, data)
    }

    private func cost(
        _ host: TestHost, _ data: Changing<[Int]>, _ change: (inout [Int]) -> Void
    ) -> Cost {
        change(&data.value)
        host.settle()
        let statistics = host.statistics
        return Cost(
            rules: statistics.rules, layouts: statistics.layouts, displayItems: statistics.displayItems,
            operations: statistics.hostOperations, contents: statistics.rowContents)
    }

    @Test("a row that comes or goes at the end, or changes places with another, costs the same of 1,000 and of 10,000")
    func growth() {
        let changes: [(name: String, change: (inout [Int]) -> Void)] = [
            ("append", { $0.append(-2) }), ("remove the last", { $0.removeLast() }),
            ("swap", { $0.swapAt(1, $0.count - 2) }), ("append again", { $0.append(-3) }),
        ]
        let costs = [1_000, 10_000].map { count in
            let (host, data) = window(count)
            defer { host.close() }
            // What is met for the first time is made once.
            _ = cost(host, data) { $0.append(-1) }
            return changes.map { cost(host, data, $0.change) }
        }
        for (index, change) in changes.enumerated() {
            print("\(change.name): \(costs[0][index])")
            #expect(costs[0][index] == costs[1][index], "\(change.name)")
            #expect(costs[0][index].displayItems < 20, "\(change.name)")
        }
    }
}
