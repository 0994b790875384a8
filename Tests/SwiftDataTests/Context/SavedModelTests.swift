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

    @Test func aNewModelThatTakesThePlaceOfARowNobodyHasReadIsThatRow() throws {
        let container = try memory()
        let first = ModelContext(container)
        first.insert(Person(email: "ada@example.org", name: "Ada"))
        try first.save()
        let second = ModelContext(container)
        let ada = Person(email: "ada@example.org", name: "Lovelace")
        let stay = Trip(name: "Elbe")
        second.insert(stay)
        try second.save()
        // A model that is there already refers to the new one.
        stay.travellers = [ada]
        try second.save()
        let row = try #require(try first.fetch(FetchDescriptor<Person>()).first)
        #expect(row.persistentModelID == ada.persistentModelID && row.trips.map(\.name) == ["Elbe"])
        // It is not gone: what others change of the row is its own, and what it changes is kept.
        row.name = "Byron"
        try first.save()
        _ = try second.fetchCount(FetchDescriptor<Person>())
        #expect(ada.name == "Byron")
        ada.name = "Ada"
        try second.save()
        #expect(row.name == "Byron" || row.name == "Ada")
        #expect(try ModelContext(container).fetch(FetchDescriptor<Person>()).map(\.name) == ["Ada"])
    }

    @Test func aColumnThatRefersToANewModelHasTheRowWhosePlaceThatTakes() throws {
        let container = try memory(Tenant.self)
        let context = ModelContext(container)
        context.insert(Tenant(name: "Bob"))
        context.insert(House(number: "7"))
        try context.save()
        let other = ModelContext(container)
        let bob = try #require(try other.fetch(FetchDescriptor<Tenant>()).first)
        bob.house = House(number: "7")
        try other.save()
        #expect(bob.house?.number == "7")
        let read = try ModelContext(container).fetch(FetchDescriptor<Tenant>())[0]
        #expect(read.house?.number == "7")
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

@Model
private final class House {
    @Attribute(.unique) var number: String
    init(number: String) { self.number = number }
}

@Model
private final class Tenant {
    var name: String
    var house: House?
    init(name: String) { self.name = name }
}
