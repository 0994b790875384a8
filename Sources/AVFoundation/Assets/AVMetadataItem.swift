import DovetailMedia
import Foundation

/// A title or the like of a sound or film. Any thread.
open class AVMetadataItem: NSObject, @unchecked Sendable {
    private let kind: AVMetadataKey?
    private let content: (any Sendable)?

    init(_ kind: AVMetadataKey, _ content: any Sendable) { (self.kind, self.content) = (kind, content) }
    override init() { (kind, content) = (nil, nil) }

    /// What it tells, in a way that all formats have.
    open var commonKey: AVMetadataKey? { kind }
    /// What it tells: the same as ``commonKey``, since what formats call it is not known.
    open var key: String? { kind?.rawValue }
    /// Whose words ``key`` is of: those that all formats have.
    open var keySpace: AVMetadataKeySpace? { kind.map { _ in .common } }
    /// What it tells, with whose words that is.
    open var identifier: AVMetadataIdentifier? { kind.map { AVMetadataIdentifier(rawValue: "comn/\($0.rawValue)") } }
    /// Its text.
    open var stringValue: String? { content as? String }
    /// Its bytes: those of a picture, as they are in the file.
    open var dataValue: Data? { content as? Data }
    /// Its value: a text or bytes.
    open var value: Any? { content }

    /// Reads a property. All were read with the asset, so this never waits.
    open func load<T>(
        _ property: AVAsyncProperty<AVMetadataItem, T>, isolation: isolated (any Actor)? = #isolation
    ) async throws -> T { try await property.value(of: self) }

    /// Those that tell something.
    open class func metadataItems(
        from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
    ) -> [AVMetadataItem] { metadataItems.filter { $0.identifier == identifier } }
    /// Those that tell something in somebody's words.
    open class func metadataItems(
        from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?
    ) -> [AVMetadataItem] {
        let wanted = (key as? AVMetadataKey)?.rawValue ?? key as? String
        return metadataItems.filter {
            (key == nil || $0.key == wanted) && (keySpace == nil || $0.keySpace == keySpace)
        }
    }

    /// What a file tells of itself.
    static func items(of tags: MediaTags) -> [AVMetadataItem] {
        let kinds: [(String, AVMetadataKey)] = [
            ("title", .commonKeyTitle), ("artist", .commonKeyArtist), ("album", .commonKeyAlbumName),
            ("composer", .commonKeyCreator), ("genre", .commonKeyType), ("comment", .commonKeyDescription),
            ("copyright", .commonKeyCopyrights),
        ]
        let texts = kinds.compactMap { name, kind in tags.texts[name].map { AVMetadataItem(kind, $0) } }
        return texts + (tags.picture.map { [AVMetadataItem(.commonKeyArtwork, $0)] } ?? [])
    }
}

extension AVAsyncProperty where Root == AVMetadataItem, Value == String? {
    /// Its text.
    public static var stringValue: AVAsyncProperty { AVAsyncProperty { $0.stringValue } }
}

extension AVAsyncProperty where Root == AVMetadataItem, Value == Data? {
    /// Its bytes.
    public static var dataValue: AVAsyncProperty { AVAsyncProperty { $0.dataValue } }
}

extension AVAsyncProperty where Root == AVMetadataItem, Value == (any Sendable)? {
    /// Its value: a text or bytes.
    public static var value: AVAsyncProperty {
        AVAsyncProperty { item in
            item.stringValue.map { $0 as any Sendable } ?? item.dataValue.map { $0 as any Sendable }
        }
    }
}

/// What a title or the like tells.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
    public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
    public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
    public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
    public static let commonKeyCreator = AVMetadataKey(rawValue: "creator")
    public static let commonKeyType = AVMetadataKey(rawValue: "type")
    public static let commonKeyDescription = AVMetadataKey(rawValue: "description")
    public static let commonKeyCopyrights = AVMetadataKey(rawValue: "copyrights")
}

/// Whose words a key is of.
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Those that all formats have.
    public static let common = AVMetadataKeySpace(rawValue: "comn")
    public static let id3 = AVMetadataKeySpace(rawValue: "org.id3")
    public static let iTunes = AVMetadataKeySpace(rawValue: "itsk")
}

/// What a title or the like tells, with whose words that is.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "comn/title")
    public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "comn/artist")
    public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "comn/albumName")
    public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "comn/artwork")
    public static let commonIdentifierCreator = AVMetadataIdentifier(rawValue: "comn/creator")
    public static let commonIdentifierType = AVMetadataIdentifier(rawValue: "comn/type")
    public static let commonIdentifierDescription = AVMetadataIdentifier(rawValue: "comn/description")
    public static let commonIdentifierCopyrights = AVMetadataIdentifier(rawValue: "comn/copyrights")
}
