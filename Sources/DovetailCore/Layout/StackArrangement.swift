import Foundation

/// The stacks' way of sharing out space along an axis.
///
/// Space goes to the views of the highest priority first; among equals the least flexible chooses first, and each is
/// offered an equal share of what is left. Lower priorities are kept their minimum.
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

    func place(in bounds: CGRect, _ subviews: LayoutSubviews) {
        guard !subviews.isEmpty else { return }
        let proposal = ProposedViewSize(bounds.size)
        let children = arrange(proposal, subviews)
        let before = crossExtent(children).before
        var position = axis == .horizontal ? bounds.minX : bounds.minY
        for (index, child) in children.enumerated() {
            if index > 0 { position += distance(subviews, before: index) }
            let offset = before - child.dimensions[alignment]
            let origin =
                axis == .horizontal
                ? CGPoint(x: position, y: bounds.minY + offset) : CGPoint(x: bounds.minX + offset, y: position)
            // The child gets the size it settled on: its length as an exact offer, the whole width across.
            var childProposal = ProposedViewSize(bounds.size)
            childProposal[axis] = child.offered
            subviews[index].place(at: origin, proposal: childProposal)
            position += child.length
        }
    }

    // MARK: Sharing out

    private func arrange(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> [ArrangedChild] {
        var children = [ArrangedChild?](repeating: nil, count: subviews.count)
        guard let available = proposal[axis] else {
            return subviews.map { ArrangedChild($0, proposal, axis) }
        }
        var remaining = available - totalSpacing(subviews)
        if subviews.count == 1 { return [ArrangedChild(subviews[0], offer(proposal, remaining), axis)] }
        let groups = priorityGroups(subviews)
        var reserved = groups.dropFirst().reduce(0) { sum, group in
            sum + group.reduce(0) { $0 + minimum($1, proposal, subviews) }
        }
        for (number, group) in groups.enumerated() {
            if number > 0 { reserved -= group.reduce(0) { $0 + minimum($1, proposal, subviews) } }
            var left = remaining - reserved
            let ordered = byFlexibility(group, proposal, subviews)
            for (position, index) in ordered.enumerated() {
                let share = max(0, left / CGFloat(ordered.count - position))
                let child = ArrangedChild(subviews[index], offer(proposal, share), axis)
                children[index] = child
                left -= child.length
                remaining -= child.length
            }
        }
        return children.map { $0! }
    }

    private func uniformPriority(_ subviews: LayoutSubviews) -> Double? {
        let first = subviews[0].priority
        return subviews.allSatisfy { $0.priority == first } ? first : nil
    }

    private func offer(_ proposal: ProposedViewSize, _ length: CGFloat) -> ProposedViewSize {
        var offer = proposal
        offer[axis] = max(0, length)
        return offer
    }

    private func minimum(_ index: Int, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGFloat {
        subviews[index].sizeThatFits(offer(proposal, 0))[axis]
    }

    private func priorityGroups(_ subviews: LayoutSubviews) -> [[Int]] {
        if uniformPriority(subviews) != nil { return [Array(subviews.indices)] }
        let grouped = Dictionary(grouping: subviews.indices) { subviews[$0].priority }
        return grouped.sorted { $0.key > $1.key }.map(\.value)
    }

    /// The group's views, least flexible first; equals in their order.
    private func byFlexibility(
        _ group: [Int], _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> [Int] {
        let flexibilities = group.map { index -> CGFloat in
            let least = minimum(index, proposal, subviews)
            let most = subviews[index].sizeThatFits(offer(proposal, .infinity))[axis]
            return most - least
        }
        return group.indices.sorted { (flexibilities[$0], $0) < (flexibilities[$1], $1) }.map { group[$0] }
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

    private func crossExtent(_ children: [ArrangedChild]) -> (before: CGFloat, after: CGFloat) {
        var before = -CGFloat.infinity
        var after = -CGFloat.infinity
        for child in children where !child.isSpacer {
            let guide = child.dimensions[alignment]
            before = max(before, guide)
            after = max(after, child.dimensions.size[axis.other].beyond(guide))
        }
        return before == -.infinity ? (0, 0) : (before, after)
    }
}

/// A child with the length it settled on.
private struct ArrangedChild {
    let length: CGFloat
    /// The offer along the axis that it settled on it for.
    let offered: CGFloat?
    let dimensions: ViewDimensions
    let isSpacer: Bool

    init(_ subview: LayoutSubview, _ proposal: ProposedViewSize, _ axis: Axis) {
        dimensions = subview.dimensions(in: proposal)
        length = dimensions.size[axis]
        offered = proposal[axis]
        isSpacer = subview.isSpacer
    }
}

extension CGFloat {
    /// What is left of a length after a guide. Stacks ask views how long they can get: then both may be infinite.
    func beyond(_ guide: CGFloat) -> CGFloat { self == .infinity ? .infinity : self - guide }
}
