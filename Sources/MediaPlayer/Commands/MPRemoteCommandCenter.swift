import Foundation

/// The commands that the desktop's media keys and panels give to the app.
///
///     MPRemoteCommandCenter.shared().playCommand.addTarget { _ in
///         player.play()
///         return .success
///     }
///
/// The desktop gives them by the interface MPRIS of its bus, to a program that has told what it plays or that handles a command. What it has no word
/// for, such as to like a title, never comes. One key for both pauses or plays by ``togglePlayPauseCommand`` where that is handled, else by
/// the two others. Where an app skips a bit and has no next title, the key for the next title skips.
public final class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
    private static let sharedCenter: MPRemoteCommandCenter = DesktopMediaControls.shared.commands

    /// The app's own.
    public class func shared() -> MPRemoteCommandCenter { sharedCenter }

    public let playCommand: MPRemoteCommand
    public let pauseCommand: MPRemoteCommand
    public let stopCommand: MPRemoteCommand
    public let togglePlayPauseCommand: MPRemoteCommand
    public let nextTrackCommand: MPRemoteCommand
    public let previousTrackCommand: MPRemoteCommand
    public let enableLanguageOptionCommand: MPRemoteCommand
    public let disableLanguageOptionCommand: MPRemoteCommand
    public let seekForwardCommand: MPRemoteCommand
    public let seekBackwardCommand: MPRemoteCommand
    public let skipForwardCommand: MPSkipIntervalCommand
    public let skipBackwardCommand: MPSkipIntervalCommand
    public let changePlaybackPositionCommand: MPChangePlaybackPositionCommand
    public let changePlaybackRateCommand: MPChangePlaybackRateCommand
    public let changeRepeatModeCommand: MPChangeRepeatModeCommand
    public let changeShuffleModeCommand: MPChangeShuffleModeCommand
    public let ratingCommand: MPRatingCommand
    public let likeCommand: MPFeedbackCommand
    public let dislikeCommand: MPFeedbackCommand
    public let bookmarkCommand: MPFeedbackCommand

    init(_ desktop: DesktopMediaControls) {
        func plain() -> MPRemoteCommand { MPRemoteCommand(desktop) }
        (playCommand, pauseCommand, stopCommand, togglePlayPauseCommand) = (plain(), plain(), plain(), plain())
        (nextTrackCommand, previousTrackCommand) = (plain(), plain())
        (enableLanguageOptionCommand, disableLanguageOptionCommand) = (plain(), plain())
        (seekForwardCommand, seekBackwardCommand) = (plain(), plain())
        (skipForwardCommand, skipBackwardCommand) = (MPSkipIntervalCommand(desktop), MPSkipIntervalCommand(desktop))
        changePlaybackPositionCommand = MPChangePlaybackPositionCommand(desktop)
        changePlaybackRateCommand = MPChangePlaybackRateCommand(desktop)
        changeRepeatModeCommand = MPChangeRepeatModeCommand(desktop)
        changeShuffleModeCommand = MPChangeShuffleModeCommand(desktop)
        ratingCommand = MPRatingCommand(desktop)
        (likeCommand, dislikeCommand) = (MPFeedbackCommand(desktop), MPFeedbackCommand(desktop))
        bookmarkCommand = MPFeedbackCommand(desktop)
    }
}
