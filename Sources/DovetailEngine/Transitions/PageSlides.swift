import AttributeGraph
import Foundation

/// The movement of the pages of one stack: a page that is pushed comes from the trailing edge, while the one before moves a third
/// of the width away and dims; back in reverse. With reduced motion the upper page fades.
///
/// What moves is drawn on the way only (see ``AnimatedGeometry``): for layout, events and measuring a page is in its place at once. A page
/// that is covered is listed until the movement ends, and only then stands behind; one that goes back is held by its container
/// like every view with a transition (see ``ItemPresence``).
final class PageSlides {
    let style: PageSlideStyle
    static let animation = Animation.spring(response: 0.4, dampingFraction: 1)

    /// Whether pages are moving.
    let isSliding: Attribute<Bool>
    /// How far a person holds the pages out of their places, in points to the right.
    let pull: Attribute<CGFloat>
    private let loop: UpdateLoop
    /// The pass in which the last movement began: only what changes in it slides, and not, say, with the window's size.
    private(set) var pass = -1
    fileprivate private(set) var completion: AnimationCompletion?
    /// Counts movements; one that another one took over ends nothing.
    private var number = 0
    private var hasEnded = false
    /// The update in which the stack was made: the pages that are there then come with it.
    private let firstUpdate: Int

    /// Made in the stack's subgraph.
    init(_ style: PageSlideStyle, loop: UpdateLoop) {
        self.style = style
        self.loop = loop
        firstUpdate = loop.isUpdating ? loop.updateNumber : loop.updateNumber + 1
        isSliding = Attribute(value: false)
        pull = Attribute(value: 0)
        Subgraph.current.onRelease { [weak self] in self?.hasEnded = true }
    }

    /// Begins a movement in the running pass, unless the change is to be seen at once. Returns whether there is one.
    func begin(_ transaction: Transaction) -> Bool {
        // A change without any animation belongs to no group, unless an app says so.
        let isWithout = transaction.animation == nil && (transaction.group != 0 || style == .beside)
        guard !transaction.disablesAnimations, !isWithout, loop.updateNumber > firstUpdate else { return false }
        number += 1
        let number = number
        let completion = AnimationCompletion(criteria: .removed) { [weak self] in
            guard let self, self.number == number, !hasEnded else { return }
            self.completion = nil
            isSliding.set(false)
        }
        self.completion = completion
        pass = loop.pass
        // Until everything that this pass moves has a hold of its own.
        let hold = completion.hold(for: loop)
        loop.afterEvaluation { withExtendedLifetime(hold) {} }
        isSliding.set(true)
        return true
    }
}

/// How one page takes the place of another.
package enum PageSlideStyle {
    /// A later page comes over an earlier one from the side, and goes back there, also in changes that say nothing of animations.
    case over
    /// Pages stand side by side, and move along together in animated changes, by the animation of the change.
    case beside
}

/// Where a page is within its stack, and how it comes there.
final class PageSlide {
    enum Place: Equatable { case ahead, shown, behind }

    private let slides: PageSlides
    /// Whether the page comes from behind, because one over it has gone.
    var comesFromBehind = false
    /// Whether the page leaves below another one that takes its place.
    var leavesBehind = false
    private var isCovered = false
    /// Where the page is when another one is shown in its place.
    var coveredPlace = Place.behind
    private var covered: Attribute<Bool>?
    /// Whether the page was ever drawn: one that was covered before comes from behind like a new one.
    private var hasBeenDrawn = false
    /// Draws the page where it comes from, and then in its place.
    private var beginComing: (() -> Void)?

    init(_ slides: PageSlides) { self.slides = slides }

    /// Whether another page is shown over this one.
    func setCovered(_ isCovered: Bool) {
        guard isCovered != self.isCovered else { return }
        self.isCovered = isCovered
        covered?.set(isCovered)
        if !isCovered, !hasBeenDrawn {
            comesFromBehind = true
            beginComing?()
        }
    }

