import AVFoundation
import DovetailBase
import DovetailUIKit
import Foundation

/// Shows a film over other apps on Apple's systems. No desktop has a place for that which an app could ask for, so it is not supported, as on
/// devices without it: `init?(playerLayer:)` answers nil.
@MainActor @preconcurrency
open class AVPictureInPictureController: NSObject {
    /// What is shown.
    public final class ContentSource: NSObject {
        /// The layer with the film.
        public let playerLayer: AVPlayerLayer?
        /// The film of a layer.
        @MainActor public init(playerLayer: AVPlayerLayer) { self.playerLayer = playerLayer }
    }

    /// Whether there is a place for it: there is none.
    open class func isPictureInPictureSupported() -> Bool { false }

    /// What is drawn on the button that begins.
    open class var pictureInPictureButtonStartImage: UIImage { UIImage(systemName: "pip.enter") ?? UIImage() }
    /// What is drawn on the button that ends.
    open class var pictureInPictureButtonStopImage: UIImage { UIImage(systemName: "pip.exit") ?? UIImage() }

    /// One for a layer: always nil, as it is not supported.
    public init?(playerLayer: AVPlayerLayer) {
        source = nil
        super.init()
        Self.tell()
        return nil
    }
    /// One for what is shown. It is never possible to begin.
    public init(contentSource: ContentSource) {
        source = contentSource
        super.init()
        Self.tell()
    }

    private var source: ContentSource?

    /// What is shown.
    open var contentSource: ContentSource? {
        get { source }
        set { source = newValue }
    }
    /// The layer with the film.
    open var playerLayer: AVPlayerLayer? { source?.playerLayer }
    /// Hears of it: of the failure to begin.
    open weak var delegate: (any AVPictureInPictureControllerDelegate)?
    /// Whether it could begin: never.
    open var isPictureInPicturePossible: Bool { false }
    /// Whether it is shown: never.
    open var isPictureInPictureActive: Bool { false }
    /// Whether it was put away for a while: never.
    open var isPictureInPictureSuspended: Bool { false }
    /// Whether it begins when the app goes to the background. It does not here.
    open var canStartPictureInPictureAutomaticallyFromInline = false
    /// Whether the person has to see the film as it goes on. It is kept.
    open var requiresLinearPlayback = false
    /// Begins. The delegate is told that it failed.
    open func startPictureInPicture() {
        Self.tell()
        delegate?.pictureInPictureController(
            self, failedToStartPictureInPictureWithError: AVError(.operationNotSupportedForAsset))
    }
    /// Ends.
    open func stopPictureInPicture() {}
    /// Asks for the state of what plays again.
    open func invalidatePlaybackState() {}

    private static func tell() {
        Log.warnOnce(
            "picture in picture", "there is no picture in picture here: AVPictureInPictureController never begins")
    }
}

/// Hears of a picture in picture. Only of the failure to begin here.
@MainActor @preconcurrency
public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {
    /// It will begin.
    func pictureInPictureControllerWillStartPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController)
    /// It has begun.
    func pictureInPictureControllerDidStartPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController)
    /// It did not begin.
    func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        failedToStartPictureInPictureWithError error: any Error)
    /// It will end.
    func pictureInPictureControllerWillStopPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController)
    /// It has ended.
    func pictureInPictureControllerDidStopPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController)
    /// The app should show the film itself again.
    func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
}

extension AVPictureInPictureControllerDelegate {
    public func pictureInPictureControllerWillStartPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController
    ) {}
    public func pictureInPictureControllerDidStartPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController
    ) {}
    public func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        failedToStartPictureInPictureWithError error: any Error
    ) {}
    public func pictureInPictureControllerWillStopPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController
    ) {}
    public func pictureInPictureControllerDidStopPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController
    ) {}
    public func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
}
