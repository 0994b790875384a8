/// Reads commands, numbers and flags from path data.
struct SVGPathScanner {
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    private mutating func skipSeparators() {
        while position < bytes.count, bytes[position] <= 32 || bytes[position] == UInt8(ascii: ",") { position += 1 }
    }

    var isAtEnd: Bool {
        bytes[position...].allSatisfy { $0 <= 32 || $0 == UInt8(ascii: ",") }
    }

    mutating func command() -> Character? {
        skipSeparators()
        guard position < bytes.count else { return nil }
        let character = Character(UnicodeScalar(bytes[position]))
        guard character.isLetter, character != "e", character != "E" else { return nil }
        position += 1
        return character
    }

    mutating func flag() -> Bool? {
        skipSeparators()
        guard position < bytes.count, bytes[position] == 48 || bytes[position] == 49 else { return nil }
        position += 1
        return bytes[position - 1] == 49
    }

    mutating func number() -> Double? {
        skipSeparators()
        let start = position
        var hasPoint = false
        if position < bytes.count, bytes[position] == UInt8(ascii: "-") || bytes[position] == UInt8(ascii: "+") {
            position += 1
        }
        while position < bytes.count {
            let byte = bytes[position]
            if (48...57).contains(byte) {
                position += 1
            } else if byte == UInt8(ascii: "."), !hasPoint {
                hasPoint = true
                position += 1
            } else if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
                position += 1
                if position < bytes.count, bytes[position] == UInt8(ascii: "-") { position += 1 }
            } else {
                break
            }
        }
        return Double(String(decoding: bytes[start..<position], as: UTF8.self))
    }
}
