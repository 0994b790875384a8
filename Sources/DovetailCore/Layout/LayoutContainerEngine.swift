import Foundation

/// The engine of a container: asks a ``Layout`` about the container's children.
final class ContainerEngine<L: Layout>: LayoutEngine {
    let layout: L
    let computers: [LayoutComputer]
    private var cache: L.Cache
    private let axis = L.layoutProperties.stackOrientation
    /// The last placement, for questions about guides.
    private var lastPlacement: (size: CGSize, placements: [PlacementCollector.Placement])?

    init(layout: L, computers: [LayoutComputer]) {
        self.layout = layout
        self.computers = computers
        cache = layout.makeCache(subviews: Self.subviews(computers, nil, L.layoutProperties.stackOrientation))
    }

    private static func subviews(
        _ computers: [LayoutComputer], _ placements: PlacementCollector?, _ axis: Axis?
    ) -> LayoutSubviews {
        LayoutSubviews(computers: computers, placements: placements, stackAxis: axis)
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        layout.sizeThatFits(proposal: proposal, subviews: Self.subviews(computers, nil, axis), cache: &cache)
    }

    var spacing: ViewSpacing {
        layout.spacing(subviews: Self.subviews(computers, nil, axis), cache: &cache)
    }

    /// The children's frames in a container of the given size.
    func place(size: CGSize, proposal: ProposedViewSize) -> [PlacementCollector.Placement] {
        let collector = PlacementCollector(count: computers.count)
        layout.placeSubviews(
            in: CGRect(origin: .zero, size: size), proposal: proposal,
            subviews: Self.subviews(computers, collector, axis), cache: &cache)
        return collector.placements.enumerated().map { index, placement in
            if let placement { return placement }
            let childProposal = ProposedViewSize(size)
            let childSize = computers[index].sizeThatFits(childProposal, inStackAlong: axis)
            return .init(
                origin: CGPoint(x: (size.width - childSize.width) / 2, y: (size.height - childSize.height) / 2),
                size: childSize, proposal: childProposal)
        }
    }

    func explicitAlignment(_ key: AlignmentKey, size: CGSize) -> CGFloat? {
        let subviews = Self.subviews(computers, nil, axis)
        let bounds = CGRect(origin: .zero, size: size)
        let proposal = ProposedViewSize(size)
        let own: CGFloat?
        if key.axis == .horizontal {
            own = layout.explicitAlignment(
                of: HorizontalAlignment(key.type), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        } else {
            own = layout.explicitAlignment(
                of: VerticalAlignment(key.type), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
        return own ?? childrensAlignment(key, size: size)
    }

    /// What the children set: the first for the first baseline, the last for the last, and the mean for other guides.
    private func childrensAlignment(_ key: AlignmentKey, size: CGSize) -> CGFloat? {
        let placements: [PlacementCollector.Placement]
        if let lastPlacement, lastPlacement.size == size {
            placements = lastPlacement.placements
        } else {
            placements = place(size: size, proposal: ProposedViewSize(size))
            lastPlacement = (size, placements)
        }
        var values: [CGFloat] = []
        for (computer, placement) in zip(computers, placements) {
            guard let value = computer.explicitAlignment(key, size: placement.size) else { continue }
            values.append(value + (key.axis == .horizontal ? placement.origin.x : placement.origin.y))
        }
        guard !values.isEmpty else { return nil }
        if key == VerticalAlignment.firstTextBaseline.key { return values.min() }
        if key == VerticalAlignment.lastTextBaseline.key { return values.max() }
        return values.reduce(0, +) / CGFloat(values.count)
    }
}
