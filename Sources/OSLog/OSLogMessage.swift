import Foundation

/// A message for a log: text with values in it, which may say how they are to be written and who may see them.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String

    init(text: String) { self.text = text }
    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    /// Collects the parts of a message.
    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""

        public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }
        public mutating func appendLiteral(_ literal: String) { text += literal }

        /// A value as `String(describing:)` writes it.
        public mutating func appendInterpolation<T>(_ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto) {
            append(String(describing: value()), privacy)
        }
        /// A text, filled up with spaces.
        public mutating func appendInterpolation(
            _ value: @autoclosure () -> String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
        ) {
            append(align.fill(value()), privacy)
        }
        /// An integer in a notation.
        public mutating func appendInterpolation<T: BinaryInteger>(
            _ value: @autoclosure () -> T, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
            privacy: OSLogPrivacy = .auto
        ) {
            append(align.fill(format.text(value())), privacy)
        }
        /// A number in a notation.
        public mutating func appendInterpolation(
            _ value: @autoclosure () -> Double, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
            privacy: OSLogPrivacy = .auto
        ) {
            append(align.fill(String(format: format.format, value())), privacy)
        }

        /// A number in a notation.
        public mutating func appendInterpolation(
            _ value: @autoclosure () -> Float, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
            privacy: OSLogPrivacy = .auto
        ) {
            append(align.fill(String(format: format.format, Double(value()))), privacy)
        }
        /// A truth value in words.
        public mutating func appendInterpolation(
            _ value: @autoclosure () -> Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto
        ) {
            let value = value()
            append(format == .answer ? (value ? "YES" : "NO") : String(value), privacy)
        }
        /// A number of an error or of a signal as text.
        public mutating func appendInterpolation(
            _ value: @autoclosure () -> Int32, format: OSLogInt32Format, privacy: OSLogPrivacy = .auto
        ) {
            let value = value()
            append("[\(value): \(String(cString: strerror(value)))]", privacy)
        }

        private mutating func append(_ value: String, _ privacy: OSLogPrivacy) {
            text += privacy.shown(value)
        }
    }
}

/// Who may see a value in a message.
public struct OSLogPrivacy: Sendable {
    /// How a value is masked: by a number that is the same for the same value as long as the program runs, or by a word.
    public enum Mask: Sendable { case hash, none }

    private let isPrivate: Bool
    private var mask = Mask.none
    private static let masksPrivate = ProcessInfo.processInfo.environment["DOVETAIL_LOG_PRIVATE"] == "0"
    var masks: Bool { isPrivate && Self.masksPrivate }

    public static let `public` = OSLogPrivacy(isPrivate: false)
    public static let auto = OSLogPrivacy(isPrivate: false)
    public static let `private` = OSLogPrivacy(isPrivate: true)
    public static let sensitive = OSLogPrivacy(isPrivate: true)
    public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isPrivate: true, mask: mask) }
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isPrivate: true, mask: mask) }

    init(isPrivate: Bool, mask: Mask = .none) {
        self.isPrivate = isPrivate
        self.mask = mask
    }

    /// A value as it is written.
    func shown(_ value: String) -> String {
        guard masks else { return value }
        return mask == .hash ? "<mask.hash: \(String(UInt(bitPattern: value.hashValue), radix: 16))>" : "<private>"
    }
}

/// Where a text stands in a column of a message.
public struct OSLogStringAlignment: Sendable {
    private enum Side { case left, right }
    private let side: Side
    private let columns: Int

    public static let none = OSLogStringAlignment(side: .left, columns: 0)
    public static func left(columns: Int) -> OSLogStringAlignment {
        OSLogStringAlignment(side: .left, columns: columns)
    }
    public static func right(columns: Int) -> OSLogStringAlignment {
        OSLogStringAlignment(side: .right, columns: columns)
    }

    func fill(_ text: String) -> String {
        let spaces = String(repeating: " ", count: max(0, columns - text.count))
        return side == .left ? text + spaces : spaces + text
    }
}

/// How an integer is written.
public struct OSLogIntegerFormatting: Sendable {
    private let radix: Int
    private let minDigits: Int
    private let prefix: String
    private let isUppercase: Bool

    public static let decimal = OSLogIntegerFormatting(radix: 10, minDigits: 0, prefix: "", isUppercase: false)
    public static func decimal(minDigits: Int) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(radix: 10, minDigits: minDigits, prefix: "", isUppercase: false)
    }
    public static let hex = hex()
    public static func hex(
        includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 16, minDigits: minDigits, prefix: includePrefix ? "0x" : "",
            isUppercase: uppercase)
    }
    public static func octal(includePrefix: Bool = false, minDigits: Int = 0) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(radix: 8, minDigits: minDigits, prefix: includePrefix ? "0o" : "", isUppercase: false)
    }
    public static let octal = OSLogIntegerFormatting(radix: 8, minDigits: 0, prefix: "", isUppercase: false)

    func text<T: BinaryInteger>(_ value: T) -> String {
        let digits = String(value.magnitude, radix: radix, uppercase: isUppercase)
        let zeros = String(repeating: "0", count: max(0, minDigits - digits.count))
        return (value < 0 ? "-" : "") + prefix + zeros + digits
    }
}

/// How a truth value is written.
public enum OSLogBoolFormat: Sendable {
    /// `true` or `false`.
    case truth
    /// `YES` or `NO`.
    case answer
}

/// What a number stands for.
public enum OSLogInt32Format: Sendable {
    /// An error of the system, as `errno` has.
    case darwinErrno
}

/// How a number is written.
public struct OSLogFloatFormatting: Sendable {
    let format: String
    public static let fixed = OSLogFloatFormatting(format: "%f")
    public static func fixed(precision: Int) -> OSLogFloatFormatting {
        OSLogFloatFormatting(format: "%.\(min(max(0, precision), 99))f")
    }
    public static let exponential = OSLogFloatFormatting(format: "%e")
    public static func exponential(precision: Int) -> OSLogFloatFormatting {
        OSLogFloatFormatting(format: "%.\(min(max(0, precision), 99))e")
    }
    public static let hybrid = OSLogFloatFormatting(format: "%g")
    public static func hybrid(precision: Int) -> OSLogFloatFormatting {
        OSLogFloatFormatting(format: "%.\(min(max(0, precision), 99))g")
    }
}
