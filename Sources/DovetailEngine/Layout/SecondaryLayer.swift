import AttributeGraph
import Foundation

/// A view behind or before another one, which decides the size of both.
enum SecondaryLayer {
    /// - Parameters:
    ///   - primary: The view that decides, made with `inputs`.
    @MainActor
    static func add<Layer: View>(
        _ layer: Attribute<Layer>, alignment: Attribute<Alignment>, isInFront: Attribute<Bool>,
        to primary: _ViewOutputs, inputs: _ViewInputs
    ) -> _ViewOutputs {
        let secondary = make(layer, alignment: alignment, primary: primary.layout, inputs: inputs)
        let display = LayeredDisplay(primary: primary.display, secondary: secondary.display, isInFront: isInFront)
        var outputs = _ViewOutputs(layout: primary.layout, display: Attribute(display))
        // In the order in which the two are drawn.
        outputs.preferences = .reducing(
            inputs.requestedPreferences,
            (isInFront.untracked ? [primary, secondary] : [secondary, primary]).map(\.preferences))
        return outputs
    }

    /// The nodes of both views, in the order in which they are drawn.
    private struct LayeredDisplay: Rule {
        let primary: Attribute<[DisplayNode]>?
        let secondary: Attribute<[DisplayNode]>?
        let isInFront: Attribute<Bool>

        var value: [DisplayNode] {
            let first = primary?.value ?? []
            let second = secondary?.value ?? []
            return isInFront.value ? first + second : second + first
        }
    }

    /// A view in the bounds of another one, which it does not change.
    ///
    /// - Parameters:
    ///   - primary: The layout of the view that decides, whose guides the layer follows.
    ///   - inputs: Those of the view that decides.
    @MainActor
    static func make<Layer: View>(
        _ layer: Attribute<Layer>, alignment: Attribute<Alignment>, primary: Attribute<LayoutComputer>? = nil,
        inputs: _ViewInputs
    ) -> _ViewOutputs {
        let secondaryLayout = ChildLayout()
        let loop = inputs.loop
        var layerInputs = inputs
        layerInputs.implicitArrangement = .overlay
        layerInputs.geometry = .inside(inputs) { geometry in
            guard let layer = secondaryLayout.attribute?.value else { return nil }
            let alignment = alignment.value
            let guides = guides(of: primary, geometry, alignment, loop)
            return secondaryLayout.place(loop.layoutQuestions) {
                ViewPlacement.aligned(layer, ProposedViewSize(geometry.size), to: guides, alignment)
            }
        }
        let secondary = Layer._makeView(view: layer, inputs: layerInputs)
        secondaryLayout.attribute = secondary.layout
        return secondary
    }

    /// Where the guides of the view that decides are: a layer goes where that view sets them, so that a badge can follow a text's
    /// baseline.
    private static func guides(
        of layout: Attribute<LayoutComputer>?, _ geometry: ViewGeometry, _ alignment: Alignment, _ loop: UpdateLoop
    ) -> CGPoint {
        let kinds = alignment.horizontal.key.kind.union(alignment.vertical.key.kind)
        let computer = layout?.value
        let dimensions = ViewDimensions(
            computer: computer?.guides.isDisjoint(with: kinds) == true ? nil : computer, size: geometry.size,
            proposal: geometry.proposal)
        // Another one asks that view for its size, so what is asked here is relied on for good.
        return loop.layoutQuestions.asking(nil, isPlacing: false) { alignment.point(in: dimensions) }
    }
}
