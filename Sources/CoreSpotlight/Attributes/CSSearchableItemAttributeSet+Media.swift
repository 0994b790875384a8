import Foundation

/// What films, sounds and other works have.
extension CSSearchableItemAttributeSet {
    public var comment: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var contentCreationDate: Date? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var contentModificationDate: Date? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var contentSources: [String]? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var copyright: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var downloadedDate: Date? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var editors: [String]? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var lastUsedDate: Date? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var participants: [String]? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var projects: [String]? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var addedDate: Date? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var codecs: [String]? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var contactKeywords: [String]? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var deliveryType: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    /// In seconds.
    public var duration: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var mediaTypes: [String]? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var organizations: [String]? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var streamable: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var totalBitRate: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var audioBitRate: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var version: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var videoBitRate: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var contributors: [String]? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var languages: [String]? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var publishers: [String]? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var rights: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var role: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var contentRating: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var coverage: [String]? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var director: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var genre: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var information: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var local: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var originalFormat: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var originalSource: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var performers: [String]? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var playCount: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var producer: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    /// From 0 to 5.
    public var rating: NSNumber? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    public var ratingDescription: String? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
    /// The page of the web that it is from.
    public var url: URL? {
        get { self[#function] }
        set { self[#function] = newValue }
    }
}
