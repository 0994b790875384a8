import AVFoundation
import DovetailControls
import DovetailCore
import DovetailUIKit
import Foundation

/// Hears of an ``AVPlayerViewController``. Nothing is ever told: there is no full screen of its own, and no picture in picture.
@MainActor @preconcurrency
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
    /// A picture in picture begins.
    func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    /// A picture in picture has ended.
    func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
}

extension AVPlayerViewControllerDelegate {
    public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
}

/// Shows a film with controls, as ``VideoPlayer`` does, in UIKit.
@MainActor @preconcurrency
open class AVPlayerViewController: UIViewController {
    /// The player; nil for none.
    open var player: AVPlayer? { didSet { content.player = player } }
    /// Whether there are controls.
    open var showsPlaybackControls = true {
        didSet { content.showsControls = showsPlaybackControls && !requiresLinearPlayback }
    }
    /// How the picture fills the view.
    open var videoGravity = AVLayerVideoGravity.resizeAspect { didSet { content.gravity = videoGravity } }
    /// Hears of it.
    open weak var delegate: (any AVPlayerViewControllerDelegate)?
    /// Whether there may be a picture in picture: there is none here.
    open var allowsPictureInPicturePlayback = true
    /// Whether a picture in picture begins by itself: there is none here.
    open var canStartPictureInPictureAutomaticallyFromInline = false
    /// Whether it fills the screen when a film begins: it does not here.
    open var entersFullScreenWhenPlaybackBegins = false
    /// Whether it leaves the screen when a film ends.
    open var exitsFullScreenWhenPlaybackEnds = false
    /// Whether a person may only let it run, as where something is to be seen whole: controls are not shown then.
    open var requiresLinearPlayback = false {
        didSet { content.showsControls = showsPlaybackControls && !requiresLinearPlayback }
    }
    /// Whether it tells the system what plays. It does not here.
    open var updatesNowPlayingInfoCenter = true
    /// Whether there is a picture.
    open var isReadyForDisplay: Bool { player?.picture.frame != nil }
    /// A view over the picture and below the controls.
    open private(set) lazy var contentOverlayView: UIView? = UIView()

    private let content = PlayerControllerContent()

    /// A controller of no player: there are no archives of views.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    /// Nothing is read: there are no archives of controllers.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func loadView() {
        view = UIHostingController(rootView: PlayerControllerView(content: content)).view
    }
}

private final class PlayerControllerContent: ObservableObject {
    @Published var player: AVPlayer?
    @Published var showsControls = true
    @Published var gravity = AVLayerVideoGravity.resizeAspect
}

private struct PlayerControllerView: View {
    @ObservedObject var content: PlayerControllerContent

    var body: some View {
        ZStack {
            Color.black
            if let player = content.player {
                PlayerScreen(
                    player: player, display: player.display, gravity: content.gravity,
                    showsControls: content.showsControls
                ) { EmptyView() }
                .id(ObjectIdentifier(player))
            }
        }
        .clipped()
    }
}
