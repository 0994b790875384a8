// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names are Apple's.
import Foundation

/// What there is to be seen.
public enum CNEntityType: Int, Sendable { case contacts }

/// Whether an app may see a person's contacts.
public enum CNAuthorizationStatus: Int, Sendable {
    case notDetermined
    case restricted
    case denied
    case authorized
    case limited
}

/// A person's contacts. A desktop has no service for them that all have: access is denied, as on a device where a person has said no.
///
/// Everything that reads or keeps throws ``CNError/Code/authorizationDenied``. The log tells once. Any thread may call it.
open class CNContactStore: NSObject, @unchecked Sendable {
    public override init() {}

    /// Whether the app may see them: that was denied.
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .denied }

    /// Asks nobody, and tells that it was denied.
    @preconcurrency open func requestAccess(
        for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        let error = Absent.error
        DispatchQueue.global().async { completionHandler(false, error) }
    }
    /// Asks nobody. Throws that it was denied.
    open func requestAccess(for entityType: CNEntityType) async throws -> Bool { throw Absent.error }

    open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws
        -> [CNContact]
    { throw Absent.error }
    open func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]) throws
        -> CNContact
    { throw Absent.error }
    open func unifiedMeContactWithKeys(toFetch keys: [any CNKeyDescriptor]) throws -> CNContact { throw Absent.error }
    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest,
        usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws { throw Absent.error }
    open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] { throw Absent.error }
    open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] { throw Absent.error }
    open func execute(_ saveRequest: CNSaveRequest) throws { throw Absent.error }
    open func defaultContainerIdentifier() -> String { "" }
}

extension NSNotification.Name {
    /// Contacts have changed. Never here.
    public static let CNContactStoreDidChange = NSNotification.Name("CNContactStoreDidChangeNotification")
}

/// Which contacts an app asks for, and what of them.
open class CNContactFetchRequest: NSObject {
    open var predicate: NSPredicate?
    open var keysToFetch: [any CNKeyDescriptor]
    open var mutableObjects = false
    open var unifyResults = true
    open var sortOrder = CNContactSortOrder.none
    public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// The order of contacts.
public enum CNContactSortOrder: Int, Sendable {
    case none
    case userDefault
    case givenName
    case familyName
}

/// What is to be kept. It can't be here.
open class CNSaveRequest: NSObject {
    public override init() {}
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
    open func update(_ contact: CNMutableContact) {}
    open func delete(_ contact: CNMutableContact) {}
}

/// Contacts that belong together. There are none here.
open class CNGroup: NSObject, @unchecked Sendable {
    open var identifier: String { "" }
    open var name: String { "" }
    override init() {}
}

/// Where contacts are kept. There is none here.
open class CNContainer: NSObject, @unchecked Sendable {
    open var identifier: String { "" }
    open var name: String { "" }
    override init() {}
}
