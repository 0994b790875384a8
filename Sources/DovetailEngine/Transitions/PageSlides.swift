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
    /// The page that comes or goes over the others in the last movement.
    weak var upper: PageSlide?
    /// Whether the others stay where they are meanwhile.
    let staysBelow: Attribute<Bool>
    private(set) var completion: AnimationCompletion?
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
        staysBelow = Attribute(value: false)
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

    /// Notes which page comes or goes over the others in the movement that has begun.
    func setUpper(_ page: PageSlide?) {
        upper = page
        staysBelow.set(false)
        page?.settleWay()
    }
}

/// How one page takes the place of another.
package enum PageSlideStyle {
    /// A later page comes over an earlier one from the side, and goes back there, also in changes that say nothing of animations.
    case over
    /// Pages stand side by side, and move along together in animated changes, by the animation of the change.
    case beside
}
