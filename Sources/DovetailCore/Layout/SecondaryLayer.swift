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
        let secondaryLayout = LayerLayout()
        var layerInputs = inputs
        layerInputs.implicitArrangement = .overlay
        layerInputs.geometry = .computed {
            let geometry = inputs.geometry.value
            guard let layer = secondaryLayout.attribute?.value else { return geometry }
            let place = UnaryPlacement.aligned(
                layer, ProposedViewSize(geometry.size), in: geometry.size, alignment.value)
            return ViewGeometry(
                origin: CGPoint(x: geometry.origin.x + place.origin.x, y: geometry.origin.y + place.origin.y),
                size: place.size, proposal: place.proposal)
        }
        let secondary = Layer._makeView(view: layer, inputs: layerInputs)
        secondaryLayout.attribute = secondary.layout
        let display: Attribute<[DisplayNode]> = .computed {
            let first = primary.display?.value ?? []
            let second = secondary.display?.value ?? []
            return isInFront.value ? first + second : second + first
        }
        var outputs = _ViewOutputs(layout: primary.layout, display: display)
        // In the order in which the two are drawn.
        outputs.preferences = .reducing(
            inputs.requestedPreferences,
            (isInFront.untracked ? [primary, secondary] : [secondary, primary]).map(\.preferences))
        return outputs
    }
}

private final class LayerLayout {
    var attribute: Attribute<LayoutComputer>?
}
