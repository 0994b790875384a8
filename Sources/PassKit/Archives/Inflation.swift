import Foundation

/// Data that were made smaller by DEFLATE (RFC 1951), as those in zip files, and what they were before.
struct Inflation {
    /// What is wrong with the data.
    struct Failure: Error {}

    private let input: [UInt8]
    private var position = 0
    private var bits: UInt32 = 0
    private var bitCount = 0
    private var output: [UInt8] = []
    private let limit: Int

    private init(_ input: [UInt8], limit: Int) { (self.input, self.limit) = (input, limit) }

    /// What the data were before. Throws ``Failure`` for data that are broken, or larger than a limit.
    static func inflate(_ input: [UInt8], limit: Int) throws -> [UInt8] {
        var inflation = Inflation(input, limit: limit)
        try inflation.run()
        return inflation.output
    }

    private mutating func run() throws {
        var isLast = false
        while !isLast {
            isLast = try take(1) == 1
            switch try take(2) {
            case 0: try copyStored()
            case 1: try copy(by: Self.fixedLengths, Self.fixedDistances)
            case 2:
                let (lengths, distances) = try readCodes()
                try copy(by: lengths, distances)
            default: throw Failure()
            }
        }
    }

    private mutating func take(_ count: Int) throws -> Int {
        while bitCount < count {
            guard position < input.count else { throw Failure() }
            bits |= UInt32(input[position]) << UInt32(bitCount)
            position += 1
            bitCount += 8
        }
        let result = Int(bits & ((1 << UInt32(count)) - 1))
        bits >>= UInt32(count)
        bitCount -= count
        return result
    }

    private mutating func copyStored() throws {
        (bits, bitCount) = (0, 0)
        guard position + 4 <= input.count else { throw Failure() }
        let count = Int(input[position]) | Int(input[position + 1]) << 8
        position += 4
        guard position + count <= input.count, output.count + count <= limit else { throw Failure() }
        output += input[position..<position + count]
        position += count
    }

    /// Codes of several lengths, the shortest first.
    private struct Codes {
        private var counts = [Int](repeating: 0, count: 16)
        private var symbols: [Int] = []

        init(lengths: some Sequence<Int>) {
            let lengths = Array(lengths)
            for length in lengths where length > 0 { counts[length] += 1 }
            for length in 1...15 { symbols += lengths.indices.filter { lengths[$0] == length } }
        }

        func next(_ bit: () throws -> Int) throws -> Int {
            var (code, first, index) = (0, 0, 0)
            for length in 1...15 {
                code |= try bit()
                let count = counts[length]
                if code - first < count { return symbols[index + code - first] }
                index += count
                first = (first + count) << 1
                code <<= 1
            }
            throw Failure()
        }
    }

    private static let fixedLengths = Codes(
        lengths: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
    private static let fixedDistances = Codes(lengths: (0..<30).map { _ in 5 })
    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    private mutating func symbol(_ codes: Codes) throws -> Int { try codes.next { try take(1) } }

    private mutating func readCodes() throws -> (Codes, Codes) {
        let (lengthCount, distanceCount, orderCount) = (try take(5) + 257, try take(5) + 1, try take(4) + 4)
        var own = [Int](repeating: 0, count: 19)
        for index in 0..<orderCount { own[Self.order[index]] = try take(3) }
        let codes = Codes(lengths: own)
        var lengths: [Int] = []
        while lengths.count < lengthCount + distanceCount {
            switch try symbol(codes) {
            case 16:
                guard let last = lengths.last else { throw Failure() }
                lengths += Array(repeating: last, count: try take(2) + 3)
            case 17: lengths += Array(repeating: 0, count: try take(3) + 3)
            case 18: lengths += Array(repeating: 0, count: try take(7) + 11)
            case let length: lengths.append(length)
            }
        }
        guard lengths.count == lengthCount + distanceCount else { throw Failure() }
        return (Codes(lengths: lengths[..<lengthCount]), Codes(lengths: lengths[lengthCount...]))
    }

    private static let lengthBases = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227,
        258,
    ]
    private static let lengthBits = [
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
    ]
    private static let distanceBases = [
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097,
        6145,
        8193, 12289, 16385, 24577,
    ]

    private mutating func copy(by lengths: Codes, _ distances: Codes) throws {
        while true {
            let value = try symbol(lengths)
            guard output.count < limit else { throw Failure() }
            if value < 256 {
                output.append(UInt8(value))
            } else if value == 256 {
                return
            } else {
                guard value - 257 < Self.lengthBases.count else { throw Failure() }
                let length = Self.lengthBases[value - 257] + (try take(Self.lengthBits[value - 257]))
                let place = try symbol(distances)
                guard place < Self.distanceBases.count else { throw Failure() }
                let distance = Self.distanceBases[place] + (try take(max(0, place / 2 - 1)))
                guard distance <= output.count, output.count + length <= limit else { throw Failure() }
                for _ in 0..<length { output.append(output[output.count - distance]) }
            }
        }
    }
}
