import DovetailTesting
import SwiftUI
import Testing

@testable import Charts

private struct Item: Identifiable, Equatable {
    let id: Int
    var y: Double
}

@MainActor
@Suite struct ChartCostTests {
    private func content(_ items: [Item], factor: Double = 1) -> some ChartContent {
        ForEach(items) { item in PointMark(x: .value("x", item.id), y: .value("y", item.y * factor)) }
    }

    @Test func oneChangedElementRunsOneRow() {
        let memory = ChartMemory()
        var items = (0..<1000).map { Item(id: $0, y: Double($0 % 17)) }
        let first = memory.model(of: content(items), ChartConfiguration())
        #expect(memory.rowsRun == 1000)
        items[500].y = 3.5
        let second = memory.model(of: content(items), ChartConfiguration())
        #expect(memory.rowsRun == 1)
        #expect(first.marks[0] === second.marks[0] && first.marks[500] !== second.marks[500])
        items.remove(at: 10)
        items.append(Item(id: 5000, y: 1))
        _ = memory.model(of: content(items), ChartConfiguration())
        #expect(memory.rowsRun == 1)
    }

    @Test func rowsThatHaveGoneAreNotShownWhenOthersCome() {
        let memory = ChartMemory()
        func places(_ ids: [Int]) -> [Double] {
            let model = memory.model(of: content(ids.map { Item(id: $0, y: Double($0)) }), ChartConfiguration())
            return model.marks.map(\.number.y)
        }
        #expect(places([1, 2, 3]) == [1, 2, 3])
        #expect(places([1]) == [1])
        #expect(places([1, 4]) == [1, 4])
        #expect(places([1, 4]) == [1, 4])
        #expect(places([4, 1, 5]) == [4, 1, 5])
        #expect(places([4, 1, 5]) == [4, 1, 5])
    }

    @Test func aClosureWithOtherCapturesRunsAllRows() {
        let memory = ChartMemory()
        let items = (0..<100).map { Item(id: $0, y: 1) }
        _ = memory.model(of: content(items), ChartConfiguration())
        _ = memory.model(of: content(items), ChartConfiguration())
        #expect(memory.rowsRun == 0)
        let model = memory.model(of: content(items, factor: 2), ChartConfiguration())
        #expect(memory.rowsRun == 100)
        guard case .value(let datum) = model.marks[0].y else { return #expect(Bool(false)) }
        #expect(datum.value == .number(2))
    }

    @Test func modifiersAroundRowsAreNotForgotten() {
        let memory = ChartMemory()
        let items = (0..<10).map { Item(id: $0, y: 1) }
        _ = memory.model(of: content(items).foregroundStyle(.red), ChartConfiguration())
        let model = memory.model(of: content(items).foregroundStyle(.green), ChartConfiguration())
        #expect(model.marks[3].attributes.box?.fields.style == ChartStyle(Color.green))
    }

    @Test func oneChangedMarkChangesOneCanvas() throws {
        let memory = ChartMemory()
        var items = (0..<2000).map { Item(id: $0, y: Double($0 % 17)) }
        let size = CGSize(width: 400, height: 300)
        func scene() -> ChartScene {
            let model = memory.model(of: content(items), ChartConfiguration())
            let x = model.xScale(width: 400)
            return memory.scene(of: model, x: x, y: model.yScale(height: 300, x: x), size: size, pixel: 1)
        }
        let first = scene()
        #expect(scene() === first)
        items[700].y = 3.25
        let second = scene()
        #expect(first.items.count == second.items.count && first.items.count == 8)
        #expect(zip(first.items, second.items).filter { $0 != $1 }.count == 1)
    }
}

@MainActor @Observable
private final class Weights {
    static let shared = Weights()
    var factor = 1.0
}

@MainActor @Observable
private final class Cell: Identifiable {
    let id: Int
    var y = 1.0
    init(id: Int) { self.id = id }
}

/// What rows read is followed, also by rows that did not run again since.
@MainActor
@Suite struct ChartObservationTests {
    @Test func rowsFollowWhatTheyReadElsewhere() throws {
        Weights.shared.factor = 1
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            Chart(0..<3, id: \.self) { n in
                PointMark(x: .value("x", n), y: .value("y", MainActor.assumeIsolated { Weights.shared.factor }))
                    .accessibilityIdentifier("\(n)")
            }
            .chartXAxis(.hidden).chartYAxis(.hidden)
        }
        for factor in [2.0, 3, 4] {
            Weights.shared.factor = factor
            host.settle()
            #expect(try host.value(of: "1") == "\(Int(factor))")
        }
    }

    @Test func elementsThatAreObjectsAreFollowed() throws {
        let cells = (0..<3).map { Cell(id: $0) }
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            Chart(cells) { cell in
                PointMark(x: .value("x", cell.id), y: .value("y", MainActor.assumeIsolated { cell.y }))
                    .accessibilityIdentifier("\(cell.id)")
            }
            .chartXAxis(.hidden).chartYAxis(.hidden)
        }
        for value in [5.0, 7] {
            cells[2].y = value
            host.settle()
            #expect(try host.value(of: "2") == "\(Int(value))")
            cells[0].y = value + 1
            host.settle()
            #expect(try host.value(of: "0") == "\(Int(value) + 1)")
        }
    }
}
