import AttributeGraph
import Foundation

/// Reads and writes a value owned elsewhere. It stores nothing itself.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
    /// The transaction that writes are made in. Where it has no animation, that of the code that writes counts.
    public var transaction: Transaction
    package var location: Location<Value>

    package init(location: Location<Value>, transaction: Transaction = Transaction()) {
        self.location = location
        self.transaction = transaction
    }

    /// A binding that reads and writes through closures.
    @preconcurrency
    public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        let getter = unsafeBitCast(get, to: (() -> Value).self)
        let setter = unsafeBitCast(set, to: ((Value) -> Void).self)
        self.init(
            location: FunctionalLocation(
                get: getter,
                set: { value, transaction in
                    if transaction.animation == nil, !transaction.disablesAnimations {
                        setter(value)
                    } else {
                        withTransaction(transaction) { setter(value) }
                    }
                }))
    }

    /// A binding that reads and writes through closures; writing is told the transaction.
    @preconcurrency
    public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
    ) {
        let getter = unsafeBitCast(get, to: (() -> Value).self)
        let setter = unsafeBitCast(set, to: ((Value, Transaction) -> Void).self)
        self.init(location: FunctionalLocation(get: getter, set: setter))
    }

    /// A value that never changes; writes are discarded.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(location: ConstantLocation(value))
    }

    /// The value.
    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set { location.set(newValue, transaction: writeTransaction) }
    }

    private var writeTransaction: Transaction {
        if transaction.animation == nil, !transaction.disablesAnimations { return Transaction.current }
        var merged = transaction
        if merged.group == 0 { merged.group = Transaction.nextGroup() }
        return merged
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// A binding to the same source as another.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// A binding to a part of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(location: ProjectedLocation(root: location, keyPath: keyPath), transaction: transaction)
    }

    /// The same binding, whose writes are animated.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var copy = self
        copy.transaction.animation = animation
        return copy
    }

    /// The same binding, whose writes are made in the given transaction.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var copy = self
        copy.transaction = transaction
        return copy
    }
}

extension Binding: DynamicProperty {
    // A binding refers to storage that somebody else installed: it needs none of its own.
    public static func _makeProperty(inputs: _GraphInputs) -> _DynamicPropertyStorage? { nil }
}

extension Binding: LocationReference {
    static func hasChanged(at pointer: UnsafeMutableRawPointer) -> Bool {
        pointer.assumingMemoryBound(to: Binding<Value>.self).pointee.location.hasChanged
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding {
    /// Views a non-optional source as optional; nil cannot be written to it.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(
            location: FunctionalLocation(
                get: { base.location.get() },
                set: { value, transaction in if let value { base.location.set(value, transaction: transaction) } }),
            transaction: base.transaction)
    }

    /// Views an optional source as non-optional; nil when there is no value now. Should the source become nil later, the
    /// last value stands.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.location.get() else { return nil }
        let last = LockedCell(value)
        self.init(
            location: FunctionalLocation(
                get: {
                    if let value = base.location.get() { last.value = value }
                    return last.value
                },
                set: { value, transaction in base.location.set(value, transaction: transaction) }),
            transaction: base.transaction)
    }

    /// Views a hashable source as `AnyHashable`. Writing a value of another type is ignored.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init(
            location: FunctionalLocation(
                get: { AnyHashable(base.location.get()) },
                set: { value, transaction in
                    if let value = value.base as? V { base.location.set(value, transaction: transaction) }
                }),
            transaction: base.transaction)
    }
}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices
    public var startIndex: Value.Index { wrappedValue.startIndex }
    public var endIndex: Value.Index { wrappedValue.endIndex }
    public var indices: Value.Indices { wrappedValue.indices }
    public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
    public func formIndex(after index: inout Value.Index) { wrappedValue.formIndex(after: &index) }
    public subscript(position: Value.Index) -> Binding<Value.Element> { element(at: position) }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
    public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
    public func formIndex(before index: inout Value.Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}

extension Binding where Value: MutableCollection {
    /// A binding to one element. Reading it after the element has gone gives the last value it had.
    func element(at index: Value.Index) -> Binding<Value.Element> {
        Binding<Value.Element>(location: ElementLocation(of: location, at: index), transaction: transaction)
    }
}
