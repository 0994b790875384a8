import Foundation

// Values of the standard library and Foundation whose storage is shared, and so may be equal with other bits.

extension String: ExactlyEquatable {}
extension Substring: ExactlyEquatable {}
extension Character: ExactlyEquatable {}
extension Data: ExactlyEquatable {}
extension Date: ExactlyEquatable {}
extension URL: ExactlyEquatable {}
extension UUID: ExactlyEquatable {}
extension Decimal: ExactlyEquatable {}
extension IndexSet: ExactlyEquatable {}
extension IndexPath: ExactlyEquatable {}
extension AttributedString: ExactlyEquatable {}
extension DateComponents: ExactlyEquatable {}
extension Calendar: ExactlyEquatable {}
extension Locale: ExactlyEquatable {}
extension TimeZone: ExactlyEquatable {}

extension Optional: ExactlyComparable {
    public static func isClosed(for use: ExactComparison.Use) -> Bool {
        ExactComparison.of(Wrapped.self, for: use).isClosed
    }

    public func isExactly(_ other: Self, for use: ExactComparison.Use) -> Bool {
        switch (self, other) {
        case (nil, nil): true
        case (let left?, let right?): ExactComparison.of(Wrapped.self, for: use).areSame(left, right)
        default: false
        }
    }
}

extension Array: ExactlyComparable {
    // What is in a collection is data.
    public static func isClosed(for use: ExactComparison.Use) -> Bool {
        ExactComparison.of(Element.self, for: use.ofElements).isClosed
    }

    public func isExactly(_ other: Self, for use: ExactComparison.Use) -> Bool {
        guard count == other.count else { return false }
        let comparison = ExactComparison.of(Element.self, for: use.ofElements)
        return withUnsafeBufferPointer { left in
            other.withUnsafeBufferPointer { right in
                guard let left = left.baseAddress, let right = right.baseAddress, left != right || !comparison.isClosed
                else { return true }
                return indices.allSatisfy {
                    comparison.areSame(UnsafeRawPointer(left + $0), UnsafeRawPointer(right + $0))
                }
            }
        }
    }
}

extension ArraySlice: ExactlyComparable {
    public static func isClosed(for use: ExactComparison.Use) -> Bool {
        ExactComparison.of(Element.self, for: use.ofElements).isClosed
    }

    public func isExactly(_ other: Self, for use: ExactComparison.Use) -> Bool {
        startIndex == other.startIndex && Array(self).isExactly(Array(other), for: use)
    }
}

// Their elements may be equal for an app's `==` and yet differ: only the same storage is the same.

extension Set: ExactlyComparable {
    public static func isClosed(for use: ExactComparison.Use) -> Bool {
        ExactComparison.of(Element.self, for: use.ofElements).isClosed
    }

    public func isExactly(_ other: Self, for use: ExactComparison.Use) -> Bool {
        isEmpty && other.isEmpty
    }
}

extension Dictionary: ExactlyComparable {
    public static func isClosed(for use: ExactComparison.Use) -> Bool {
        ExactComparison.of(Key.self, for: use.ofElements).isClosed
            && ExactComparison.of(Value.self, for: use.ofElements).isClosed
    }

    public func isExactly(_ other: Self, for use: ExactComparison.Use) -> Bool {
        isEmpty && other.isEmpty
    }
}

extension ExactComparison.Use {
    /// How what is in a collection is used.
    fileprivate var ofElements: Self { self == .action ? .action : .data }
}