    /// The page's view with its movement, in its container's item.
    func makeView(
        phase: Attribute<TransitionPhase>, inputs: _ViewInputs, content: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let loop = inputs.loop
        let environment = inputs.environment
        let start = Attribute(value: phase.untracked == .willAppear)
        let covered = Attribute(value: isCovered)
        self.covered = covered
        let ended = LatestValue(false)
        Subgraph.current.onRelease { [weak self] in
            ended.value = true
            self?.covered = nil
            self?.beginComing = nil
        }
        let arrive = { loop.afterRecording { if !ended.value { start.set(false) } } }
        beginComing = {
            start.set(true)
            arrive()
        }
        if start.untracked { arrive() }

        let place = Attribute(PagePlace(slide: self, start: start, phase: phase, covered: covered))
        var sliding = inputs
        sliding.graphInputs.transactionModifier = PageTransaction(
            slides, outer: inputs.graphInputs.transactionModifier, loop: loop)
        let isBeside = slides.style == .beside
        sliding.geometry = Attribute(
            SlidingGeometry(
                page: inputs.geometry, place: place, pull: slides.pull,
                direction: inputs.graphInputs.layoutDirection, environment: environment, isBeside: isBeside))
        let travel = place.projected(Travel.init).animated(sliding.graphInputs)
        // Where the way begins.
        _ = travel.untracked

        var inner = inputs
        inner.geometry = inputs.geometry.projected { $0.insideGroup }
        inner.place = ViewPlace(of: inputs, isGroup: true)
        inner.hasPixelsOfGroup = false
        var outputs = content(inner)
        let display = outputs.display
        let background = Self.cover(inner) { environment.value.windowBackground }
        let shade = Self.cover(inner) {
            Color.Resolved(red: 0, green: 0, blue: 0, opacity: Float(0.12 * max(0, min(1, -travel.value.amount))))
        }
        outputs.display = DisplayGroup.make(
            inputs: sliding, holdsPlaceWhenNew: false,
            effect: { _ in
                var appearance = GroupAppearance()
                let amount = travel.value.amount
                if amount > 0, environment.untracked.accessibilityReduceMotion {
                    appearance.effect = .opacity(max(0, 1 - amount))
                }
                appearance.allowsHitTesting = !covered.value
                appearance.isHiddenFromAccessibility = covered.value
                return appearance
            },
            children: { [self] in
                hasBeenDrawn = true
                let amount = travel.value.amount
                let nodes = display?.value ?? []
                // At rest a page is as transparent as its views are.
                if isBeside || amount == 0 && place.value == .shown { return nodes }
                return background.value + nodes + (amount < 0 ? shade.value : [])
            })
        return outputs
    }

    /// A node that fills the page.
    private static func cover(
        _ inputs: _ViewInputs, color: @escaping () -> Color.Resolved
    ) -> Attribute<[DisplayNode]> {
        DisplayLeaf.make(inputs: inputs) { size in
            .init(
                content: .fill(Path(CGRect(origin: .zero, size: size)), .color(color()), FillStyle()),
                allowsHitTesting: false)
        }
    }
}

/// Where a page is, as its coming and going says.
private struct PagePlace: Rule {
    let slide: PageSlide
    let start: Attribute<Bool>
    let phase: Attribute<TransitionPhase>
    let covered: Attribute<Bool>

    var value: PageSlide.Place {
        if start.value { return slide.comesFromBehind ? .behind : .ahead }
        if phase.value == .didDisappear { return slide.leavesBehind ? .behind : .ahead }
        return covered.value ? slide.coveredPlace : .shown
    }
}

/// Where a page is drawn: with reduced motion, always where it is laid out.
private struct SlidingGeometry: Rule {
    let page: Attribute<ViewGeometry>
    let place: Attribute<PageSlide.Place>
    let pull: Attribute<CGFloat>
    let direction: Attribute<LayoutDirection>?
    let environment: InheritedEnvironment
    let isBeside: Bool

    var value: ViewGeometry {
        var geometry = page.value
        let share: CGFloat =
            switch place.value {
            case .ahead: 1
            case .shown: 0
            case .behind: isBeside ? -1 : -0.3
            }
        let pull = pull.value
        if share == 0 && pull == 0 || environment.untracked.accessibilityReduceMotion { return geometry }
        geometry.origin.x += share * geometry.size.width * (direction?.value == .rightToLeft ? -1 : 1) + pull
        return geometry
    }
}

/// How far a page is from its place: 1 ahead of it, -1 behind.
private struct Travel: Animatable, Equatable {
    var amount: Double

    init(_ place: PageSlide.Place) {
        amount =
            switch place {
            case .ahead: 1
            case .shown: 0
            case .behind: -1
            }
    }

    var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }
}

/// Animates what moves because the pages of a stack change.
private final class PageTransaction: TransactionModifier {
    private let slides: PageSlides
    private let loop: UpdateLoop

    init(_ slides: PageSlides, outer: TransactionModifier?, loop: UpdateLoop) {
        self.slides = slides
        self.loop = loop
        super.init(outer: outer)
    }

    override func change(_ transaction: inout Transaction) {
        guard slides.pass == loop.pass, let completion = slides.completion else { return }
        if slides.style == .over || transaction.animation == nil { transaction.animation = PageSlides.animation }
        transaction.add(completion)
    }
}

/// The transition of a page: its slide.
final class PageTransitionBox: TransitionBox {
    private let slide: PageSlide
    init(_ slide: PageSlide) { self.slide = slide }

    override var isAnimated: Bool { true }

    override func makeView(
        latest: Attribute<AnyTransition>, phase: Attribute<TransitionPhase>, inputs: _ViewInputs,
        content: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        slide.makeView(phase: phase, inputs: inputs, content: content)
    }
}
