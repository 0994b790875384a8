import Foundation

/// Turns values into others, and back: what Core Data keeps a transformable value by.
///
/// Foundation on Linux has no such class.
open class ValueTransformer: NSObject {
    public override init() {}

    /// The class of what ``transformedValue(_:)`` gives.
    open class func transformedValueClass() -> AnyClass { NSObject.self }
    /// Whether ``reverseTransformedValue(_:)`` leads back.
    open class func allowsReverseTransformation() -> Bool { true }
    /// The value as another one.
    open func transformedValue(_ value: Any?) -> Any? { value }
    /// The value that another one was made of.
    open func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }

    // MARK: Names

    private static let lock = NSLock()
    // One list for the process, behind the lock.
    nonisolated(unsafe) private static var known: [NSValueTransformerName: ValueTransformer] = [:]

    /// Gives a transformer a name, by which data models know it.
    open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
        lock.withLock { known[name] = transformer }
    }
    /// The names that there are.
    open class func valueTransformerNames() -> [NSValueTransformerName] { lock.withLock { Array(known.keys) } }

    /// The transformer of a name. On Apple's systems that is `ValueTransformer(forName:)`, which no initialiser of Swift's can be.
    public class func named(_ name: NSValueTransformerName) -> ValueTransformer? { lock.withLock { known[name] } }
}

/// The name of a value transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Archives of objects with `NSSecureCoding`.
    public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName("NSSecureUnarchiveFromData")
}

/// Makes objects of archives, of the classes that are allowed, and archives of objects.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
    /// The classes of objects that an archive may begin with.
    open class var allowedTopLevelClasses: [AnyClass] { [NSObject.self] }
    open override func transformedValue(_ value: Any?) -> Any? {
        guard let data = value as? Data, let reader = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
        reader.requiresSecureCoding = false
        return reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
    }
    open override func reverseTransformedValue(_ value: Any?) -> Any? {
        value.flatMap { try? NSKeyedArchiver.archivedData(withRootObject: $0, requiringSecureCoding: false) }
    }
}
