import DovetailCore
import Foundation

/// The values of a filter's inputs by their keys. A value of another kind than an input's counts as none, and that is the input's default.
struct FilterValues {
    let definition: FilterDefinition
    let values: [String: Any]

    private func value(_ key: String) -> Any? { values[key] }
    private func defaultValue(_ key: String) -> Any? { definition.input(key)?.defaultValue }

    func image(_ key: String) -> CIImage? { value(key) as? CIImage }

    func number(_ key: String) -> Float {
        let number = value(key).flatMap { Self.number($0) } ?? defaultValue(key).flatMap { Self.number($0) } ?? 0
        return number.isFinite ? Float(number) : 0
    }

    func length(_ key: String) -> CGFloat { CGFloat(number(key)) }

    func vector(_ key: String) -> CIVector {
        switch value(key) {
        case let vector as CIVector: vector
        case let point as CGPoint: CIVector(cgPoint: point)
        case let rect as CGRect: CIVector(cgRect: rect)
        default: defaultValue(key) as? CIVector ?? CIVector([])
        }
    }

    func point(_ key: String) -> CGPoint { vector(key).cgPointValue }

    func color(_ key: String) -> CIColor {
        value(key) as? CIColor ?? defaultValue(key) as? CIColor ?? .black
    }

    /// A colour's components as amounts of light, not premultiplied.
    func linearColor(_ key: String) -> Pixel {
        let color = color(key)
        return Pixel(Float(color.red), Float(color.green), Float(color.blue), Float(color.alpha)).linear
    }

    func transform(_ key: String) -> CGAffineTransform { value(key) as? CGAffineTransform ?? .identity }

    func data(_ key: String) -> Data? { (value(key) as? Data) ?? (value(key) as? NSData).map { Data(referencing: $0) } }

    func text(_ key: String) -> String { value(key) as? String ?? defaultValue(key) as? String ?? "" }

    /// A number of any of the types that apps hand over.
    static func number(_ value: Any) -> Double? {
        switch value {
        case let value as Double: value
        case let value as Float: Double(value)
        case let value as CGFloat: Double(value)
        case let value as Int: Double(value)
        case let value as Bool: value ? 1 : 0
        case let value as NSNumber: value.doubleValue
        case let value as Int32: Double(value)
        case let value as UInt: Double(value)
        default: nil
        }
    }
}
