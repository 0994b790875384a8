import Foundation
import SwiftData
import TestSupport
import Testing

@Suite struct ContextTests {
    @Test func aContextKnowsWhatIsNotSaved() throws {
        let context = ModelContext(try memory())
        let trip = Trip(name: "Elbe")
        context.insert(trip)
        #expect(context.hasChanges && trip.hasChanges)
        #expect(context.insertedModelsArray.count == 1)
        try context.save()
        #expect(!context.hasChanges && !trip.hasChanges)
        trip.name = "Alps"
        #expect(context.changedModelsArray.map(\.persistentModelID) == [trip.persistentModelID])
        trip.isSelected = true
        context.delete(trip)
        #expect(context.changedModelsArray.isEmpty)
        #expect(context.deletedModelsArray.count == 1)
        try context.save()
        #expect(!context.hasChanges)
    }

    @Test func rollbackTakesBackWhatWasNotSaved() throws {
        let context = ModelContext(try memory())
        let (trip, gone) = (Trip(name: "Elbe"), Trip(name: "Alps"))
        let stay = Stay(hotel: "Ibis", trip: trip)
        for model in [trip, gone] { context.insert(model) }
        context.insert(stay)
        try context.save()
        trip.name = "Oder"
        stay.trip = gone
        context.delete(gone)
        let new = Trip(name: "Nile")
        context.insert(new)
        context.rollback()
        #expect(!context.hasChanges)
        #expect(trip.name == "Elbe")
        #expect(stay.trip === trip)
        #expect(trip.stays == [stay])
        #expect(
            try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])).map(\.name) == ["Alps", "Elbe"])
        #expect(new.name == "Nile")
    }

    @Test func aTransactionSavesOrTakesBack() throws {
        struct Stop: Error {}
        let context = ModelContext(try memory())
        try context.transaction { context.insert(Trip(name: "Elbe")) }
        #expect(!context.hasChanges)
        #expect(throws: Stop.self) {
            try context.transaction {
                context.insert(Trip(name: "Alps"))
                throw Stop()
            }
        }
        #expect(try context.fetch(FetchDescriptor<Trip>()).map(\.name) == ["Elbe"])
    }

    @Test func undoTakesBackValuesRelationsAndComingAndGoing() throws {
        let context = ModelContext(try memory())
        let manager = UndoManager()
        manager.groupsByEvent = false
        let trip = Trip(name: "Elbe")
        context.insert(trip)
        try context.save()
        context.undoManager = manager
        func group(_ body: () throws -> Void) rethrows {
            manager.beginUndoGrouping()
            try body()
            manager.endUndoGrouping()
        }
        let stay = Stay(hotel: "Ibis")
        group { trip.name = "Oder" }
        group { trip.stays.append(stay) }
        group { context.delete(trip) }
        #expect(try context.fetchCount(FetchDescriptor<Stay>()) == 0)
        manager.undo()
        #expect(trip.stays == [stay])
        #expect(!trip.isDeleted && !stay.isDeleted)
        manager.undo()
        #expect(trip.stays.isEmpty)
        #expect(try context.fetchCount(FetchDescriptor<Stay>()) == 0)
        manager.undo()
        #expect(trip.name == "Elbe")
        manager.redo()
        manager.redo()
        #expect(trip.name == "Oder")
        #expect(trip.stays == [stay])
        #expect(stay.trip === trip)
        try context.save()
        manager.undo()
        try context.save()
        let other = ModelContext(context.container)
        #expect(try other.fetchCount(FetchDescriptor<Stay>()) == 0)
        #expect(try other.fetch(FetchDescriptor<Trip>()).first?.name == "Oder")
    }

    @Test func aDeletedModelThatWasSavedComesBackByUndo() throws {
        let context = ModelContext(try memory())
        let manager = UndoManager()
        manager.groupsByEvent = false
        let trip = Trip(name: "Elbe", days: 3)
        context.insert(trip)
        try context.save()
        context.undoManager = manager
        manager.beginUndoGrouping()
        context.delete(trip)
        manager.endUndoGrouping()
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 0)
        manager.undo()
        try context.save()
        let read = try #require(try ModelContext(context.container).fetch(FetchDescriptor<Trip>()).first)
        #expect((read.name, read.days) == ("Elbe", 3))
        #expect(read.persistentModelID == trip.persistentModelID)
    }

    @Test func aUniqueValueMakesANewModelTakeThePlaceOfTheOther() throws {
        let container = try memory()
        let context = ModelContext(container)
        let ada = Person(email: "ada@example.org", name: "Ada")
        context.insert(ada)
        try context.save()
        let other = Person(email: "ada@example.org", name: "Ada Lovelace")
        let trip = Trip(name: "Elbe")
        trip.travellers = [other]
        context.insert(trip)
        try context.save()
        #expect(ada.name == "Ada Lovelace")
        #expect(other.persistentModelID == ada.persistentModelID)
        #expect(trip.travellers == [ada])
        #expect(try context.fetch(FetchDescriptor<Person>()).count == 1)
        let read = try #require(try ModelContext(container).fetch(FetchDescriptor<Trip>()).first)
        #expect(read.travellers.map(\.name) == ["Ada Lovelace"])
        for name in ["Bob", "Bert"] { context.insert(Person(email: "b", name: name)) }
        try context.save()
        #expect(
            try ModelContext(container).fetch(FetchDescriptor<Person>(sortBy: [SortDescriptor(\.email)])).map(\.name)
                == ["Ada Lovelace", "Bert"])
        ada.email = "b"
        #expect(throws: SwiftDataError.duplicateValue) { try context.save() }
        #expect(context.hasChanges)
    }

    @Test func contextsMergeAndConflictsAreToldOnce() throws {
        let folder = TemporaryFolder()
        let url = folder.url.appendingPathComponent("a.store")
        func open() throws -> ModelContext {
            ModelContext(try ModelContainer(for: Trip.self, configurations: ModelConfiguration(url: url)))
        }
        // Two containers of one file are as two processes.
        let (first, second) = (try open(), try open())
        let trip = Trip(name: "Elbe", days: 2)
        first.insert(trip)
        try first.save()
        let same = try #require(try second.fetch(FetchDescriptor<Trip>()).first)
        same.days = 5
        trip.name = "Oder"
        try first.save()
        try second.save()
        #expect((same.name, same.days) == ("Oder", 5))
        trip.tags = ["a"]
        try first.save()
        #expect(trip.days == 5)

        trip.name = "Alps"
        same.name = "Nile"
        same.days = 9
        try first.save()
        let error = #expect(throws: SwiftDataError.self) { try second.save() }
        #expect(error == .conflict)
        #expect(
            error?.localizedDescription
                == "Nothing was saved: another context or program has changed the same models (Trip.name has another value). Saving again keeps the values of this context."
        )
        #expect(same.name == "Nile" && second.hasChanges)
        try second.save()
        trip.link = URL(string: "https://example.org")
        try first.save()
        #expect((trip.name, trip.days) == ("Nile", 9))

        first.delete(trip)
        try first.save()
        same.name = "Rhine"
        #expect(throws: SwiftDataError.conflict) { try second.save() }
        try second.save()
        #expect(try second.fetchCount(FetchDescriptor<Trip>()) == 0)
    }

    @Test func aSaveIsTold() throws {
        let context = ModelContext(try memory())
        let told = Told()
        let names = [ModelContext.willSave, ModelContext.didSave]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: context, queue: nil) { note in
                let ids =
                    note.userInfo?[ModelContext.NotificationKey.insertedIdentifiers.rawValue] as? [PersistentIdentifier]
                told.notes.append((note.name, ids))
            }
        }
        let trip = Trip(name: "Elbe")
        context.insert(trip)
        try context.save()
        try context.save()
        observers.forEach { NotificationCenter.default.removeObserver($0) }
        #expect(told.notes.map(\.0) == names)
        #expect(told.notes[1].1 == [trip.persistentModelID])
    }

    private final class Told: @unchecked Sendable {
        var notes: [(Notification.Name, [PersistentIdentifier]?)] = []
    }

    @Test func anActorWorksInAContextOfItsOwn() async throws {
        let container = try memory()
        let importer = Importer(modelContainer: container)
        let id = try await importer.add("Elbe")
        let context = ModelContext(container)
        #expect(try context.fetch(FetchDescriptor<Trip>()).first?.persistentModelID == id)
        #expect(await importer.name(of: id) == "Elbe")
    }

    @Test func theMainContextSavesByItself() async throws {
        let container = try memory()
        let other = ModelContext(container)
        await MainActor.run {
            container.mainContext.insert(Trip(name: "Elbe"))
            #expect(container.mainContext.hasChanges)
        }
        try await wait(for: "the change to be saved") { (try? other.fetchCount(FetchDescriptor<Trip>())) == 1 }
    }
}

@ModelActor
actor Importer {
    func add(_ name: String) throws -> PersistentIdentifier {
        let trip = Trip(name: name)
        modelContext.insert(trip)
        try modelContext.save()
        return trip.persistentModelID
    }

    func name(of id: PersistentIdentifier) -> String? { self[id, as: Trip.self]?.name }
}
