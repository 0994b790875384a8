import Foundation

/// Fields of a message in the form of Protocol Buffers, which models of Core ML are written in.
struct ProtobufReader {
    /// What stands in a field.
    enum Value {
        case number(UInt64)
        case bytes(Data)
    }

    /// The fields of a message, in their order; nil for what is none.
    static func fields(of message: Data) -> [(number: Int, value: Value)]? {
        var reader = ProtobufReader(data: message, place: message.startIndex)
        var fields: [(Int, Value)] = []
        while reader.place < reader.data.endIndex {
            guard let tag = reader.varint(), let field = Int(exactly: tag >> 3) else { return nil }
            switch tag & 7 {
            case 0:
                guard let number = reader.varint() else { return nil }
                fields.append((field, .number(number)))
            case 1:
                guard let number = reader.fixed(8) else { return nil }
                fields.append((field, .number(number)))
            case 5:
                guard let number = reader.fixed(4) else { return nil }
                fields.append((field, .number(number)))
            case 2:
                guard let length = reader.varint(), let bytes = reader.bytes(length) else { return nil }
                fields.append((field, .bytes(bytes)))
            default: return nil
            }
        }
        return fields
    }

    private let data: Data
    private var place: Data.Index

    private mutating func varint() -> UInt64? {
        var result: UInt64 = 0
        for shift in stride(from: UInt64(0), to: 70, by: 7) {
            guard place < data.endIndex else { return nil }
            let byte = data[place]
            place += 1
            result |= shift < 64 ? UInt64(byte & 0x7f) << shift : 0
            if byte < 0x80 { return result }
        }
        return nil
    }

    private mutating func fixed(_ count: Int) -> UInt64? {
        guard let bytes = bytes(UInt64(count)) else { return nil }
        return bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    private mutating func bytes(_ count: UInt64) -> Data? {
        guard count <= UInt64(data.endIndex - place) else { return nil }
        defer { place += Int(count) }
        return data[place..<place + Int(count)]
    }
}

/// A message whose fields are asked for by number.
struct ProtobufMessage {
    private var values: [Int: [ProtobufReader.Value]] = [:]
    /// The numbers of the fields that it has.
    var numbers: Dictionary<Int, [ProtobufReader.Value]>.Keys { values.keys }

    init?(_ data: Data) {
        guard let fields = ProtobufReader.fields(of: data) else { return nil }
        for field in fields { values[field.number, default: []].append(field.value) }
    }

    func data(_ field: Int) -> Data? {
        guard case .bytes(let data) = values[field]?.last else { return nil }
        return data
    }
    func message(_ field: Int) -> ProtobufMessage? { data(field).flatMap(ProtobufMessage.init) }
    func datas(_ field: Int) -> [Data] {
        values[field]?.compactMap { if case .bytes(let data) = $0 { data } else { nil } } ?? []
    }
    func messages(_ field: Int) -> [ProtobufMessage] {
        datas(field).compactMap(ProtobufMessage.init)
    }
    func text(_ field: Int) -> String? { data(field).map { String(decoding: $0, as: UTF8.self) } }
    func texts(_ field: Int) -> [String] {
        datas(field).map { String(decoding: $0, as: UTF8.self) }
    }
    func integer(_ field: Int) -> Int {
        guard case .number(let number) = values[field]?.last else { return 0 }
        return Int(truncatingIfNeeded: number)
    }
    func double(_ field: Int) -> Double {
        guard case .number(let number) = values[field]?.last else { return 0 }
        return Double(bitPattern: number)
    }
    /// A list of doubles: one after the other, or packed into one field.
    func doubles(_ field: Int) -> [Double] {
        values[field, default: []].flatMap { value -> [Double] in
            switch value {
            case .number(let number): return [Double(bitPattern: number)]
            case .bytes(let data):
                return stride(from: data.startIndex, to: data.endIndex - 7, by: 8).map { start in
                    Double(bitPattern: data[start..<start + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) })
                }
            }
        }
    }
    /// A list of whole numbers: one after the other, or packed into one field.
    func integers(_ field: Int) -> [Int] {
        values[field, default: []].flatMap { value -> [Int] in
            switch value {
            case .number(let number): return [Int(truncatingIfNeeded: number)]
            case .bytes(let data):
                var (numbers, number, shift) = ([Int](), UInt64(0), UInt64(0))
                for byte in data {
                    if shift < 64 { number |= UInt64(byte & 0x7f) << shift }
                    shift += 7
                    if byte < 0x80 {
                        numbers.append(Int(truncatingIfNeeded: number))
                        (number, shift) = (0, 0)
                    }
                }
                return numbers
            }
        }
    }
}
