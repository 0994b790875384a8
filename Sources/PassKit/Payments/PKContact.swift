import Contacts
import Foundation

/// Who pays or gets the goods.
open class PKContact: NSObject, @unchecked Sendable {
    open var name: PersonNameComponents?
    open var postalAddress: CNPostalAddress?
    open var phoneNumber: CNPhoneNumber?
    open var emailAddress: String?
    public override init() {}
}

/// What of somebody is asked for.
public struct PKContactField: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let name = PKContactField(rawValue: "name")
    public static let phoneticName = PKContactField(rawValue: "phoneticName")
    public static let postalAddress = PKContactField(rawValue: "post")
    public static let phoneNumber = PKContactField(rawValue: "phone")
    public static let emailAddress = PKContactField(rawValue: "email")
}
