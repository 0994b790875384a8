/// The words of a Swift source: names that it uses and names that it declares for other files, without comments and texts.
struct SourceNames {
    struct Word: Equatable {
        let name: String
        let line: Int
    }

    /// Each name with the line where it is used first. Members, which follow a dot, are left out: whose they are only the compiler knows.
    private(set) var used: [Word] = []
    /// The types that are declared at the top level and not private.
    private(set) var declared: Set<String> = []

    /// What is declared in types and extensions: functions, variables and cases. Variables of functions are among them.
    private(set) var members: Set<String> = []
    /// Those of them that some other file cannot see.
    private(set) var privateMembers: Set<String> = []
    /// Each name that follows a dot, with the line where it does so first.
    private(set) var usedMembers: [Word] = []

    private static let kinds: Set<String> = ["struct", "class", "enum", "protocol", "actor", "typealias"]

    init(_ source: String) {
        var scanner = Scanner(source)
        var known: Set<String> = []
        var isPrivate = false
        var declares = false
        var knownMembers: Set<String> = []
        /// Whether the next word is a member's name, and the line on which names of cases follow each other.
        var declaresMember = false
        var lineOfPrivate: Int?
        var lineOfCases: Int?
        while let (word, line, depth, followsDot) = scanner.next() {
            if depth == 0 {
                if declares, word != "func", word != "var", word != "let" {
                    if !isPrivate { declared.insert(word) }
                    (declares, isPrivate) = (false, false)
                } else if Self.kinds.contains(word) {
                    declares = true
                } else if word == "private" || word == "fileprivate" {
                    isPrivate = true
                } else if ["extension", "func", "var", "let", "import"].contains(word) {
                    (declares, isPrivate) = (false, false)
                }
            }
            if depth > 0, !followsDot {
                if word == "case" {
                    lineOfCases = line
                } else if word == "private" || word == "fileprivate" {
                    lineOfPrivate = line
                } else if word == "set" {
                    // It was the setter alone.
                    lineOfPrivate = nil
                } else if declaresMember || lineOfCases == line {
                    members.insert(word)
                    if lineOfPrivate == line { privateMembers.insert(word) }
                    lineOfPrivate = nil
                }
            }
            declaresMember = !followsDot && ["func", "var", "let"].contains(word)
            if followsDot {
                lineOfCases = nil
                if knownMembers.insert(word).inserted { usedMembers.append(Word(name: word, line: line)) }
            }
            if !followsDot, known.insert(word).inserted { used.append(Word(name: word, line: line)) }
        }
    }

    /// Goes through a source word by word. Code within texts counts, as it is run.
    private struct Scanner {
        private let bytes: [UInt8]
        private var place = 0
        private var line = 1
        private var depth = 0
        /// For each text around whose code is read: the depth of brackets in it, and how the text ends.
        private var texts: [(brackets: Int, isLong: Bool, marks: Int)] = []

        init(_ source: String) { bytes = Array(source.utf8) + [0] }

        private func at(_ offset: Int) -> UInt8 { place + offset < bytes.count ? bytes[place + offset] : 0 }

        mutating func next() -> (word: String, line: Int, depth: Int, followsDot: Bool)? {
            while place < bytes.count - 1 {
                let byte = bytes[place]
                switch byte {
                case UInt8(ascii: "\n"):
                    line += 1
                    place += 1
                case UInt8(ascii: "/") where at(1) == UInt8(ascii: "/"):
                    while place < bytes.count - 1, bytes[place] != UInt8(ascii: "\n") { place += 1 }
                case UInt8(ascii: "/") where at(1) == UInt8(ascii: "*"): skipComment()
                case UInt8(ascii: "#") where at(1) == UInt8(ascii: "\"") || at(1) == UInt8(ascii: "#"):
                    var marks = 0
                    while at(marks) == UInt8(ascii: "#") { marks += 1 }
                    if at(marks) == UInt8(ascii: "\"") {
                        place += marks
                        beginText(marks: marks)
                    } else {
                        place += marks
                    }
                case UInt8(ascii: "\""): beginText(marks: 0)
                case UInt8(ascii: "{"), UInt8(ascii: "}"):
                    depth += byte == UInt8(ascii: "{") ? 1 : -1
                    place += 1
                case UInt8(ascii: "("):
                    if !texts.isEmpty { texts[texts.count - 1].brackets += 1 }
                    place += 1
                case UInt8(ascii: ")"):
                    place += 1
                    guard let text = texts.last else { continue }
                    texts[texts.count - 1].brackets -= 1
                    if text.brackets == 1 {
                        texts.removeLast()
                        readText(isLong: text.isLong, marks: text.marks)
                    }
                case let byte where Self.begins(byte):
                    let start = place
                    while Self.continues(at(0)) { place += 1 }
                    let followsDot = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
                    return (String(decoding: bytes[start..<place], as: UTF8.self), line, depth, followsDot)
                case let byte where Self.continues(byte):
                    while Self.continues(at(0)) { place += 1 }
                default: place += 1
                }
            }
            return nil
        }

        private static func begins(_ byte: UInt8) -> Bool {
            (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
        }

        private static func continues(_ byte: UInt8) -> Bool {
            begins(byte) || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte >= 0x80
        }

        private mutating func skipComment() {
            var level = 0
            repeat {
                if at(0) == UInt8(ascii: "/"), at(1) == UInt8(ascii: "*") {
                    level += 1
                    place += 2
                } else if at(0) == UInt8(ascii: "*"), at(1) == UInt8(ascii: "/") {
                    level -= 1
                    place += 2
                } else {
                    if at(0) == UInt8(ascii: "\n") { line += 1 }
                    place += 1
                }
            } while level > 0 && place < bytes.count - 1
        }

        private mutating func beginText(marks: Int) {
            let isLong = at(1) == UInt8(ascii: "\"") && at(2) == UInt8(ascii: "\"")
            place += isLong ? 3 : 1
            readText(isLong: isLong, marks: marks)
        }

        /// Reads a text to its end, or to the next code in it.
        private mutating func readText(isLong: Bool, marks: Int) {
            while place < bytes.count - 1 {
                let byte = at(0)
                if byte == UInt8(ascii: "\n") {
                    line += 1
                    if !isLong { return }
                } else if byte == UInt8(ascii: "\\"), (0..<marks).allSatisfy({ at(1 + $0) == UInt8(ascii: "#") }) {
                    place += 1 + marks
                    if at(0) == UInt8(ascii: "(") {
                        texts.append((1, isLong, marks))
                        place += 1
                        return
                    }
                } else if byte == UInt8(ascii: "\"") {
                    let quotes = isLong ? 3 : 1
                    if (0..<quotes).allSatisfy({ at($0) == UInt8(ascii: "\"") }),
                        (0..<marks).allSatisfy({ at(quotes + $0) == UInt8(ascii: "#") })
                    {
                        place += quotes + marks
                        return
                    }
                }
                place += 1
            }
        }
    }
}
