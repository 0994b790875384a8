/// Reads calls of a source: from the place after a name to the last trailing closure.
struct CallReader {
    let source: MaskedSource
    private var bytes: [UInt8] { source.bytes }

    /// The call that begins at a place, which is after the name of what is called; nil when there is none.
    func call(at place: Int) -> ReadCall? {
        var read = ReadCall(end: place)
        var index = place
        if byte(index) == UInt8(ascii: "<"), let end = source.end(of: index), byte(end) == UInt8(ascii: "(") {
            index = end
        }
        var isCall = false
        if byte(index) == UInt8(ascii: "("), let end = source.end(of: index) {
            isCall = true
            for range in source.parts(of: index + 1..<end - 1) { add(range, to: &read) }
            index = end
        }
        var isFirst = true
        while true {
            var next = source.skippingSpace(index)
            var label: String?
            if !isFirst {
                let end = source.endOfName(next)
                guard end > next, byte(end) == UInt8(ascii: ":") else { break }
                label = source.text(next..<end)
                next = source.skippingSpace(end + 1)
            }
            guard byte(next) == UInt8(ascii: "{"), let end = source.end(of: next) else { break }
            // `if page.isOpen {` is no call with a closure, nor is the body of a computed property.
            if isFirst, !isCall || source.isInCondition(place), source.isInCondition(place) || source.isDeclared(place)
            {
                break
            }
            isCall = true
            read.closures.append((next, read.shape.arguments.count))
            read.shape.arguments.append(.init(label: label, form: .closure(closure(next + 1..<end - 1))))
            index = end
            isFirst = false
        }
        guard isCall else { return nil }
        read.end = index
        if !read.shape.hasOutcome {
            // A type with a label says how something is read, but nothing of what the call itself gives.
            for index in read.shape.arguments.indices
            where read.shape.arguments[index].form == .type && read.shape.arguments[index].label != nil {
                read.shape.arguments[index].form = .value
            }
        }
        let before = source.statement(before: place)
        read.shape.isThrowing = source.hasWord("try", in: before, except: UInt8(ascii: "!"))
        read.shape.isAsync = source.hasWord("await", in: before, except: 0)
        return read
    }

    private func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

    private func add(_ range: Range<Int>, to read: inout ReadCall) {
        var start = source.skippingSpace(range.lowerBound)
        guard start < range.upperBound else { return }
        var argument = CallShape.Argument(label: nil, form: .value)
        let end = source.endOfName(start)
        if end > start, end < range.upperBound {
            let colon = source.skippingSpace(end)
            if byte(colon) == UInt8(ascii: ":") {
                argument.label = source.text(start..<end)
                start = source.skippingSpace(colon + 1)
            }
        }
        switch byte(start) {
        case UInt8(ascii: "{"):
            if let end = source.end(of: start) {
                read.closures.append((start, read.shape.arguments.count))
                argument.form = .closure(closure(start + 1..<end - 1))
            }
        case UInt8(ascii: "&"): argument.form = .variable
        case UInt8(ascii: "."):
            argument.form = .member
            addMember(start, to: &read)
        case UInt8(ascii: "["):
            let first = source.skippingSpace(start + 1)
            if byte(first) == UInt8(ascii: "."), let end = source.end(of: start) {
                argument.form = .member
                for part in source.parts(of: start + 1..<end - 1) {
                    let first = source.skippingSpace(part.lowerBound)
                    if byte(first) == UInt8(ascii: ".") { addMember(first, to: &read) }
                }
            }
        default:
            if source.text(start..<range.upperBound).hasSuffix(".self") { argument.form = .type }
        }
        read.shape.arguments.append(argument)
    }

    private func addMember(_ dot: Int, to read: inout ReadCall) {
        let end = source.endOfName(dot + 1)
        guard end > dot + 1 else { return }
        let own = byte(end) == UInt8(ascii: "(") ? call(at: end) : nil
        read.members.append((source.text(dot + 1..<end), own?.shape))
        read.members += own?.members ?? []
    }

    /// The closure that a brace opens.
    func closure(at brace: Int) -> ClosureShape? { source.end(of: brace).map { closure(brace + 1..<$0 - 1) } }

    /// The names of the parameters of the closure that a brace opens, as far as they are written.
    func parameterNames(at brace: Int) -> [String] {
        source.end(of: brace).map { head(of: brace + 1..<$0 - 1).names.map(\.name) } ?? []
    }

    private func head(of range: Range<Int>) -> (names: [(name: String, isTyped: Bool)], body: Range<Int>) {
        let text = source.text(range)
        var start = source.skippingSpace(range.lowerBound)
        if byte(start) == UInt8(ascii: "["), let end = source.end(of: start) { start = source.skippingSpace(end) }
        var body = range
        var names: [(name: String, isTyped: Bool)] = []
        if let word = source.wordIn(after: start, before: range.upperBound) {
            var head = start..<word
            if byte(start) == UInt8(ascii: "("), let end = source.end(of: start) { head = start + 1..<end - 1 }
            names = source.parts(of: head).map { part in
                let first = source.skippingSpace(part.lowerBound)
                let end = source.endOfName(first)
                return (source.text(first..<end), source.text(end..<part.upperBound).contains(":"))
            }.filter { !$0.name.isEmpty }
            body = word + 2..<range.upperBound
        } else {
            for number in 0..<4 where text.contains("$\(number)") {
                while names.count <= number { names.append(("$\(names.count)", false)) }
            }
        }
        return (names, body)
    }

    private func closure(_ range: Range<Int>) -> ClosureShape {
        var shape = ClosureShape()
        let (names, body) = head(of: range)
        let code = source.text(body)
        shape.parameters = names.map { name, isTyped in
            if isTyped { return .typed }
            if name == "error" || name == "err" { return .error }
            if Self.isOutcome(name, in: code) { return .outcome }
            return Self.isOptional(name, in: code) ? .optional : .value
        }
        let first = source.skippingSpace(body.lowerBound)
        let end = source.endOfName(first)
        let isCapital = byte(first) >= UInt8(ascii: "A") && byte(first) <= UInt8(ascii: "Z")
        shape.isViewBuilder =
            isCapital && end < body.upperBound && [UInt8(ascii: "("), UInt8(ascii: "{"), 0x20].contains(byte(end))
            && !code.contains("return ") && !code.contains("=")
        shape.isThrowing = source.hasWord("try", in: body, except: UInt8(ascii: "!")) && !code.contains("do {")
        shape.isAsync = source.hasWord("await", in: body, except: 0) && !code.contains("Task")
        return shape
    }

    private static func isOutcome(_ name: String, in code: String) -> Bool {
        code.contains("switch \(name) {") && [".success(", ".success:", ".failure("].contains(where: code.contains)
    }

    private static func isOptional(_ name: String, in code: String) -> Bool {
        [
            "\(name)?.", "\(name) != nil", "\(name) == nil", "let \(name) = \(name)", "= \(name) else", "= \(name),",
            "= \(name) {", "let \(name),", "let \(name) {", "let \(name) else", "\(name) ??", "\(name)!",
        ]
        .contains(where: code.contains)
    }
}
