import Foundation

/// Writes messages in the form of Protocol Buffers, as models are.
public struct WrittenMessage {
    public private(set) var data = Data()

    public init() {}

    private mutating func varint(_ number: UInt64) {
        var rest = number
        repeat {
            data.append(UInt8(rest & 0x7f) | (rest > 0x7f ? 0x80 : 0))
            rest >>= 7
        } while rest > 0
    }
    public func adding(_ field: Int, _ number: Int) -> WrittenMessage {
        var result = self
        result.varint(UInt64(field) << 3)
        result.varint(UInt64(bitPattern: Int64(number)))
        return result
    }
    public func adding(_ field: Int, _ number: Double) -> WrittenMessage {
        var result = self
        result.varint(UInt64(field) << 3 | 1)
        withUnsafeBytes(of: number.bitPattern.littleEndian) { result.data.append(contentsOf: $0) }
        return result
    }
    public func adding(_ field: Int, _ bytes: Data) -> WrittenMessage {
        var result = self
        result.varint(UInt64(field) << 3 | 2)
        result.varint(UInt64(bytes.count))
        result.data.append(bytes)
        return result
    }
    public func adding(_ field: Int, _ message: WrittenMessage) -> WrittenMessage { adding(field, message.data) }
    public func adding(_ field: Int, _ text: String) -> WrittenMessage { adding(field, Data(text.utf8)) }
    public func adding(_ field: Int, packed numbers: [Double]) -> WrittenMessage {
        var bytes = Data()
        for number in numbers { withUnsafeBytes(of: number.bitPattern.littleEndian) { bytes.append(contentsOf: $0) } }
        return adding(field, bytes)
    }
}

/// Models as files have them.
public enum WrittenModel {
    public static func feature(_ name: String, type: Int) -> WrittenMessage {
        WrittenMessage().adding(1, name).adding(3, WrittenMessage().adding(type, WrittenMessage()))
    }
    public static func model(
        inputs: [WrittenMessage], outputs: [WrittenMessage], predicted: String = "", chances: String = "", kind: Int,
        _ body: WrittenMessage
    ) -> WrittenMessage {
        var description = WrittenMessage()
        for input in inputs { description = description.adding(1, input) }
        for output in outputs { description = description.adding(10, output) }
        description = description.adding(11, predicted).adding(12, chances)
        description = description.adding(100, WrittenMessage().adding(3, "Ada"))
        return WrittenMessage().adding(1, 1).adding(2, description).adding(kind, body)
    }

    /// Adds 100, twice the hours and a tenth of the cups: what is vectorized goes into a sum.
    public static var sum: Data {
        let vectorizer = model(
            inputs: [feature("hours", type: 2), feature("cups", type: 1)], outputs: [feature("all", type: 5)],
            kind: 602,
            WrittenMessage().adding(1, WrittenMessage().adding(1, "hours").adding(2, 1))
                .adding(1, WrittenMessage().adding(1, "cups").adding(2, 1)))
        let linear = model(
            inputs: [feature("all", type: 5)], outputs: [feature("sleep", type: 2)], predicted: "sleep", kind: 300,
            WrittenMessage().adding(1, WrittenMessage().adding(1, packed: [2, 0.1])).adding(2, packed: [100]))
        return model(
            inputs: [feature("hours", type: 2), feature("cups", type: 1)], outputs: [feature("sleep", type: 2)],
            predicted: "sleep", kind: 201,
            WrittenMessage().adding(1, WrittenMessage().adding(1, vectorizer).adding(1, linear))
        ).data
    }

    /// One tree that asks whether a number is at most 10, and calls it small or large.
    public static var tree: Data {
        func node(_ id: Int) -> WrittenMessage { WrittenMessage().adding(1, 0).adding(2, id) }
        func leaf(_ id: Int, _ value: Double) -> WrittenMessage {
            node(id).adding(3, 6).adding(20, WrittenMessage().adding(1, 0).adding(2, value))
        }
        let parameters = WrittenMessage()
            .adding(1, node(0).adding(3, 0).adding(10, 0).adding(11, 10.0).adding(12, 1).adding(13, 2))
            .adding(1, leaf(1, -2)).adding(1, leaf(2, 3)).adding(2, 1).adding(3, packed: [0])
        let body = WrittenMessage().adding(1, parameters).adding(2, 2)
            .adding(100, WrittenMessage().adding(1, "small").adding(1, "large"))
        return model(
            inputs: [feature("number", type: 2)], outputs: [feature("size", type: 3), feature("chances", type: 6)],
            predicted: "size", chances: "chances", kind: 402, body
        ).data
    }

    /// A neural network without layers.
    public static var network: Data {
        model(inputs: [feature("image", type: 4)], outputs: [feature("label", type: 3)], kind: 500, WrittenMessage())
            .data
    }
}
