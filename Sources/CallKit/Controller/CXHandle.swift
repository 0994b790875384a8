import Foundation

/// The address of who is called: a telephone number, an e-mail address or a name of the app's own.
open class CXHandle: NSObject, NSCopying, @unchecked Sendable {
    /// What the value is.
    public enum HandleType: Int, Sendable {
        case generic = 1
        case phoneNumber = 2
        case emailAddress = 3
    }
    public let type: HandleType
    public let value: String

    public init(type: HandleType, value: String) { (self.type, self.value) = (type, value) }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CXHandle else { return false }
        return type == other.type && value == other.value
    }
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(type)
        hasher.combine(value)
        return hasher.finalize()
    }
}
