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
            effect: PlacedSizeRule(geometry: inputs.geometry, insets: insets, placed: placed), stage: .layout)
        return Attribute(SizeRule(placed: placed, around: around))
    }

    /// Tells the size that the container has after a layout.
    private struct PlacedSizeRule: EffectRule {
        let geometry: Attribute<ViewGeometry>
        let insets: () -> EdgeInsets
        let placed: Attribute<CGSize?>

        func run() {
            let (place, insets) = (geometry.value, insets())
            func length(_ axis: Axis) -> CGFloat {
                let offered = place.proposal[axis].flatMap { $0.isFinite ? $0 : nil } ?? place.size[axis]
                return max(0, offered - (axis == .horizontal ? insets.horizontal : insets.vertical))
            }
            placed.set(CGSize(width: length(.horizontal), height: length(.vertical)))
        }
    }

    /// The size that was told, or until then that of the container around.
    private struct SizeRule: Rule {
        let placed: Attribute<CGSize?>
        let around: Attribute<CGSize>?
        var value: CGSize { placed.value ?? around?.value ?? .zero }
    }
}
