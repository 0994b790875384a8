import Foundation
import Synchronization

/// How two values of one type are compared; worked out once for each type.
///
/// Values with the same bits are equal. Otherwise plain data differs; a type that is `Equatable` decides itself; a struct
/// or tuple is compared field by field, an optional by what it wraps, a closure by what it captured (``ExactComparison``); anything
/// else (references, existentials, other enums that are not `Equatable`) differs. A wrong "different" costs a needless update; a wrong "equal" would lose one, so
/// doubt means different.
///
/// **Threads.** Comparisons may be asked for and used from any thread; what `==` of the types involved does is theirs.
public final class ValueComparison: @unchecked Sendable {
    /// How values that differ in their bits are compared. What is in use lives for good, so that who compares counts no references to it.
    private class Strategy: @unchecked Sendable {
        func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool { false }
    }

    private final class TypedStrategy: Strategy, @unchecked Sendable {
        private let compare: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
        init(_ compare: @escaping (UnsafeRawPointer, UnsafeRawPointer) -> Bool) { self.compare = compare }
        override func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool { compare(left, right) }
    }

    private final class EquatableStrategy<E: Equatable>: Strategy, @unchecked Sendable {
        override func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
            left.assumingMemoryBound(to: E.self).pointee == right.assumingMemoryBound(to: E.self).pointee
        }
    }

    private final class FieldsStrategy: Strategy, @unchecked Sendable {
        private let fields: UnsafeMutableBufferPointer<(offset: Int, comparison: Unmanaged<ValueComparison>)>
        init(_ fields: [(offset: Int, comparison: ValueComparison)]) {
            self.fields = .allocate(capacity: fields.count)
            _ = self.fields.initialize(from: fields.map { ($0.offset, Unmanaged.passRetained($0.comparison)) })
        }
        // Another thread's was the first.
        deinit {
            for field in fields { field.comparison.release() }
            fields.deallocate()
        }
        override func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
            for (offset, comparison) in fields
            where !comparison._withUnsafeGuaranteedRef({ $0.areEqual(left + offset, right + offset) }) { return false }
            return true
        }
    }

    private let size: Int
    private let type: Any.Type
    /// An unmanaged ``Strategy``, kept for good; 0 until two values first differ in their bits. Most types of a program's first frame never come
    /// to that, and asking whether a type conforms to a protocol looks through all that are linked.
    // A plain word: `AtomicLazyReference` looks its type up each time, and counts a reference.
    private let strategy = Atomic<UInt>(0)

    private init(of type: Any.Type, size: Int) {
        self.size = size
        self.type = type
    }

    /// Values are equal only if their bits are.
    private init(bits size: Int) {
        self.size = size
        type = UInt8.self
    }

    @inline(never)
    private func makeStrategy() -> UInt {
        func open<T>(_: T.Type) -> Strategy { Self.strategy(for: T.self) }
        let made = Unmanaged.passRetained(_openExistential(type, do: open))
        let bits = UInt(bitPattern: made.toOpaque())
        let (isFirst, first) = strategy.compareExchange(expected: 0, desired: bits, ordering: .acquiringAndReleasing)
        if isFirst { return bits }
        made.release()
        return first
    }

    /// Whether two initialized values are equal.
    public func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
        // What fills a word, as most numbers and all references do, is compared without a call.
        if size == 8 {
            if left.loadUnaligned(as: UInt64.self) == right.loadUnaligned(as: UInt64.self) { return true }
        } else if memcmp(left, right, size) == 0 {
            return true
        }
        var bits = strategy.load(ordering: .acquiring)
        if bits == 0 { bits = makeStrategy() }
        // What was stored is an instance that nobody lets go.
        let strategy = Unmanaged<Strategy>.fromOpaque(UnsafeRawPointer(bitPattern: bits)!)
        return strategy._withUnsafeGuaranteedRef { $0.areEqual(left, right) }
    }

    /// Whether two values are equal.
    public func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
        withUnsafePointer(to: left) { left in
            withUnsafePointer(to: right) { right in areEqual(UnsafeRawPointer(left), UnsafeRawPointer(right)) }
        }
    }

    // MARK: Making

    /// The comparison for a type.
    public static func of(_ type: Any.Type) -> ValueComparison {
        let key = ObjectIdentifier(type)
        return known.withLock { known in
            if let comparison = known.comparisons[key] { return comparison }
            let made = make(type)
            known.comparisons[key] = made
            return made
        }
    }

    /// What was worked out so far.
    private struct Known {
        var comparisons: [ObjectIdentifier: ValueComparison] = [:]
        /// Whether types are ``ComparedExactly``, by the descriptors of their declarations.
        var exactDeclarations: [UInt: Bool] = [:]
    }

    // One for the process: a comparison follows from its type, and what a type conforms to from its declaration.
    private static let known = Mutex(Known())

    private static func make(_ type: Any.Type) -> ValueComparison {
        func open<T>(_: T.Type) -> ValueComparison { ValueComparison(of: type, size: MemoryLayout<T>.size) }
        return _openExistential(type, do: open)
    }

    /// Types whose equality is that of their bits.
    private static let plainTypes: Set<ObjectIdentifier> = [
        ObjectIdentifier(Int.self), ObjectIdentifier(UInt.self), ObjectIdentifier(Int64.self),
        ObjectIdentifier(UInt64.self), ObjectIdentifier(Int32.self), ObjectIdentifier(UInt32.self),
        ObjectIdentifier(UInt8.self), ObjectIdentifier(Bool.self), ObjectIdentifier(ObjectIdentifier.self),
    ]

    private static func strategy<T>(for _: T.Type) -> Strategy {
        if plainTypes.contains(ObjectIdentifier(T.self)) { return Strategy() }
        let kind = MetadataKind(of: T.self)
        if kind == .function {
            // Whether somebody follows what the closure reads is not known here, so one that reads states differs.
            let comparison = ExactComparison.of(T.self, for: .untracked)
            return TypedStrategy { comparison.areSame($0, $1) }
        }
        if isComparedExactly(T.self, kind) {
            let comparison = ExactComparison.of(T.self, for: .tracked)
            return TypedStrategy { comparison.areSame($0, $1) }
        }
        if let equatable = T.self as? any Equatable.Type {
            func open<E: Equatable>(_: E.Type) -> Strategy { EquatableStrategy<E>() }
            return _openExistential(equatable, do: open)
        }
        // Asking looks through all conformances that are linked, so only those are asked that may be optionals.
        if kind == .enum, let optional = T.self as? any OptionalType.Type { return TypedStrategy(optional.areEqual) }
        let fields = FieldReflection.fields(of: T.self)
        // A struct is compared by its fields even when it is plain data: padding between them may differ.
        return fields.isEmpty ? Strategy() : FieldsStrategy(fields.map { ($0.offset, comparison(for: $0)) })
    }

    /// Whether the type is ``ComparedExactly``. Types that are made of one generic type are asked once: what an app shows first has many hundred of
    /// them, and each answer looks through all conformances that are linked.
    private static func isComparedExactly<T>(_: T.Type, _ kind: MetadataKind) -> Bool {
        guard kind == .struct else { return T.self is any ComparedExactly.Type }
        // The second word of a struct's metadata is the address of what describes its declaration, the same for all arguments.
        let declaration = unsafeBitCast(T.self as Any.Type, to: UnsafeRawPointer.self).load(
            fromByteOffset: 8, as: UInt.self)
        if let known = known.withLock({ $0.exactDeclarations[declaration] }) { return known }
        let answer = T.self is any ComparedExactly.Type
        known.withLock { $0.exactDeclarations[declaration] = answer }
        return answer
    }

    private static func comparison(for field: StoredField) -> ValueComparison {
        let comparison = of(field.type)
        return field.isStrong ? comparison : ValueComparison(bits: comparison.size)
    }
}

/// Optionals of any type, for those whose wrapped type is not `Equatable`.
private protocol OptionalType {
    static var areEqual: (UnsafeRawPointer, UnsafeRawPointer) -> Bool { get }
}

extension Optional: OptionalType {
    fileprivate static var areEqual: (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        let comparison = ValueComparison.of(Wrapped.self)
        return { left, right in
            switch (left.assumingMemoryBound(to: Self.self).pointee, right.assumingMemoryBound(to: Self.self).pointee) {
            case (nil, nil): true
            case (let left?, let right?): comparison.areEqual(left, right)
            default: false
            }
        }
    }
}
