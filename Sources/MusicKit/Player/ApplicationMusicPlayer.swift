import Foundation

/// Plays music for the app alone. There is none to play.
public final class ApplicationMusicPlayer: MusicPlayer, @unchecked Sendable {
    public static let shared = ApplicationMusicPlayer()
    /// What is to be played. It is kept, and not played.
    public var queue = Queue(list: [], first: nil)
    /// How one item follows another. It is kept, and nothing else.
    public var transition = Transition.none

    /// What is to be played, with what is in it.
    public final class Queue: MusicPlayer.Queue, Hashable, @unchecked Sendable {
        /// What is in it, in its order.
        public struct Entries: RandomAccessCollection, MutableCollection, RangeReplaceableCollection,
            ExpressibleByArrayLiteral, Hashable, Sendable
        {
            public typealias Element = MusicPlayer.Queue.Entry
            public typealias Index = Int
            fileprivate var list: [Element] = []

            public init() {}
            public init(arrayLiteral elements: Element...) { list = elements }
            public var startIndex: Int { list.startIndex }
            public var endIndex: Int { list.endIndex }
            public subscript(position: Int) -> Element {
                get { list[position] }
                set { list[position] = newValue }
            }
            public mutating func replaceSubrange<C: Collection>(_ range: Range<Int>, with elements: C)
            where C.Element == Element { list.replaceSubrange(range, with: elements) }
        }

        public var entries: Entries {
            get { Entries(list) }
            set {
                list = newValue.list
                if currentEntry.map({ !list.contains($0) }) ?? true { currentEntry = list.first }
            }
        }
        public static func == (first: Queue, second: Queue) -> Bool { first === second }
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
}
