import Foundation
import Observation

/// Whether two values of one type are the same to any code that gets them, so that a result made of one is as good as one
/// made of the other. Worked out once for each type and use.
///
/// Stricter than ``ValueComparison``: `==` of an app's types is not asked, since it may leave things out, and a reference is the same only where
/// what it refers to cannot have changed unnoticed. Closures are the same when they run the same code on the same captures. Doubt means different.
///
/// **Threads.** May be asked for and used from any thread.
public final class ExactComparison: @unchecked Sendable {
    /// What is done with the values, which decides what counts.
    public enum Use: Int, CaseIterable, Sendable {
        /// Code that runs later, such as the action of a button. It finds objects and states as they are then.
        case action
        /// Code that is run by a rule, which follows the states and observable objects that are read.
        case tracked
        /// Code of which nothing else is known.
        case untracked
        /// Data that a view shows. A model object in it may have changed.
        case data
    }

    private enum Strategy {
        /// Values with other bits differ.
        case bits
        case never
        case typed((UnsafeRawPointer, UnsafeRawPointer) -> Bool)
        case fields([(offset: Int, comparison: ExactComparison)])
    }

    private let size: Int
    private let strategy: Strategy
    /// Whether values with the same bits are the same. False where bits may refer to what changes.
    public let isClosed: Bool

    private init(size: Int, strategy: Strategy, isClosed: Bool) {
        self.size = size
        self.strategy = strategy
        self.isClosed = isClosed
    }

    /// Whether two initialised values are the same.
    public func areSame(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
        if isClosed, memcmp(left, right, size) == 0 { return true }
        switch strategy {
        case .bits, .never: return false
        case .typed(let compare): return compare(left, right)
        case .fields(let fields):
            return fields.allSatisfy { $0.comparison.areSame(left + $0.offset, right + $0.offset) }
        }
    }

    /// Whether two values are the same.
    public func areSame<Value>(_ left: Value, _ right: Value) -> Bool {
        withUnsafePointer(to: left) { left in
            withUnsafePointer(to: right) { right in areSame(UnsafeRawPointer(left), UnsafeRawPointer(right)) }
        }
    }

    /// Whether two values have the same bits.
    public func hasSameBits<Value>(_ left: Value, _ right: Value) -> Bool {
        withUnsafePointer(to: left) { left in withUnsafePointer(to: right) { memcmp(left, $0, size) == 0 } }
    }

    // MARK: Making

    private struct Key: Hashable {
        let type: ObjectIdentifier
        let use: Use
    }

    /// The comparison for a type.
    public static func of(_ type: Any.Type, for use: Use) -> ExactComparison {
        let key = Key(type: ObjectIdentifier(type), use: use)
        lock.lock()
        defer { lock.unlock() }
        if let known = cache[key] { return known }
        // A type that holds values of itself asks for its own comparison on the way: those differ.
        cache[key] = ExactComparison(size: 0, strategy: .never, isClosed: false)
        func open<T>(_: T.Type) -> ExactComparison { make(T.self, use) }
        let made = _openExistential(type, do: open)
        cache[key] = made
        return made
    }

    // One for the process: a comparison follows from its type. Recursive: making the comparison of a struct asks for those of its fields.
    private static let lock = NSRecursiveLock()
    nonisolated(unsafe) private static var cache: [Key: ExactComparison] = [:]

