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

    @Test func manyNewModelsAreToldOneByOne() throws {
        let container = try memory()
        let (context, other) = (ModelContext(container), ModelContext(container))
        #expect(try other.fetchCount(FetchDescriptor<Trip>()) == 0)
        let trips = (0..<20).map { Trip(name: "Trip \($0)") }
        let people = (0..<9).map { Person(email: "\($0)", name: "Person \($0)") }
        for trip in trips { context.insert(trip) }
        for person in people { context.insert(person) }
        try context.save()
        context.insert(Trip(name: "one more"))
        try context.save()

        let history = try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>())
        #expect(history.map(\.changes.count) == [29, 1])
        #expect(
            history[0].changes.map(\.changedPersistentIdentifier) == trips.map(\.persistentModelID)
                + people.map(\.persistentModelID))
        let numbers = history.flatMap(\.changes).compactMap { change -> Int64? in
            guard case .insert(let insert) = change else { return nil }
            return (insert as? DefaultHistoryInsert<Trip>)?.changeIdentifier
                ?? (insert as? DefaultHistoryInsert<Person>)?.changeIdentifier
        }
        #expect(numbers == Array(1...30))

        context.delete(trips[4])
        try context.save()
        #expect(try other.fetch(FetchDescriptor<Trip>()).count == 20)
        #expect(try other.fetchCount(FetchDescriptor<Person>()) == 9)
    }
}
