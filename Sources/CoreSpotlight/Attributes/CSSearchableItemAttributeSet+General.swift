import Foundation

/// What any item has: what it is called and how it is found.
extension CSSearchableItemAttributeSet {
    /// Whether it matters more than others.
    public var isPriority: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var textContentSummary: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var transcribedTextContent: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var audiences: [String]? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    /// Other names that it is found by.
    public var alternateNames: [String]? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    /// What kind of data it is, as a name of `UTType`.
    public var contentType: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    /// That kind and those that it belongs to.
    public var contentTypeTree: [String]? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var contentURL: URL? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    /// Where a picture of it for dark pages is.
    public var darkThumbnailURL: URL? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    /// The name that is shown.
    public var displayName: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    /// Words that it is found by.
    public var keywords: [String]? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var metadataModificationDate: Date? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var path: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    /// How far in front it belongs, from 0 to 100.
    public var rankingHint: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    /// The item that an activity is the same as.
    public var relatedUniqueIdentifier: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    /// A picture of it, as a file.
    public var thumbnailData: Data? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    /// Where a picture of it is.
    public var thumbnailURL: URL? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var title: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var domainIdentifier: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    /// The item that an activity is the same as, which may go without it.
    public var weakRelatedUniqueIdentifier: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    /// Whether the person made it.
    public var userCreated: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    /// Whether the person has added it.
    public var userCurated: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    /// Whether the person has bought it.
    public var userOwned: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
}
