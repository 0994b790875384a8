import Foundation

/// A value of a contact with what it is for, such as a number at work.
public final class CNLabeledValue<ValueType: NSObject>: NSObject, @unchecked Sendable {
    public let identifier = UUID().uuidString
    public let label: String?
    public let value: ValueType
    public init(label: String?, value: ValueType) { (self.label, self.value) = (label, value) }
    /// What a label is called for a person: without the marks around it.
    public class func localizedString(forLabel label: String) -> String {
        guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
        return label.dropFirst(4).dropLast(4).lowercased()
    }
}

/// A number to call.
public final class CNPhoneNumber: NSObject, @unchecked Sendable {
    public let stringValue: String
    public init(stringValue string: String) { stringValue = string }
    public override func isEqual(_ object: Any?) -> Bool { (object as? CNPhoneNumber)?.digits == digits }
    public override var hash: Int { digits.hashValue }
    private var digits: String { stringValue.filter { $0.isNumber || $0 == "+" } }
}

/// Where somebody lives.
open class CNPostalAddress: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    var parts = AddressParts()
    public override init() {}
    init(_ parts: AddressParts) { self.parts = parts }
    open func copy(with zone: NSZone? = nil) -> Any { CNPostalAddress(parts) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutablePostalAddress(parts) }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNPostalAddress)?.parts == parts }
    open override var hash: Int { parts.hashValue }
    open var street: String { parts.street }
    open var subLocality: String { parts.subLocality }
    open var city: String { parts.city }
    open var subAdministrativeArea: String { parts.subAdministrativeArea }
    open var state: String { parts.state }
    open var postalCode: String { parts.postalCode }
    open var country: String { parts.country }
    open var isoCountryCode: String { parts.isoCountryCode }
}

/// Where somebody lives, as an app fills it in.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
    open override var street: String {
        get { parts.street }
        set { parts.street = newValue }
    }
    open override var subLocality: String {
        get { parts.subLocality }
        set { parts.subLocality = newValue }
    }
    open override var city: String {
        get { parts.city }
        set { parts.city = newValue }
    }
    open override var subAdministrativeArea: String {
        get { parts.subAdministrativeArea }
        set { parts.subAdministrativeArea = newValue }
    }
    open override var state: String {
        get { parts.state }
        set { parts.state = newValue }
    }
    open override var postalCode: String {
        get { parts.postalCode }
        set { parts.postalCode = newValue }
    }
    open override var country: String {
        get { parts.country }
        set { parts.country = newValue }
    }
    open override var isoCountryCode: String {
        get { parts.isoCountryCode }
        set { parts.isoCountryCode = newValue }
    }
}

/// The parts of an address.
struct AddressParts: Hashable {
    var street = ""
    var subLocality = ""
    var city = ""
    var subAdministrativeArea = ""
    var state = ""
    var postalCode = ""
    var country = ""
    var isoCountryCode = ""
}

/// A name somewhere on the web.
public final class CNSocialProfile: NSObject, @unchecked Sendable {
    public let urlString: String
    public let username: String
    public let userIdentifier: String
    public let service: String
    public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
        (self.urlString, self.username) = (urlString ?? "", username ?? "")
        (self.userIdentifier, self.service) = (userIdentifier ?? "", service ?? "")
    }
}

/// A name of a service for messages.
public final class CNInstantMessageAddress: NSObject, @unchecked Sendable {
    public let username: String
    public let service: String
    public init(username: String, service: String) { (self.username, self.service) = (username, service) }
}

/// Somebody's relation.
public final class CNContactRelation: NSObject, @unchecked Sendable {
    public let name: String
    public init(name: String) { self.name = name }
}
