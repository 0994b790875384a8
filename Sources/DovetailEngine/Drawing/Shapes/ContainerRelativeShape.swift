import AttributeGraph
import Foundation

/// The shape of the nearest container that has one (see ``View/containerShape(_:)``), made smaller by the distance to the
/// container's nearest edge, so that the two outlines run side by side. Views are filled, stroked and clipped by it, and take events in
/// it. Without such a container it is a rectangle; so it is where a path is asked for outside of a view, as in a custom shape.
public struct ContainerRelativeShape: InsettableShape {
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(rect) }
    public func inset(by amount: CGFloat) -> some InsettableShape {
        InsetContainerRelativeShape(amount: amount)
    }
}

/// A shape whose outline depends on the container's.
protocol ContainerRelative {
    /// The outline, where `container` is the container's, smaller by an amount on each side besides the distance.
    func path(in rect: CGRect, container: ContainerOutline) -> Path
}

/// A container's outline as a view inside sees it.
struct ContainerOutline {
    fileprivate let container: ContainerShape
    fileprivate let place: ViewPlace
    fileprivate let rect: CGRect
    fileprivate var inset: CGFloat = 0

    /// The outline, smaller by an amount on each side besides the distance.
    func path(inset amount: CGFloat = 0) -> Path { container.path(in: rect, of: place, inset: inset + amount) }

    func inset(by amount: CGFloat) -> ContainerOutline {
        var copy = self
        copy.inset += amount
        return copy
    }

    /// The radii of corners that have their centres where the container's have: those of the rectangle that is smaller by an amount on each side. Zero
    /// in containers without round corners.
    func radii(inset amount: CGFloat) -> RectangleCornerRadii {
        container.radii(in: rect.insetForShape(by: inset + amount), of: place)
    }
}

extension ContainerRelativeShape: ContainerRelative {
    func path(in rect: CGRect, container: ContainerOutline) -> Path { container.path() }
}

extension _StrokedShape: ContainerRelative where S: ContainerRelative {
    func path(in rect: CGRect, container: ContainerOutline) -> Path {
        shape.path(in: rect, container: container).strokedPath(style)
    }
}

extension BorderShape: ContainerRelative where Base: ContainerRelative {
    func path(in rect: CGRect, container: ContainerOutline) -> Path {
        shape.path(in: rect, container: container.inset(by: style.lineWidth / 2)).strokedPath(style)
    }
}

extension Shape {
    /// How the outlines of shapes of this type are found in a place: by their path, but for one that follows a container's.
    static func outlines(in inputs: _ViewInputs) -> (Self, CGRect) -> Path {
        followingOutlines(in: inputs) ?? { shape, rect in shape.path(in: rect) }
    }

    /// How the outlines are found that follow the container's in this place; nil where they follow none.
    static func followingOutlines(in inputs: _ViewInputs) -> ((Self, CGRect) -> Path)? {
        guard Self.self is any ContainerRelative.Type, let container = inputs.graphInputs.containerShape else {
            return nil
        }
        let place = ViewPlace(of: inputs)
        return { shape, rect in
            guard let shape = shape as? any ContainerRelative else { return shape.path(in: rect) }
            let container = container.value
            return shape.path(in: rect, container: ContainerOutline(container: container, place: place, rect: rect))
        }
    }
}

private struct InsetContainerRelativeShape: InsettableShape, ContainerRelative {
    var amount: CGFloat
    func path(in rect: CGRect) -> Path { Path(rect.insetForShape(by: amount)) }
    func path(in rect: CGRect, container: ContainerOutline) -> Path { container.path(inset: amount) }
    func inset(by amount: CGFloat) -> InsetContainerRelativeShape {
        InsetContainerRelativeShape(amount: self.amount + amount)
    }
    var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
    }
}

/// The shape of a container, and where the container is.
package struct ContainerShape: Equatable {
    /// The outline in a rectangle, smaller by an amount on each side.
    let outline: (_ rect: CGRect, _ inset: CGFloat) -> Path
    /// The radii of its corners, in a size; nil for a shape that is no rectangle with round corners.
    let radii: (_ size: CGSize) -> RectangleCornerRadii?
    let place: ViewPlace
    /// Grows when the shape changes: closures can't be compared.
    let version: Int

    package static func == (left: ContainerShape, right: ContainerShape) -> Bool {
        left.place === right.place && left.version == right.version
    }

    /// The outline for a view, in its own coordinates.
    func path(in rect: CGRect, of place: ViewPlace, inset: CGFloat) -> Path {
        let container = CGRect(origin: .zero, size: self.place.size)
        let frame = rect.applying(place.transform(toCoordinatesOf: self.place))
        let distance = min(
            frame.minX - container.minX, frame.minY - container.minY, container.maxX - frame.maxX,
            container.maxY - frame.maxY)
        return outline(rect.insetBy(dx: -max(0, distance), dy: -max(0, distance)), max(0, distance) + inset)
    }

    /// The radii of a view's corners that have the same centres as the container's.
    func radii(in rect: CGRect, of place: ViewPlace) -> RectangleCornerRadii {
        let size = self.place.size
        guard let own = radii(size) else { return RectangleCornerRadii() }
        let frame = rect.applying(place.transform(toCoordinatesOf: self.place))
        func radius(_ radius: CGFloat, _ x: CGFloat, _ y: CGFloat) -> CGFloat { max(0, radius - max(0, x, y)) }
        return RectangleCornerRadii(
            topLeading: radius(own.topLeading, frame.minX, frame.minY),
            bottomLeading: radius(own.bottomLeading, frame.minX, size.height - frame.maxY),
            bottomTrailing: radius(own.bottomTrailing, size.width - frame.maxX, size.height - frame.maxY),
            topTrailing: radius(own.topTrailing, size.width - frame.maxX, frame.minY))
    }
}

private struct ContainerShapeKey: InheritedKey {
    static var defaultValue: Attribute<ContainerShape>? { nil }
}

extension _GraphInputs {
    /// The shape that `containerShape` gave the nearest container around in the window; nil for none.
    var containerShape: Attribute<ContainerShape>? {
        get { inherited[ContainerShapeKey.self] }
        set { inherited[ContainerShapeKey.self] = newValue }
    }
}

private struct ContainerShapeModifier<T: InsettableShape>: PrimitiveViewModifier {
    typealias Body = Never
    var shape: T

    static func _makeView(
        modifier: Attribute<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let shape = modifier.projected { $0.shape }.animated(inputs.graphInputs)
        let place = ViewPlace(of: inputs)
        var inputs = inputs
        inputs.graphInputs.containerShape = Attribute(ContainerShapeRule(shape: shape, place: place))
        return body(inputs)
    }
}

/// The shape that `containerShape` gives, as views inside ask for it.
private struct ContainerShapeRule<T: InsettableShape>: StatefulRule {
    let shape: Attribute<T>
    let place: ViewPlace

    mutating func update(previous: ContainerShape?) -> RuleResult<ContainerShape> {
        let shape = shape.value
        return .changed(
            ContainerShape(
                outline: { rect, inset in shape.inset(by: inset).path(in: rect) },
                radii: { (shape as? any RoundedCorners)?.radii(in: $0) }, place: place,
                version: (previous?.version ?? 0) + 1))
    }
}

extension View {
    /// Makes a shape the one that a ``ContainerRelativeShape`` inside this view takes, and so do the styles that `background` puts behind
    /// views inside without a shape of their own.
    nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modifier(ContainerShapeModifier(shape: shape))
    }
}
