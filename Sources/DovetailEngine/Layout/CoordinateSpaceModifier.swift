import AttributeGraph
import Foundation

/// Gives a view's coordinates a name.
struct CoordinateSpaceModifier: PrimitiveViewModifier {
    typealias Body = Never
    let name: AnyHashable

    static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        DisplayGroup.wrap(inputs: inputs, body: body) { _ in
            var appearance = GroupAppearance()
            appearance.coordinateSpaceName = modifier.value.name
            return appearance
        }
    }
}

extension View {
    /// Names this view's coordinates, for views inside to measure by.
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
    }

    /// Names this view's coordinates, for views inside to measure by.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(CoordinateSpaceModifier(name: name.name))
    }
}
