import Foundation

/// Somebody who wrote a message or got one.
open class CSPerson: NSObject, @unchecked Sendable {
    public let displayName: String?
    /// Addresses or numbers.
    public let handles: [String]
    /// What kind the handles are, as a property of Contacts is called.
    public let handleIdentifier: String
    open var contactIdentifier: String?

    public init(displayName: String?, handles: [String], handleIdentifier: String) {
        (self.displayName, self.handles, self.handleIdentifier) = (displayName, handles, handleIdentifier)
    }
}
