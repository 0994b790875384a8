/// Reads the records of a file in LLVM's bitstream format, which is described at https://llvm.org/docs/BitCodeFormat.html.
struct Bitstream {
    /// A record: what it is, numbers, and the bytes at its end where it has some.
    struct Record: Equatable {
        var code: UInt64
        var numbers: [UInt64] = []
        var bytes: [UInt8] = []
    }

    /// How a value of a record is written.
    private enum Operand {
        case literal(UInt64)
        case fixed(Int)
        case variable(Int)
        case array
        case character
        case bytes
    }

    /// The file is damaged or of another kind.
    private struct Damage: Error {}

    private let data: [UInt8]
    /// The place of the next bit.
    private var place = 32
    private var records: [Record] = []
    /// What the file says of the blocks of a kind.
    private var shared: [UInt64: [[Operand]]] = [:]

    private init(_ data: [UInt8]) { self.data = data }

    /// The records of all blocks, in order. Nil where the file does not begin with the four letters, or is damaged.
    static func records(of data: [UInt8], magic: String) -> [Record]? {
        guard data.count >= 4, data.starts(with: magic.utf8), data.count < 1 << 28 else { return nil }
        var stream = Bitstream(data)
        do {
            while stream.place + 32 <= data.count * 8 { try stream.readEntry() }
            return stream.records
        } catch {
            return nil
        }
    }

    /// Outside of blocks there are only blocks.
    private mutating func readEntry() throws {
        guard try fixed(2) == 1 else { throw Damage() }
        try readBlock(depth: 0)
    }

    private mutating func readBlock(depth: Int) throws {
        guard depth < 16 else { throw Damage() }
        let block = try variable(8)
        let width = Int(try variable(4))
        align()
        _ = try fixed(32)
        guard (2...32).contains(width) else { throw Damage() }
        var abbreviations = shared[block] ?? []
        // Of which blocks the block of information tells at the moment.
        var described: UInt64?
        while true {
            switch try fixed(width) {
            case 0:
                align()
                return
            case 1: try readBlock(depth: depth + 1)
            case 2:
                let abbreviation = try readAbbreviation()
                if block == 0 {
                    guard let described else { throw Damage() }
                    shared[described, default: []].append(abbreviation)
                } else {
                    abbreviations.append(abbreviation)
                }
            case 3:
                var record = Record(code: try variable(6))
                for _ in 0..<(try count()) { record.numbers.append(try variable(6)) }
                if block == 0 {
                    if record.code == 1 { described = record.numbers.first }
                } else {
                    records.append(record)
                }
            case let number:
                let index = Int(number) - 4
                guard abbreviations.indices.contains(index) else { throw Damage() }
                records.append(try readRecord(abbreviations[index]))
            }
        }
    }

    private mutating func readAbbreviation() throws -> [Operand] {
        var operands: [Operand] = []
        let count = Int(try variable(5))
        while operands.count < count {
            if try fixed(1) == 1 {
                operands.append(.literal(try variable(8)))
                continue
            }
            switch try fixed(3) {
            case 1: operands.append(.fixed(Int(try variable(5))))
            case 2: operands.append(.variable(Int(try variable(5))))
            case 3: operands.append(.array)
            case 4: operands.append(.character)
            case 5: operands.append(.bytes)
            default: throw Damage()
            }
        }
        return operands
    }

    private mutating func readRecord(_ operands: [Operand]) throws -> Record {
        guard let first = operands.first else { throw Damage() }
        var record = Record(code: try value(first))
        var rest = operands.dropFirst()
        while let operand = rest.popFirst() {
            switch operand {
            case .array:
                guard let element = rest.popFirst() else { throw Damage() }
                for _ in 0..<(try count()) { record.numbers.append(try value(element)) }
            case .bytes:
                let count = try count()
                align()
                guard count <= data.count - place / 8 else { throw Damage() }
                record.bytes = Array(data[place / 8..<place / 8 + count])
                place += count * 8
                align()
            default: record.numbers.append(try value(operand))
            }
        }
        return record
    }

    private mutating func value(_ operand: Operand) throws -> UInt64 {
        switch operand {
        case .literal(let value): value
        case .fixed(let width): try fixed(width)
        case .variable(let width): try variable(width)
        case .character: try fixed(6)
        case .array, .bytes: throw Damage()
        }
    }

    /// How many values follow: no more than there are bits.
    private mutating func count() throws -> Int {
        let count = try variable(6)
        guard count <= UInt64(data.count * 8) else { throw Damage() }
        return Int(count)
    }

    private mutating func fixed(_ width: Int) throws -> UInt64 {
        guard width <= 64, place + width <= data.count * 8 else { throw Damage() }
        var value: UInt64 = 0
        for bit in 0..<width {
            if data[place >> 3] & (1 << UInt8(place & 7)) != 0 { value |= 1 << UInt64(bit) }
            place += 1
        }
        return value
    }

    /// A number in pieces, of which each but the last has its highest bit set.
    private mutating func variable(_ width: Int) throws -> UInt64 {
        guard (2...32).contains(width) else { throw Damage() }
        let high: UInt64 = 1 << UInt64(width - 1)
        var (value, shift): (UInt64, UInt64) = (0, 0)
        while true {
            let piece = try fixed(width)
            guard shift < 64 else { throw Damage() }
            value |= (piece & (high - 1)) << shift
            if piece & high == 0 { return value }
            shift += UInt64(width - 1)
        }
    }

    private mutating func align() { place = (place + 31) & ~31 }
}
