import Foundation
import SwiftData
import Testing

/// What each kind of change tells, of any class.
@Suite struct HistoryChangeTests {
    private func describe<Change: HistoryInsert>(_ change: Change) -> String {
        "insert \(Change.Model.self) \(change.changeIdentifier) in \(change.transactionIdentifier)"
    }

    private func describe<Change: HistoryUpdate>(_ change: Change) -> String {
        "update \(Change.Model.self) \(change.updatedAttributes.count) \(change.changeIdentifier) in \(change.transactionIdentifier)"
    }

    private func describe<Change: HistoryDelete>(_ change: Change) -> String {
        "delete \(Change.Model.self) \(Array(change.tombstone).count) \(change.changeIdentifier) in \(change.transactionIdentifier)"
    }

    private func describe(_ change: HistoryChange) -> String {
        switch change {
        case .insert(let change): describe(change)
        case .update(let change): describe(change)
        case .delete(let change): describe(change)
        }
    }

    private func described<Save: HistoryTransaction>(_ saves: [Save]) -> [String] {
        saves.flatMap { save in save.changes.map { "\(describe($0)) by \(save.author ?? "nobody")" } }
    }

    @Test func changesAreToldByTheProtocolsThatStoresShare() throws {
        let context = ModelContext(try memory())
        let (trip, ada) = (Trip(name: "Elbe"), Person(email: "ada", name: "Ada"))
        context.insert(trip)
        try context.save()
        trip.name = "Oder"
        trip.note = "x"
        context.insert(ada)
        context.author = "test"
        try context.save()
        let ids = [trip.persistentModelID, ada.persistentModelID]
        context.delete(ada)
        try context.save()
        let saves = try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>())
        let all = described(saves)
        #expect(all.first == "insert Trip 1 in 1 by nobody" && all.last == "delete Person 1 4 in 3 by test")
        #expect(Set(all).count == 4 && all.contains { $0.hasPrefix("update Trip 2 ") })
        #expect(Set(saves.flatMap(\.changes).map(\.changedPersistentIdentifier)) == Set(ids))
    }

    @Test func anUpdateSaysWhichVariablesItHas() throws {
        let context = ModelContext(try memory())
        let trip = Trip(name: "Elbe")
        context.insert(trip)
        try context.save()
        trip.days = 5
        try context.save()
        let save = try #require(context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>()).last)
        guard case .update(let update as DefaultHistoryUpdate<Trip>) = save.changes.first else {
            Issue.record("no update")
            return
        }
        let days: DefaultHistoryUpdate<Trip>.PropertyUpdate = \Trip.days
        #expect(update.containsAttribute(days) && !update.containsAttribute(\Trip.name))
        #expect(update.changeIdentifier == 2 && update.transactionIdentifier == save.id)
        #expect(update.changedPersistentIdentifier == trip.persistentModelID)
    }

    @Test func savesAreSortedAndTokensKept() throws {
        let context = ModelContext(try memory())
        for name in ["a", "b", "c"] {
            context.insert(Trip(name: name))
            try context.save()
        }
        var descriptor = HistoryDescriptor<DefaultHistoryTransaction>()
        descriptor.sortBy = [SortDescriptor(\.transactionIdentifier, order: .reverse)]
        let saves = try context.fetchHistory(descriptor)
        #expect(saves.map(\.id) == [3, 2, 1])
        func same<Token: HistoryToken>(_ token: Token) throws -> Bool {
            let read = try JSONDecoder().decode(Token.self, from: JSONEncoder().encode(token))
            return read == token && read.id == token.id && read.tokenValue == token.tokenValue
                && read.storeIdentifier == token.storeIdentifier
        }
        #expect(try same(saves[0].token) && saves[0].token.storeIdentifier == saves[0].storeIdentifier)
        #expect(saves[2].token < saves[0].token && saves[0].token.id != saves[1].token.id)
        #expect(saves.allSatisfy { $0.timestamp <= Date() } && saves[0].timestamp >= saves[2].timestamp)
    }
}
