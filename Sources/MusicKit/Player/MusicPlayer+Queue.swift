import Combine
import Foundation

extension MusicPlayer {
    /// What is to be played. It is kept, and not played.
    public class Queue: ObservableObject, ExpressibleByArrayLiteral, @unchecked Sendable {
        /// Where something is put.
        public enum EntryInsertionPosition: Hashable, Sendable {
            case afterCurrentEntry
            case tail
        }

        @Published var list: [Entry]
        /// What is played, or would be first.
        @Published public var currentEntry: Entry?

        /// Items.
        public required convenience init(arrayLiteral elements: any PlayableMusicItem...) {
            self.init(list: elements.map { Entry($0) }, first: nil)
        }
        required init(list: [Entry], first: Int?) {
            self.list = list
            currentEntry = first.map { list[$0] } ?? list.first
        }
        /// Items, from one on.
        public convenience init<S: Sequence, PlayableMusicItemType: PlayableMusicItem>(
            for playableItems: S, startingAt startPlayableItem: S.Element? = nil
        ) where S.Element == PlayableMusicItemType {
            let items = Array(playableItems)
            let first = startPlayableItem.flatMap { start in items.firstIndex { $0.id == start.id } }
            self.init(list: items.map { Entry($0) }, first: first)
        }
        /// An album, from a track on.
        public convenience init(album: Album, startingAt startTrack: Track) {
            self.init(for: album.tracks ?? [startTrack], startingAt: startTrack)
        }
        /// A playlist, from an entry on.
        public convenience init(playlist: Playlist, startingAt startPlaylistEntry: Playlist.Entry) {
            self.init(for: playlist.entries ?? [startPlaylistEntry], startingAt: startPlaylistEntry)
        }
        /// Entries, from one on.
        public convenience init<S: Sequence>(_ entries: S, startingAt startEntry: S.Element? = nil)
        where S.Element == Entry {
            let entries = Array(entries)
            self.init(list: entries, first: startEntry.flatMap { entries.firstIndex(of: $0) })
        }

        /// Puts an entry into it.
        public func insert(_ entry: Entry, position: EntryInsertionPosition) async throws {
            try await insert([entry], position: position)
        }
        /// Puts entries into it.
        public func insert<S: Sequence>(_ entries: S, position: EntryInsertionPosition) async throws
        where S.Element == Entry { put(Array(entries), position) }
        /// Puts an item into it.
        public func insert<PlayableMusicItemType: PlayableMusicItem>(
            _ playableItem: PlayableMusicItemType, position: EntryInsertionPosition
        ) async throws { put([Entry(playableItem)], position) }
        /// Puts items into it.
        public func insert<S: Sequence, PlayableMusicItemType: PlayableMusicItem>(
            _ playableItems: S, position: EntryInsertionPosition
        ) async throws where S.Element == PlayableMusicItemType { put(playableItems.map { Entry($0) }, position) }

        private func put(_ entries: [Entry], _ position: EntryInsertionPosition) {
            let current = currentEntry.flatMap { list.firstIndex(of: $0) }
            let place = position == .tail ? list.endIndex : current.map { $0 + 1 } ?? list.startIndex
            list.insert(contentsOf: entries, at: place)
            if currentEntry == nil { currentEntry = list.first }
        }
    }
}

extension MusicPlayer.Queue {
    /// Something that is to be played.
    public struct Entry: Hashable, Identifiable, CustomStringConvertible, Sendable {
        /// A song or a film.
        public enum Item: PlayableMusicItem, Hashable {
            case song(Song)
            case musicVideo(MusicVideo)

            public var id: MusicItemID {
                switch self {
                case .song(let song): song.id
                case .musicVideo(let video): video.id
                }
            }
            public var playParameters: PlayParameters? {
                switch self {
                case .song(let song): song.playParameters
                case .musicVideo(let video): video.playParameters
                }
            }
        }

        public let id = UUID().uuidString
        /// What stands for it until its songs are known, such as an album.
        public let transientItem: (any PlayableMusicItem)?
        public let startTime: TimeInterval?
        public let endTime: TimeInterval?

        /// An item, or a part of it.
        public init(_ playableItem: any PlayableMusicItem, startTime: TimeInterval? = nil, endTime: TimeInterval? = nil)
        { (transientItem, self.startTime, self.endTime) = (playableItem, startTime, endTime) }

        /// Whether its songs are not known.
        public var isTransient: Bool { item == nil }
        /// The song or film; nil for an album or a playlist.
        public var item: Item? {
            switch transientItem {
            case let song as Song: .song(song)
            case let video as MusicVideo: .musicVideo(video)
            case let track as Track:
                switch track {
                case .song(let song): .song(song)
                case .musicVideo(let video): .musicVideo(video)
                }
            default: nil
            }
        }
        public var title: String {
            switch transientItem {
            case let song as Song: song.title
            case let video as MusicVideo: video.title
            case let track as Track: track.title
            case let album as Album: album.title
            case let playlist as Playlist: playlist.name
            case let entry as Playlist.Entry: entry.title
            case let station as Station: station.name
            default: ""
            }
        }
        /// Who made it.
        public var subtitle: String? {
            switch transientItem {
            case let song as Song: song.artistName
            case let video as MusicVideo: video.artistName
            case let track as Track: track.artistName
            case let album as Album: album.artistName
            default: nil
            }
        }
        public var artwork: Artwork? {
            switch transientItem {
            case let song as Song: song.artwork
            case let video as MusicVideo: video.artwork
            case let track as Track: track.artwork
            case let album as Album: album.artwork
            case let playlist as Playlist: playlist.artwork
            default: nil
            }
        }
        public var description: String { "MusicPlayer.Queue.Entry(title: \"\(title)\")" }

        public static func == (first: Self, second: Self) -> Bool { first.id == second.id }
        public func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }
}
