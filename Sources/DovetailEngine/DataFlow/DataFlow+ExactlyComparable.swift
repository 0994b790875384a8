import AttributeGraph
import Combine

// When a closure that captured a view, and with it the view's dynamic properties, is the same as another one. A property that a rule follows
// is the same while it stands for the same place: what is there is no part of it. That needs a value which cannot change behind the place's back, as
// the objects in an array do.

/// Dynamic properties and bindings: nothing that their bits alone could tell.
package protocol ExactlyComparableProperty: ExactlyComparable {}

extension ExactlyComparableProperty {
    public static func isClosed(for use: ExactComparison.Use) -> Bool { false }
}

extension ExactComparison.Use {
    /// Whether code that reads the same place can be kept, however the value there changes.
    package func canKeepReader<Value>(of type: Value.Type) -> Bool {
        switch self {
        case .action: true
        case .tracked: ExactComparison.of(type, for: .data).isClosed
        case .untracked, .data: false
        }
    }
}

extension State: ExactlyComparableProperty {
    public func isExactly(_ other: Self, for use: ExactComparison.Use) -> Bool {
        _location != nil && _location === other._location && use.canKeepReader(of: Value.self)
    }
}

extension GestureState: ExactlyComparableProperty {
    public func isExactly(_ other: Self, for use: ExactComparison.Use) -> Bool {
        _location != nil && _location === other._location && use.canKeepReader(of: Value.self)
    }
}

extension Environment: ExactlyComparableProperty {
    public func isExactly(_ other: Self, for use: ExactComparison.Use) -> Bool {
        guard let source, source === other.source else { return false }
        // Nobody follows an object that announces changes only as a whole.
        return use == .action || (use == .tracked && !(Value.self is any ObservableObject.Type))
    }
}

extension Binding: ExactlyComparableProperty {
    public func isExactly(_ other: Self, for use: ExactComparison.Use) -> Bool {
        guard ValueComparison.of(Transaction.self).areEqual(transaction, other.transaction) else { return false }
        if let own = location as? ConstantLocation<Value>, let others = other.location as? ConstantLocation<Value> {
            return ExactComparison.of(Value.self, for: use).areSame(own.value, others.value)
        }
        guard location == other.location else { return false }
        return use == .action || (location.isFollowed && use.canKeepReader(of: Value.self))
    }
}

// The whole view is run again when one of these objects changes, not who reads them.

extension ObservedObject: ExactlyComparableProperty {
    public func isExactly(_ other: Self, for use: ExactComparison.Use) -> Bool {
        use == .action && wrappedValue === other.wrappedValue
    }
}

extension StateObject: ExactlyComparableProperty {
    nonisolated public func isExactly(_ other: Self, for use: ExactComparison.Use) -> Bool {
        guard use == .action, case .object(let object) = content, case .object(let others) = other.content else {
            return false
        }
        return object === others
    }
}

extension EnvironmentObject: ExactlyComparableProperty {
    nonisolated public func isExactly(_ other: Self, for use: ExactComparison.Use) -> Bool {
        guard use == .action, let object, let others = other.object else { return false }
        return object === others
    }
}

// Values whose `==` leaves nothing out.

extension Color: ExactlyEquatable {}
extension Font: ExactlyEquatable {}
extension Gradient: ExactlyEquatable {}
extension Animation: ExactlyEquatable {}
extension Text: ExactlyEquatable {}
extension Image: ExactlyEquatable {}
extension LocalizedStringKey: ExactlyEquatable {}
