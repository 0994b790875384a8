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
        let cross = crossExtent(sharing.children)
        var size = CGSize.zero
        size[axis] = sharing.children.reduce(0) { $0 + $1.length } + totalSpacing(subviews)
        size[axis.other] = cross.before + cross.after
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
        let needs = subviews.map { subview -> StackNeed in
            let answer = subview.measureLength(inner, along: axis)
            across = LayoutReach.common(across, answer.reach[axis.other])
            return StackNeed(answer, axis)
        }
        let hasRoom = (share == nil || share == .infinity) && subviews.haveSamePriority
        return LayoutAnswer(
            needs.reduce(spacing) { $0 + $1.length }, along: axis,
            reach: reach(needs.count, { needs[$0] }, across, spacing: spacing, hasRoom: hasRoom, hasGuides: true))
    }

    /// Each view is placed by the offer that it took its length for.
    func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
        guard !subviews.isEmpty else { return }
        var proposal = proposal
        // Across the axis a stack that was asked for its ideal size offers what it has become.
        if proposal[axis.other] == nil { proposal[axis.other] = bounds.size[axis.other] }
        let children = arrange(proposal, subviews).children
        let before = crossExtent(children).before
        var position = axis == .horizontal ? bounds.minX : bounds.minY
        for (index, child) in children.enumerated() {
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
    private func uniformOffer(_ proposed: CGFloat?, _ spacing: CGFloat) -> CGFloat?? {
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
            let children = subviews.map { ArrangedChild($0, inner, axis, alignment, &across) }
            let hasRoom = (offer == nil || offer == .infinity) && subviews.haveSamePriority
            return sharing(children, across, spacing: spacing, hasRoom: hasRoom)
        }
        var room = Room(remaining: proposal[axis]! - spacing, across: across)
        if subviews.count == 1 {
            let child = ArrangedChild(
                subviews[0], offer(proposal, room.remaining), axis, alignment, &room.across)
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
            let child = ArrangedChild(subviews[index], offer(proposal, share), axis, alignment, &room.across)
            (places + index).initialize(to: child)
            room.isEnough = room.isEnough && child.need.hasRoom(in: share)
            room.remaining -= child.length
        }
    }

    private func sharing(
        _ children: [ArrangedChild], _ across: CGFloat, spacing: CGFloat, hasRoom: Bool
    ) -> Sharing {
        let hasGuides = children.contains { $0.mayDefineGuide }
        return Sharing(
            children: children,
            reach: reach(
                children.count, { children[$0].need }, across, spacing: spacing, hasRoom: hasRoom,
                hasGuides: hasGuides))
    }

    /// For which proposals the stack answers the same, and how short it can be, worked out from what its views answered.
    ///
    /// Across the axis all views are offered what the stack is, so it has the reach that all answers have in common. Along the axis
    /// there are two cases that are simple. Where all views are always as long as they are, so is the stack. Where all, of one priority,
    /// were offered as much as they can use (`hasRoom`), so they are in any greater length. `hasGuides` says that views may set the
    /// guides that they are aligned by, and so be less or more than the widest together.
    private func reach(
        _ count: Int, _ need: (Int) -> StackNeed, _ across: CGFloat, spacing: CGFloat, hasRoom: Bool, hasGuides: Bool
    ) -> LayoutReach {
        var reach = LayoutReach.exact
        reach[axis.other] = across
        var (least, leastAcross) = (spacing, CGFloat(0))
        var (areFixed, areBounded) = (true, true)
        for index in 0..<count {
            let need = need(index)
            // An unknown minimum (NaN) makes the sum unknown.
            least += need.surelyLeast
            leastAcross = LayoutReach.common(leastAcross, need.leastAcross)
            areFixed = areFixed && need.isFixed
            areBounded = areBounded && need.isBounded
        }
        reach.setLeast(least, along: axis)
        if !hasGuides { reach.setLeast(leastAcross, along: axis.other) }
        if areFixed {
            reach[axis] = -.infinity
        } else if hasRoom, areBounded {
            reach[axis] = spacing + StackNeed.room(count, need)
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
        let answer = subviews[index].measureLength(offer(proposal, 0), along: axis)
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
            let answer = subviews[index].measureLength(offer(proposal, .infinity), along: axis)
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
        return subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: axis)
    }

    private func totalSpacing(_ subviews: LayoutSubviews) -> CGFloat {
        guard subviews.count > 1 else { return 0 }
        if let spacing { return spacing * CGFloat(subviews.count - 1) }
        return (1..<subviews.count).reduce(0) { $0 + distance(subviews, before: $1) }
    }

    /// How far the views reach to both sides of the line that their guides are on. The line itself is in the stack.
    private func crossExtent(_ children: [ArrangedChild]) -> (before: CGFloat, after: CGFloat) {
        var before: CGFloat = 0
        var after: CGFloat = 0
        for child in children {
            before = max(before, child.guide)
            after = max(after, child.size[axis.other].beyond(child.guide))
        }
        return (before, after)
    }

    /// The distances that a stack keeps from its neighbours: those of its views on its sides, and none where it has no views.
    func outerSpacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        guard let first = subviews.first?.spacing, let last = subviews.last?.spacing else { return .zero }
        var spacing = ViewSpacing.nothing
        let (start, end, sides): (Edge.Set, Edge.Set, Edge.Set) =
            axis == .horizontal ? (.leading, .trailing, .vertical) : (.top, .bottom, .horizontal)
        spacing.formUnion(first, edges: start)
        spacing.formUnion(last, edges: end)
        for subview in subviews { spacing.formUnion(subview.spacing, edges: sides) }
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
    let reach: LayoutReach
}

/// A child with the size it settled on. It refers to nothing, as there may be thousands, each time.
private struct ArrangedChild {
    let need: StackNeed
    /// Where its guide across the axis is.
    let guide: CGFloat
    /// Whether the guide may be anywhere else than where views without a say have it.
    let mayDefineGuide: Bool
    let size: CGSize
    /// What it was offered when it took the size.
    let proposal: ProposedViewSize

    var length: CGFloat { need.length }

    init(
        _ subview: LayoutSubview, _ proposal: ProposedViewSize, _ axis: Axis, _ alignment: AlignmentKey,
        _ across: inout CGFloat
    ) {
        let (dimensions, reach) = subview.measured(in: proposal)
        size = dimensions.size
        self.proposal = dimensions.proposal
        need = StackNeed(LayoutAnswer(size, reach: reach), axis)
        across = LayoutReach.common(across, reach[axis.other])
        let guide = dimensions[alignment]
        self.guide = guide.isNaN ? 0 : guide
        mayDefineGuide = dimensions.mayDefine(alignment)
    }
}

extension LayoutSubviews {
    fileprivate var haveSamePriority: Bool {
        guard let first = computers.first?.layoutPriority else { return true }
        return computers.allSatisfy { $0.layoutPriority == first }
    }
}

extension CGFloat {
    /// What is left of a length after a guide. Stacks ask views how long they can get: then both may be infinite.
    func beyond(_ guide: CGFloat) -> CGFloat { self == .infinity ? .infinity : self - guide }
}
