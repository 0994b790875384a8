import Foundation
import SwiftData
import TestSupport
import Testing

@Suite struct ModelTests {
    @Test func valuesOfAModelAreReadBackFromAFile() throws {
        let folder = TemporaryFolder()
        let url = folder.url.appendingPathComponent("trips.store")
        let container = try ModelContainer(for: Trip.self, configurations: ModelConfiguration(url: url))
        let context = ModelContext(container)
        let trip = Trip(name: "Elbe", start: Date(timeIntervalSinceReferenceDate: 123.5), days: 4)
        trip.kind = .beach
        trip.place = Place(name: "Dresden", latitude: 51)
        trip.tags = ["river", "bike"]
        trip.counts = ["bridges": 9]
        trip.price = Decimal(string: "1234567890.123456789")!
        trip.link = URL(string: "https://example.org/a?b=c")
        trip.picture = Data([1, 2, 3])
        let token = trip.token
        context.insert(trip)
        try context.save()

        let other = ModelContext(try ModelContainer(for: Trip.self, configurations: ModelConfiguration(url: url)))
        let read = try #require(try other.fetch(FetchDescriptor<Trip>()).first)
        #expect(read !== trip)
        #expect(read == trip)
        #expect(read.persistentModelID == trip.persistentModelID)
        #expect(read.name == "Elbe")
        #expect(read.start == Date(timeIntervalSinceReferenceDate: 123.5))
        #expect(read.days == 4)
        #expect(read.kind == .beach)
        #expect(read.place == Place(name: "Dresden", latitude: 51))
        #expect(read.tags == ["river", "bike"])
        #expect(read.counts == ["bridges": 9])
        #expect(read.price == Decimal(string: "1234567890.123456789"))
        #expect(read.link == URL(string: "https://example.org/a?b=c"))
        #expect(read.picture == Data([1, 2, 3]))
        #expect(read.token == token)
        #expect(read.title == "Elbe, 4 days")
        #expect(read.reads == 0)
    }

    @Test func aModelHasItsDefaultsAndNilBeforeItIsInserted() {
        let trip = Trip(name: "Alps")
        #expect(trip.days == 1)
        #expect(trip.place == nil)
        #expect(trip.stays.isEmpty)
        #expect(trip.modelContext == nil)
        #expect(!trip.hasChanges)
        #expect(trip.persistentModelID.storeIdentifier == nil)
        #expect(trip.id == trip.persistentModelID)
        #expect(Trip(name: "a") != Trip(name: "a"))
    }

    @Test func oneContextHasOneObjectForARow() throws {
        let container = try memory()
        let context = ModelContext(container)
        let trip = Trip(name: "Elbe")
        context.insert(trip)
        #expect(trip.modelContext === context)
        try context.save()
        #expect(try context.fetch(FetchDescriptor<Trip>()).first === trip)
        #expect(context.model(for: trip.persistentModelID) === trip)
        let other = ModelContext(container)
        let first = try other.fetch(FetchDescriptor<Trip>()).first
        #expect(first !== trip)
        #expect(try other.fetch(FetchDescriptor<Trip>()).first === first)
    }

    @Test func anIdentifierStaysWhenItsModelIsSaved() throws {
        let context = ModelContext(try memory())
        let trip = Trip(name: "Elbe")
        let before = trip.persistentModelID
        context.insert(trip)
        try context.save()
        #expect(trip.persistentModelID == before)
        #expect(trip.persistentModelID.entityName == "Trip")
        #expect(trip.persistentModelID.storeIdentifier != nil)
        let data = try JSONEncoder().encode(trip.persistentModelID)
        let decoded = try JSONDecoder().decode(PersistentIdentifier.self, from: data)
        #expect(decoded == before)
        #expect(context.model(for: decoded) === trip)
    }

    @Test func aModelThatInheritsIsKeptWithWhatItInherits() throws {
        let container = try memory(Vehicle.self, Truck.self)
        let context = ModelContext(container)
        context.insert(Vehicle(plate: "A 1"))
        let truck = Truck(plate: "B 2", load: 7.5)
        truck.driver = "Mia"
        context.insert(truck)
        try context.save()
        let other = ModelContext(container)
        let all = try other.fetch(FetchDescriptor<Vehicle>(sortBy: [SortDescriptor(\.plate)]))
        #expect(all.map { type(of: $0) == Truck.self } == [false, true])
        #expect(all.map(\.wheels) == [4, 6])
        let read = try #require(try other.fetch(FetchDescriptor<Truck>()).first)
        #expect(read === all[1])
        #expect((read.plate, read.load, read.driver) == ("B 2", 7.5, "Mia"))
        read.load = 9
        try other.save()
        #expect(truck.load == 7.5)
        _ = try context.fetch(FetchDescriptor<Truck>())
        #expect(truck.load == 9)
        #expect(try other.fetchCount(FetchDescriptor<Vehicle>(predicate: #Predicate { $0 is Truck })) == 1)
    }
}
