import AttributeGraph
import Foundation

/// A shape whose type is hidden. Its parameters are animated as long as the hidden type stays the same.
public struct AnyShape: Shape {
    private var box: AnyShapeBox

    public init<S: Shape>(_ shape: S) {
        if let erased = shape as? AnyShape { self = erased } else { box = ShapeBox(shape) }
    }

    public func path(in rect: CGRect) -> Path { box.path(in: rect) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { box.sizeThatFits(proposal) }
    public var animatableData: AnyAnimatableData {
        get { box.animatableData }
        set { box = box.replacing(newValue) }
    }
}

private class AnyShapeBox: @unchecked Sendable {
    func path(in rect: CGRect) -> Path { fatalError("abstract") }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { fatalError("abstract") }
    var animatableData: AnyAnimatableData { fatalError("abstract") }
    func replacing(_ data: AnyAnimatableData) -> AnyShapeBox { fatalError("abstract") }
}

/// Immutable, so it may be shared between threads as the shape itself may.
private final class ShapeBox<S: Shape>: AnyShapeBox, @unchecked Sendable {
    let shape: S
    init(_ shape: S) { self.shape = shape }

    override func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    override var animatableData: AnyAnimatableData { AnyAnimatableData(shape.animatableData) }
    override func replacing(_ data: AnyAnimatableData) -> AnyShapeBox {
        guard let data = data.value(as: S.AnimatableData.self) else { return self }
        var copy = shape
        copy.animatableData = data
        return ShapeBox(copy)
    }
}
