import Foundation

/// What documents have.
extension CSSearchableItemAttributeSet {
    /// What is shown below the name.
    public var contentDescription: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var creator: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var encodingApplications: [String]? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    /// In megabytes.
    public var fileSize: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var fontNames: [String]? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var identifier: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var kind: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var pageCount: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var pageHeight: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var pageWidth: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var securityMethod: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var subject: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var theme: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
}
