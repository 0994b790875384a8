import Foundation

/// What computes a value in a condition: an operator, or a function such as `max(…)`.
package enum PredicateFunction: String, Hashable, Sendable {
    case add = "add:to"
    case subtract = "from:subtract"
    case multiply = "multiply:by"
    case divide = "divide:by"
    case modulus = "modulus:by"
    case raise = "raise:topower"
    case and = "bitwiseand:with"
    case or = "bitwiseor:with"
    case exclusiveOr = "bitwisexor:with"
    case complement = "onescomplement"
    case shiftLeft = "leftshift:by"
    case shiftRight = "rightshift:by"
    case sum, count, min, max, average, median, stddev, union, distinct
    case sqrt, log, ln, exp, floor, ceiling, trunc, abs
    case uppercase, lowercase, length, random, now, noindex
    case cast = "castobject:totype"
    case later = "datebyaddingtimeinterval"

    /// The function of a name as it is written, with its colons or without the last one.
    package init?(name: String) {
        let plain = name.lowercased().hasSuffix(":") ? String(name.lowercased().dropLast()) : name.lowercased()
        switch plain {
        case "cast": self = .cast
        case "avg": self = .average
        default: self.init(rawValue: plain)
        }
    }

    /// The function of an operator in a path, such as `@sum`. The number of elements is a member of a collection as it is.
    init?(collectionOperator name: String) {
        switch name {
        case "@sum": self = .sum
        case "@avg": self = .average
        case "@min": self = .min
        case "@max": self = .max
        case "@unionOfObjects": self = .union
        case "@distinctUnionOfObjects": self = .distinct
        default: return nil
        }
    }

    /// Whether it makes one value of those of a collection.
    package var isAggregate: Bool {
        switch self {
        case .sum, .count, .min, .max, .average, .median, .stddev: true
        default: false
        }
    }

    package func value(_ arguments: [Any?]) -> Any? {
        let first = arguments.first ?? nil
        switch self {
        case .now: return Date()
        case .random: return Double.random(in: 0..<1)
        case .noindex: return first
        case .uppercase: return PredicateValue.text(first)?.uppercased()
        case .lowercase: return PredicateValue.text(first)?.lowercased()
        case .length: return PredicateValue.text(first)?.utf16.count
        case .cast: return Self.cast(first, PredicateValue.text(arguments.last ?? nil))
        case .union: return PredicateValue.elements(first)
        case .distinct: return Self.distinct(PredicateValue.elements(first) ?? [])
        case .sum, .count, .min, .max, .average, .median, .stddev: return aggregate(Self.values(arguments))
        case .sqrt, .log, .ln, .exp, .floor, .ceiling, .trunc, .abs, .complement:
            return PredicateValue.number(first).map(unary)
        default: return arguments.count == 2 ? binary(arguments[0], arguments[1]) : nil
        }
    }

    private func unary(_ number: Double) -> Any? {
        switch self {
        case .sqrt: number.squareRoot()
        case .log: Foundation.log10(number)
        case .ln: Foundation.log(number)
        case .exp: Foundation.exp(number)
        case .floor: number.rounded(.down)
        case .ceiling: number.rounded(.up)
        case .trunc: number.rounded(.towardZero)
        case .complement: Int64(exactly: number).map { ~$0 }
        default: Swift.abs(number)
        }
    }

    private func binary(_ left: Any?, _ right: Any?) -> Any? {
        guard let number = PredicateValue.number(right) else { return nil }
        if let date = PredicateValue.unwrapped(left) as? Date {
            // Dates move by seconds.
            switch self {
            case .add, .later: return date.addingTimeInterval(number)
            case .subtract: return date.addingTimeInterval(-number)
            default: return nil
            }
        }
        guard let left = PredicateValue.number(left) else { return nil }
        switch self {
        case .add: return left + number
        case .subtract: return left - number
        case .multiply: return left * number
        case .divide: return left / number
        case .modulus: return left.truncatingRemainder(dividingBy: number)
        case .raise: return pow(left, number)
        default:
            guard let left = Int64(exactly: left), let right = Int64(exactly: number) else { return nil }
            switch self {
            case .and: return left & right
            case .or: return left | right
            case .exclusiveOr: return left ^ right
            case .shiftLeft: return left << right
            case .shiftRight: return left >> right
            default: return nil
            }
        }
    }

    /// The values that a function of a collection looks at: the elements of one, or several that are written one after the other.
    private static func values(_ arguments: [Any?]) -> [Any] {
        let all = arguments.flatMap { argument in
            PredicateValue.text(argument) == nil ? PredicateValue.elements(argument) ?? [argument] : [argument]
        }
        return all.compactMap(PredicateValue.unwrapped)
    }

    /// The one value of several. Of none there is no smallest and no average, and their sum is 0.
    package func aggregate(_ values: [Any]) -> Any? {
        switch self {
        case .count: return values.count
        case .min: return values.dropFirst().reduce(values.first) { Self.isLess($1, $0) ? $1 : $0 }
        case .max: return values.dropFirst().reduce(values.first) { Self.isLess($0, $1) ? $1 : $0 }
        default: break
        }
        let numbers = values.compactMap(PredicateValue.number)
        guard !numbers.isEmpty else { return self == .sum ? 0.0 : nil }
        let sum = numbers.reduce(0, +)
        let average = sum / Double(numbers.count)
        switch self {
        case .sum: return sum
        case .average: return average
        case .median:
            let sorted = numbers.sorted()
            let middle = sorted.count / 2
            return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
        default:
            let squares = numbers.map { ($0 - average) * ($0 - average) }.reduce(0, +)
            return (squares / Double(numbers.count)).squareRoot()
        }
    }

    private static func isLess(_ left: Any?, _ right: Any?) -> Bool {
        if let left = PredicateValue.text(left), let right = PredicateValue.text(right) { return left < right }
        return PredicateValue.order(left, right) == .orderedAscending
    }

    private static func distinct(_ values: [Any?]) -> [Any?] {
        values.reduce(into: []) { result, value in
            if !result.contains(where: { PredicateValue.areEqual($0, value) }) { result.append(value) }
        }
    }

    private static func cast(_ value: Any?, _ type: String?) -> Any? {
        switch type {
        case "NSDate": PredicateValue.number(value).map(Date.init(timeIntervalSinceReferenceDate:)) ?? value
        case "NSNumber":
            PredicateValue.text(value).flatMap { Double($0) }
                ?? (PredicateValue.unwrapped(value) as? Date).map(\.timeIntervalSinceReferenceDate) ?? value
        case "NSString": PredicateValue.text(value) ?? PredicateValue.unwrapped(value).map { "\($0)" }
        default: value
        }
    }
}
