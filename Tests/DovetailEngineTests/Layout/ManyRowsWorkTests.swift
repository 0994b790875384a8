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
        let listed: Int
        /// Children that were looked at to find out what has changed. How many there are in what is looked at together differs.
        let seen: Int

        static func == (left: Cost, right: Cost) -> Bool {
            (left.rules, left.layouts, left.displayItems) == (right.rules, right.layouts, right.displayItems)
                && (left.operations, left.contents, left.listed) == (right.operations, right.contents, right.listed)
        }

        var description: String {
            "\(rules) rules, \(layouts) layouts, \(displayItems) display items, \(operations) operations, \(contents) contents, "
                + "\(listed) views listed, \(seen) children seen"
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
            operations: statistics.hostOperations, contents: statistics.rowContents, listed: statistics.listElements,
            seen: statistics.childrenSeen)
    }

    @Test("a row that comes or goes at the end, or changes places with another, costs the same of 1,000 and of 10,000")
    func growth() {
        let changes: [(name: String, change: (inout [Int]) -> Void)] = [
            ("append", { $0.append(-2) }), ("remove the last", { $0.removeLast() }),
            ("swap", { $0.swapAt(1, $0.count - 2) }), ("append again", { $0.append(-3) }),
            ("another row in the place of one", { $0[$0.count / 2] = -4 }),
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
            // Two chunks at most, each for its layouts and for what is drawn.
            #expect(costs[1][index].seen <= 4 * 128 && costs[1][index].listed <= 2, "\(change.name)")
        }
    }

    @Test("where a list is told anew with what its rows read, only those are listed that came or went")
    func toldAnew() {
        // The closure that makes the rows is another one each time, so each row's content is made.
        let data = Changing(Array(0..<1_000))
        let other = Changing(0)
        let host = TestHost(size: CGSize(width: 300, height: 401)) {
            Bound(data) { data in
                Bound(other) { other in
                    VStack(spacing: 1) {
                        ForEach(data.wrappedValue, id: \.self) { number in
                            Text("Row \(number) of \(other.wrappedValue)")
                        }
                    }
                    .fixedSize(horizontal: false, vertical: true)
                }
            }
        }
        defer { host.close() }
        host.settle()
        data.value.append(-1)
        other.value = 1
        host.settle()
        data.value.swapAt(3, 900)
        other.value = 2
        host.settle()
        #expect(host.statistics.rowContents == 1_001)
        #expect(host.statistics.listElements == 2)
        #expect(host.exists("Row 900 of 2"))
    }

    @Test("a text beside the rows that becomes wider looks at the views of its own chunk, and at no others")
    func textBeside() {
        let title = Changing("a")
        let host = TestHost(size: CGSize(width: 300, height: 401)) {
            Bound(title) { title in
                ScrollView {
                    VStack {
                        Text(title.wrappedValue)
                        ForEach(0..<5_000, id: \.self) { Text("Row \($0)") }
                    }
                }
            }
        }
        defer { host.close() }
        host.settle()
        for text in ["a title", "a title that is longer than the rows are", "b"] {
            title.value = text
            host.settle()
            #expect(host.statistics.childrenSeen <= 130, "\(text): \(host.statistics.childrenSeen)")
            #expect(host.statistics.layouts < 20, "\(text)")
            #expect(host.exists(text))
        }
    }
}
