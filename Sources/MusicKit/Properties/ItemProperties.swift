import Foundation

// What of each kind of item can be asked for later.

extension PartialMusicAsyncProperty where Root == Album {
    public static var appearsOn: MusicRelationshipProperty<Album, Playlist> { .init("appearsOn") }
    public static var artistURL: MusicExtendedAttributeProperty<Album, URL> { .init("artistURL") }
    public static var artists: MusicRelationshipProperty<Album, Artist> { .init("artists") }
    public static var audioVariants: MusicExtendedAttributeProperty<Album, [AudioVariant]> { .init("audioVariants") }
    public static var genres: MusicRelationshipProperty<Album, Genre> { .init("genres") }
    public static var otherVersions: MusicRelationshipProperty<Album, Album> { .init("otherVersions") }
    public static var recordLabels: MusicRelationshipProperty<Album, RecordLabel> { .init("recordLabels") }
    public static var relatedAlbums: MusicRelationshipProperty<Album, Album> { .init("relatedAlbums") }
    public static var relatedVideos: MusicRelationshipProperty<Album, MusicVideo> { .init("relatedVideos") }
    public static var tracks: MusicRelationshipProperty<Album, Track> { .init("tracks") }
}

extension PartialMusicAsyncProperty where Root == Artist {
    public static var albums: MusicRelationshipProperty<Artist, Album> { .init("albums") }
    public static var appearsOnAlbums: MusicRelationshipProperty<Artist, Album> { .init("appearsOnAlbums") }
    public static var compilationAlbums: MusicRelationshipProperty<Artist, Album> { .init("compilationAlbums") }
    public static var featuredAlbums: MusicRelationshipProperty<Artist, Album> { .init("featuredAlbums") }
    public static var featuredPlaylists: MusicRelationshipProperty<Artist, Playlist> { .init("featuredPlaylists") }
    public static var fullAlbums: MusicRelationshipProperty<Artist, Album> { .init("fullAlbums") }
    public static var genres: MusicRelationshipProperty<Artist, Genre> { .init("genres") }
    public static var latestRelease: MusicRelationshipProperty<Artist, Album> { .init("latestRelease") }
    public static var liveAlbums: MusicRelationshipProperty<Artist, Album> { .init("liveAlbums") }
    public static var musicVideos: MusicRelationshipProperty<Artist, MusicVideo> { .init("musicVideos") }
    public static var playlists: MusicRelationshipProperty<Artist, Playlist> { .init("playlists") }
    public static var similarArtists: MusicRelationshipProperty<Artist, Artist> { .init("similarArtists") }
    public static var singles: MusicRelationshipProperty<Artist, Album> { .init("singles") }
    public static var station: MusicRelationshipProperty<Artist, Station> { .init("station") }
    public static var topMusicVideos: MusicRelationshipProperty<Artist, MusicVideo> { .init("topMusicVideos") }
    public static var topSongs: MusicRelationshipProperty<Artist, Song> { .init("topSongs") }
}

extension PartialMusicAsyncProperty where Root == Curator {
    public static var playlists: MusicRelationshipProperty<Curator, Playlist> { .init("playlists") }
}

extension PartialMusicAsyncProperty where Root == MusicVideo {
    public static var albums: MusicRelationshipProperty<MusicVideo, Album> { .init("albums") }
    public static var artistURL: MusicExtendedAttributeProperty<MusicVideo, URL> { .init("artistURL") }
    public static var artists: MusicRelationshipProperty<MusicVideo, Artist> { .init("artists") }
    public static var genres: MusicRelationshipProperty<MusicVideo, Genre> { .init("genres") }
    public static var moreByArtist: MusicRelationshipProperty<MusicVideo, MusicVideo> { .init("moreByArtist") }
    public static var moreInGenre: MusicRelationshipProperty<MusicVideo, MusicVideo> { .init("moreInGenre") }
    public static var songs: MusicRelationshipProperty<MusicVideo, Song> { .init("songs") }
}

extension PartialMusicAsyncProperty where Root == Playlist {
    public static var curator: MusicRelationshipProperty<Playlist, Curator> { .init("curator") }
    public static var entries: MusicRelationshipProperty<Playlist, Playlist.Entry> { .init("entries") }
    public static var featuredArtists: MusicRelationshipProperty<Playlist, Artist> { .init("featuredArtists") }
    public static var moreByCurator: MusicRelationshipProperty<Playlist, Playlist> { .init("moreByCurator") }
    public static var radioShow: MusicRelationshipProperty<Playlist, RadioShow> { .init("radioShow") }
    public static var tracks: MusicRelationshipProperty<Playlist, Track> { .init("tracks") }
}

extension PartialMusicAsyncProperty where Root == RadioShow {
    public static var playlists: MusicRelationshipProperty<RadioShow, Playlist> { .init("playlists") }
}

extension PartialMusicAsyncProperty where Root == RecordLabel {
    public static var latestReleases: MusicRelationshipProperty<RecordLabel, Album> { .init("latestReleases") }
    public static var topReleases: MusicRelationshipProperty<RecordLabel, Album> { .init("topReleases") }
}

extension PartialMusicAsyncProperty where Root == Song {
    public static var albums: MusicRelationshipProperty<Song, Album> { .init("albums") }
    public static var artistURL: MusicExtendedAttributeProperty<Song, URL> { .init("artistURL") }
    public static var artists: MusicRelationshipProperty<Song, Artist> { .init("artists") }
    public static var audioVariants: MusicExtendedAttributeProperty<Song, [AudioVariant]> { .init("audioVariants") }
    public static var composers: MusicRelationshipProperty<Song, Artist> { .init("composers") }
    public static var genres: MusicRelationshipProperty<Song, Genre> { .init("genres") }
    public static var musicVideos: MusicRelationshipProperty<Song, MusicVideo> { .init("musicVideos") }
    public static var station: MusicRelationshipProperty<Song, Station> { .init("station") }
}
