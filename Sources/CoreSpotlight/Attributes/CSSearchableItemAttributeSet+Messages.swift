import Foundation

/// What messages and people have.
extension CSSearchableItemAttributeSet {
    public var htmlContentData: Data? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var accountHandles: [String]? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var accountIdentifier: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var additionalRecipients: [CSPerson]? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var authorAddresses: [String]? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var authorEmailAddresses: [String]? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var authorNames: [String]? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var authors: [CSPerson]? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var emailAddresses: [String]? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var emailHeaders: [String: [Any]]? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var hiddenAdditionalRecipients: [CSPerson]? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var instantMessageAddresses: [String]? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    /// Whether it is mail that nobody wants.
    public var likelyJunk: NSNumber {
        get { self[#function] ?? NSNumber(value: false) }
        set { self[#function] = newValue }
    }
    public var mailboxIdentifiers: [String]? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var phoneNumbers: [String]? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var primaryRecipients: [CSPerson]? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var recipientAddresses: [String]? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var recipientEmailAddresses: [String]? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var recipientNames: [String]? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    /// All of its text.
    public var textContent: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
}
