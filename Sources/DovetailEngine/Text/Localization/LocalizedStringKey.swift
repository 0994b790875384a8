import Foundation

/// A text that is looked up in a table of translations; without one, the key itself is shown.
///
/// Interpolated values are formatted for the person's language: `"\(1234567) \(1.5)"` is “1,234,567 1.500000” in English. Markdown
/// in the text, not in what is interpolated, styles it: `"a **bold** word"`.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    /// What is interpolated.
    package enum Argument: Equatable {
        case string(String)
        case text(Text)
        case integer(Int64, specifier: String)
        case unsigned(UInt64, specifier: String)
        case number(Double, specifier: String)
        case formatted(FormattedValue)
    }

    /// The key as written, with `%@` and the like for the interpolated values; for lookup.
    package var key: String
    package var arguments: [Argument]

    /// The characters in the default environment.
    package var resolved: String { Text(self).plainString }

    public init(_ value: String) {
        key = value.utf8.contains(0x25) ? value.replacingOccurrences(of: "%", with: "%%") : value
        arguments = []
    }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
    }

    /// Collects the parts of an interpolated literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        var key = ""
        var arguments: [Argument] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + interpolationCount * 4)
            arguments.reserveCapacity(interpolationCount)
        }

        public mutating func appendLiteral(_ literal: String) {
            key += literal.utf8.contains(0x25) ? literal.replacingOccurrences(of: "%", with: "%%") : literal
        }

        public mutating func appendInterpolation(_ string: String) { append(.string(string), "%@") }

        /// A formatter's text of a value. Foundation's values are objects on Apple's systems; here any value may be given.
        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter?) {
            guard let formatter else { return append(.string(String(describing: subject)), "%@") }
            append(.formatted(FormattedValue(subject, formatter)), "%@")
        }
        /// A formatted value.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append(.formatted(FormattedValue(input, format)), "%@")
        }
        /// What a colour is called, for assistive tools.
        public mutating func appendInterpolation(accessibilityName color: Color) {
            append(.string(color.spokenName), "%@")
        }
        public mutating func appendInterpolation(_ text: Text) { append(.text(text), "%@") }
        public mutating func appendInterpolation(_ image: Image) { append(.text(Text(image)), "%@") }
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append(.text(Text(attributedString)), "%@")
        }
        /// A date that may change as time goes by.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append(.text(Text(date, style: style)), "%@")
        }
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(.text(Text(dates)), "%@") }
        public mutating func appendInterpolation(_ interval: DateInterval) { append(.text(Text(interval)), "%@") }
        /// A timer that counts in a range of dates.
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            append(
                .text(
                    Text(
                        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
                        showsHours: showsHours)),
                "%@")
        }
        /// A value in the form that a specifier such as `%.2f` tells.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            append(value._formatArgument.argument(specifier), specifier)
        }
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            append(value._formatArgument.argument(nil), value._specifier)
        }
        /// A string that may be looked up in a table itself.
        public mutating func appendInterpolation(_ resource: LocalizedStringKey) { append(.text(Text(resource)), "%@") }
        /// A place for a value that is not known yet, as in a text that tells how many of something there are. It is shown as the specifier.
        public mutating func appendInterpolation(
            placeholder: String.LocalizationValue.Placeholder, specifier: String? = nil
        ) {
            let specifier = specifier ?? placeholder.specifier
            append(.string(specifier), specifier)
        }
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) { append(.string(String(describing: value)), "%@") }

        private mutating func append(_ argument: Argument, _ specifier: String) {
            key += specifier
            arguments.append(argument)
        }
    }
}

/// A value that a format specifier such as `%lld` stands for. Not for use outside the framework.
public protocol _FormatSpecifiable: Equatable {
    var _formatArgument: _FormatArgument { get }
    /// The specifier that an interpolation without one has.
    var _specifier: String { get }
}

/// A number on its way into a text.
public struct _FormatArgument {
    enum Value {
        case integer(Int64)
        case unsigned(UInt64)
        case number(Double)
    }
    let value: Value

    func argument(_ specifier: String?) -> LocalizedStringKey.Argument {
        switch value {
        case .integer(let value): .integer(value, specifier: specifier ?? "%lld")
        case .unsigned(let value): .unsigned(value, specifier: specifier ?? "%llu")
        case .number(let value): .number(value, specifier: specifier ?? "%lf")
        }
    }
}

extension _FormatSpecifiable where Self: BinaryInteger {
    public var _formatArgument: _FormatArgument {
        Self.isSigned
            ? _FormatArgument(value: .integer(Int64(truncatingIfNeeded: self)))
            : _FormatArgument(value: .unsigned(UInt64(truncatingIfNeeded: self)))
    }
    public var _specifier: String { Self.isSigned ? "%lld" : "%llu" }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
    public var _formatArgument: _FormatArgument { _FormatArgument(value: .number(Double(self))) }
    public var _specifier: String { "%lf" }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}
