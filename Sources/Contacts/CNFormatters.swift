import Foundation

/// How much of a name is written.
public enum CNContactFormatterStyle: Int, Sendable {
    case fullName
    case phoneticFullName
}

/// Writes names of contacts.
open class CNContactFormatter: Formatter, @unchecked Sendable {
    open var style = CNContactFormatterStyle.fullName

    /// The keys that a name is made of.
    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor { KeyList() }

    /// The name of a contact: of a company where there is no other; nil where there is none.
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let parts =
            style == .fullName
            ? [contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix]
            : [contact.phoneticGivenName, contact.phoneticMiddleName, contact.phoneticFamilyName]
        let name = parts.filter { !$0.isEmpty }.joined(separator: " ")
        if !name.isEmpty { return name }
        return contact.organizationName.isEmpty ? nil : contact.organizationName
    }
    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
    open override func string(for obj: Any?) -> String? { (obj as? CNContact).flatMap(string(from:)) }
}

/// How an address is written.
public enum CNPostalAddressFormatterStyle: Int, Sendable { case mailingAddress }

/// Writes addresses, a part a line: street, postal code and city, state, country. Not by the country's own order, as on Apple's systems.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
    open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
        let city = [postalAddress.postalCode, postalAddress.city].filter { !$0.isEmpty }.joined(separator: " ")
        let region = [city, postalAddress.state].filter { !$0.isEmpty }.joined(separator: ", ")
        return [postalAddress.street, region, postalAddress.country].filter { !$0.isEmpty }.joined(separator: "\n")
    }
    open func string(from postalAddress: CNPostalAddress) -> String {
        Self.string(from: postalAddress, style: .mailingAddress)
    }
    open override func string(for obj: Any?) -> String? { (obj as? CNPostalAddress).map(string(from:)) }
}
