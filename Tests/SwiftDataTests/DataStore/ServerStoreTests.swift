import DovetailTesting
import Foundation
import SwiftData
import SwiftUI
import TestSupport
import Testing

/// A store that answers requests itself, in snapshots of its own.
@Suite struct ServerStoreTests {
    private let configuration = ServerStore.Configuration()
    private var server: ServerStore.Server { configuration.server }

    private func open() throws -> ModelContainer {
        try ModelContainer(for: Track.self, Disc.self, configurations: configuration)
    }

    /// Puts tracks on the server, as somebody else would.
    private func put(_ tracks: [(title: String, plays: Int)], disc: String? = nil) throws {
        let context = ModelContext(try open())
        let album = disc.map { Disc(name: $0) }
        if let album { context.insert(album) }
        for track in tracks { context.insert(Track(title: track.title, plays: track.plays, album: album)) }
        try context.save()
        _ = server.log.take()
    }

    @Test func theStoresOwnAnswerIsTheResult() throws {
        try put([("A", 5), ("B", 20), ("C", 30)])
        let context = ModelContext(try open())
        // The server understands every predicate as “more than ten”.
        var descriptor = FetchDescriptor<Track>(predicate: #Predicate { $0.plays > 1 })
        #expect(try context.fetch(descriptor).map(\.title) == ["B", "C"])
        descriptor.sortBy = [SortDescriptor(\.title, order: .reverse)]
        #expect(try context.fetch(descriptor).map(\.title) == ["C", "B"])
        descriptor.fetchLimit = 1
        #expect(try context.fetch(descriptor).map(\.title) == ["C"])
        #expect(server.log.take() == ["fetch Track", "fetch Track", "fetch Track"])
        #expect(try context.fetchCount(descriptor) == 1)
        #expect(server.log.take() == ["count Track", "fetch Track"])
        #expect(try context.fetchIdentifiers(descriptor).map { $0.storeIdentifier } == ["server"])
    }

    @Test func whatIsNotSavedComesBetweenTheStoresAnswer() throws {
        try put([("A", 50), ("C", 20), ("E", 30)])
        let context = ModelContext(try open())
        var descriptor = FetchDescriptor<Track>(
            predicate: #Predicate { $0.plays > 10 }, sortBy: [SortDescriptor(\.title, order: .reverse)])
        let tracks = try context.fetch(descriptor)
        context.insert(Track(title: "D", plays: 11))
        context.delete(tracks[0])
        tracks[2].plays = 0
        #expect(try context.fetch(descriptor).map(\.title) == ["D", "C"])
        descriptor.fetchLimit = 1
        #expect(try context.fetch(descriptor).map(\.title) == ["D"])
        #expect(try context.fetchCount(descriptor) == 1)
    }

    @Test func valuesThatTheStoreMakesAreTakenOver() throws {
        let context = ModelContext(try open())
        let track = Track(title: "elbe")
        context.insert(track)
        nonisolated(unsafe) var tokens: [String: any HistoryToken] = [:]
        let observer = NotificationCenter.default.addObserver(
            forName: ModelContext.didSave, object: context, queue: nil
        ) { note in
            let value = note.userInfo?[ModelContext.NotificationKey.historyTokens.rawValue]
            tokens = value as? [String: any HistoryToken] ?? [:]
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        try context.save()
        #expect(track.title == "Elbe" && !context.hasChanges)
        #expect(track.kind == .city)
        #expect((tokens["server"] as? ServerSave.Token)?.tokenValue == 1)
    }

    @Test func modelsThatAreNamedAreReadWhenTheyAreAskedFor() throws {
        try put([("A", 1), ("B", 2)], disc: "First")
        let context = ModelContext(try open())
        let track = try #require(try context.fetch(FetchDescriptor<Track>()).first)
        #expect(server.log.take() == ["fetch Track"])
        #expect(track.album?.name == "First")
        #expect(server.log.take() == ["cached 1"])
        #expect(track.album?.songs.map(\.title).sorted() == ["A", "B"])
    }

    @Test func aFailedSaveKeepsTheChanges() throws {
        struct Offline: Error {}
        let context = ModelContext(try open())
        let track = Track(title: "Elbe")
        context.insert(track)
        server.failure = Offline()
        #expect(throws: Offline.self) { try context.save() }
        #expect(context.hasChanges && server.rows.isEmpty && track.persistentModelID.isTemporary)
        #expect(throws: Offline.self) { try context.fetch(FetchDescriptor<Track>()) }
        server.failure = nil
        try context.save()
        #expect(server.rows.count == 1 && !context.hasChanges)
    }

    @Test func manyAreDeletedByTheStore() throws {
        try put([("A", 5), ("B", 20)])
        let context = ModelContext(try open())
        let tracks = try context.fetch(FetchDescriptor<Track>())
        _ = server.log.take()
        try context.delete(model: Track.self, where: #Predicate { $0.plays > 10 })
        #expect(server.log.take() == ["delete Track false true", "fetch Track"])
        #expect(try context.fetch(FetchDescriptor<Track>()).map(\.title) == ["A"])
        #expect(tracks.count == 2 && !context.hasChanges)
    }

    @Test func theStoresHistoryIsItsOwn() throws {
        let context = ModelContext(try open())
        context.author = "me"
        context.insert(Track(title: "A"))
        try context.save()
        context.insert(Track(title: "B"))
        try context.save()
        let saves = try context.fetchHistory(HistoryDescriptor<ServerSave>(predicate: #Predicate { $0.id > 1 }))
        #expect(saves.map(\.id) == [2] && saves[0].author == "me" && saves[0].token.storeIdentifier == "server")
        #expect(ServerStore.historyType == ServerSave.self)
        try context.deleteHistory(HistoryDescriptor<ServerSave>())
        #expect(server.saves.isEmpty)
        let usual = ModelContext(try memory(Trip.self))
        #expect(throws: SwiftDataError.invalidTransactionFetchRequest) {
            try usual.fetchHistory(HistoryDescriptor<ServerSave>())
        }
        #expect(throws: SwiftDataError.invalidTransactionFetchRequest) {
            try usual.deleteHistory(HistoryDescriptor<ServerSave>())
        }
    }

    @MainActor @Test func aQueryThatAsksForTheSameIsNotFetchedAgain() throws {
        struct Tracks: View {
            @Query private var tracks: [Track]
            let title: String
            init(plays: Int, title: String) {
                _tracks = Query(filter: #Predicate { $0.plays > plays })
                self.title = title
            }
            var body: some View { Text("\(title) \(tracks.count)") }
        }
        struct Page: View {
            @State private var plays = 1
            @State private var number = 1
            var body: some View {
                VStack {
                    Tracks(plays: plays, title: "\(number)")
                    Button("other title") { number += 1 }
                    Button("other predicate") { plays += 1 }
                }
            }
        }
        try put([("A", 20)])
        let container = try open()
        let host = TestHost { Page().modelContainer(container) }
        #expect(server.log.take() == ["fetch Track"])
        try host.tap("other title")
        #expect(host.exists("2 1") && server.log.take().isEmpty)
        try host.tap("other predicate")
        #expect(server.log.take() == ["fetch Track"])
    }

    @MainActor @Test func viewsFollowTheStore() throws {
        struct Tracks: View {
            @Query(sort: \Track.title, order: .reverse) private var tracks: [Track]
            var body: some View { ForEach(tracks) { Text($0.title) } }
        }
        try put([("A", 1)])
        let container = try open()
        let host = TestHost { VStack { Tracks() }.modelContainer(container) }
        #expect(host.exists("A") && !host.exists("B"))
        container.mainContext.insert(Track(title: "B"))
        host.settle()
        #expect(try host.frame(of: "B").minY < host.frame(of: "A").minY)
        try container.mainContext.save()
        host.settle()
        #expect(try host.frame(of: "B").minY < host.frame(of: "A").minY)
        let other = ModelContext(container)
        try other.fetch(FetchDescriptor<Track>()).first { $0.title == "A" }!.title = "Z"
        try other.save()
        host.settle()
        #expect(try host.frame(of: "Z").minY < host.frame(of: "B").minY && !host.exists("A"))
    }

    @Test func whatAStoreCannotAnswerIsThrown() throws {
        server.failure = DataStoreError.invalidPredicate
        let context = ModelContext(try open())
        #expect(throws: DataStoreError.invalidPredicate) { try context.fetch(FetchDescriptor<Track>()) }
        #expect(DataStoreError.invalidPredicate != DataStoreError.unsupportedFeature)
    }
}
