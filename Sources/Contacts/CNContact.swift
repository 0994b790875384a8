import Foundation

/// A person or a company that an app makes: a value that does not change.
open class CNContact: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    var values: ContactValues
    /// Tells it from others.
    open var identifier: String { values.identifier }

    public override init() { values = ContactValues() }
    init(_ values: ContactValues) { self.values = values }

    open func copy(with zone: NSZone? = nil) -> Any { CNContact(values) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableContact(values) }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNContact)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }

    /// Whether it is a person or a company.
    open var contactType: CNContactType { values.contactType }
    open var birthday: DateComponents? { values.birthday }
    open var nonGregorianBirthday: DateComponents? { values.nonGregorianBirthday }
    open var imageData: Data? { values.imageData }
    /// The picture, small: the same as the large one here.
    open var thumbnailImageData: Data? { values.imageData }
    open var imageDataAvailable: Bool { values.imageData != nil }
    open var namePrefix: String { values.namePrefix }
    open var givenName: String { values.givenName }
    open var middleName: String { values.middleName }
    open var familyName: String { values.familyName }
    open var previousFamilyName: String { values.previousFamilyName }
    open var nameSuffix: String { values.nameSuffix }
    open var nickname: String { values.nickname }
    open var organizationName: String { values.organizationName }
    open var departmentName: String { values.departmentName }
    open var jobTitle: String { values.jobTitle }
    open var phoneticGivenName: String { values.phoneticGivenName }
    open var phoneticMiddleName: String { values.phoneticMiddleName }
    open var phoneticFamilyName: String { values.phoneticFamilyName }
    open var phoneticOrganizationName: String { values.phoneticOrganizationName }
    open var note: String { values.note }
    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { values.phoneNumbers }
    open var emailAddresses: [CNLabeledValue<NSString>] { values.emailAddresses }
    open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { values.postalAddresses }
    open var urlAddresses: [CNLabeledValue<NSString>] { values.urlAddresses }
    open var socialProfiles: [CNLabeledValue<CNSocialProfile>] { values.socialProfiles }
    open var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] { values.instantMessageAddresses }
    open var contactRelations: [CNLabeledValue<CNContactRelation>] { values.contactRelations }
    open var dates: [CNLabeledValue<NSDateComponents>] { values.dates }

    /// Whether something of it is known: all is, of a contact that an app has made.
    open func isKeyAvailable(_ key: String) -> Bool { true }
    open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
    /// Whether it is made of one that has the identifier.
    open func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool {
        contactIdentifier == identifier
    }
    /// What a text says of a key, in the language of the person.
    open class func localizedString(forKey key: String) -> String { key }

    // What stores would be asked for; none answers here.
    open class func predicateForContacts(matchingName name: String) -> NSPredicate {
        NSPredicate { object, _ in
            guard let contact = object as? CNContact else { return false }
            return [contact.givenName, contact.familyName, contact.nickname].contains {
                $0.localizedStandardContains(name)
            }
        }
    }
    open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate { object, _ in (object as? CNContact).map { identifiers.contains($0.identifier) } ?? false }
    }
    open class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
        NSPredicate { object, _ in
            (object as? CNContact)?.emailAddresses.contains { $0.value as String == emailAddress } ?? false
        }
    }
    open class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
        NSPredicate { object, _ in
            (object as? CNContact)?.phoneNumbers.contains { $0.value == phoneNumber } ?? false
        }
    }
}

/// Whether a contact is a person or a company.
public enum CNContactType: Int, Sendable {
    case person
    case organization
}

