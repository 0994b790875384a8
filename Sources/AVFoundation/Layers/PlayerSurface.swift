import DovetailControls
import DovetailCore
import Foundation

/// The picture of a player, in a rectangle of its own proportions.
package struct PlayerSurface: View {
    @ObservedObject var picture: PlayerPicture
    let gravity: AVLayerVideoGravity

    package init(player: AVPlayer, gravity: AVLayerVideoGravity) {
        picture = player.picture
        self.gravity = gravity
    }

    package var body: some View {
        if let frame = picture.frame {
            let image = Image(.pixels(frame)).resizable()
            switch gravity {
            case .resize: image.accessibilityHidden(true)
            case .resizeAspectFill:
                // The picture fills, and takes no more room than there is.
                Color.clear.overlay { image.aspectRatio(contentMode: .fill) }.clipped().accessibilityHidden(true)
            default: image.aspectRatio(contentMode: .fit).accessibilityHidden(true)
            }
        }
    }
}
