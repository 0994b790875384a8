import Foundation

/// A text to be looked up in a table of translations; without one, the key itself is shown.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    /// The key, with the interpolated values in place.
    package var resolved: String
    /// The key as written, with `%@` and the like for the interpolated values; for lookup.
    package var key: String
    package var arguments: [String]

    public init(_ value: String) {
        resolved = value
        key = value
        arguments = []
    }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
        resolved = stringInterpolation.resolved
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
    }

    /// Collects the parts of an interpolated literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        var resolved = ""
        var key = ""
        var arguments: [String] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            resolved.reserveCapacity(literalCapacity + interpolationCount * 4)
        }

        public mutating func appendLiteral(_ literal: String) {
            resolved += literal
            // Foundation's replacement costs more than everything else here, and there is hardly ever something to replace.
            key += literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacingOccurrences(of: "%", with: "%%") : literal
        }

        public mutating func appendInterpolation(_ string: String) { append(string, "%@") }
        public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: CVarArg {
            append(String(format: specifier, value), specifier)
        }
        public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) { append(String(value), "%lld") }
        public mutating func appendInterpolation(_ text: Text) { append(text.plainString, "%@") }
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append(format.format(input), "%@")
        }
        public mutating func appendInterpolation<T>(_ value: T) { append(String(describing: value), "%@") }

        private mutating func append(_ string: String, _ specifier: String) {
            resolved += string
            key += specifier
            arguments.append(string)
        }
    }

    /// The text from a table, if there is one that has the key.
    package func string(table: String?, bundle: Bundle?) -> String {
        guard table != nil || bundle != nil else { return resolved }
        let missing = "\u{1}"
        let format = (bundle ?? .main).localizedString(forKey: key, value: missing, table: table)
        guard format != missing else { return resolved }
        var result = ""
        var remaining = arguments[...]
        var rest = Substring(format)
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                result += "%"
                rest.removeFirst()
                continue
            }
            if let end = rest.firstIndex(where: { $0.isLetter && $0 != "l" || $0 == "@" }) {
                result += remaining.popFirst() ?? ""
                rest = rest[rest.index(after: end)...]
            }
        }
        return result + rest
    }
}
