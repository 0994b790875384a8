import Foundation
import SwiftData
import Testing

/// What becomes of objects when they are saved.
@Suite struct SavedModelTests {
    @Test func newModelsAreFoundByTheirIdentifiersBeforeAndAfterTheyAreSaved() throws {
        let context = ModelContext(try memory())
        let trips = (0..<20).map { Trip(name: "Trip \($0)") }
        for trip in trips { context.insert(trip) }
        for trip in trips {
            #expect(context.model(for: trip.persistentModelID) === trip)
            #expect((context.registeredModel(for: trip.persistentModelID) as Trip?) === trip)
        }
        try context.save()
        for trip in trips { #expect((context.registeredModel(for: trip.persistentModelID) as Trip?) === trip) }
        let fetched = try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)]))
        #expect(Set(fetched.map(ObjectIdentifier.init)) == Set(trips.map(ObjectIdentifier.init)))
    }

    @Test func newModelsThatNobodyHasGoWhenTheyAreSaved() throws {
        let context = ModelContext(try memory())
        weak var gone: Trip?
        let kept = Trip(name: "kept")
        do {
            let trip = Trip(name: "gone")
            gone = trip
            context.insert(trip)
            context.insert(kept)
        }
        #expect(gone != nil)
        try context.save()
        #expect(gone == nil)
        let names = try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)]))
        #expect(names.map(\.name) == ["gone", "kept"] && names[1] === kept)
    }

    @Test func aNewModelThatIsDeletedIsNotSavedAndComesBackByUndo() throws {
        let context = ModelContext(try memory())
        let undo = UndoManager()
        undo.groupsByEvent = false
        context.undoManager = undo
        undo.beginUndoGrouping()
        let trip = Trip(name: "Elbe")
        context.insert(trip)
        undo.endUndoGrouping()
        undo.beginUndoGrouping()
        context.delete(trip)
        undo.endUndoGrouping()
        #expect(context.insertedModelsArray.isEmpty && !context.hasChanges)
        undo.undo()
        #expect(context.insertedModelsArray.first === trip)
        try context.save()
        #expect(try context.fetch(FetchDescriptor<Trip>()).first === trip)
    }

    @Test func storesOfTheirOwnSaveTheirModels() throws {
        let container = try ModelContainer(
            for: Schema([Trip.self, Vehicle.self, Truck.self]),
            configurations: [
                ModelConfiguration("trips", schema: Schema([Trip.self]), isStoredInMemoryOnly: true),
                ModelConfiguration("cars", schema: Schema([Vehicle.self, Truck.self]), isStoredInMemoryOnly: true),
            ])
        let context = ModelContext(container)
        let (trip, truck) = (Trip(name: "Elbe"), Truck(plate: "A", load: 2))
        context.insert(trip)
        context.insert(truck)
        try context.save()
        #expect(
            !context.hasChanges && trip.persistentModelID.storeIdentifier != truck.persistentModelID.storeIdentifier)
        #expect((context.registeredModel(for: truck.persistentModelID) as Truck?) === truck)
        #expect(try context.fetch(FetchDescriptor<Vehicle>()).first === truck)
    }

    @Test func variablesAreReadAndSetByTheirPaths() throws {
        let context = ModelContext(try memory())
        let trip = Trip(name: "Elbe")
        context.insert(trip)
        trip.setValue(forKey: \.name, to: "Oder")
        context.processPendingChanges()
        #expect(trip.getValue(forKey: \.name) == "Oder" && trip.hasChanges && !trip.isDeleted)
    }

    @Test func anIdentifierIsKeptElsewhereAndComesBack() throws {
        let context = ModelContext(try memory())
        let trip = Trip(name: "Elbe")
        context.insert(trip)
        try context.save()
        let id = trip.persistentModelID
        let copy = try JSONDecoder().decode(PersistentIdentifier.self, from: JSONEncoder().encode(id))
        #expect(copy == id && copy.id == id.id && copy.entityName == "Trip")
        #expect(copy.storeIdentifier == id.storeIdentifier && copy.storeIdentifier != nil)
        #expect(context.model(for: copy) === trip)
    }

    @Test func newModelsWithDifferentUniqueBytesAreAllSaved() throws {
        let context = ModelContext(
            try ModelContainer(
                for: Pupil.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true)))
        // A UUID is kept as bytes, of which all have the same number.
        for age in 1...3 { context.insert(Pupil("Jane", age: age)) }
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<Pupil>()) == 3)
    }
}
