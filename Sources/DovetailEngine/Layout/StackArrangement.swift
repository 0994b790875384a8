import Foundation

/// The stacks' way of sharing out space along an axis.
///
/// Space goes to the views of the highest priority first; what those of lower priorities need at least is set aside. Among equals
/// the least flexible view chooses first, and each is offered an equal share of what is left. Of views that grow without end, the
/// one that needs most goes first. What views need at least is not set aside among equals, so they may reach beyond the stack.
struct StackArrangement {
    let axis: Axis
    let alignment: AlignmentKey
    let spacing: CGFloat?

    func measure(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> LayoutAnswer {
        guard !subviews.isEmpty else { return LayoutAnswer(.zero, reach: .all) }
        let sharing = arrange(proposal, subviews)
        var size = CGSize.zero
        size[axis] = sharing.totals.length + totalSpacing(subviews)
        size[axis.other] = sharing.totals.before + sharing.totals.after
        return LayoutAnswer(size, reach: sharing.reach)
    }

    /// The length along the axis where each view is offered the same whatever the others take; nil elsewhere.
    func measureLength(
        _ proposal: ProposedViewSize, along axis: Axis, _ subviews: LayoutSubviews
    ) -> LayoutAnswer? {
        guard axis == self.axis, !subviews.isEmpty else { return nil }
        let spacing = totalSpacing(subviews)
        guard let share = uniformOffer(proposal[axis], spacing) else { return nil }
        var inner = proposal
        inner[axis] = share
        var across: CGFloat = -.infinity
        var totals = StackTotals(spacing: spacing)
        // A length alone says nothing of guides.
        totals.mayHaveGuides = true
        let needs = subviews.indices.map { index -> StackNeed in
            let answer = subviews.withComputer(index) { $0.measureLength(inner, along: axis) }
            across = LayoutReach.common(across, answer.reach[axis.other])
            let need = StackNeed(answer, axis)
            totals.add(need)
            return need
        }
        let hasRoom = (share == nil || share == .infinity) && subviews.haveSamePriority
        return LayoutAnswer(
            needs.reduce(spacing) { $0 + $1.length }, along: axis,
            reach: reach(totals, across, spacing: spacing, hasRoom: hasRoom) {
                StackNeed.room(needs.count) { needs[$0] }
            })
    }

    /// Each view is placed by the offer that it took its length for.
    func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
        guard !subviews.isEmpty else { return }
        var proposal = proposal
        // Across the axis a stack that was asked for its ideal size offers what it has become.
        if proposal[axis.other] == nil { proposal[axis.other] = bounds.size[axis.other] }
        let sharing = arrange(proposal, subviews)
        let before = sharing.totals.before
        var position = axis == .horizontal ? bounds.minX : bounds.minY
        for (index, child) in sharing.children.enumerated() {
            if index > 0 { position += distance(subviews, before: index) }
            let offset = before - child.guide
            let origin =
                axis == .horizontal
                ? CGPoint(x: position, y: bounds.minY + offset) : CGPoint(x: bounds.minX + offset, y: position)
            subviews[index].place(at: origin, size: child.size, proposal: child.proposal)
            position += child.length
        }
    }

    // MARK: Sharing out

    /// What every view is offered, where that is the same for all: nothing, all there is, or its ideal length.
    func uniformOffer(_ proposed: CGFloat?, _ spacing: CGFloat) -> CGFloat?? {
        guard let proposed else { return .some(nil) }
        if proposed - spacing <= 0 { return 0 }
        return proposed == .infinity ? .infinity : nil
    }

