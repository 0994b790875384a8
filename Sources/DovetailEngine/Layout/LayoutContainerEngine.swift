import AttributeGraph
import Foundation

/// What a layout keeps between calls, as long as its container lives.
final class LayoutCache<L: Layout> {
    var cache: L.Cache
    init(_ cache: L.Cache) { self.cache = cache }
}

/// Makes a container's engine. The layout's cache is made once, and updated when the subviews or the layout have changed.
struct ContainerEngineRule<L: Layout>: StatefulRule {
    let layout: Attribute<L>
    let children: ContainerChildren
    let loop: UpdateLoop
    /// Whether the container stands for its view while it has only one.
    let isIdentityForOne: Bool
    private var cache: LayoutCache<L>?

    init(layout: Attribute<L>, children: ContainerChildren, isIdentityForOne: Bool, loop: UpdateLoop) {
        self.isIdentityForOne = isIdentityForOne
        self.layout = layout
        self.children = children
        self.loop = loop
    }

    mutating func update(previous: ContainerEngine<L>?) -> RuleResult<ContainerEngine<L>> {
        let layout = layout.value
        let computers = children.layoutItems().map { $0.layout!.value }
        let subviews = LayoutSubviews(computers: computers, placements: nil)
        // What a cache is made of is relied on until the next update of it, whatever is forgotten meanwhile.
        let kept = loop.layoutQuestions.asking(nil, isPlacing: false) {
            if let cache {
                layout.updateCache(&cache.cache, subviews: subviews)
                return cache
            }
            return LayoutCache<L>(layout.makeCache(subviews: subviews))
        }
        cache = kept
        return .changed(
            ContainerEngine(layout: layout, computers: computers, isIdentityForOne: isIdentityForOne, cache: kept))
    }
}

/// The engine of a container: asks a ``Layout`` about the container's children.
final class ContainerEngine<L: Layout>: LayoutEngine {
    let layout: L
    let computers: [LayoutComputer]
    private let cache: LayoutCache<L>
    /// The only child of a container that stands for it: in every respect the container answers as this child does.
    private let single: LayoutComputer?
    /// The layout, if it tells more than sizes.
    private let stack: (any MeasuringLayout)?

    init(layout: L, computers: [LayoutComputer], isIdentityForOne: Bool, cache: LayoutCache<L>) {
        single = isIdentityForOne && computers.count == 1 ? computers[0] : nil
        self.layout = layout
        self.computers = computers
        self.cache = cache
        stack = L.layoutProperties.isBuiltIn ? layout as? any MeasuringLayout : nil
    }

    private var subviews: LayoutSubviews { LayoutSubviews(computers: computers, placements: nil) }

    func measure(_ proposal: ProposedViewSize) -> LayoutAnswer {
        if let single { return single.measure(proposal) }
        if let stack { return stack.measure(proposal, subviews) }
        return LayoutAnswer(layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache.cache))
    }

    func measureLength(_ proposal: ProposedViewSize, along axis: Axis) -> LayoutAnswer? {
        if let single { return single.measureLength(proposal, along: axis) }
        return stack?.measureLength(proposal, along: axis, subviews)
    }

    var spacing: ViewSpacing { single?.spacing ?? layout.spacing(subviews: subviews, cache: &cache.cache) }
    var layoutPriority: Double { single?.layoutPriority ?? 0 }
    var isSpacer: Bool { single?.isSpacer ?? false }
    func layoutValue(_ key: ObjectIdentifier) -> Any? { single?.layoutValue(key) }

    var innerValues: UInt32 { single?.values ?? 0 }

    func hasSameValues(as other: any LayoutEngine) -> Bool { (other as? Self)?.single === single }

    var guides: GuideSet {
        if let single { return single.guides }
        guard L.layoutProperties.isBuiltIn else { return .all }
        return computers.reduce(GuideSet()) { $0.union($1.guides) }.subtracting(.frame)
    }

    var keepsAnswers: Bool { L.Cache.self != Void.self }
    var asksApp: Bool { !L.layoutProperties.isBuiltIn || computers.contains(where: \.asksApp) }

    /// The children's frames in a container of the given size.
    ///
    /// - Complexity: O(children), and what the layout itself needs.
    func place(size: CGSize, proposal: ProposedViewSize) -> [ViewPlacement] {
        // The container stands for its view, so the view gets the proposal that the container answered with the view's size.
        if let single { return [.init(origin: .zero, size: single.sizeThatFits(proposal), proposal: proposal)] }
        let collector = PlacementCollector(count: computers.count)
        layout.placeSubviews(
            in: CGRect(origin: .zero, size: size), proposal: proposal,
            subviews: LayoutSubviews(computers: computers, placements: collector), cache: &cache.cache)
        return collector.placements.enumerated().map { index, placement in
            if let placement { return placement }
            // What the layout does not place is in the middle.
            let childSize = computers[index].sizeThatFits(proposal)
            return .init(
                origin: CGPoint(x: (size.width - childSize.width) / 2, y: (size.height - childSize.height) / 2),
                size: childSize, proposal: proposal)
        }
    }

    func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        if let single { return single.explicitAlignment(key, size: size, proposal: proposal) }
        let bounds = CGRect(origin: .zero, size: size)
        let own: CGFloat?
        if key.axis == .horizontal {
            own = layout.explicitAlignment(
                of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
                cache: &cache.cache)
        } else {
            own = layout.explicitAlignment(
                of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
                cache: &cache.cache)
        }
        return own ?? childrensAlignment(key, size: size, proposal: proposal)
    }

    private func childrensAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        // Placing is work: only where some child may set the guide.
        guard key.kind != .frame, computers.contains(where: { !$0.guides.isDisjoint(with: key.kind) }) else {
            return nil
        }
        var values: [CGFloat] = []
        for (computer, placement) in zip(computers, place(size: size, proposal: proposal)) {
            guard
                let value = computer.explicitAlignment(key, size: placement.size, proposal: placement.proposal)
            else { continue }
            values.append(value + (key.axis == .horizontal ? placement.origin.x : placement.origin.y))
        }
        return key.combine(values)
    }
}

/// A layout of this library that knows for which proposals it answers the same, and may know its length along one axis with less work
/// than its size.
protocol MeasuringLayout: Layout {
    func measure(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> LayoutAnswer
    func measureLength(_ proposal: ProposedViewSize, along axis: Axis, _ subviews: LayoutSubviews) -> LayoutAnswer?
}
