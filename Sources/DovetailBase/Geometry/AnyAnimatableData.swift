/// Animatable data whose type is hidden. Values of different types have nothing between them: the sum and the difference are
/// then zero, so that an animation jumps to its end.
public struct AnyAnimatableData: VectorArithmetic {
    private let box: AnimatableDataBox?

    package init<Data: VectorArithmetic>(_ data: Data) { box = TypedAnimatableData(data) }
    private init(box: AnimatableDataBox?) { self.box = box }

    package func value<Data: VectorArithmetic>(as type: Data.Type) -> Data? {
        (box as? TypedAnimatableData<Data>)?.data
    }

    public static var zero: AnyAnimatableData { AnyAnimatableData(box: nil) }
    public static func + (left: AnyAnimatableData, right: AnyAnimatableData) -> AnyAnimatableData {
        guard let first = left.box, let second = right.box else {
            return AnyAnimatableData(box: left.box ?? right.box)
        }
        // The first is the target, or what has been added to it so far; what does not fit it counts for nothing.
        return AnyAnimatableData(box: first.adding(second) ?? first)
    }
    public static func - (left: AnyAnimatableData, right: AnyAnimatableData) -> AnyAnimatableData {
        guard let second = right.box else { return left }
        guard let first = left.box else { return AnyAnimatableData(box: second.scaled(by: -1)) }
        return AnyAnimatableData(box: first.subtracting(second))
    }
    public static func == (left: AnyAnimatableData, right: AnyAnimatableData) -> Bool {
        switch (left.box, right.box) {
        case (nil, nil): true
        case (let first?, let second?): first.isEqual(second)
        default: false
        }
    }
    public mutating func scale(by rhs: Double) { self = AnyAnimatableData(box: box?.scaled(by: rhs)) }
    public var magnitudeSquared: Double { box?.magnitudeSquared ?? 0 }
}

private class AnimatableDataBox {
    func adding(_ other: AnimatableDataBox) -> AnimatableDataBox? { fatalError("abstract") }
    func subtracting(_ other: AnimatableDataBox) -> AnimatableDataBox? { fatalError("abstract") }
    func isEqual(_ other: AnimatableDataBox) -> Bool { fatalError("abstract") }
    func scaled(by factor: Double) -> AnimatableDataBox { fatalError("abstract") }
    var magnitudeSquared: Double { fatalError("abstract") }
}

private final class TypedAnimatableData<Data: VectorArithmetic>: AnimatableDataBox {
    let data: Data
    init(_ data: Data) { self.data = data }

    private func combine(_ other: AnimatableDataBox, _ operation: (Data, Data) -> Data) -> AnimatableDataBox? {
        guard let other = other as? TypedAnimatableData<Data> else { return nil }
        return TypedAnimatableData(operation(data, other.data))
    }
    override func adding(_ other: AnimatableDataBox) -> AnimatableDataBox? { combine(other, +) }
    override func subtracting(_ other: AnimatableDataBox) -> AnimatableDataBox? { combine(other, -) }
    override func isEqual(_ other: AnimatableDataBox) -> Bool {
        (other as? TypedAnimatableData<Data>).map { $0.data == data } ?? false
    }
    override func scaled(by factor: Double) -> AnimatableDataBox { TypedAnimatableData(data.scaled(by: factor)) }
    override var magnitudeSquared: Double { data.magnitudeSquared }
}
