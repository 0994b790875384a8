import Foundation

/// Two shapes made one by an operation on their outlines.
private struct CombinedShape<First: Shape, Second: Shape>: Shape {
    enum Operation {
        case union, intersection, subtracting, symmetricDifference, lineIntersection, lineSubtraction
    }

    var first: First
    var second: Second
    let operation: Operation
    let eoFill: Bool

    func path(in rect: CGRect) -> Path {
        let (first, second) = (first.path(in: rect), second.path(in: rect))
        switch operation {
        case .union: return first.union(second, eoFill: eoFill)
        case .intersection: return first.intersection(second, eoFill: eoFill)
        case .subtracting: return first.subtracting(second, eoFill: eoFill)
        case .symmetricDifference: return first.symmetricDifference(second, eoFill: eoFill)
        case .lineIntersection: return first.lineIntersection(second, eoFill: eoFill)
        case .lineSubtraction: return first.lineSubtraction(second, eoFill: eoFill)
        }
    }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }
    var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
        get { AnimatablePair(first.animatableData, second.animatableData) }
        set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
    }
}

extension Shape {
    /// What either shape covers.
    nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
    }
    /// What both shapes cover.
    nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
    }
    /// What this shape covers and the other does not.
    nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .subtracting, eoFill: eoFill)
    }
    /// What one of the shapes covers and not the other.
    nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .symmetricDifference, eoFill: eoFill)
    }
    /// The parts of this shape's lines that lie in the other shape.
    nonisolated public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .lineIntersection, eoFill: eoFill)
    }
    /// The parts of this shape's lines that lie outside the other shape.
    nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .lineSubtraction, eoFill: eoFill)
    }
}
