import AttributeGraph
import Foundation

/// The area in which a view takes events.
package struct ContentShape: Equatable {
    let path: Path
    let isEvenOdd: Bool

    func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: isEvenOdd) }
}

/// Sets the area in which a view takes events.
struct ContentShapeModifier<S: Shape>: PrimitiveViewModifier {
    typealias Body = Never
    let shape: S
    let isEvenOdd: Bool

    static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        DisplayGroup.wrap(inputs: inputs, body: body) { size in
            let current = modifier.value
            var appearance = DisplayGroup.Appearance()
            appearance.contentShape = ContentShape(
                path: current.shape.path(in: CGRect(origin: .zero, size: size)), isEvenOdd: current.isEvenOdd)
            return appearance
        }
    }
}

extension View {
    /// Makes the view take taps, drags and hovering within a shape, whatever is drawn there; and nowhere else.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(ContentShapeModifier(shape: shape, isEvenOdd: eoFill))
    }
}
