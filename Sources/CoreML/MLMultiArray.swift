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

    /// Arrays one after the other in one direction. Traps where their lengths in the other directions differ, and where the result is too large.
    /// - Parameter axis: The direction, from 0; a negative one counts from the end.
    public convenience init(concatenating multiArrays: [MLMultiArray], axis: Int, dataType: MLMultiArrayDataType) {
        guard let first = multiArrays.first else { preconditionFailure("MLMultiArray(concatenating:) needs arrays") }
        let axis = axis < 0 ? axis + first.shape.count : axis
        precondition(first.shape.indices.contains(axis), "MLMultiArray(concatenating:) has no direction \(axis)")
        var shape = first.shape
        for array in multiArrays {
            var other = array.shape
            precondition(other.count == shape.count, "MLMultiArray(concatenating:): \(other) has other directions")
            other[axis] = first.shape[axis]
            precondition(
                other == first.shape, "MLMultiArray(concatenating:): \(array.shape) does not fit \(first.shape)")
        }
        shape[axis] = NSNumber(value: multiArrays.reduce(0) { $0 + $1.shape[axis].intValue })
        // What lies within the direction stays together; what lies around it takes turns.
        let outer = first.shape[..<axis].reduce(1) { $0 * $1.intValue }
        let blocks = multiArrays.map { outer > 0 ? $0.count / outer : 0 }
        var values: [Double] = []
        for turn in 0..<outer {
            for (array, block) in zip(multiArrays, blocks) {
                values += array.values[turn * block..<(turn + 1) * block]
            }
        }
        try! self.init(shape: shape, dataType: dataType)
        self.values = values
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
