import Foundation

// What the compiler tells of the types of closures, their parameters and properties.
extension StandInReader {
    /// What a closure gives that is assigned to a property, by a place in it.
    func setResult(
        _ type: String, ofHandlerAround place: Int, in source: MaskedSource, _ standIns: inout StandIns
    ) {
        guard let brace = source.braces(around: place).first else { return }
        var end = brace
        while end > 0, [32, UInt8(ascii: "=")].contains(source.bytes[end - 1]) { end -= 1 }
        let property = source.text(source.startOfName(end)..<end)
        guard standIns.handlers[property] != nil else { return }
        standIns.handlerResults = standIns.handlerResults ?? [:]
        standIns.handlerResults?[property] = type
    }

    /// Takes up the type of what is named at a place, if that is a parameter of a closure that is given to a stand-in's method. Returns whether it is.
    func setType(
        _ type: String, ofParameterAt place: Int, in source: MaskedSource, _ standIns: inout StandIns
    ) -> Bool {
        let name = source.writtenName(at: place)
        let reader = CallReader(source: source)
        for brace in source.braces(around: place) {
            guard let parameter = reader.parameterNames(at: brace).firstIndex(of: name) else { continue }
            for call in calls(in: 0..<source.bytes.count, of: source) {
                guard let closure = call.read.closures.first(where: { $0.brace == brace }) else { continue }
                standIns.setType(
                    type, of: .init(method: call.name, argument: closure.argument, parameter: parameter))
                return true
            }
        }
        return false
    }

    /// Takes up the type of the property that a constant was made of, as in `let id = user.identifier`.
    func setType(
        _ type: String, ofPropertyBoundTo name: String, before place: Int, in source: MaskedSource,
        _ standIns: inout StandIns
    ) {
        let before = source.text(0..<place)
        let binding = #"\b(?:let|var)\s+\#(name)\s*=\s*[\w.()?!]*\.(\w+)\s*(?:\n|,|\{|else\b)"#
        guard !name.isEmpty, let expression = try? NSRegularExpression(pattern: binding),
            let found = expression.matches(in: before, range: NSRange(before.startIndex..., in: before)).last,
            let range = Range(found.range(at: 1), in: before)
        else { return }
        standIns.setType(type, ofProperty: String(before[range]))
    }

    func addOptional(before place: Int, in source: MaskedSource, into standIns: inout StandIns) {
        // The compiler tells the place where the expression begins, or the mark.
        var index = place
        while index < source.bytes.count, source.bytes[index] != 10 {
            let next = index + 1 < source.bytes.count ? source.bytes[index + 1] : 0
            if source.bytes[index] == UInt8(ascii: "?") && next == UInt8(ascii: ".")
                || source.bytes[index] == UInt8(ascii: "!") && next != UInt8(ascii: "=")
            {
                let start = source.startOfName(index)
                if start < index { standIns.optionalProperties.insert(source.text(start..<index)) }
            }
            index += 1
        }
    }

    func addOptional(onLineOf place: Int, in source: MaskedSource, into standIns: inout StandIns) {
        var index = place
        while index < source.bytes.count, source.bytes[index] != 10, source.bytes[index] != UInt8(ascii: ",") {
            if source.bytes[index] == UInt8(ascii: ".") {
                let end = source.endOfName(index + 1)
                let after = source.skippingSpace(end)
                let next = after < source.bytes.count ? source.bytes[after] : 0
                let isLast =
                    next == UInt8(ascii: "{") || next == UInt8(ascii: ",")
                    || source.text(after..<min(after + 4, source.bytes.count)) == "else"
                if end > index + 1, isLast { standIns.optionalProperties.insert(source.text(index + 1..<end)) }
            }
            index += 1
        }
    }

    /// A property that is assigned a closure, as in `monitor.changed = { state in`.
    func addHandler(onLineOf place: Int, in source: MaskedSource, into standIns: inout StandIns) {
        let start = source.startOfLine(place)
        let line = source.text(start..<place)
        guard let range = line.range(of: #"\.\w+\s*=\s*\{"#, options: .regularExpression) else { return }
        let name = line[range].dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let brace = start + line[..<range.upperBound].utf8.count - 1
        guard let shape = CallReader(source: source).closure(at: brace) else { return }
        standIns.handlers[String(name)] = shape.parameters.count
    }
}
