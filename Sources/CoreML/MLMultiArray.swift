import Foundation

/// How the numbers of an array are kept.
public enum MLMultiArrayDataType: Int, Sendable {
    case double = 65600
    case float32 = 65568
    case float16 = 65552
    case int32 = 131104
    public static var float64: MLMultiArrayDataType { .double }
    public static var float: MLMultiArrayDataType { .float32 }
}

/// Numbers in rows, columns and as many further directions as one likes.
///
/// All are kept as `Double`, whatever ``dataType`` says, which decides how they are read. One thread at a time.
public final class MLMultiArray: NSObject, @unchecked Sendable {
    public let dataType: MLMultiArrayDataType
    /// How many numbers there are in each direction.
    public let shape: [NSNumber]
    /// How far it is from a number to its next, in each direction.
    public let strides: [NSNumber]
    var values: [Double]

    /// Zeros. Throws an ``MLModelError`` for a shape without directions or with less than nothing in one.
    public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
        let lengths = shape.map(\.intValue)
        let count = lengths.reduce((1, false)) { part, length in
            let (product, overflow) = part.0.multipliedReportingOverflow(by: max(length, 0))
            return (product, part.1 || overflow)
        }
        guard !lengths.isEmpty, lengths.allSatisfy({ $0 >= 0 }), !count.1, count.0 < 1 << 30 else {
            throw MLModelError(.parameters, "There is no array of that shape.")
        }
        (self.shape, self.dataType) = (shape, dataType)
        values = Array(repeating: 0, count: count.0)
        var step = 1
        strides = Array(
            lengths.reversed().map { length -> NSNumber in
                defer { step *= length }
                return NSNumber(value: step)
            }.reversed())
    }
    /// A row of numbers.
    public convenience init(_ data: some Collection<Double>) throws {
        try self.init(shape: [NSNumber(value: data.count)], dataType: .double)
        values = Array(data)
    }
    public convenience init(_ data: some Collection<Float>) throws {
        try self.init(shape: [NSNumber(value: data.count)], dataType: .float32)
        values = data.map(Double.init)
    }
    public convenience init(_ data: some Collection<Int32>) throws {
        try self.init(shape: [NSNumber(value: data.count)], dataType: .int32)
        values = data.map(Double.init)
    }

    /// How many numbers there are.
    public var count: Int { values.count }
    private func number(_ value: Double) -> NSNumber {
        dataType == .int32 ? NSNumber(value: Int32(clamping: Int(value.isFinite ? value : 0))) : NSNumber(value: value)
    }
    /// A number by its place in the row of all.
    public subscript(index: Int) -> NSNumber {
        get { number(values[index]) }
        set { values[index] = newValue.doubleValue }
    }
    /// A number by its place in each direction.
    public subscript(key: [NSNumber]) -> NSNumber {
        get { self[place(key)] }
        set { self[place(key)] = newValue }
    }
    private func place(_ key: [NSNumber]) -> Int {
        precondition(key.count == shape.count, "MLMultiArray: a place has a number for each direction")
        return zip(key, strides).reduce(0) { $0 + $1.0.intValue * $1.1.intValue }
    }
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? MLMultiArray).map { $0.shape == shape && $0.values == values } ?? false
    }
    public override var hash: Int { values.hashValue }
}
