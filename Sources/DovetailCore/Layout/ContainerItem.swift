import AttributeGraph

/// A child of a container: the attributes made for an element of its list.
///
/// An item is *present* while its element is listed. One that stands *behind* the others is alive, with its subgraph suspended,
/// but neither placed nor drawn (see ``PageStack``).
final class ContainerItem {
    enum Phase {
        case present
        case behind
    }

    /// The element that it was made from, as it is listed now.
    private(set) var element: ViewListElement
    private(set) var phase = Phase.present
    private(set) var zIndex: Double = 0
    let subgraph: Subgraph
    let geometry: Attribute<ViewGeometry>
    let outputs: _ViewOutputs
    /// The container's diff that saw the item last.
    var round = 0

    /// Makes the view's attributes. Holds the element's scope until ``release()``.
    init(element: ViewListElement, inputs: _ViewInputs) {
        self.element = element
        element.hold()
        subgraph = Subgraph(graph: element.subgraph.graph, parent: element.subgraph)
        (geometry, outputs) = subgraph.apply {
            let geometry = Attribute(value: ViewGeometry.zero)
            var itemInputs = inputs
            itemInputs.geometry = geometry
            return (geometry, element.make(itemInputs))
        }
    }

    var layout: Attribute<LayoutComputer>? { outputs.layout }

    /// Whether the item's attributes are gone, because something around its element was released.
    var isReleased: Bool { subgraph.isReleased }

    /// Takes over the element as it is listed now. Returns whether that makes a difference to those who look at the items.
    func take(_ element: ViewListElement) -> Bool {
        self.element = element
        guard element.mayHaveTraits || zIndex != 0 || phase == .behind else { return false }
        let traits = element.traits
        let phase: Phase = traits[BehindTrait.self] ? .behind : .present
        let isDifferent = phase != self.phase || traits.zIndex != zIndex
        self.phase = phase
        zIndex = traits.zIndex
        if isDifferent { subgraph.setSuspended(phase == .behind) }
        return isDifferent
    }

    /// Ends the view. Its state and all its attributes go.
    func release() {
        subgraph.release()
        element.letGo()
    }
}
