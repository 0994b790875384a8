import AttributeGraph
import Foundation

/// The size that `containerRelativeFrame` refers to: that of the scroll view, the page below a bar or the window around.
package enum ContainerSize {
    /// The size for the content of a container: what that is offered, without what its margins or bars take.
    ///
    /// A container can be as large as its content, which may refer to this size. So it is told after each layout, and what has changed by
    /// then is laid out once more; until the first one it is the size of the container around. Along an axis on which the container takes
    /// what it is offered, the size does not depend on the content.
    package static func of(_ inputs: _ViewInputs, without insets: @escaping () -> EdgeInsets) -> Attribute<CGSize> {
        let around = inputs.graphInputs.containerSize
        let placed = Attribute<CGSize?>(value: nil)
        _ = Attribute(
            effect: ActionRule {
                let (place, insets) = (inputs.geometry.value, insets())
                func length(_ axis: Axis) -> CGFloat {
                    let offered = place.proposal[axis].flatMap { $0.isFinite ? $0 : nil } ?? place.size[axis]
                    return max(0, offered - (axis == .horizontal ? insets.horizontal : insets.vertical))
                }
                placed.set(CGSize(width: length(.horizontal), height: length(.vertical)))
            }, stage: .layout)
        return .computed { placed.value ?? around?.value ?? .zero }
    }
}
