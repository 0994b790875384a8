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
