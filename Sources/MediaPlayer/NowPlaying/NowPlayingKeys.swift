// What an app tells of what it plays. The names of the keys are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The title. A text.
public let MPMediaItemPropertyTitle = "title"
/// The album. A text.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// Who performs it. A text.
public let MPMediaItemPropertyArtist = "artist"
/// Who performs the album. A text.
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
/// A text.
public let MPMediaItemPropertyGenre = "genre"
/// A text.
public let MPMediaItemPropertyComposer = "composer"
/// How long it is, in seconds. A number.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// Its number on the album, from 1. A number.
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
/// How many there are on the album. A number.
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"
/// The number of the disc, from 1. A number.
public let MPMediaItemPropertyDiscNumber = "discNumber"
/// How many discs there are. A number.
public let MPMediaItemPropertyDiscCount = "discCount"
/// The cover, an ``MPMediaItemArtwork``.
public let MPMediaItemPropertyArtwork = "artwork"
/// What a library calls it. A number.
public let MPMediaItemPropertyPersistentID = "persistentID"
/// An ``MPMediaType``'s raw value.
public let MPMediaItemPropertyMediaType = "mediaType"
/// Where it is. A `URL`.
public let MPMediaItemPropertyAssetURL = "assetURL"
/// A text.
public let MPMediaItemPropertyLyrics = "lyrics"
/// Whether there are words in it that not everybody should hear. A truth value.
public let MPMediaItemPropertyIsExplicit = "isExplicit"
/// The podcast. A text.
public let MPMediaItemPropertyPodcastTitle = "podcastTitle"
/// When it came out. A `Date`.
public let MPMediaItemPropertyReleaseDate = "releaseDate"
/// From 0 to 5. A number.
public let MPMediaItemPropertyRating = "rating"

/// How much was played when the values were told, in seconds. A number. What follows is worked out from it and the rate.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// How fast it is played: 1 is as recorded, and what is taken without a word; 0 is a pause. A number.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
/// How fast it is played if nothing else is wished. A number.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
/// Its place in the queue, from 0. A number.
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
/// How many the queue has. A number.
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"
/// The chapter, from 0. A number.
public let MPNowPlayingInfoPropertyChapterNumber = "MPNowPlayingInfoPropertyChapterNumber"
/// How many chapters there are. A number.
public let MPNowPlayingInfoPropertyChapterCount = "MPNowPlayingInfoPropertyChapterCount"
/// Whether it has no end that is known. A truth value.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
/// An ``MPNowPlayingInfoMediaType``'s raw value.
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
/// Where it is. A `URL`.
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"
/// What the app's service calls it. A text.
public let MPNowPlayingInfoPropertyExternalContentIdentifier = "MPNowPlayingInfoPropertyExternalContentIdentifier"
/// How much was played, from 0 to 1. A number.
public let MPNowPlayingInfoPropertyPlaybackProgress = "MPNowPlayingInfoPropertyPlaybackProgress"
/// What the app's service calls it. A text.
public let MPNowPlayingInfoPropertyServiceIdentifier = "MPNowPlayingInfoPropertyServiceIdentifier"
/// When that is played which is there at the elapsed time. A `Date`.
public let MPNowPlayingInfoPropertyCurrentPlaybackDate = "MPNowPlayingInfoPropertyCurrentPlaybackDate"

/// What kind of thing is played.
public enum MPNowPlayingInfoMediaType: UInt, Sendable {
    case none
    case audio
    case video
}

/// Whether it is played.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
    /// The rate says it.
    case unknown
    case playing
    case paused
    case stopped
    case interrupted
}
