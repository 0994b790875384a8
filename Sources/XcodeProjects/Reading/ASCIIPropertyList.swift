import Foundation

/// Reads the old form of property lists: `{ key = value; list = (a, b); }` with comments, quoted texts and `<data>`.
///
/// It works on bytes, in one pass, in time linear in the length: project files of several megabytes are common. Runs of blanks and of
/// plain characters are measured by the C library, which is fast in debug builds too.
struct ASCIIPropertyList {
    /// Lists nested deeper than this are an error; a project has about six levels.
    static let depthLimit = 128

    private let bytes: UnsafeBufferPointer<UInt8>
    private let name: String
    private var position = 0

    static func parse(_ data: Data, name: String) throws -> PropertyValue {
        // The zero at the end is what the C library stops at.
        try (Array(data) + [0]).withUnsafeBufferPointer { all in
            let bytes = UnsafeBufferPointer(rebasing: all.dropLast())
            var parser = ASCIIPropertyList(bytes: bytes, name: name)
            if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.position = 3 }
            try parser.skipBlanks()
            guard parser.position < bytes.count else { throw XcodeError("\(name) is empty.") }
            let value = try parser.value(depth: 0)
            try parser.skipBlanks()
            guard parser.position == bytes.count else {
                throw parser.error("nothing was expected after the list's end")
            }
            return value
        }
    }

    private init(bytes: UnsafeBufferPointer<UInt8>, name: String) {
        self.bytes = bytes
        self.name = name
    }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private func error(_ text: String) -> XcodeError {
        let line = 1 + bytes[..<min(position, bytes.count)].reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
        return XcodeError("\(name):\(line): \(text).")
    }

    private mutating func value(depth: Int) throws -> PropertyValue {
        guard depth < Self.depthLimit else { throw error("lists are nested deeper than \(Self.depthLimit) levels") }
        switch next {
        case UInt8(ascii: "{"): return try dictionary(depth: depth)
        case UInt8(ascii: "("): return try array(depth: depth)
        case UInt8(ascii: "<"): return try data()
        case nil: throw error("the file ends within a list")
        default: return .string(try text())
        }
    }

    private mutating func dictionary(depth: Int) throws -> PropertyValue {
        position += 1
        var values: [String: PropertyValue] = [:]
        while true {
            try skipBlanks()
            if next == UInt8(ascii: "}") { break }
            let key = try text()
            try skipBlanks()
            try expect("=", after: "the key “\(key.prefix(80))”")
            try skipBlanks()
            values[key] = try value(depth: depth + 1)
            try skipBlanks()
            try expect(";", after: "the value of “\(key.prefix(80))”")
        }
        position += 1
        return .dictionary(values)
    }

    private mutating func array(depth: Int) throws -> PropertyValue {
        position += 1
        var values: [PropertyValue] = []
        while true {
            try skipBlanks()
            if next == UInt8(ascii: ")") { break }
            values.append(try value(depth: depth + 1))
            try skipBlanks()
            if next == UInt8(ascii: ")") { break }
            try expect(",", after: "an element of a list")
        }
        position += 1
        return .array(values)
    }

    /// Bytes in hexadecimal. Nothing in a project needs them, so they are only skipped.
    private mutating func data() throws -> PropertyValue {
        while let byte = next, byte != UInt8(ascii: ">") { position += 1 }
        guard next != nil else { throw error("the file ends within data") }
        position += 1
        return .string("")
    }

    private mutating func expect(_ character: Character, after place: @autoclosure () -> String) throws {
        guard next == character.asciiValue else {
            throw error("“\(character)” is missing after \(place())")
        }
        position += 1
    }

    /// The length of the run of characters from here that are, or are not, in a set. A zero byte ends it.
    private func run(_ span: (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int, _ set: [CChar]) -> Int {
        UnsafeRawPointer(bytes.baseAddress! + position).withMemoryRebound(
            to: CChar.self, capacity: bytes.count - position + 1
        ) {
            span($0, set)
        }
    }

    private static let blanks: [CChar] = (1...0x20).map { CChar($0) } + [0]
    /// What ends a plain text. All bytes above ASCII are part of one.
    private static let ends: [CChar] = (1...0x7F).filter { !isPlain(UInt8($0)) }.map { CChar($0) } + [0]
    private static let quotedEnds: [UInt8: [CChar]] = [0x22: [0x22, 0x5C, 0], 0x27: [0x27, 0x5C, 0]]

    /// Skips white space and comments.
    private mutating func skipBlanks() throws {
        while let byte = next {
            if byte <= 0x20 {
                position += max(1, run(strspn, Self.blanks))
            } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "/") {
                position += run(strcspn, [0x0A, 0])
                // A zero byte within a comment is nothing to stop at.
                while let byte = next, byte != UInt8(ascii: "\n") { position += 1 }
            } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "*") {
                let start = position
                position += 2
                while position + 1 < bytes.count,
                    bytes[position] != UInt8(ascii: "*") || bytes[position + 1] != UInt8(ascii: "/")
                {
                    position += 1
                    position += run(strcspn, [0x2A, 0])
                }
                guard position + 1 < bytes.count else {
                    position = start
                    throw error("a comment has no end")
                }
                position += 2
            } else {
                return
            }
        }
    }

    private mutating func text() throws -> String {
        guard let first = next else { throw error("the file ends within a list") }
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(first) }
        let start = position
        position += run(strcspn, Self.ends)
        guard position > start else { throw error("“\(Character(Unicode.Scalar(first)))” is not expected here") }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...0xFF:
            true
        case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "$"),
            UInt8(ascii: ":"), UInt8(ascii: "+"), UInt8(ascii: "@"), UInt8(ascii: "~"):
            true
        default: false
        }
    }

    private mutating func quoted(_ quote: UInt8) throws -> String {
        let start = position
        position += 1
        let first = position
        while let byte = next, byte != quote, byte != UInt8(ascii: "\\") {
            position += max(1, run(strcspn, Self.quotedEnds[quote] ?? [0]))
        }
        // Most texts have no escapes and are taken as they stand.
        if next == quote {
            position += 1
            return String(decoding: bytes[first..<(position - 1)], as: UTF8.self)
        }
        var result = Array(bytes[first..<position])
        while let byte = next, byte != quote {
            position += 1
            guard byte == UInt8(ascii: "\\") else {
                result.append(byte)
                continue
            }
            guard let escaped = next else { break }
            position += 1
            switch escaped {
            case UInt8(ascii: "n"): result.append(0x0A)
            case UInt8(ascii: "t"): result.append(0x09)
            case UInt8(ascii: "r"): result.append(0x0D)
            case UInt8(ascii: "U"), UInt8(ascii: "u"):
                let digits = bytes[position..<min(position + 4, bytes.count)]
                position += digits.count
                let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
                result += Array(String(code.flatMap(Unicode.Scalar.init) ?? "\u{FFFD}").utf8)
            default: result.append(escaped)
            }
        }
        guard next == quote else {
            position = start
            throw error("a quoted text has no end")
        }
        position += 1
        return String(decoding: result, as: UTF8.self)
    }
}
