import AttributeGraph
import Foundation

/// Draws a view only where another one is opaque.
struct MaskModifier<Mask: View>: PrimitiveViewModifier {
    typealias Body = Never
    var mask: Mask
    var alignment: Alignment

    static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var inner = inputs
        inner.geometry = inputs.geometry.projected {
            ViewGeometry(origin: .zero, size: $0.size, proposal: $0.proposal)
        }
        inner.place = ViewPlace(of: inputs, isGroup: true)
        inner.hasPixelsOfGroup = false
        var outputs = body(inner)
        let content = outputs.display
        // A mask sets no preferences and has no accessibility element.
        var maskInputs = inner
        maskInputs.requestedPreferences = RequestedPreferences()
        let mask = SecondaryLayer.make(
            modifier.projected { $0.mask }, alignment: modifier.projected { $0.alignment }, inputs: maskInputs)
        let drawnMask = DisplayGroup.make(
            inputs: inner,
            effect: { _ in
                var appearance = GroupAppearance()
                appearance.effect = .maskSource
                appearance.allowsHitTesting = false
                appearance.isHiddenFromAccessibility = true
                return appearance
            }, children: { mask.display?.value ?? [] })
        outputs.display = DisplayGroup.make(
            inputs: inputs,
            effect: { _ in
                var appearance = GroupAppearance()
                appearance.effect = .mask
                return appearance
            }, children: { (content?.value ?? []) + drawnMask.value })
        return outputs
    }
}

extension View {
    /// Draws the view only where another one is opaque, and as opaque as that is.
    nonisolated public func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        modifier(MaskModifier(mask: mask().modifier(OpaqueForeground()), alignment: alignment))
    }

    /// Draws the view only where another one is opaque, and as opaque as that is.
    nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(MaskModifier(mask: mask.modifier(OpaqueForeground()), alignment: .center))
    }
}