    private static func make<T>(_: T.Type, _ use: Use) -> ExactComparison {
        func comparison(_ strategy: Strategy, isClosed: Bool) -> ExactComparison {
            ExactComparison(size: MemoryLayout<T>.size, strategy: strategy, isClosed: isClosed)
        }
        if let own = T.self as? any ExactlyComparable.Type {
            return comparison(.typed(own.comparison(for: use)), isClosed: own.isClosed(for: use))
        }
        let kind = MetadataKind(of: T.self)
        switch kind {
        case .function:
            guard let function = FunctionKind(of: T.self) else { return comparison(.never, isClosed: false) }
            let use = use == .action || function.isAction ? Use.action : use
            return comparison(
                .typed { ClosureComparison.areSame(ClosureValue(at: $0), ClosureValue(at: $1), for: use) },
                isClosed: false)
        case .class:
            if T.self is AnyKeyPath.Type {
                return comparison(
                    .typed {
                        $0.assumingMemoryBound(to: AnyKeyPath.self).pointee
                            == $1.assumingMemoryBound(to: AnyKeyPath.self).pointee
                    }, isClosed: true)
            }
            return comparison(
                .typed {
                    let (left, right) = (
                        $0.assumingMemoryBound(to: AnyObject.self).pointee,
                        $1.assumingMemoryBound(to: AnyObject.self).pointee
                    )
                    return left === right && ObjectChanges.areNoticed(of: left, for: use)
                }, isClosed: use != .action ? false : true)
        case .metatype: return comparison(.bits, isClosed: true)
        case .struct, .tuple:
            let fields = FieldReflection.fields(of: T.self)
            guard !fields.isEmpty else { return comparison(.bits, isClosed: _isPOD(T.self)) }
            guard fields.allSatisfy(\.isStrong) else { return comparison(.never, isClosed: false) }
            let comparisons = fields.map { ($0.offset, of($0.type, for: use)) }
            return comparison(.fields(comparisons), isClosed: comparisons.allSatisfy { $0.1.isClosed })
        case .enum:
            if _isPOD(T.self) { return comparison(.bits, isClosed: true) }
            let payloads = EnumPayloads.types(of: T.self)
            return comparison(.bits, isClosed: payloads?.allSatisfy { of($0, for: use).isClosed } ?? false)
        case .other: return comparison(.bits, isClosed: _isPOD(T.self))
        }
    }
}

/// Types that know better than their fields when two of their values are the same to any code.
public protocol ExactlyComparable {
    /// Whether values with the same bits are the same.
    static func isClosed(for use: ExactComparison.Use) -> Bool
    /// Whether the values are the same.
    func isExactly(_ other: Self, for use: ExactComparison.Use) -> Bool
}

extension ExactlyComparable {
    fileprivate static func comparison(for use: ExactComparison.Use) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        {
            $0.assumingMemoryBound(to: Self.self).pointee.isExactly(
                $1.assumingMemoryBound(to: Self.self).pointee, for: use)
        }
    }
}

/// Types whose values ``ValueComparison`` takes for equal only if they are the same to code that a rule runs and follows. A generic type is one for
/// all its arguments.
public protocol ComparedExactly {}

/// Types whose `==` leaves nothing out.
public protocol ExactlyEquatable: ExactlyComparable, Equatable {}

extension ExactlyEquatable {
    public static func isClosed(for use: ExactComparison.Use) -> Bool { true }
    public func isExactly(_ other: Self, for use: ExactComparison.Use) -> Bool { self == other }
}

/// What kinds of types there are, as far as comparisons treat them differently.
enum MetadataKind {
    case `class`, `struct`, `enum`, tuple, function, metatype, other

    init(of type: Any.Type) {
        self =
            switch metadataKind(type) {
            case 0x200: .struct
            case 0x201, 0x202: .enum
            case 0x301: .tuple
            case 0x302: .function
            case 0x304, 0x306: .metatype
            // Classes have their address or 0 here.
            case 0, 0x800...: .class
            default: .other
            }
    }
}

@_silgen_name("swift_getMetadataKind")
private func metadataKind(_: Any.Type) -> UInt

/// What metadata tells of a type of functions.
struct FunctionKind {
    /// Whether the function gives nothing back and changes none of its arguments: it is called for what it does.
    let isAction: Bool

    /// Nil for functions that are no closures of Swift's.
    init?(of type: Any.Type) {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let flags = metadata.load(fromByteOffset: 8, as: UInt.self)
        guard flags >> 16 & 0xff == 0 else { return nil }
        let result = metadata.load(fromByteOffset: 16, as: UnsafeRawPointer.self)
        let hasParameterFlags = flags >> 25 & 1 == 1
        isAction = result == unsafeBitCast(Void.self as Any.Type, to: UnsafeRawPointer.self) && !hasParameterFlags
    }
}
