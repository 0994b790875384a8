import AttributeGraph
import Foundation

/// A child of a container: the attributes made for an element of its list.
///
/// An item is *present* while its element is listed. One that stands *behind* the others is alive, with its subgraph suspended,
/// but neither placed nor drawn (see ``PageStack``). One whose element left the list in an animated change is *leaving*: drawn at its
/// last place, or where its transition takes it, until its last animation ends (see ``ItemPresence``). One of a lazy container that has been
/// scrolled out of sight and has state is *resting*: kept as one behind others, until it is asked for again. One that has been released, by
/// its container or with what its element was made from, is *gone*.
package final class ContainerItem: RetiredPart, RestingPart {
    enum Phase {
        case present
        case behind
        case leaving
        case resting
        case gone
    }

    // Exclusive access to what a change of the list looks at in all items is not checked at run time. It holds all the same: each access is
    // a single load or store.
    /// The element that it was made from, as it is listed now.
    @exclusivity(unchecked) package private(set) var element: ViewListElement
    @exclusivity(unchecked) private(set) var phase = Phase.present
    @exclusivity(unchecked) private(set) var zIndex: Double = 0
    let subgraph: Subgraph
    package let geometry: Attribute<ViewGeometry>
    let outputs: _ViewOutputs
    /// What is drawn for the item.
    @exclusivity(unchecked) private(set) var display: Attribute<[DisplayNode]>?
    /// Made when the item first comes or goes gradually, or has a transition of its own.
    private var presence: ItemPresence?
    private var isWrapped = false
    /// Whether the release of the item's subgraph ends its way out.
    private var endsWithSubgraph = false
    /// The container's diff that saw the item last.
    @exclusivity(unchecked) var round = 0
    /// Where the item is in the list of a lazy container.
    package var position = 0
    /// What a lazy container drew for it last.
    package var nodes: [DisplayNode] = []
    /// The pass in which a lazy container placed it first; nil before that.
    package var firstPass: Int?
    /// The last pass in which that placed it, and where it was when the pass began.
    package var passOfOrigin = -1
    package var originBefore = CGPoint.zero
    /// Where the item is among those that rest.
    var restingPlace = -1
    /// Where the item is among the present ones.
    var index = 0

    /// Makes the view's attributes. Holds the element's scope until ``release()``.
    ///
    /// - Parameter change: The transaction of the change that the item comes by; nil for an item that is there from the start.
    init(element: ViewListElement, inputs: _ViewInputs, change: Transaction? = nil) {
        self.element = element
        element.hold()
        subgraph = Subgraph(graph: element.subgraph.graph, parent: element.subgraph)
        let transition = element.mayHaveContainerTraits ? element.traits[TransitionTrait.self] : nil
        if let transition { element.note(transition) }
        let isComing = change.map { Self.isGradual($0, transition) } ?? false
        (geometry, outputs, presence) = subgraph.apply {
            let geometry = Attribute(value: ViewGeometry.zero)
            var itemInputs = inputs
            itemInputs.geometry = geometry
            itemInputs.containerItem = geometry
            guard isComing || transition != nil else { return (geometry, element.make(itemInputs), nil) }
            let presence = ItemPresence(inputs: inputs.graphInputs, transition: transition, isComing: isComing)
            return (geometry, presence.makeView(itemInputs) { element.make($0) }, presence)
        }
        display = outputs.display
        if isComing, transition == nil { wrap(inputs) }
    }

    package var layout: Attribute<LayoutComputer>? { outputs.layout }

    /// Whether the item's attributes are gone, because something around its element was released.
    var isReleased: Bool { subgraph.isReleased }

    /// Takes over the element as it is listed now. Returns whether that makes a difference to those who look at the items.
    func take(_ element: ViewListElement) -> Bool {
        if self.element.source !== element.source || self.element.transform !== element.transform {
            self.element = element
        }
        guard element.mayHaveContainerTraits || zIndex != 0 || phase == .behind else { return false }
        let traits = element.traits
        presence?.take(traits[TransitionTrait.self])
        let phase: Phase = traits[BehindTrait.self] ? .behind : .present
        let isDifferent = phase != self.phase || traits.zIndex != zIndex
        self.phase = phase
        zIndex = traits.zIndex
        if isDifferent { subgraph.setSuspended(phase == .behind) }
        return isDifferent
    }

    // MARK: Coming and going

    /// Whether a change makes views come and go gradually.
    static func isGradual(_ change: Transaction, _ transition: AnyTransition?) -> Bool {
        if change.disablesAnimations { return false }
        if let animation = change.animation { return !animation.isEndless }
        return transition?.box.isAnimated ?? false
    }

    private func wrap(_ inputs: _ViewInputs) {
        guard !isWrapped, let display, let presence else { return }
        isWrapped = true
        self.display = subgraph.apply { presence.wrap(display, inputs: inputs) }
    }

    /// Starts the way out. Returns false where there is nothing to see on it.
    func leave(in change: Transaction, inputs: _ViewInputs, onEnd: @escaping () -> Void) -> Bool {
        // What is released can't be asked for its traits.
        guard phase == .present, display != nil, !isReleased, !element.isReleased else { return false }
        let transition = element.mayHaveContainerTraits ? element.traits[TransitionTrait.self] : nil
        guard Self.isGradual(change, transition), !leavesUnchanged else { return false }
        if presence == nil {
            presence = subgraph.apply {
                ItemPresence(inputs: inputs.graphInputs, transition: nil, isComing: false)
            }
        }
        presence!.take(transition)
        wrap(inputs)
        phase = .leaving
        element.setLeaving(true)
        subgraph.setRetired(true)
        // A scope around the element may be released at once while the container still draws the item: the branch of an `if` that goes
        // without an animation, or the view that presented what is closing.
        if !endsWithSubgraph {
            endsWithSubgraph = true
            subgraph.onRelease(onEnd)
        }
        presence!.leave(onEnd: onEnd)
        return true
    }

    /// Whether it is told not to change on its way out, and so goes at once.
    var leavesUnchanged: Bool {
        !isReleased && !element.isReleased && element.mayHaveContainerTraits
            && element.traits[TransitionTrait.self]?.box.leavesUnchanged == true
    }

    /// The element is listed again while the item is leaving.
    func comeBack() {
        phase = .present
        element.setLeaving(false)
        subgraph.setRetired(false)
        presence?.comeBack()
    }

    // MARK: Out of sight

    /// Whether something in it would not be the same if it were made again.
    var holdsState: Bool { subgraph.holdsState || element.holdsState }

    /// A lazy container does not show it any more, and keeps it. Its effects wait. When no rule runs, it is told that it has disappeared; see
    /// ``UpdateLoop/rest(_:)``.
    func rest() {
        phase = .resting
        nodes = []
        subgraph.setSuspended(true)
    }

    /// It is shown again, as one that comes into sight for the first time.
    func wake() {
        phase = .present
        (firstPass, passOfOrigin) = (nil, -1)
        subgraph.setSuspended(false)
        subgraph.setRetired(false)
    }

    /// Tells the views that they have disappeared, unless the child was asked for again in the same update: then it has never been away.
    func settleRest() { if phase == .resting { subgraph.setRetired(true) } }

    func releaseIfUnused() { release() }

    /// Ends the view. Its state and all its attributes go. Does nothing the second time.
    func release() {
        guard phase != .gone else { return }
        phase = .gone
        nodes = []
        subgraph.release()
        element.letGo()
    }
}

extension Animation {
    /// Whether it goes on for ever.
    var isEndless: Bool {
        if case .repeated(_, .infinity, _) = curve { return true }
        return false
    }
}
