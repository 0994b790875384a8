import AttributeGraph
import DovetailCore
import Foundation

/// Where the items of a group stand, from the group's own corner.
struct GroupPlan {
    struct Place {
        var frame: CGRect
        var zIndex = 0
        /// Which lengths the content of the cell says.
        var isWidthMeasured = false
        var isHeightMeasured = false
    }
    /// A view at an item or a group, with the item that it is for, counted from the group's first.
    struct Edge {
        let item: NSCollectionLayoutSupplementaryItem
        var frame: CGRect
        let index: Int
    }

    var places: [Place] = []
    var edges: [Edge] = []
    var size: CGSize

    mutating func add(_ other: GroupPlan, at point: CGPoint) {
        let before = places.count
        for var place in other.places {
            place.frame = place.frame.offsetBy(dx: point.x, dy: point.y)
            places.append(place)
        }
        for edge in other.edges {
            edges.append(
                Edge(
                    item: edge.item, frame: edge.frame.offsetBy(dx: point.x, dy: point.y), index: edge.index + before))
        }
    }
}

/// Stands the items of a group.
@MainActor
struct GroupPlanner {
    let traits: UITraitCollection
    /// How large the content of an item is, by its number in the section; nil where that is not known yet.
    let measured: (Int) -> CGSize?

    /// - Parameters:
    ///   - size: The group's, with estimates as they are.
    ///   - first: The number of its first item in the section.
    ///   - most: How many items there are at most.
    func plan(_ group: NSCollectionLayoutGroup, size: CGSize, first: Int, most: Int) -> GroupPlan {
        var plan =
            switch group.kind {
            case .custom(let provider): custom(group, provider, size, most)
            case .horizontal: line(group, size, first, most, isHorizontal: true)
            case .vertical: line(group, size, first, most, isHorizontal: false)
            }
        for item in group.supplementaryItems where !plan.places.isEmpty {
            let frame = item.frame(at: group.inset(CGRect(origin: .zero, size: plan.size)))
            plan.edges.append(GroupPlan.Edge(item: item, frame: frame, index: 0))
        }
        return plan
    }

    private func custom(
        _ group: NSCollectionLayoutGroup, _ provider: NSCollectionLayoutGroupCustomItemProvider, _ size: CGSize,
        _ most: Int
    ) -> GroupPlan {
        let inner = group.inset(CGRect(origin: .zero, size: size))
        let items = provider(LayoutEnvironment(size, traits, insets: group.insets)).prefix(most)
        return GroupPlan(
            places: items.map {
                GroupPlan.Place(frame: $0.frame.offsetBy(dx: inner.minX, dy: inner.minY), zIndex: $0.zIndex)
            }, size: size)
    }

    /// One of those that stand in a line.
    private struct Part {
        let item: NSCollectionLayoutItem
        var plan: GroupPlan
        var isLeaf: Bool
    }

    private func line(
        _ group: NSCollectionLayoutGroup, _ size: CGSize, _ first: Int, _ most: Int, isHorizontal: Bool
    ) -> GroupPlan {
        let axes = LineAxes(isHorizontal: isHorizontal)
        let room = group.inset(CGRect(origin: .zero, size: size))
        let length = axes.along(room.size)
        let isOpen = axes.along(group.layoutSize).isMeasured
        let least = group.interItemSpacing?.spacing ?? 0
        var parts: [Part] = []
        // What is used of the length, and what would be used if all estimates were right.
        var (used, estimated, taken) = (CGFloat(0), CGFloat(0), 0)
        while taken < most, !group.subitems.isEmpty, parts.count < group.count ?? .max {
            let item = group.subitems[parts.count % group.subitems.count]
            var own = item.layoutSize.size(in: room.size)
            if group.isEven, let count = group.count {
                let free = length - least * CGFloat(count - 1)
                axes.set(&own, along: max(free / CGFloat(count), 0))
            }
            let part = part(item, own, first + taken, most - taken, isEven: group.isEven ? axes : nil)
            let around = axes.before(item) + axes.after(item) + (parts.isEmpty ? 0 : least)
            let (wish, guess) = (around + axes.along(part.plan.size), around + axes.along(own))
            // As wide as its content, it takes as many as the estimates would have room for.
            let total = isOpen ? estimated + guess : used + wish
            if group.count == nil, !parts.isEmpty, total > length + 0.01 { break }
            if part.plan.places.isEmpty { break }
            used += wish
            estimated += guess
            taken += part.plan.places.count
            parts.append(part)
        }
        return stand(parts, in: room, of: group, size, axes, used: used)
    }

