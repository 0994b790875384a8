import Testing

@testable import Charts

@Suite struct StackedRangesTests {
    private func ranges(_ values: [Double], _ method: MarkStackingMethod) -> [[Double]] {
        var stacked = StackedRanges()
        for (index, value) in values.enumerated() {
            stacked.add(
                value, at: .category("x"), group: nil, kind: .bar, isVertical: true, index: index, method: method)
        }
        return stacked.ranges().map { [$0.low, $0.high] }
    }

    @Test func valuesStandOnEachOther() {
        #expect(ranges([1, 2, 3], .standard) == [[0, 1], [1, 3], [3, 6]])
    }

    @Test func negativeValuesGoTheOtherWay() {
        #expect(ranges([1, -2, 3, -4], .standard) == [[0, 1], [0, -2], [1, 4], [-2, -6]])
    }

    @Test func normalizedValuesAddUpToOne() {
        #expect(ranges([1, 3], .normalized) == [[0, 0.25], [0.25, 1]])
        #expect(ranges([0, 0], .normalized) == [[0, 0], [0, 0]])
    }

    @Test func centredValuesHaveTheirMiddleAtZero() {
        #expect(ranges([1, 3], .center) == [[-2, -1], [-1, 2]])
    }

    @Test func unstackedValuesAllBeginAtZero() {
        #expect(ranges([1, 3], .unstacked) == [[0, 1], [0, 3]])
    }

    @Test func otherPlacesGroupsAndKindsAreStacksOfTheirOwn() {
        var stacked = StackedRanges()
        func add(_ place: String, _ group: String?, _ kind: MarkKind) {
            stacked.add(
                1, at: .category(place), group: group.map { .category($0) }, kind: kind, isVertical: true, index: 0,
                method: .standard)
        }
        add("a", nil, .bar)
        add("b", nil, .bar)
        add("a", "g", .bar)
        add("a", nil, .area)
        add("a", nil, .bar)
        #expect(stacked.ranges().map(\.high) == [1, 1, 1, 1, 2])
    }
}