/// A contact that an app fills in.
open class CNMutableContact: CNContact, @unchecked Sendable {
    open override var contactType: CNContactType {
        get { values.contactType }
        set { values.contactType = newValue }
    }
    open override var birthday: DateComponents? {
        get { values.birthday }
        set { values.birthday = newValue }
    }
    open override var nonGregorianBirthday: DateComponents? {
        get { values.nonGregorianBirthday }
        set { values.nonGregorianBirthday = newValue }
    }
    open override var imageData: Data? {
        get { values.imageData }
        set { values.imageData = newValue }
    }
    open override var namePrefix: String {
        get { values.namePrefix }
        set { values.namePrefix = newValue }
    }
    open override var givenName: String {
        get { values.givenName }
        set { values.givenName = newValue }
    }
    open override var middleName: String {
        get { values.middleName }
        set { values.middleName = newValue }
    }
    open override var familyName: String {
        get { values.familyName }
        set { values.familyName = newValue }
    }
    open override var previousFamilyName: String {
        get { values.previousFamilyName }
        set { values.previousFamilyName = newValue }
    }
    open override var nameSuffix: String {
        get { values.nameSuffix }
        set { values.nameSuffix = newValue }
    }
    open override var nickname: String {
        get { values.nickname }
        set { values.nickname = newValue }
    }
    open override var organizationName: String {
        get { values.organizationName }
        set { values.organizationName = newValue }
    }
    open override var departmentName: String {
        get { values.departmentName }
        set { values.departmentName = newValue }
    }
    open override var jobTitle: String {
        get { values.jobTitle }
        set { values.jobTitle = newValue }
    }
    open override var phoneticGivenName: String {
        get { values.phoneticGivenName }
        set { values.phoneticGivenName = newValue }
    }
    open override var phoneticMiddleName: String {
        get { values.phoneticMiddleName }
        set { values.phoneticMiddleName = newValue }
    }
    open override var phoneticFamilyName: String {
        get { values.phoneticFamilyName }
        set { values.phoneticFamilyName = newValue }
    }
    open override var phoneticOrganizationName: String {
        get { values.phoneticOrganizationName }
        set { values.phoneticOrganizationName = newValue }
    }
    open override var note: String {
        get { values.note }
        set { values.note = newValue }
    }
    open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { values.phoneNumbers }
        set { values.phoneNumbers = newValue }
    }
    open override var emailAddresses: [CNLabeledValue<NSString>] {
        get { values.emailAddresses }
        set { values.emailAddresses = newValue }
    }
    open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        get { values.postalAddresses }
        set { values.postalAddresses = newValue }
    }
    open override var urlAddresses: [CNLabeledValue<NSString>] {
        get { values.urlAddresses }
        set { values.urlAddresses = newValue }
    }
    open override var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
        get { values.socialProfiles }
        set { values.socialProfiles = newValue }
    }
    open override var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
        get { values.instantMessageAddresses }
        set { values.instantMessageAddresses = newValue }
    }
    open override var contactRelations: [CNLabeledValue<CNContactRelation>] {
        get { values.contactRelations }
        set { values.contactRelations = newValue }
    }
    open override var dates: [CNLabeledValue<NSDateComponents>] {
        get { values.dates }
        set { values.dates = newValue }
    }
}

/// All that is known of a contact.
struct ContactValues {
    var identifier = UUID().uuidString
    var contactType = CNContactType.person
    var birthday: DateComponents?
    var nonGregorianBirthday: DateComponents?
    var imageData: Data?
    var namePrefix = ""
    var givenName = ""
    var middleName = ""
    var familyName = ""
    var previousFamilyName = ""
    var nameSuffix = ""
    var nickname = ""
    var organizationName = ""
    var departmentName = ""
    var jobTitle = ""
    var phoneticGivenName = ""
    var phoneticMiddleName = ""
    var phoneticFamilyName = ""
    var phoneticOrganizationName = ""
    var note = ""
    var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    var emailAddresses: [CNLabeledValue<NSString>] = []
    var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
    var urlAddresses: [CNLabeledValue<NSString>] = []
    var socialProfiles: [CNLabeledValue<CNSocialProfile>] = []
    var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] = []
    var contactRelations: [CNLabeledValue<CNContactRelation>] = []
    var dates: [CNLabeledValue<NSDateComponents>] = []
}
