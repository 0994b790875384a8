import Foundation

/// Tells the desktop what the app plays: its panel, lock screen and media keys show and use it, by the interface MPRIS of the desktop's bus.
///
///     MPNowPlayingInfoCenter.default().nowPlayingInfo = [
///         MPMediaItemPropertyTitle: "Nocturne", MPMediaItemPropertyPlaybackDuration: 312.0,
///         MPNowPlayingInfoPropertyElapsedPlaybackTime: player.currentTime, MPNowPlayingInfoPropertyPlaybackRate: 1.0,
///     ]
///
/// A program that has told nothing is seen by nobody. Where there is no such bus, the log says so once and the rest goes on. What is played is worked
/// out from the time and the rate that were told, so an app tells them where it pauses, goes on or seeks. Any thread may call it.
public final class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
    private static let shared = MPNowPlayingInfoCenter(.shared)

    private let desktop: DesktopMediaControls

    package init(_ desktop: DesktopMediaControls) { self.desktop = desktop }

    /// The app's own.
    public class func `default`() -> MPNowPlayingInfoCenter { shared }

    /// What is played, by the keys such as ``MPMediaItemPropertyTitle``; nil for nothing.
    public var nowPlayingInfo: [String: Any]? {
        get { desktop.info }
        set { desktop.setInfo(newValue) }
    }

    /// Whether it is played. Without a word, the rate says it: iOS asks for no more.
    public var playbackState: MPNowPlayingPlaybackState {
        get { desktop.playbackState }
        set { desktop.setPlaybackState(newValue) }
    }
}
