import DovetailBase
import DovetailMedia
import Foundation

/// A sound or film. Any thread.
///
/// What is in it is read by GStreamer when somebody asks: ``load(_:isolation:)`` waits without holding up its caller, the properties hold it up.
open class AVAsset: NSObject, @unchecked Sendable {
    /// Where it is.
    let address: URL
    private let lock = NSLock()
    private var known: Result<MediaFacts, AVError>?

    init(address: URL) { self.address = address }

    /// A sound or film at an address.
    public convenience init(url: URL) { self.init(address: url) }

    /// What is in it, read the first time.
    func facts() throws -> MediaFacts {
        lock.lock()
        defer { lock.unlock() }
        if let known { return try known.get() }
        do {
            let facts = try MediaFacts.read(address)
            known = .success(facts)
            return facts
        } catch {
            let failure = (error as? MediaFailure).map(AVError.init) ?? AVError(.unknown)
            known = .failure(failure)
            throw failure
        }
    }

    /// How long it is; ``CMTime/indefinite`` where that is not known. Reads it on the calling thread.
    open var duration: CMTime { (try? facts()).map { Self.time($0.duration) } ?? .zero }
    /// Whether it can be played. Reads it on the calling thread.
    open var isPlayable: Bool { (try? facts()).map { $0.videoCount + $0.audioCount > 0 } ?? false }
    /// What is side by side in it. Reads it on the calling thread.
    open var tracks: [AVAssetTrack] { (try? facts()).map { tracks(of: $0) } ?? [] }
    /// What is side by side in it of a kind. Reads it on the calling thread.
    open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
        tracks.filter { $0.mediaType == mediaType }
    }
    /// The speed at which it is meant to be played.
    open var preferredRate: Float { 1 }
    /// How loud it is meant to be.
    open var preferredVolume: Float { 1 }
    /// Whether it may be played by the rules of who sells it. Nothing is sold so here.
    open var hasProtectedContent: Bool { false }
    /// Titles and the like: those that all formats have. Reads them on the calling thread.
    open var commonMetadata: [AVMetadataItem] { (try? facts()).map { AVMetadataItem.items(of: $0.tags) } ?? [] }
    /// Titles and the like: the same as ``commonMetadata``, since others are not read.
    open var metadata: [AVMetadataItem] { commonMetadata }

    /// Reads a property, away from the calling thread.
    open func load<T>(_ property: AVAsyncProperty<AVAsset, T>, isolation: isolated (any Actor)? = #isolation)
        async throws -> T
    {
        try await property.value(of: self)
    }
    /// Reads two properties, away from the calling thread.
    open func load<A, B>(
        _ first: AVAsyncProperty<AVAsset, A>, _ second: AVAsyncProperty<AVAsset, B>,
        isolation: isolated (any Actor)? = #isolation
    ) async throws -> (A, B) {
        (try await first.value(of: self), try await second.value(of: self))
    }
    /// Reads three properties, away from the calling thread.
    open func load<A, B, C>(
        _ first: AVAsyncProperty<AVAsset, A>, _ second: AVAsyncProperty<AVAsset, B>,
        _ third: AVAsyncProperty<AVAsset, C>, isolation: isolated (any Actor)? = #isolation
    ) async throws -> (A, B, C) {
        (try await first.value(of: self), try await second.value(of: self), try await third.value(of: self))
    }
    /// What is side by side in it of a kind, read away from the calling thread.
    open func loadTracks(
        withMediaType mediaType: AVMediaType, isolation: isolated (any Actor)? = #isolation
    ) async throws -> [AVAssetTrack] {
        try await load(.tracks).filter { $0.mediaType == mediaType }
    }
    /// Reads properties by their names, and calls a closure on another thread.
    @preconcurrency open func loadValuesAsynchronously(
        forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil
    ) {
        DispatchQueue.global().async {
            _ = try? self.facts()
            handler?()
        }
    }
    /// Whether a property has been read.
    open func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus {
        lock.lock()
        defer { lock.unlock() }
        switch known {
        case nil: return .unknown
        case .success?: return .loaded
        case .failure(let error)?:
            outError?.pointee = error as NSError
            return .failed
        }
    }

    fileprivate static func time(_ seconds: Double?) -> CMTime {
        seconds.map { CMTime(seconds: $0, preferredTimescale: 90_000) } ?? .indefinite
    }

    fileprivate func tracks(of facts: MediaFacts) -> [AVAssetTrack] {
        let length = CMTimeRange(start: .zero, duration: Self.time(facts.duration))
        let kinds =
            Array(repeating: AVMediaType.video, count: facts.videoCount)
            + Array(repeating: AVMediaType.audio, count: facts.audioCount)
        return kinds.enumerated().map { index, kind in
            AVAssetTrack(
                asset: self, trackID: CMPersistentTrackID(index + 1), kind: kind,
                size: kind == .video ? facts.size ?? .zero : .zero, timeRange: length)
        }
    }
}

/// Whether a property has been read.
public enum AVKeyValueStatus: Int, Sendable { case unknown, loading, loaded, failed, cancelled }

/// A sound or film at an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    /// A sound or film at an address. None of the options is followed.
    public init(url URL: URL, options: [String: Any]? = nil) { super.init(address: URL) }
    /// Where it is.
    open var url: URL { address }
}

/// A property that ``AVAsset/load(_:isolation:)`` reads.
public struct AVAsyncProperty<Root, Value>: Sendable {
    fileprivate let read: @Sendable (Root) throws -> Value

    init(_ read: @escaping @Sendable (Root) throws -> Value) { self.read = read }

    func value(of root: Root) async throws -> Value {
        nonisolated(unsafe) let root = root
        let read = read
        return try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global().async {
                nonisolated(unsafe) let result = Result { try read(root) }
                continuation.resume(with: result)
            }
        }
    }
}

extension AVAsyncProperty where Root == AVAsset, Value == CMTime {
    /// How long it is.
    public static var duration: AVAsyncProperty { AVAsyncProperty { AVAsset.time(try $0.facts().duration) } }
}

extension AVAsyncProperty where Root == AVAsset, Value == [AVAssetTrack] {
    /// What is side by side in it.
    public static var tracks: AVAsyncProperty { AVAsyncProperty { $0.tracks(of: try $0.facts()) } }
}

extension AVAsyncProperty where Root == AVAsset, Value == Bool {
    /// Whether it can be played.
    public static var isPlayable: AVAsyncProperty {
        AVAsyncProperty {
            let facts = try $0.facts(); return facts.videoCount + facts.audioCount > 0
        }
    }
    /// Whether it may be played by the rules of who sells it.
    public static var hasProtectedContent: AVAsyncProperty { AVAsyncProperty { _ in false } }
}

extension AVAsyncProperty where Root == AVAsset, Value == [AVMetadataItem] {
    /// Titles and the like: those that all formats have.
    public static var commonMetadata: AVAsyncProperty {
        AVAsyncProperty { AVMetadataItem.items(of: try $0.facts().tags) }
    }
    /// Titles and the like: the same as ``commonMetadata``, since others are not read.
    public static var metadata: AVAsyncProperty { commonMetadata }
}
