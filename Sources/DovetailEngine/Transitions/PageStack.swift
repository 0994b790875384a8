import AttributeGraph
import Foundation

/// Shows one of several views. The others, once shown, live on behind it: they keep their state, but are neither laid out
/// nor drawn, and what they would show is worked out only when they are shown again.
package struct PageStack: PrimitiveView {
    let pages: [ChildView]
    let shown: ChildView.ID?
    let slides: PageSlideStyle?
    let pull: CGFloat

    /// Shows the page with the given id, or none.
    ///
    /// - Parameters:
    ///   - slides: How one page takes the place of another; nil for at once. It is settled when the stack is made.
    ///   - pull: How far the page is held out of its place, in points to the right; the page beside it comes along. Only where pages stand
    ///     side by side.
    nonisolated package init(
        pages: [ChildView], shown: ChildView.ID?, slides: PageSlideStyle? = nil, pull: CGFloat = 0
    ) {
        self.pages = pages
        self.shown = shown
        self.slides = slides
        self.pull = slides == .beside ? pull : 0
    }

    package static func _makeView(view: Attribute<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let slides = view.untracked.slides.map { PageSlides($0, loop: inputs.loop) }
        let pages = Attribute(effect: PageRule(view: view, slides: slides, inputs: inputs), stage: .structure)
        func make(_ inputs: _ViewInputs) -> _ViewOutputs {
            Container.makeView(layout: Attribute(value: ZStackLayout()), list: .elements(pages), inputs: inputs)
        }
        guard let slides else { return make(inputs) }
        // While pages move, they are seen in the stack's bounds only.
        return DisplayGroup.wrap(inputs: inputs, body: make) { size in
            var appearance = GroupAppearance()
            if slides.isSliding.value || slides.pull.value != 0 {
                appearance.effect = .clip(Path(CGRect(origin: .zero, size: size)), FillStyle())
            }
            return appearance
        }
    }
}

/// Lists the pages that were shown, those behind marked as such, and tells the pages which of them is shown.
private struct PageRule: StatefulRule {
    /// A page that was shown.
    private struct Page {
        let scope: AppearanceScope
        let shown: ElementTransform
        let behind: ElementTransform
        let slide: PageSlide?
    }

    let view: Attribute<PageStack>
    let slides: PageSlides?
    let inputs: _GraphInputs
    let outer: AppearanceScope?
    private let subgraph: Subgraph
    private var pages: [Int: Page] = [:]
    private var order: [Int] = []
    private var lastShown: Int?
    /// The pages that are on their way behind the one that is shown.
    private var covered: Set<Int> = []

    init(view: Attribute<PageStack>, slides: PageSlides?, inputs: _ViewInputs) {
        self.view = view
        self.slides = slides
        self.inputs = inputs.graphInputs
        outer = inputs.graphInputs.appearance
        subgraph = Subgraph.current
    }

    mutating func update(previous: [ViewListElement]?) -> RuleResult<[ViewListElement]> {
        let stack = view.value
        slide(to: stack)
        pull(stack)
        for (token, page) in pages where token != stack.shown { page.scope.select(false) }
        if pages.count > stack.pages.count {
            let tokens = Set(stack.pages.map(\.id))
            pages = pages.filter { tokens.contains($0.key) }
        }
        var elements: [ViewListElement] = []
        for (index, child) in stack.pages.enumerated()
        where child.id == stack.shown || pages[child.id] != nil || covered.contains(child.id) {
            let page = page(child.id, index)
            let isListed = child.id == stack.shown || covered.contains(child.id)
            page.slide?.setCovered(child.id != stack.shown)
            elements.append(child.element.transformed(by: isListed ? page.shown : page.behind))
        }
        if let shown = stack.shown { pages[shown]?.scope.select(true) }
        return .value(elements)
    }

    /// Begins the movement from the page that was shown to the one that is.
    private mutating func slide(to stack: PageStack) {
        guard let slides else { return }
        // Read first: what it tells is new when a movement has ended.
        if !slides.isSliding.value, slides.pull.untracked == 0 { covered = [] }
        let (lastOrder, last) = (order, lastShown)
        (order, lastShown) = (stack.pages.map(\.id), stack.shown)
        guard let last, let shown = stack.shown, shown != last, let index = order.firstIndex(of: shown) else { return }
        // A page that takes the place of one that has gone comes over it, unless it was below.
        let isBack = order.firstIndex(of: last).map { index < $0 } ?? lastOrder.contains(shown)
        if !slides.begin(inputs.transaction) { return covered = [] }
        for (token, page) in pages where !order.contains(token) { page.slide?.leavesBehind = !isBack }
        if pages[shown] == nil { page(shown, index).slide?.comesFromBehind = isBack }
        slides.setUpper(pages[isBack ? last : shown]?.slide)
        covered.remove(shown)
        if order.contains(last), !isBack || slides.style == .beside {
            covered.insert(last)
            pages[last]?.slide?.coveredPlace = isBack ? .ahead : .behind
        }
    }

    /// Moves the page that is shown along with the finger, and the one beside it that comes into sight. Let go, they go back together.
    private mutating func pull(_ stack: PageStack) {
        guard let slides, slides.pull.untracked != stack.pull else { return }
        let old = slides.pull.untracked
        slides.pull.set(stack.pull)
        guard let shown = stack.shown, let index = order.firstIndex(of: shown) else { return }
        guard stack.pull != 0 else {
            // Where another page is shown now, the movement to it has begun already.
            if covered.isEmpty || slides.pass == inputs.loop.pass { return }
            if !slides.begin(inputs.transaction) { covered = [] }
            return
        }
        // In the middle of a movement the pages are on their way already.
        if old == 0 || !slides.isSliding.untracked { covered = [] }
        for (neighbour, place) in [(index - 1, PageSlide.Place.behind), (index + 1, .ahead)]
        where order.indices.contains(neighbour) {
            let page = page(order[neighbour], neighbour)
            page.slide?.coveredPlace = place
            covered.insert(order[neighbour])
        }
    }

    private mutating func page(_ token: Int, _ index: Int) -> Page {
        if let known = pages[token] { return known }
        let own = Subgraph(graph: subgraph.graph, parent: subgraph)
        let scope = own.apply { AppearanceScope(in: outer, isStacked: slides?.style == .over) }
        let wrap: ElementTransform.Wrap = { inputs, make in
            // The page's views read it as long as there are any, also while they leave.
            Subgraph.current.onRelease { own.release() }
            // Whether a page is on show is for its container to say.
            var inputs = inputs
            inputs.graphInputs.appearance = scope
            return make(inputs)
        }
        let slide = slides.map(PageSlide.init)
        var shown = ElementTransform(wrap: wrap)
        if let slide {
            let transition = AnyTransition(box: PageTransitionBox(slide))
            shown = shown.around(KeyedTraitChange<TransitionTrait> { $0 = transition })
                // A page that goes back was behind none of those that are listed; it is over them.
                .around(KeyedTraitChange<ZIndexTrait> { $0 = Double(index) })
        }
        let page = Page(
            scope: scope, shown: shown, behind: shown.around(KeyedTraitChange<BehindTrait> { $0 = true }), slide: slide)
        pages[token] = page
        return page
    }
}

extension ElementTransform {
    /// The transform with a change of a trait around it.
    fileprivate func around(_ change: TraitChange) -> ElementTransform {
        ElementTransform(wrap: nil, change: change).applied(to: self)
    }
}
