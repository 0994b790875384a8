import DovetailEngine
import Foundation

/// The number of a track within its asset.
public typealias CMPersistentTrackID = Int32

/// One of what is side by side in a sound or film: its pictures, or its sound.
open class AVAssetTrack: NSObject, @unchecked Sendable {
    /// What it is in.
    public private(set) weak var asset: AVAsset?
    /// Its number.
    public let trackID: CMPersistentTrackID
    /// What kind of track it is.
    public let mediaType: AVMediaType
    /// Its size in pixels, as it is seen: what the file says of how it is turned is followed by then.
    public let naturalSize: CGSize
    /// When it is there.
    public let timeRange: CMTimeRange
    /// How it is turned. It is not any more: see ``naturalSize``.
    public var preferredTransform: CGAffineTransform { .identity }
    /// Whether it can be played.
    public var isPlayable: Bool { true }

    init(asset: AVAsset, trackID: CMPersistentTrackID, kind: AVMediaType, size: CGSize, timeRange: CMTimeRange) {
        self.asset = asset
        self.trackID = trackID
        mediaType = kind
        naturalSize = size
        self.timeRange = timeRange
    }

    /// Reads a property.
    open func load<T>(
        _ property: AVAsyncProperty<AVAssetTrack, T>, isolation: isolated (any Actor)? = #isolation
    ) async throws -> T { try await property.value(of: self) }
    /// Reads two properties.
    open func load<A, B>(
        _ first: AVAsyncProperty<AVAssetTrack, A>, _ second: AVAsyncProperty<AVAssetTrack, B>,
        isolation: isolated (any Actor)? = #isolation
    ) async throws -> (A, B) { (try await first.value(of: self), try await second.value(of: self)) }
}

extension AVAsyncProperty where Root == AVAssetTrack, Value == CGSize {
    /// Its size in pixels.
    public static var naturalSize: AVAsyncProperty { AVAsyncProperty { $0.naturalSize } }
}

extension AVAsyncProperty where Root == AVAssetTrack, Value == CGAffineTransform {
    /// How it is turned: not at all.
    public static var preferredTransform: AVAsyncProperty { AVAsyncProperty { $0.preferredTransform } }
}

extension AVAsyncProperty where Root == AVAssetTrack, Value == CMTimeRange {
    /// When it is there.
    public static var timeRange: AVAsyncProperty { AVAsyncProperty { $0.timeRange } }
}

/// A title or the like of a sound or film. There are none here.
open class AVMetadataItem: NSObject, @unchecked Sendable {
    /// What it tells, in a way that all formats have.
    open var commonKey: AVMetadataKey? { nil }
    /// Its text.
    open var stringValue: String? { nil }
    /// Its bytes.
    open var dataValue: Data? { nil }
    /// Its value.
    open var value: Any? { nil }

    /// Reads a property. All were read with the asset, so this never waits.
    open func load<T>(
        _ property: AVAsyncProperty<AVMetadataItem, T>, isolation: isolated (any Actor)? = #isolation
    ) async throws -> T { try await property.value(of: self) }
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
}
