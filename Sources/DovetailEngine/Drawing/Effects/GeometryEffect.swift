import AttributeGraph
import Foundation

/// A modifier that draws a view elsewhere, turned or in perspective, without changing its place in the layout.
///
/// What conforms is not bound to the main actor. Its `animatableData` is interpolated, and `effectValue(size:)` asked for each frame.
public protocol GeometryEffect: Animatable, ViewModifier, _RemoveGlobalActorIsolation where Body == Never {
    /// The transform for a view of a size, about its top left corner.
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    @MainActor @preconcurrency
    public static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let effect = modifier.animated(inputs.graphInputs)
        return DisplayGroup.wrap(inputs: inputs, body: body) { size in
            var appearance = GroupAppearance()
            appearance.effect = effect.value.effectValue(size: size).displayEffect
            return appearance
        }
    }

    @MainActor @preconcurrency
    public static func _makeViewList(
        modifier: Attribute<Self>, inputs: _ViewListInputs, body: @escaping (_ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs {
        body(inputs).wrapping { itemInputs, make in
            _makeView(modifier: modifier, inputs: itemInputs, body: make)
        }
    }

    /// The effect for the eye only: where the view says it is (``GeometryProxy/frame(in:)``) stays as it was.
    nonisolated public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(self) }
}

/// A geometry effect that those who ask where the view is do not see.
public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
    public typealias Body = Never
    // A modifier is a value that is handed over with this one; nobody else holds it.
    nonisolated(unsafe) private var base: Base

    init(_ base: Base) { self.base = base }

    public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
    public var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }

    @MainActor @preconcurrency
    public static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let effect = modifier.animated(inputs.graphInputs)
        var inner = inputs
        inner.geometry = inputs.geometry.projected {
            ViewGeometry(origin: .zero, size: $0.size, proposal: $0.proposal)
        }
        inner.place = ViewPlace(of: inputs, isGroup: true)
        inner.hasPixelsOfGroup = false
        var outputs = body(inner)
        let display = outputs.display
        outputs.display = DisplayGroup.make(
            inputs: inputs,
            effect: { size in
                var appearance = GroupAppearance()
                appearance.effect = effect.value.effectValue(size: size).displayEffect
                return appearance
            }, children: { display?.value ?? [] })
        return outputs
    }
}

extension ProjectionTransform {
    /// What it does to what is drawn.
    var displayEffect: DisplayEffect {
        if isAffine { return isIdentity ? .none : .transform(affine) }
        return .projection(self)
    }
}
