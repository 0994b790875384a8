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

    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
        guard !subviews.isEmpty else { return .zero }
        let children = arrange(proposal, subviews)
        let cross = crossExtent(children)
        var size = CGSize.zero
        size[axis] = children.reduce(0) { $0 + $1.length } + totalSpacing(subviews)
        size[axis.other] = cross.before + cross.after
        return size
    }

    /// The length along the axis where each view is offered the same whatever the others take; nil elsewhere.
    func length(_ proposal: ProposedViewSize, along axis: Axis, _ subviews: LayoutSubviews) -> CGFloat? {
        guard axis == self.axis, !subviews.isEmpty else { return nil }
        let spacing = totalSpacing(subviews)
        guard let share = uniformOffer(proposal[axis], spacing) else { return nil }
        var inner = proposal
        inner[axis] = share
        return subviews.reduce(spacing) { $0 + $1.lengthThatFits(inner, along: axis) }
    }

    /// Each view is placed by the offer that it took its length for.
    func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
        guard !subviews.isEmpty else { return }
        var proposal = proposal
        // Across the axis a stack that was asked for its ideal size offers what it has become.
        if proposal[axis.other] == nil { proposal[axis.other] = bounds.size[axis.other] }
        let children = arrange(proposal, subviews)
        let before = crossExtent(children).before
        var position = axis == .horizontal ? bounds.minX : bounds.minY
        for (index, child) in children.enumerated() {
            if index > 0 { position += distance(subviews, before: index) }
            let offset = before - child.guide
            let origin =
                axis == .horizontal
                ? CGPoint(x: position, y: bounds.minY + offset) : CGPoint(x: bounds.minX + offset, y: position)
            subviews[index].place(at: origin, proposal: child.dimensions.proposal)
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

    private func arrange(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> [ArrangedChild] {
        let spacing = totalSpacing(subviews)
        if let offer = uniformOffer(proposal[axis], spacing) {
            var inner = proposal
            inner[axis] = offer
            return subviews.map { ArrangedChild($0, inner, axis, alignment) }
        }
        var remaining = proposal[axis]! - spacing
        if subviews.count == 1 { return [ArrangedChild(subviews[0], offer(proposal, remaining), axis, alignment)] }
        var children = [ArrangedChild?](repeating: nil, count: subviews.count)
        let groups = priorityGroups(subviews)
        // What each later group needs at least.
        let minima = groups.dropFirst().map { group in group.reduce(0) { $0 + least($1, proposal, subviews) } }
        remaining -= minima.reduce(0, +)
        for (number, group) in groups.enumerated() {
            if number > 0 { remaining += minima[number - 1] }
            let ordered = byFlexibility(group, proposal, subviews)
            for (position, index) in ordered.enumerated() {
                let share = max(0, remaining / CGFloat(ordered.count - position))
                let child = ArrangedChild(subviews[index], offer(proposal, share), axis, alignment)
                children[index] = child
                remaining -= child.length
            }
        }
        return children.map { $0! }
    }

    private func offer(_ proposal: ProposedViewSize, _ length: CGFloat) -> ProposedViewSize {
        var offer = proposal
        offer[axis] = max(0, length)
        return offer
    }

    private func least(_ index: Int, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGFloat {
        subviews[index].lengthThatFits(offer(proposal, 0), along: axis)
    }

    private func most(_ index: Int, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGFloat {
        subviews[index].lengthThatFits(offer(proposal, .infinity), along: axis)
    }

    /// The views by priority, the highest first; each group in the views' order.
    private func priorityGroups(_ subviews: LayoutSubviews) -> [[Int]] {
        let first = subviews[0].priority
        if subviews.allSatisfy({ $0.priority == first }) { return [Array(subviews.indices)] }
        var groups: [[Int]] = []
        let ordered = subviews.indices.sorted {
            (-subviews[$0].priority, $0) < (-subviews[$1].priority, $1)
        }
        for index in ordered {
            if let last = groups.last?.last, subviews[last].priority == subviews[index].priority {
                groups[groups.count - 1].append(index)
            } else {
                groups.append([index])
            }
        }
        return groups
    }

    /// The group's views, least flexible first; of those that grow without end, the one that needs most. Equals in their order.
    private func byFlexibility(
        _ group: [Int], _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> [Int] {
        if group.count == 1 { return group }
        let ranks = group.map { index -> (flexibility: CGFloat, tie: CGFloat) in
            let least = least(index, proposal, subviews)
            let flexibility = most(index, proposal, subviews) - least
            if flexibility == .infinity { return (.infinity, -least) }
            return (flexibility.isNaN ? 0 : flexibility, 0)
        }
        return group.indices.sorted {
            (ranks[$0].flexibility, ranks[$0].tie, $0) < (ranks[$1].flexibility, ranks[$1].tie, $1)
        }.map { group[$0] }
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
            after = max(after, child.dimensions.size[axis.other].beyond(child.guide))
        }
        return (before, after)
    }

    /// The distances that a stack keeps from its neighbours: those of its views on its sides.
    func outerSpacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        guard let first = subviews.first?.spacing, let last = subviews.last?.spacing else { return ViewSpacing() }
        var spacing = ViewSpacing()
        let (start, end, sides): (Edge.Set, Edge.Set, Edge.Set) =
            axis == .horizontal ? (.leading, .trailing, .vertical) : (.top, .bottom, .horizontal)
        spacing.formUnion(first, edges: start)
        spacing.formUnion(last, edges: end)
        for subview in subviews { spacing.formUnion(subview.spacing, edges: sides) }
        return spacing
    }
}

/// A child with the size it settled on.
private struct ArrangedChild {
    let length: CGFloat
    /// Where its guide across the axis is.
    let guide: CGFloat
    let dimensions: ViewDimensions

    init(_ subview: LayoutSubview, _ proposal: ProposedViewSize, _ axis: Axis, _ alignment: AlignmentKey) {
        dimensions = subview.dimensions(in: proposal)
        length = dimensions.size[axis]
        let guide = dimensions[alignment]
        self.guide = guide.isNaN ? 0 : guide
    }
}

extension CGFloat {
    /// What is left of a length after a guide. Stacks ask views how long they can get: then both may be infinite.
    func beyond(_ guide: CGFloat) -> CGFloat { self == .infinity ? .infinity : self - guide }
}
