import AVFoundation
import DovetailControls
import DovetailCore
import Foundation

/// Shows a film, with controls that come when the pointer moves or the film is tapped, and go while it plays.
///
///     VideoPlayer(player: AVPlayer(url: film))
///
/// The space bar plays and pauses, the arrow keys go ten seconds back and on, when it has the keyboard.
public struct VideoPlayer<VideoOverlay: View>: View {
    private let player: AVPlayer?
    private let overlay: VideoOverlay?

    /// The film of a player, with views over it and below the controls.
    public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
        self.player = player
        overlay = videoOverlay()
    }

    public var body: some View {
        ZStack {
            Color.black
            if let player {
                PlayerScreen(player: player, display: player.display, gravity: .resizeAspect, showsControls: true) {
                    overlay
                }
                .id(ObjectIdentifier(player))
            } else {
                overlay
            }
        }
        .clipped()
    }
}

extension VideoPlayer where VideoOverlay == EmptyView {
    /// The film of a player.
    public init(player: AVPlayer?) {
        self.player = player
        overlay = nil
    }
}
