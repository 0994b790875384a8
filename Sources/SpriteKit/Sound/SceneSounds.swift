import AVFoundation
import DovetailCore
import Foundation

/// The sounds of a scene's actions, which end with the scene.
@MainActor
final class SceneSounds {
    /// Those that are heard now: a player that nobody holds is silent.
    private var playing: [AVAudioPlayer] = []

    /// A player of a file of the app's resources; nil for one that can't be played.
    static func player(_ file: String) -> AVAudioPlayer? {
        let name = file as NSString
        let url = Bundle.main.url(
            forResource: name.deletingPathExtension,
            withExtension: name.pathExtension.isEmpty ? nil : name.pathExtension)
        guard let url else {
            SpriteLog.note("there is no sound “\(file)” that can be played")
            return nil
        }
        return player(url)
    }

    /// A player of a file; nil for one that can't be played.
    static func player(_ url: URL) -> AVAudioPlayer? {
        guard let player = try? AVAudioPlayer(contentsOf: url) else {
            SpriteLog.note("there is no sound “\(url.lastPathComponent)” that can be played")
            return nil
        }
        return player
    }

    func play(_ file: String) {
        playing.removeAll { !$0.isPlaying }
        guard let player = Self.player(file) else { return }
        playing.append(player)
        player.play()
    }

    static func duration(of file: String) -> TimeInterval { player(file)?.duration ?? 0 }
}
