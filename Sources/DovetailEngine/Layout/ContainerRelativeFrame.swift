import AttributeGraph
import Foundation

/// Gives a view lengths that are worked out from those of the window's content.
private struct ContainerRelativeFrameModifier: PrimitiveViewModifier {
    typealias Body = Never
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat

    static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let frame = RelativeFrame(modifier: modifier, container: inputs.graphInputs.containerSize)
        return FrameLayout._makeView(modifier: Attribute(frame), inputs: inputs, body: body)
    }
}

/// The frame with lengths of a container.
private struct RelativeFrame: Rule {
    let modifier: Attribute<ContainerRelativeFrameModifier>
    let container: Attribute<CGSize>?

    var value: FrameLayout {
        let (value, size) = (modifier.value, container?.value ?? .zero)
        return FrameLayout(
            width: value.axes.contains(.horizontal) ? max(0, value.length(size.width, .horizontal)) : nil,
            height: value.axes.contains(.vertical) ? max(0, value.length(size.height, .vertical)) : nil,
            alignment: value.alignment)
    }
}

extension View {
    /// Gives the view, on the given axes, the lengths of the container around: a scroll view, a list, the page of a navigation stack, a
    /// column, a tab or a sheet without its bars, or the window's content.
    nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// Gives the view the length of `span` of `count` equal parts of the container, with `spacing` points between parts.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let parts = CGFloat(max(1, count))
            let part = (length - spacing * (parts - 1)) / parts
            return part * CGFloat(span) + spacing * CGFloat(max(0, span - 1))
        }
    }

    /// Gives the view lengths that `length` works out from those of the container.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: length))
    }
}
