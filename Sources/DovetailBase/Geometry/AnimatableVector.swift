/// Any number of values interpolated together. Vectors of different lengths have nothing between them: their difference is
/// zero, so that an animation jumps to its end.
public struct AnimatableVector: VectorArithmetic, Sendable {
    package var values: [Double]

    package init(_ values: [Double]) { self.values = values }

    public static var zero: AnimatableVector { AnimatableVector([]) }
    private static func combine(
        _ left: AnimatableVector, _ right: AnimatableVector, _ operation: (Double, Double) -> Double
    ) -> AnimatableVector {
        AnimatableVector(zip(left.values, right.values).map(operation))
    }
    public static func + (left: AnimatableVector, right: AnimatableVector) -> AnimatableVector {
        // What does not fit the target counts for nothing.
        if left.values.isEmpty { return right }
        return left.values.count == right.values.count ? combine(left, right, +) : left
    }
    public static func - (left: AnimatableVector, right: AnimatableVector) -> AnimatableVector {
        if right.values.isEmpty { return left }
        if left.values.isEmpty { return combine(AnimatableVector(right.values.map { _ in 0 }), right, -) }
        return left.values.count == right.values.count ? combine(left, right, -) : .zero
    }
    public mutating func scale(by rhs: Double) { for index in values.indices { values[index] *= rhs } }
    public var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
}
