import Foundation

extension Playlist {
    /// A song or a film of a playlist, with its place.
    public struct Entry: PlayableMusicItem, Codable, Hashable, Identifiable {
        /// What it is.
        public enum Item: Codable, Hashable, Sendable {
            case song(Song)
            case musicVideo(MusicVideo)
        }
        private let track: Track
        /// Which place it has, from 0.
        public let position: Int

        init(track: Track, position: Int) { (self.track, self.position) = (track, position) }

        public var id: MusicItemID { MusicItemID("\(position).\(track.id)") }
        /// The song or film.
        public var item: Item? {
            switch track {
            case .song(let song): .song(song)
            case .musicVideo(let video): .musicVideo(video)
            }
        }
        public var albumTitle: String? { track.albumTitle }
        public var artistName: String { track.artistName }
        public var artistURL: URL? { track.artistURL }
        public var artwork: Artwork? { track.artwork }
        public var contentRating: ContentRating? { track.contentRating }
        public var duration: TimeInterval? { track.duration }
        public var editorialNotes: EditorialNotes? { track.editorialNotes }
        public var genreNames: [String] { track.genreNames }
        public var isrc: String? { track.isrc }
        public var lastPlayedDate: Date? { track.lastPlayedDate }
        public var libraryAddedDate: Date? { track.libraryAddedDate }
        public var playCount: Int? { track.playCount }
        public var playParameters: PlayParameters? { track.playParameters }
        public var previewAssets: [PreviewAsset]? { track.previewAssets }
        public var releaseDate: Date? { track.releaseDate }
        public var title: String { track.title }
        public var url: URL? { track.url }
    }
}
