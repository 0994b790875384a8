/// A place in a format string: `%@`, `%2$lld`, `%.2f`, `%#@name@`, `%(name)@`.
struct FormatPlace {
    /// Which argument goes there, from 1; nil for the next one.
    var position: Int?
    /// The specifier without the position, such as `%.2f`.
    var specifier: String
    /// The name in `%#@name@`.
    var variable: String?
    /// As it is written.
    var text: Substring
    var end: Substring.Index

    /// Reads the place that a text begins with. All that it is made of is ASCII, so bytes are looked at: most texts with a number in
    /// them are read here whenever they change.
    init?(_ text: Substring) {
        let bytes = text.utf8
        func byte(_ index: Substring.Index) -> UInt8? { index < bytes.endIndex ? bytes[index] : nil }
        guard var place = bytes.index(bytes.startIndex, offsetBy: 1, limitedBy: bytes.endIndex) else { return nil }
        var digits = place
        while let next = byte(digits), Self.isDigit(next) { digits = bytes.index(after: digits) }
        if digits > place, byte(digits) == UInt8(ascii: "$") {
            guard let number = Int(text[place..<digits]), (1...1000).contains(number) else { return nil }
            position = number
            place = bytes.index(after: digits)
        }
        if byte(place) == UInt8(ascii: "("), let close = bytes[place...].firstIndex(of: UInt8(ascii: ")")),
            bytes[bytes.index(after: place)..<close].allSatisfy(Self.isName)
        {
            // The name is a hint for translators. It chooses no argument: the place takes the next one.
            place = bytes.index(after: close)
        }
        let start = place
        if bytes[place...].starts(with: "#@".utf8) {
            let name = bytes.index(place, offsetBy: 2)
            guard let at = bytes[name...].firstIndex(of: UInt8(ascii: "@")) else { return nil }
            variable = String(text[name..<at])
            end = bytes.index(after: at)
            specifier = "%@"
            self.text = text[..<end]
            return
        }
        while let next = byte(place), Self.isDigit(next) || Self.isFlag(next) { place = bytes.index(after: place) }
        guard let type = byte(place), "@dDiuUxXoOfFeEgGaAcCsSp".utf8.contains(type) else { return nil }
        end = bytes.index(after: place)
        specifier = "%" + text[start..<end]
        self.text = text[..<end]
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    private static func isName(_ byte: UInt8) -> Bool {
        isDigit(byte) || byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    private static func isFlag(_ byte: UInt8) -> Bool { "+- #'.*hlqLztj".utf8.contains(byte) }
}

/// What a format string consists of, one after the other.
enum FormatPiece {
    /// Characters that stand for themselves.
    case characters(Substring)
    /// The number of an argument, from 0, and how it is to be written.
    case argument(Int, specifier: String)

    /// Calls `body` for each piece of a format with `count` arguments. Places for arguments that are not there are characters.
    static func forEach(in format: String, count: Int, _ body: (FormatPiece) -> Void) {
        var rest = Substring(format)
        var next = 0
        while let sign = rest.utf8.firstIndex(of: UInt8(ascii: "%")) {
            if sign > rest.startIndex { body(.characters(rest[..<sign])) }
            let behind = rest.utf8.index(after: sign)
            if rest.utf8[behind...].first == UInt8(ascii: "%") {
                body(.characters(rest[sign..<behind]))
                rest = rest[rest.utf8.index(after: behind)...]
                continue
            }
            if let place = FormatPlace(rest[sign...]) {
                let argument = place.position.map { $0 - 1 } ?? next
                if argument < count {
                    body(.argument(argument, specifier: place.specifier))
                    next = argument + 1
                    rest = rest[place.end...]
                    continue
                }
            }
            body(.characters(rest[sign..<behind]))
            rest = rest[behind...]
        }
        if !rest.isEmpty { body(.characters(rest)) }
    }
}
