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
    /// Whether the layout is a stack, which looks at many children by chunks.
    private let isStack = L.layoutProperties.isBuiltIn && L.Cache.self == Void.self && L.self is any StackedLayout.Type

    init(layout: Attribute<L>, children: ContainerChildren, isIdentityForOne: Bool, loop: UpdateLoop) {
        self.isIdentityForOne = isIdentityForOne
        self.layout = layout
        self.children = children
        self.loop = loop
    }

    mutating func update(previous: ContainerEngine<L>?) -> RuleResult<ContainerEngine<L>> {
        let layout = layout.value
        if isStack, children.currentlyInChunks(), let stack = layout as? any StackedLayout,
            let chunks = children.stackChunks(stack.arrangement)
        {
            return .changed(ContainerEngine(layout: layout, chunks: chunks))
        }
        let computers = children.layoutItems().map { $0.layout!.value }
        loop.countChildren(computers.count)
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
    /// The children, where they are not in chunks.
    private let ownComputers: [LayoutComputer]
    /// Many children of a stack.
    let chunks: StackChunks?
    private let cache: LayoutCache<L>
    /// The only child of a container that stands for it: in every respect the container answers as this child does.
    private let single: LayoutComputer?
    /// The layout, if it tells more than sizes.
    private let stack: (any MeasuringLayout)?

    init(layout: L, computers: [LayoutComputer], isIdentityForOne: Bool, cache: LayoutCache<L>) {
        single = isIdentityForOne && computers.count == 1 ? computers[0] : nil
        self.layout = layout
        ownComputers = computers
        chunks = nil
        self.cache = cache
        stack = L.layoutProperties.isBuiltIn ? layout as? any MeasuringLayout : nil
    }

    /// The engine of a stack of many children.
    init(layout: L, chunks: StackChunks) {
        single = nil
        self.layout = layout
        ownComputers = []
        self.chunks = chunks
        // Of a layout without a cache.
        cache = LayoutCache(() as! L.Cache)
        stack = layout as? any MeasuringLayout
    }

    /// The children in a row.
    ///
    /// - Complexity: O(children) where they are in chunks.
    var computers: [LayoutComputer] { chunks?.computers ?? ownComputers }

    private var subviews: LayoutSubviews { LayoutSubviews(computers: computers, placements: nil) }

    func measure(_ proposal: ProposedViewSize) -> LayoutAnswer {
        if let single { return single.measure(proposal) }
        if let chunks, let answer = chunks.arrangement.measure(proposal, chunks) { return answer }
        if let stack { return stack.measure(proposal, subviews) }
        return LayoutAnswer(layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache.cache))
    }

    func measureLength(_ proposal: ProposedViewSize, along axis: Axis) -> LayoutAnswer? {
        if let single { return single.measureLength(proposal, along: axis) }
        if let chunks {
            if axis != chunks.arrangement.axis { return nil }
            if let answer = chunks.arrangement.measureLength(proposal, along: axis, chunks) { return answer }
        }
        return stack?.measureLength(proposal, along: axis, subviews)
    }

    var spacing: ViewSpacing {
        if let chunks { return chunks.arrangement.outerSpacing(chunks) }
        return single?.spacing ?? layout.spacing(subviews: subviews, cache: &cache.cache)
    }
    var layoutPriority: Double { single?.layoutPriority ?? 0 }
    var isSpacer: Bool { single?.isSpacer ?? false }
    func layoutValue(_ key: ObjectIdentifier) -> Any? { single?.layoutValue(key) }

    var innerValues: UInt32 { single?.values ?? 0 }

    func hasSameValues(as other: any LayoutEngine) -> Bool { (other as? Self)?.single === single }

    var guides: GuideSet {
        if let single { return single.guides }
        guard L.layoutProperties.isBuiltIn else { return .all }
        if let chunks { return chunks.guides.subtracting(.frame) }
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
        let computers = computers
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

    /// Calls `body` with each chunk of children, what its placement follows from, and what makes it. Returns false, with nothing called, where the
    /// children are to be placed one by one.
    func placeChunks(
        size: CGSize, proposal: ProposedViewSize, isMirrored: Bool,
        _ body: (StackChunk, StackChunk.Placement.Conditions, () -> [ViewPlacement]) -> Void
    ) -> Bool {
        guard let chunks else { return false }
        return chunks.arrangement.place(in: size, proposal, chunks, isMirrored: isMirrored, body)
    }

    func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        if let single { return single.explicitAlignment(key, size: size, proposal: proposal) }
        if let chunks { return alignment(key, of: chunks, size: size, proposal: proposal) }
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
        return key.combine(values(of: key, computers, place(size: size, proposal: proposal)))
    }

    private func values(
        of key: AlignmentKey, _ computers: [LayoutComputer], _ placements: [ViewPlacement]
    ) -> [CGFloat] {
        zip(computers, placements).compactMap { computer, placement in
            computer.explicitAlignment(key, size: placement.size, proposal: placement.proposal).map {
                $0 + (key.axis == .horizontal ? placement.origin.x : placement.origin.y)
            }
        }
    }

    /// The guide that the children of a stack set, each asked in the name of its chunk.
    private func alignment(
        _ key: AlignmentKey, of chunks: StackChunks, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        guard key.kind != .frame, !chunks.guides.isDisjoint(with: key.kind) else { return nil }
        var all: [CGFloat] = []
        let isPlaced = placeChunks(size: size, proposal: proposal, isMirrored: false) { chunk, _, placements in
            let placements = placements()
            all += chunks.state.questions.asking(chunk.asker, isPlacing: false) {
                values(of: key, chunk.computers, placements)
            }
        }
        return isPlaced
            ? key.combine(all) : key.combine(values(of: key, computers, place(size: size, proposal: proposal)))
    }
}

/// A layout of this library that knows for which proposals it answers the same, and may know its length along one axis with less work
/// than its size.
protocol MeasuringLayout: Layout {
    func measure(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> LayoutAnswer
    func measureLength(_ proposal: ProposedViewSize, along axis: Axis, _ subviews: LayoutSubviews) -> LayoutAnswer?
}

/// A layout that is nothing but a stack's arrangement.
protocol StackedLayout: MeasuringLayout {
    var arrangement: StackArrangement { get }
}
