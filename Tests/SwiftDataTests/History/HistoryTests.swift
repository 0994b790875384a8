import Foundation
import SwiftData
import Testing

@Suite struct HistoryTests {
    @Test func theHistoryTellsSavesAndWhatTheyChanged() throws {
        let context = ModelContext(try memory())
        context.author = "import"
        let (ada, trip) = (Person(email: "ada", name: "Ada"), Trip(name: "Elbe"))
        context.insert(ada)
        context.insert(trip)
        try context.save()
        context.author = nil
        trip.name = "Oder"
        trip.days = 4
        try context.save()
        let id = ada.persistentModelID
        context.delete(ada)
        try context.save()

        let history = try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>())
        #expect(history.map(\.author) == ["import", nil, nil])
        #expect(history.map(\.changes.count) == [2, 1, 1])
        #expect(history[0].token < history[2].token)
        #expect(Set(history[0].changes.map(\.changedPersistentIdentifier)) == [id, trip.persistentModelID])
        guard case .update(let update as DefaultHistoryUpdate<Trip>) = history[1].changes[0] else {
            Issue.record("no update")
            return
        }
        #expect(Set(update.updatedAttributes.map { $0 as PartialKeyPath<Trip> }) == [\Trip.name, \Trip.days])
        guard case .delete(let deletion as DefaultHistoryDelete<Person>) = history[2].changes[0] else {
            Issue.record("no deletion")
            return
        }
        #expect(deletion.tombstone[\.name] == "Ada")
        #expect(deletion.tombstone[\.email] == nil)

        let token = history[0].token
        let later = try context.fetchHistory(HistoryDescriptor(predicate: #Predicate { $0.token > token }))
        #expect(later.map(\.transactionIdentifier) == history.dropFirst().map(\.transactionIdentifier))
        try context.deleteHistory(HistoryDescriptor(predicate: #Predicate { $0.author == "import" }))
        #expect(try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>()).count == 2)
        #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 1)
    }
}
