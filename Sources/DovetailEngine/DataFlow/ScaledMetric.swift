import AttributeGraph
import Foundation

/// A length that grows with the text around it: what is given, in points, is for the size `.large`.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    let base: Value
    let textStyle: Font.TextStyle
    var scale: CGFloat = 1

    /// A length that grows as text of a style does.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        self.textStyle = textStyle
    }

    /// A length that grows as body text does.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    /// The length for the size of text in force.
    public var wrappedValue: Value { base * Value(scale) }

    public static func _makeProperty(inputs: _GraphInputs) -> _DynamicPropertyStorage? {
        ScaledMetricStorage<Value>(environment: inputs.environment)
    }
}

extension ScaledMetric: Sendable where Value: Sendable {}

private final class ScaledMetricStorage<Value: BinaryFloatingPoint>: _DynamicPropertyStorage {
    private let size: Attribute<DynamicTypeSize>

    init(environment: InheritedEnvironment) { size = environment.projected(at: \.dynamicTypeSize) }

    override func update(_ pointer: UnsafeMutableRawPointer) {
        let metric = pointer.assumingMemoryBound(to: ScaledMetric<Value>.self)
        metric.pointee.scale = metric.pointee.textStyle.lengthScale(at: size.value)
    }
}