    private func part(
        _ item: NSCollectionLayoutItem, _ own: CGSize, _ number: Int, _ most: Int, isEven axes: LineAxes?
    ) -> Part {
        if let group = item as? NSCollectionLayoutGroup {
            // Groups lie in each other as deep as an app likes.
            return Part(
                item: item, plan: StackRoom.with { plan(group, size: own, first: number, most: most) }, isLeaf: false)
        }
        var (size, layout) = (own, item.layoutSize)
        var place = GroupPlan.Place(frame: .zero)
        place.isWidthMeasured = layout.widthDimension.isMeasured && axes?.isHorizontal != true
        place.isHeightMeasured = layout.heightDimension.isMeasured && axes?.isHorizontal != false
        if place.isWidthMeasured || place.isHeightMeasured, let content = measured(number) {
            if place.isWidthMeasured { size.width = content.width }
            if place.isHeightMeasured { size.height = content.height }
        }
        place.frame.size = size
        return Part(item: item, plan: GroupPlan(places: [place], size: size), isLeaf: true)
    }

    /// Stands the parts beside each other, and shares what is left among the spaces that grow.
    private func stand(
        _ parts: [Part], in room: CGRect, of group: NSCollectionLayoutGroup, _ size: CGSize, _ axes: LineAxes,
        used: CGFloat
    ) -> GroupPlan {
        let isOpen = axes.along(group.layoutSize).isMeasured
        var breadth = axes.across(room.size)
        if axes.across(group.layoutSize).isMeasured {
            breadth = parts.map { axes.across($0.plan.size) + axes.spaceAcross($0.item) }.max() ?? breadth
        }
        let flexibleGaps = group.interItemSpacing?.isFlexibleSpacing == true ? max(parts.count - 1, 0) : 0
        let flexible = flexibleGaps + parts.reduce(0) { $0 + axes.flexible($1.item) }
        let share = isOpen || flexible == 0 ? 0 : max(axes.along(room.size) - used, 0) / CGFloat(flexible)
        let gap = (group.interItemSpacing?.spacing ?? 0) + (flexibleGaps > 0 ? share : 0)
        var whole = size
        if isOpen { axes.set(&whole, along: used) }
        if axes.across(group.layoutSize).isMeasured { axes.set(&whole, across: breadth) }
        var result = GroupPlan(size: whole)
        var start = CGFloat(0)
        for part in parts {
            start += axes.before(part.item) + (axes.isFlexibleBefore(part.item) ? share : 0)
            var own = part.plan
            if part.isLeaf {
                let dimension = axes.across(part.item.layoutSize)
                if breadth != axes.across(room.size) || dimension.kind == .uniform {
                    // The group is as thick as its content, and parts of that follow it.
                    if dimension.kind == (axes.isHorizontal ? .fractionOfHeight : .fractionOfWidth) {
                        axes.set(&own.size, across: breadth * dimension.dimension)
                    } else if dimension.kind == .uniform {
                        axes.set(&own.size, across: breadth - axes.spaceAcross(part.item))
                    }
                }
                own.places[0].frame = part.item.inset(CGRect(origin: .zero, size: own.size))
                own.edges = part.item.supplementaryItems.map {
                    GroupPlan.Edge(item: $0, frame: $0.frame(at: own.places[0].frame), index: 0)
                }
            }
            let across = axes.offsetAcross(part.item, breadth - axes.across(own.size))
            result.add(own, at: axes.point(along: start, across: across, from: room.origin))
            start += axes.along(own.size) + axes.after(part.item) + (axes.isFlexibleAfter(part.item) ? share : 0) + gap
        }
        return result
    }
}