    private func arrange(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> Sharing {
        let spacing = totalSpacing(subviews)
        var across: CGFloat = -.infinity
        if let offer = uniformOffer(proposal[axis], spacing) {
            var inner = proposal
            inner[axis] = offer
            let children = subviews.indices.map { child(subviews, $0, inner, &across) }
            let hasRoom = (offer == nil || offer == .infinity) && subviews.haveSamePriority
            return sharing(children, across, spacing: spacing, hasRoom: hasRoom)
        }
        var room = Room(remaining: proposal[axis]! - spacing, across: across)
        if subviews.count == 1 {
            let child = child(subviews, 0, offer(proposal, room.remaining), &room.across)
            return sharing([child], room.across, spacing: 0, hasRoom: true)
        }
        // Views choose in another order than they stand in. Each is in one group, so each place of the array is filled once.
        let children = [ArrangedChild](unsafeUninitializedCapacity: subviews.count) { places, count in
            let places = places.baseAddress!
            if subviews.haveSamePriority {
                shareOut(subviews.indices, proposal, subviews, &room, places)
            } else {
                room.isEnough = false
                let order = orderByPriority(subviews)
                var end = endOfGroup(order, from: 0, subviews)
                // What each later group needs at least.
                var minima: [CGFloat] = []
                while end < order.count {
                    let start = end
                    end = endOfGroup(order, from: start, subviews)
                    minima.append(order[start..<end].reduce(0) { $0 + least($1, proposal, subviews, &room.across) })
                }
                room.remaining -= minima.reduce(0, +)
                end = 0
                for number in 0...minima.count {
                    let start = end
                    end = endOfGroup(order, from: start, subviews)
                    if number > 0 { room.remaining += minima[number - 1] }
                    shareOut(order[start..<end], proposal, subviews, &room, places)
                }
            }
            count = subviews.count
        }
        return sharing(children, room.across, spacing: spacing, hasRoom: room.isEnough)
    }

    /// Lets the views of a group choose, and puts each in its place.
    private func shareOut(
        _ group: some RandomAccessCollection<Int>, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ room: inout Room, _ places: UnsafeMutablePointer<ArrangedChild>
    ) {
        let order = byFlexibility(group, proposal, room.remaining, subviews, &room.across)
        for (position, next) in group.enumerated() {
            let index = order?[position] ?? next
            let share = max(0, room.remaining / CGFloat(group.count - position))
            let child = child(subviews, index, offer(proposal, share), &room.across)
            (places + index).initialize(to: child)
            room.isEnough = room.isEnough && child.need.hasRoom(in: share)
            room.remaining -= child.length
        }
    }

    private func sharing(
        _ children: [ArrangedChild], _ across: CGFloat, spacing: CGFloat, hasRoom: Bool
    ) -> Sharing {
        var totals = StackTotals(spacing: spacing)
        for child in children { totals.add(child, axis) }
        return Sharing(
            children: children, totals: totals,
            reach: reach(totals, across, spacing: spacing, hasRoom: hasRoom) {
                StackNeed.room(children.count) { children[$0].need }
            })
    }

    /// What a view settles on when it is offered something.
    @inline(__always)
    private func child(
        _ subviews: LayoutSubviews, _ index: Int, _ proposal: ProposedViewSize, _ across: inout CGFloat
    ) -> ArrangedChild {
        subviews.withComputer(index) { ArrangedChild($0, proposal, axis, alignment, &across) }
    }

    /// For which proposals the stack answers the same, and how short it can be, worked out from what its views answered.
    ///
    /// Across the axis all views are offered what the stack is, so it has the reach that all answers have in common. Along the axis
    /// there are two cases that are simple. Where all views are always as long as they are, so is the stack. Where all, of one priority,
    /// were offered as much as they can use (`hasRoom`), so they are in any greater length. Views that set the guides that they are aligned
    /// by may be less or more together than the widest.
    ///
    /// - Parameter room: The room in which all have their lengths.
    func reach(
        _ totals: StackTotals, _ across: CGFloat, spacing: CGFloat, hasRoom: Bool, room: () -> CGFloat
    ) -> LayoutReach {
        var reach = LayoutReach.exact
        reach[axis.other] = across
        reach.setLeast(totals.least, along: axis)
        if !totals.mayHaveGuides { reach.setLeast(totals.leastAcross, along: axis.other) }
        if totals.areFixed {
            reach[axis] = -.infinity
        } else if hasRoom, totals.areBounded {
            reach[axis] = spacing + room()
        }
        return reach
    }

    private func offer(_ proposal: ProposedViewSize, _ length: CGFloat) -> ProposedViewSize {
        var offer = proposal
        offer[axis] = max(0, length)
        return offer
    }

    private func least(
        _ index: Int, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ across: inout CGFloat
    ) -> CGFloat {
        let answer = subviews.withComputer(index) { $0.measureLength(offer(proposal, 0), along: axis) }
        across = LayoutReach.common(across, answer.reach[axis.other])
        return answer.size[axis]
    }

    /// The views by priority, the highest first; those of one priority, a group, in the views' order.
    private func orderByPriority(_ subviews: LayoutSubviews) -> [Int] {
        subviews.indices.sorted { (-subviews[$0].priority, $0) < (-subviews[$1].priority, $1) }
    }

    /// Where the group ends in the order that begins at `start`.
    private func endOfGroup(_ order: [Int], from start: Int, _ subviews: LayoutSubviews) -> Int {
        let priority = subviews[order[start]].priority
        return order[(start + 1)...].firstIndex { subviews[$0].priority != priority } ?? order.count
    }

    /// The group's views, least flexible first; of those that grow without end, the one that needs most. Equals in their order.
    ///
    /// Where each view is offered as much as it can use whatever the others take, the order makes no difference, and how small the views
    /// can be is not asked. The answer is nil where the views' own order will do.
    private func byFlexibility(
        _ group: some RandomAccessCollection<Int>, _ proposal: ProposedViewSize, _ remaining: CGFloat,
        _ subviews: LayoutSubviews, _ across: inout CGFloat
    ) -> [Int]? {
        if group.count == 1 { return nil }
        var needs = group.map { index -> StackNeed in
            let answer = subviews.withComputer(index) { $0.measureLength(offer(proposal, .infinity), along: axis) }
            across = LayoutReach.common(across, answer.reach[axis.other])
            return StackNeed(answer, axis)
        }
        let share = max(0, remaining / CGFloat(group.count))
        if needs.allSatisfy({ $0.hasRoom(in: share) && $0.length <= share }) { return nil }
        let flexibleCount = needs.count(where: { !$0.isFixed })
        if flexibleCount == 0 { return nil }
        let group = Array(group)
        // What is always as long as it is comes before the only one that can be shorter.
        if flexibleCount == 1, let flexible = needs.firstIndex(where: { !$0.isFixed }), needs[flexible].isBounded {
            var order = group
            order.append(order.remove(at: flexible))
            return order
        }
        for position in group.indices where needs[position].least.isNaN {
            needs[position].least = least(group[position], proposal, subviews, &across)
        }
        return group.indices.sorted { StackNeed.comesFirst(needs[$0], $0, needs[$1], $1) }.map { group[$0] }
    }

    // MARK: Distances

    private func distance(_ subviews: LayoutSubviews, before index: Int) -> CGFloat {
        if let spacing { return spacing }
        return subviews.withComputer(index) { next in
            subviews.withComputer(index - 1) { $0.spacing.distance(to: next.spacing, along: axis) }
        }
    }

    private func totalSpacing(_ subviews: LayoutSubviews) -> CGFloat {
        guard subviews.count > 1 else { return 0 }
        if let spacing { return spacing * CGFloat(subviews.count - 1) }
        return (1..<subviews.count).reduce(0) { $0 + distance(subviews, before: $1) }
    }

    /// The distances that a stack keeps from its neighbours: those of its views on its sides, and none where it has no views.
    func outerSpacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        guard let first = subviews.first?.spacing, let last = subviews.last?.spacing else { return .zero }
        var spacing = ViewSpacing.nothing
        let (start, end, sides): (Edge.Set, Edge.Set, Edge.Set) =
            axis == .horizontal ? (.leading, .trailing, .vertical) : (.top, .bottom, .horizontal)
        spacing.formUnion(first, edges: start)
        spacing.formUnion(last, edges: end)
        // Most often a view has the same as the one before it.
        var previous: ViewSpacing?
        for index in subviews.indices {
            let own = subviews.withComputer(index) { $0.spacing }
            if own == previous { continue }
            spacing.formUnion(own, edges: sides)
            previous = own
        }
        return spacing.keepingDistance
    }
}

/// The length that is being shared out.
private struct Room {
    /// What nobody has taken.
    var remaining: CGFloat
    /// The reach across the axis that all answers so far have in common.
    var across: CGFloat
    /// Whether each view got as much as it can use.
    var isEnough = true
}

/// How a stack shared out its space.
private struct Sharing {
    let children: [ArrangedChild]
    let totals: StackTotals
    let reach: LayoutReach
}

extension LayoutSubviews {
    fileprivate var haveSamePriority: Bool {
        guard let first = computers.first?.layoutPriority else { return true }
        return indices.allSatisfy { withComputer($0) { $0.layoutPriority } == first }
    }
}
