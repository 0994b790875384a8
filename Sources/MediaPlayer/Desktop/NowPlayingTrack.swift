import DovetailBus
import DovetailUIKit
import Foundation

/// What is played, in the words that a desktop has for it.
struct NowPlayingTrack {
    let title: String?
    let artist: String?
    let album: String?
    let albumArtist: String?
    let genre: String?
    let composer: String?
    let lyrics: String?
    /// In seconds.
    let duration: TimeInterval?
    let trackNumber: Int32?
    let discNumber: Int32?
    let address: URL?
    let artwork: MPMediaItemArtwork?
    private let identifier: String?

    init(_ info: [String: Any]) {
        func text(_ key: String) -> String? { (info[key] as? String).flatMap { $0.isEmpty ? nil : $0 } }
        func count(_ key: String) -> Int32? { Self.number(info[key]).flatMap { Int32(exactly: $0.rounded()) } }
        title = text(MPMediaItemPropertyTitle)
        artist = text(MPMediaItemPropertyArtist) ?? text(MPMediaItemPropertyPodcastTitle)
        album = text(MPMediaItemPropertyAlbumTitle)
        albumArtist = text(MPMediaItemPropertyAlbumArtist)
        genre = text(MPMediaItemPropertyGenre)
        composer = text(MPMediaItemPropertyComposer)
        lyrics = text(MPMediaItemPropertyLyrics)
        let length = Self.number(info[MPMediaItemPropertyPlaybackDuration])
        duration = length.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
        trackNumber = count(MPMediaItemPropertyAlbumTrackNumber)
        discNumber = count(MPMediaItemPropertyDiscNumber)
        address = (info[MPNowPlayingInfoPropertyAssetURL] ?? info[MPMediaItemPropertyAssetURL]) as? URL
        artwork = info[MPMediaItemPropertyArtwork] as? MPMediaItemArtwork
        identifier =
            text(MPNowPlayingInfoPropertyExternalContentIdentifier)
            ?? info[MPMediaItemPropertyPersistentID].map { "\($0)" }
    }

    /// A number, of whatever type an app has put it in.
    static func number(_ value: Any?) -> Double? {
        switch value {
        case let value as NSNumber: value.doubleValue
        case let value as Double: value
        case let value as Float: Double(value)
        case let value as any BinaryInteger: Double(Int64(clamping: value))
        default: nil
        }
    }

    /// Whether an app tells of the same thing again, as it does with each pause. The cover may come later.
    func isSame(as other: NowPlayingTrack?) -> Bool {
        guard let other else { return false }
        return title == other.title && artist == other.artist && album == other.album && address == other.address
            && identifier == other.identifier
    }

    /// What the desktop calls a track, which is a path without a meaning.
    static func path(_ number: Int) -> String { "/org/dovetail/track/\(number)" }

    func metadata(number: Int) -> [String: BusValue] {
        var values: [String: BusValue] = ["mpris:trackid": .path(Self.path(number))]
        func texts(_ text: String) -> BusValue { .array(of: "s", [.string(text)]) }
        values["xesam:title"] = title.map { .string($0) }
        values["xesam:artist"] = artist.map(texts)
        values["xesam:album"] = album.map { .string($0) }
        values["xesam:albumArtist"] = albumArtist.map(texts)
        values["xesam:genre"] = genre.map(texts)
        values["xesam:composer"] = composer.map(texts)
        values["xesam:asText"] = lyrics.map { .string($0) }
        values["xesam:trackNumber"] = trackNumber.map { .int($0) }
        values["xesam:discNumber"] = discNumber.map { .int($0) }
        values["xesam:url"] = address.map { .string($0.absoluteString) }
        values["mpris:length"] = duration.map { .long(Self.microseconds($0)) }
        return values
    }

    static func microseconds(_ seconds: TimeInterval) -> Int64 { Int64((seconds * 1_000_000).rounded()) }
}
