import Foundation

/// A kind of things in a library.
public struct MPMediaType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let music = MPMediaType(rawValue: 1 << 0)
    public static let podcast = MPMediaType(rawValue: 1 << 1)
    public static let audioBook = MPMediaType(rawValue: 1 << 2)
    public static let audioITunesU = MPMediaType(rawValue: 1 << 3)
    public static let anyAudio = MPMediaType(rawValue: 0xff)
    public static let movie = MPMediaType(rawValue: 1 << 8)
    public static let tvShow = MPMediaType(rawValue: 1 << 9)
    public static let videoPodcast = MPMediaType(rawValue: 1 << 10)
    public static let musicVideo = MPMediaType(rawValue: 1 << 11)
    public static let anyVideo = MPMediaType(rawValue: 0xff00)
    public static let any = MPMediaType(rawValue: .max)
}

public typealias MPMediaEntityPersistentID = UInt64

/// Something in a library. There is none here.
open class MPMediaEntity: NSObject, @unchecked Sendable {
    public override init() {}
    open class func canFilter(byProperty property: String) -> Bool { false }
    open var persistentID: MPMediaEntityPersistentID { 0 }
    open func value(forProperty property: String) -> Any? { nil }
    open func enumerateValues(
        forProperties properties: Set<String>,
        using block: @escaping (String, Any, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
}

/// A piece of music or a film in a library. There is none here.
open class MPMediaItem: MPMediaEntity, @unchecked Sendable {
    open var mediaType: MPMediaType { [] }
    open var title: String? { nil }
    open var albumTitle: String? { nil }
    open var artist: String? { nil }
    open var albumArtist: String? { nil }
    open var genre: String? { nil }
    open var composer: String? { nil }
    open var podcastTitle: String? { nil }
    open var lyrics: String? { nil }
    open var comments: String? { nil }
    /// In seconds.
    open var playbackDuration: TimeInterval { 0 }
    open var albumTrackNumber: Int { 0 }
    open var albumTrackCount: Int { 0 }
    open var discNumber: Int { 0 }
    open var discCount: Int { 0 }
    open var beatsPerMinute: Int { 0 }
    open var playCount: Int { 0 }
    open var skipCount: Int { 0 }
    open var rating: Int { 0 }
    open var isExplicitItem: Bool { false }
    open var isCompilation: Bool { false }
    open var isCloudItem: Bool { false }
    open var hasProtectedAsset: Bool { false }
    open var artwork: MPMediaItemArtwork? { nil }
    open var assetURL: URL? { nil }
    open var lastPlayedDate: Date? { nil }
    open var releaseDate: Date? { nil }
    open var dateAdded: Date { .distantPast }
    open var bookmarkTime: TimeInterval { 0 }
    open var albumPersistentID: MPMediaEntityPersistentID { 0 }
    open var artistPersistentID: MPMediaEntityPersistentID { 0 }
    open var playbackStoreID: String { "0" }
}

/// Items of a library, such as an album.
open class MPMediaItemCollection: MPMediaEntity, @unchecked Sendable {
    public let items: [MPMediaItem]
    public init(items: [MPMediaItem]) { self.items = items }
    open var representativeItem: MPMediaItem? { items.first }
    open var count: Int { items.count }
    open var mediaTypes: MPMediaType { [] }
}

/// A list that a person made. There is none here.
open class MPMediaPlaylist: MPMediaItemCollection, @unchecked Sendable {
    open var name: String? { nil }
    open var descriptionText: String? { nil }
    open var authorDisplayName: String? { nil }
}
