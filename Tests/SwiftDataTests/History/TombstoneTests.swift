import Foundation
import SwiftData
import Testing

@Model
private final class Song {
    @Attribute(.preserveValueOnDeletion) var title: String
    @Attribute(.preserveValueOnDeletion) var plays: Int
    @Attribute(.preserveValueOnDeletion) var rating: Double?
    @Attribute(.preserveValueOnDeletion) var cover: Data
    var lyrics = ""

    init(title: String, plays: Int, rating: Double? = nil) {
        self.title = title
        self.plays = plays
        self.rating = rating
        cover = Data([1, 2, 3])
    }
}

/// What the history keeps of models and of the saves that changed them.
@Suite struct TombstoneTests {
    private func deletion(of song: Song) throws -> DefaultHistoryDelete<Song> {
        let context = ModelContext(try memory(Song.self))
        context.insert(song)
        try context.save()
        context.delete(song)
        try context.save()
        let last = try #require(try context.fetchHistory(HistoryDescriptor()).last)
        guard case .delete(let deletion as DefaultHistoryDelete<Song>) = last.changes.first else {
            throw SwiftDataError.historyTokenExpired
        }
        #expect(deletion.transactionIdentifier == last.transactionIdentifier && deletion.changeIdentifier == 2)
        #expect(deletion.changedPersistentIdentifier == song.persistentModelID)
        return deletion
    }

    @Test func theValuesOfADeletedModelAreReadByTheirPaths() throws {
        let tombstone = try deletion(of: Song(title: "Elbe", plays: 7, rating: 4.5)).tombstone
        #expect(tombstone[\.title] == "Elbe" && tombstone[\.plays] == 7 && tombstone[\.cover] == Data([1, 2, 3]))
        #expect(tombstone[\.rating] == 4.5)
        let path: PartialKeyPath<Song> = \.plays
        #expect(tombstone[path] as? Int == 7)
        #expect(tombstone[\.lyrics] as String? == nil && tombstone[\Song.lyrics as PartialKeyPath] == nil)
    }

    @Test func aTombstoneIsASequenceOfValues() throws {
        let tombstone = try deletion(of: Song(title: "Elbe", plays: 7)).tombstone
        let values = Set(tombstone.map { "\($0)" })
        #expect(values.isSuperset(of: ["Elbe", "7", "3 bytes"]) && tombstone[\.lyrics] as String? == nil)
        var iterator = tombstone.makeIterator()
        var count = 0
        while iterator.next() != nil { count += 1 }
        #expect(count == values.count)
    }

    @Test func savesAreSortedAndLimitedAndSayWhoseTheyAre() throws {
        let container = try memory(Song.self)
        let context = ModelContext(container)
        for (number, author) in ["a", "c", "b"].enumerated() {
            context.author = author
            context.insert(Song(title: author, plays: number))
            try context.save()
        }
        var descriptor = HistoryDescriptor<DefaultHistoryTransaction>(
            sortBy: [SortDescriptor(\.transactionIdentifier, order: .reverse)])
        #expect(try context.fetchHistory(descriptor).map(\.author) == ["b", "c", "a"])
        descriptor.fetchLimit = 2
        #expect(try context.fetchHistory(descriptor).map(\.author) == ["b", "c"])
        descriptor.predicate = #Predicate { $0.author != "c" }
        #expect(try context.fetchHistory(descriptor).map(\.author) == ["b", "a"])

        let all = try context.fetchHistory(HistoryDescriptor())
        #expect(Set(all.map(\.storeIdentifier)).count == 1 && Set(all.map(\.processIdentifier)).count == 1)
        #expect(all.allSatisfy { !$0.bundleIdentifier.isEmpty && abs($0.timestamp.timeIntervalSinceNow) < 3600 })
        guard case .insert(let insert as DefaultHistoryInsert<Song>) = all[1].changes[0] else {
            Issue.record("no insertion")
            return
        }
        #expect(insert.transactionIdentifier == all[1].transactionIdentifier && insert.changeIdentifier == 2)
        let song = try #require(context.model(for: insert.changedPersistentIdentifier) as? Song)
        #expect(song.title == "c")
    }

    @Test func aTokenIsKeptElsewhereAndComparedLater() throws {
        let context = ModelContext(try memory(Song.self))
        for number in 0..<2 {
            context.insert(Song(title: "\(number)", plays: 0))
            try context.save()
        }
        let tokens = try context.fetchHistory(HistoryDescriptor()).map(\.token)
        let data = try JSONEncoder().encode(tokens[0])
        let kept = try JSONDecoder().decode(DefaultHistoryToken.self, from: data)
        #expect(kept == tokens[0] && kept < tokens[1] && !(tokens[1] < kept) && kept.hashValue == tokens[0].hashValue)
    }
}
