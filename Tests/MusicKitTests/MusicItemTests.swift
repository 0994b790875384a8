import DovetailTesting
import MusicKit
import SwiftUI
import Testing

/// Items as Apple Music's service writes them.
@MainActor
struct MusicItemTests {
    private static let song = """
        {"id": "900", "type": "songs", "attributes": {"name": "Rain", "artistName": "The Clouds", "albumName": "Sky",
        "durationInMillis": 192500, "trackNumber": 3, "discNumber": 1, "genreNames": ["Jazz", "Music"], "isrc": "CH1",
        "releaseDate": "2024-05-17", "contentRating": "explicit", "hasLyrics": true, "audioVariants": ["lossless"],
        "url": "https://example.org/song/900", "playParams": {"id": "900", "kind": "song"},
        "previews": [{"url": "https://example.org/900.m4a"}],
        "artwork": {"width": 3000, "height": 2000, "url": "https://example.org/{w}x{h}.jpg", "bgColor": "ff8000"}}}
        """
    private static let album = """
        {"id": "800", "type": "albums", "attributes": {"name": "Sky", "artistName": "The Clouds", "trackCount": 2,
        "isSingle": false, "genreNames": ["Jazz"], "recordLabel": "Air", "upc": "12345",
        "editorialNotes": {"standard": "Wet."}},
        "relationships": {"artists": {"data": [{"id": "700", "attributes": {"name": "The Clouds"}}]},
        "tracks": {"data": [\(song), {"id": "901", "type": "music-videos", "attributes": {"name": "Wind",
        "artistName": "The Clouds", "has4K": true}}]}}}
        """
    private func decoded<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
        try JSONDecoder().decode(type, from: Data(text.utf8))
    }

    @Test("A song has what is written of it, and is written as it was read") func song() throws {
        let song = try decoded(Song.self, Self.song)
        #expect(song.id == "900" && song.title == "Rain" && song.artistName == "The Clouds")
        #expect(song.albumTitle == "Sky" && song.duration == 192.5 && song.trackNumber == 3 && song.hasLyrics)
        #expect(song.genreNames == ["Jazz", "Music"] && song.contentRating == .explicit && song.isrc == "CH1")
        #expect(song.releaseDate == ISO8601DateFormatter().date(from: "2024-05-17T00:00:00Z"))
        #expect(song.audioVariants == [.lossless] && song.playParameters != nil && song.composerName == nil)
        #expect(song.previewAssets?.first?.url?.lastPathComponent == "900.m4a")
        #expect(song.albums == nil && song.playCount == nil && "\(song)" == "Song(id: \"900\", title: \"Rain\")")
        let again = try JSONDecoder().decode(Song.self, from: JSONEncoder().encode(song))
        #expect(again == song && Set([song, again]).count == 1)
    }

    @Test("An album has tracks, of two kinds") func album() throws {
        let album = try decoded(Album.self, Self.album)
        #expect(album.title == "Sky" && album.trackCount == 2 && album.recordLabelName == "Air")
        #expect(album.isSingle == false && album.isCompilation == nil && album.editorialNotes?.standard == "Wet.")
        let tracks = try #require(album.tracks)
        #expect(
            tracks.map(\.title) == ["Rain", "Wind"] && tracks[0].albumTitle == "Sky" && tracks[1].discNumber == nil)
        guard case .musicVideo(let video) = tracks[1] else {
            Issue.record("The second track is a film")
            return
        }
        #expect(video.has4K == true && album.artists?.first?.name == "The Clouds" && !tracks.hasNextBatch)
    }

    @Test("A playlist's entries have places") func playlist() throws {
        let playlist = try decoded(
            Playlist.self,
            """
            {"id": "pl.1", "attributes": {"name": "Weather", "playlistType": "user-shared",
            "description": {"standard": "All of it"}}, "relationships": {"tracks": {"data": [\(Self.song)]}}}
            """)
        #expect(playlist.kind == .userShared && playlist.standardDescription == "All of it")
        let entry = try #require(playlist.entries?.first)
        #expect(entry.position == 0 && entry.title == "Rain" && entry.item != nil && entry.id != "900")
    }

    @Test("A picture has colours and a place for each size") func artwork() throws {
        let artwork = try #require(try decoded(Song.self, Self.song).artwork)
        #expect(artwork.maximumWidth == 3000 && artwork.maximumHeight == 2000 && artwork.primaryTextColor == nil)
        #expect(artwork.url(width: 64, height: 32)?.absoluteString == "https://example.org/64x32.jpg")
        let components = artwork.backgroundColor?.components?.map { ($0 * 255).rounded() }
        #expect(components == [255, 128, 0, 255])
    }

    @Test("A picture that is not there yet has its size") func image() throws {
        let artwork = try decoded(Artwork.self, #"{"width": 10, "height": 10, "alternateText": "Clouds"}"#)
        let host = TestHost(size: CGSize(width: 200, height: 200)) { ArtworkImage(artwork, width: 80).id("art") }
        #expect(host.exists("Clouds"))
    }

    @Test("Collections are made, added and compared") func collections() throws {
        let song = try decoded(Song.self, Self.song)
        var songs: MusicItemCollection<Song> = [song]
        songs += MusicItemCollection([song])
        #expect(songs.count == 2 && songs + [] == songs && MusicItemCollection<Song>().isEmpty)
        #expect(throws: (any Error).self) { try decoded(Song.self, #"{"attributes": {}}"#) }
    }
}
