import Foundation

/// The groups of a section, one after the other.
@MainActor
struct PlannedGroups {
    /// The first group, which stands for all but the last where they are alike.
    private var plans: [GroupPlan] = []
    /// The last group where the others are alike and it has fewer items.
    private var last: GroupPlan?
    /// Where groups begin that are not alike, and which items are their first.
    private var places: [(start: CGFloat, first: Int)] = []
    private var stride: CGFloat = 0
    private var groupCount = 0
    private var axes = LineAxes(isHorizontal: false)
    private var isEachPlanned = false
    /// How many items have a place.
    private(set) var count = 0
    private(set) var length: CGFloat = 0
    private(set) var breadth: CGFloat = 0
    private(set) var firstSize = CGSize.zero

    init() {}

    init(
        _ group: NSCollectionLayoutGroup, size: CGSize, count: Int, spacing: CGFloat, axes: LineAxes,
        planner: GroupPlanner, isEachPlanned: Bool
    ) {
        self.axes = axes
        self.isEachPlanned = isEachPlanned
        guard count > 0 else { return }
        let first = planner.plan(group, size: size, first: 0, most: count)
        firstSize = first.size
        guard !first.places.isEmpty else { return }
        let spacing = spacing.isFinite ? spacing : 0
        if isEachPlanned {
            planEach(group, size, count, spacing, planner)
        } else {
            plans = [first]
            let each = first.places.count
            groupCount = (count + each - 1) / each
            stride = axes.along(first.size) + spacing
            let rest = count - each * (groupCount - 1)
            if rest < each { last = planner.plan(group, size: size, first: count - rest, most: rest) }
            self.count = count
            length = stride * CGFloat(groupCount - 1) + axes.along((last ?? first).size)
            breadth = axes.across(first.size)
        }
    }

    private mutating func planEach(
        _ group: NSCollectionLayoutGroup, _ size: CGSize, _ all: Int, _ spacing: CGFloat, _ planner: GroupPlanner
    ) {
        // Groups of which nothing was measured are alike.
        let guess = GroupPlanner(traits: planner.traits) { _ in nil }.plan(group, size: size, first: 0, most: all)
        let each = guess.places.count
        while count < all {
            let isGuess = all - count >= each && !(count...(count + each)).contains { planner.measured($0) != nil }
            let plan = isGuess ? guess : planner.plan(group, size: size, first: count, most: all - count)
            if plan.places.isEmpty { break }
            let start = plans.isEmpty ? 0 : length + spacing
            plans.append(plan)
            places.append((start, count))
            count += plan.places.count
            length = start + axes.along(plan.size)
            breadth = max(breadth, axes.across(plan.size))
        }
        groupCount = plans.count
    }

    private func plan(_ group: Int) -> GroupPlan {
        if isEachPlanned { return plans[group] }
        return group == groupCount - 1 ? last ?? plans[0] : plans[0]
    }
    private func start(_ group: Int) -> CGFloat { isEachPlanned ? places[group].start : stride * CGFloat(group) }
    private func firstItem(_ group: Int) -> Int { isEachPlanned ? places[group].first : plans[0].places.count * group }

    /// Where all groups begin.
    var starts: [CGFloat] { (0..<groupCount).map(start) }

    /// The last group of which something is true that is so for all before it; nil for none.
    private func lastGroup(where isSo: (Int) -> Bool) -> Int? {
        var (low, high) = (0, groupCount)
        while low < high {
            let middle = (low + high) / 2
            if isSo(middle) { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? nil : low - 1
    }

    func place(_ item: Int) -> GroupPlan.Place? {
        guard item >= 0, item < count, let group = lastGroup(where: { firstItem($0) <= item }) else { return nil }
        let (all, number) = (plan(group).places, item - firstItem(group))
        // A custom group may find fewer items the second time.
        guard number < all.count else { return nil }
        var place = all[number]
        let move = axes.point(along: start(group), across: 0, from: .zero)
        place.frame = place.frame.offsetBy(dx: move.x, dy: move.y)
        return place
    }

    /// The items of the groups that lie in a part of the line, and the views at them.
    func items(from low: CGFloat, to high: CGFloat) -> (items: [Int], edges: [(edge: GroupPlan.Edge, item: Int)]) {
        guard groupCount > 0, low <= high, let end = lastGroup(where: { start($0) <= high }) else { return ([], []) }
        let begin = lastGroup { start($0) + axes.along(plan($0).size) < low }.map { $0 + 1 } ?? 0
        var result: (items: [Int], edges: [(edge: GroupPlan.Edge, item: Int)]) = ([], [])
        guard begin <= end else { return result }
        for group in begin...end {
            let (plan, first) = (plan(group), firstItem(group))
            result.items += first..<(first + plan.places.count)
            let move = axes.point(along: start(group), across: 0, from: .zero)
            for edge in plan.edges {
                let moved = GroupPlan.Edge(
                    item: edge.item, frame: edge.frame.offsetBy(dx: move.x, dy: move.y), index: edge.index)
                result.edges.append((moved, first + edge.index))
            }
        }
        return result
    }
}
