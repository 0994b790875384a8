import DovetailBase
import DovetailCore
import DovetailUIKit
import Foundation

/// A picture from the street. There are none here.
open class MKLookAroundSnapshot: NSObject, @unchecked Sendable {
    /// The picture.
    public let image: UIImage
    init(image: UIImage) { self.image = image }
}

/// Makes pictures from the street. There are none here, and no scene that they could be made of: each request ends with
/// ``MKError/Code/serverFailure``, which the log tells once.
open class MKLookAroundSnapshotter: NSObject, @unchecked Sendable {
    /// How a picture is made.
    open class Options: NSObject, @unchecked Sendable {
        /// How large it is, in points.
        open var size = CGSize(width: 256, height: 256)
        /// Which places are named in it.
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        /// Whether it is light or dark.
        open var traitCollection = UITraitCollection()
        public override init() {}
    }

    /// A picture of a scene. No app has one.
    public init(scene: MKLookAroundScene, options: Options) {}

    /// Whether a picture is being made: never.
    open var isLoading: Bool { false }
    /// Gives it up, of which there is nothing.
    open func cancel() {}

    /// Throws that there is no picture.
    open var snapshot: MKLookAroundSnapshot { get async throws { throw Self.failure } }

    /// Tells on the main thread that there is no picture.
    open func getSnapshotWithCompletionHandler(
        _ completionHandler: @escaping (MKLookAroundSnapshot?, (any Error)?) -> Void
    ) {
        // Called once, on the main thread.
        nonisolated(unsafe) let handler = completionHandler
        DispatchQueue.main.async { handler(nil, Self.failure) }
    }

    private static var failure: MKError {
        Log.warnOnce("MKLookAroundSnapshotter", "MapKit: there are no pictures from the street")
        return MKError(.serverFailure)
    }
}
