import DovetailControls
import DovetailCore
import DovetailUIKit
import Foundation

/// Shows the picture of a player in a view of UIKit's.
///
///     class PlayerView: UIView {
///         override static var layerClass: AnyClass { AVPlayerLayer.self }
///         var playerLayer: AVPlayerLayer { layer as! AVPlayerLayer }
///     }
@MainActor @preconcurrency
open class AVPlayerLayer: CALayer {
    /// The player; nil for none.
    open var player: AVPlayer? { didSet { if player !== oldValue { setNeedsLayout() } } }
    /// How the picture fills the layer.
    open var videoGravity = AVLayerVideoGravity.resizeAspect { didSet { setNeedsLayout() } }
    /// Whether there is a picture.
    open var isReadyForDisplay: Bool { player?.picture.frame != nil }
    /// Where the picture is.
    open var videoRect: CGRect {
        guard let size = player?.currentItem?.presentationSize, size != .zero else { return .zero }
        return videoGravity == .resizeAspect ? AVMakeRect(aspectRatio: size, insideRect: bounds) : bounds
    }

    /// A layer of no player.
    public override init() {
        super.init()
        outsideDrawing = { [weak self] in self?.surface }
    }
    /// A layer of a player.
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }
    /// A copy of another layer.
    public override init(layer: Any) {
        super.init(layer: layer)
        outsideDrawing = { [weak self] in self?.surface }
        guard let other = layer as? AVPlayerLayer else { return }
        (player, videoGravity) = (other.player, other.videoGravity)
    }
    /// A layer of no player. Nothing is read: there are no archives of layers.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private var surface: AnyView? { player.map { AnyView(PlayerSurface(player: $0, gravity: videoGravity)) } }
}
