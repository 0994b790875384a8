import Foundation

/// How a person likes contacts: by the language and region that the system is set to.
open class CNContactsUserDefaults: NSObject, @unchecked Sendable {
    private static let own = CNContactsUserDefaults()
    override init() {}

    /// Those of the person.
    open class func shared() -> Self { own as! Self }
    /// The order of contacts: by family names.
    open var sortOrder: CNContactSortOrder { .familyName }
    /// The region of the system, such as `us`; that of the United States where it has none.
    open var countryCode: String { Locale.current.region?.identifier.lowercased() ?? "us" }
}
