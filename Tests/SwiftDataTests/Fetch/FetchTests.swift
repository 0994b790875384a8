import Foundation
import SwiftData
import Testing

@Suite struct FetchTests {
    private static func date(_ day: Int) -> Date { Date(timeIntervalSinceReferenceDate: Double(day) * 86400) }

    /// Five trips; the second half is not saved where a test wants that.
    private static func sample(saved: Bool) throws -> ModelContext {
        let context = ModelContext(try memory())
        let names = ["Elbe 2", "elbe 10", "Übersee", "Alps", "Nile"]
        for (index, name) in names.enumerated() {
            let trip = Trip(name: name, start: date(index), days: index + 1)
            trip.kind = index % 2 == 0 ? .beach : .city
            trip.place = index == 0 ? nil : Place(name: name)
            trip.link = index == 1 ? URL(string: "https://example.org") : nil
            trip.price = Decimal(index * 100)
            context.insert(trip)
            for night in 0..<index { context.insert(Stay(hotel: "Hotel \(night)", nights: night + 1, trip: trip)) }
            if index == 2 { try context.save() }
        }
        context.insert(Person(email: "ada", name: "Ada"))
        let first = try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.days)]))
        first[1].travellers = try context.fetch(FetchDescriptor<Person>())
        if saved { try context.save() }
        return context
    }

    private static func days(_ predicate: Predicate<Trip>?, _ context: ModelContext) throws -> [Int] {
        try context.fetch(FetchDescriptor(predicate: predicate, sortBy: [SortDescriptor(\.days)])).map(\.days)
    }

    /// Conditions, and the days of the trips that they hold for.
    private static func conditions() -> [(Predicate<Trip>, [Int])] {
        let (limit, names, kind, none): (Int, [String], Kind, URL?) = (3, ["Alps", "Nile"], .beach, nil)
        let early = date(2)
        let range = 2...4
        return [
            (#Predicate { $0.days > limit }, [4, 5]),
            (#Predicate { $0.days <= 2 || $0.name == "Nile" }, [1, 2, 5]),
            (#Predicate { !($0.days == 1) && $0.days != 2 }, [3, 4, 5]),
            (#Predicate { $0.start < early }, [1, 2]),
            (#Predicate { names.contains($0.name) }, [4, 5]),
            (#Predicate { range.contains($0.days) }, [2, 3, 4]),
            (#Predicate { $0.name.contains("lb") }, [1, 2]),
            (#Predicate { $0.name.starts(with: "El") }, [1]),
            (#Predicate { $0.name.localizedStandardContains("uber") }, [3]),
            (#Predicate { $0.kind == kind }, [1, 3, 5]),
            (#Predicate { $0.link == nil }, [1, 3, 4, 5]),
            (#Predicate { $0.link != none }, [2]),
            (#Predicate { $0.days * 2 - 1 > 5 }, [4, 5]),
            (#Predicate { $0.stays.isEmpty }, [1]),
            (#Predicate { $0.stays.count >= 3 }, [4, 5]),
            (#Predicate { $0.stays.contains { $0.nights == 4 } }, [5]),
            (#Predicate { $0.stays.allSatisfy { $0.nights < 3 } }, [1, 2, 3]),
            (#Predicate { $0.stays.filter { $0.nights > 1 }.count == 2 }, [4]),
            (#Predicate { $0.travellers.contains { $0.name == "Ada" } }, [2]),
            (#Predicate { ($0.link?.absoluteString ?? "") == "https://example.org" }, [2]),
            (#Predicate { if let place = $0.place { place.name == "Alps" } else { $0.days == 1 } }, [1, 4]),
        ]
    }

    @Test(arguments: [true, false]) func predicatesHoldForTheSameModelsInTheStoreAndInMemory(isSaved: Bool) throws {
        let context = try Self.sample(saved: isSaved)
        for (index, (predicate, days)) in Self.conditions().enumerated() {
            #expect(try Self.days(predicate, context) == days, "condition \(index)")
            #expect(try context.fetchCount(FetchDescriptor(predicate: predicate)) == days.count, "condition \(index)")
        }
    }

    @Test func ofModelsThatAreEqualTheOneMadeFirstComesFirst() throws {
        let context = ModelContext(try memory())
        let trips = (0..<6).map { Trip(name: "same", days: $0) }
        // Their identifiers are given in this order.
        for trip in trips { _ = trip.persistentModelID }
        for trip in [trips[3], trips[0]] { context.insert(trip) }
        try context.save()
        for trip in [trips[5], trips[1], trips[4], trips[2]] { context.insert(trip) }
        let byName = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])
        #expect(try context.fetch(byName).map(\.days) == [0, 1, 2, 3, 4, 5])
        try context.save()
        #expect(try ModelContext(context.container).fetch(byName).map(\.days) == [0, 1, 2, 3, 4, 5])
    }

    @Test func modelsOfSeveralClassesAreThoseWhenOnlySomeVariablesAreWanted() throws {
        let context = ModelContext(try memory(Vehicle.self, Truck.self))
        context.insert(Truck(plate: "A", load: 2))
        context.insert(Vehicle(plate: "B"))
        try context.save()
        let other = ModelContext(context.container)
        var descriptor = FetchDescriptor<Vehicle>(sortBy: [SortDescriptor(\.plate)])
        descriptor.propertiesToFetch = [\.plate]
        let vehicles = try other.fetch(descriptor)
        #expect(vehicles.map { $0 is Truck } == [true, false] && (vehicles[0] as? Truck)?.load == 2)
    }

    @Test func predicatesFollowReferences() throws {
        let context = try Self.sample(saved: true)
        let stays = try context.fetch(
            FetchDescriptor<Stay>(predicate: #Predicate { $0.trip?.name == "Alps" }, sortBy: [SortDescriptor(\.nights)])
        )
        #expect(stays.map(\.nights) == [1, 2, 3])
        let trip = try #require(try context.fetch(FetchDescriptor<Trip>(predicate: #Predicate { $0.days == 3 })).first)
        let id = trip.persistentModelID
        #expect(
            try context.fetchCount(FetchDescriptor<Stay>(predicate: #Predicate { $0.trip?.persistentModelID == id }))
                == 2)
        #expect(
            try context.fetchCount(FetchDescriptor<Trip>(predicate: #Predicate { $0.persistentModelID == id })) == 1)
    }

    @Test(arguments: [true, false]) func textsAreSortedAsPeopleDo(isSaved: Bool) throws {
        let context = try Self.sample(saved: isSaved)
        var descriptor = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])
        #expect(try context.fetch(descriptor).map(\.name) == ["Alps", "Elbe 2", "elbe 10", "Nile", "Übersee"])
        descriptor.sortBy = [SortDescriptor(\.name, order: .reverse)]
        descriptor.fetchLimit = 2
        descriptor.fetchOffset = 1
        #expect(try context.fetch(descriptor).map(\.name) == ["Nile", "elbe 10"])
        #expect(try context.fetchCount(descriptor) == 2)
        descriptor = FetchDescriptor(sortBy: [SortDescriptor(\.name, comparator: .localizedStandard)])
        #expect(try context.fetch(descriptor).map(\.name).last == "Übersee")
        descriptor = FetchDescriptor(sortBy: [SortDescriptor(\.name, comparator: .lexical)])
        #expect(try context.fetch(descriptor).map(\.name) == ["Alps", "Elbe 2", "Nile", "elbe 10", "Übersee"])
        descriptor = FetchDescriptor(sortBy: [SortDescriptor(\.price, order: .reverse)])
        #expect(try context.fetch(descriptor).map(\.days) == [5, 4, 3, 2, 1])
    }

    @Test func changesThatAreNotSavedCountUnlessNobodyWantsThem() throws {
        let context = try Self.sample(saved: true)
        let trips = try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.days)]))
        trips[0].days = 10
        context.delete(trips[1])
        context.insert(Trip(name: "New", days: 7))
        var descriptor = FetchDescriptor<Trip>(predicate: #Predicate { $0.days > 1 }, sortBy: [SortDescriptor(\.days)])
        #expect(try context.fetch(descriptor).map(\.days) == [3, 4, 5, 7, 10])
        descriptor.includePendingChanges = false
        #expect(try context.fetchCount(descriptor) == 4)
    }

    @Test func identifiersBatchesAndEnumeration() throws {
        let context = try Self.sample(saved: true)
        let descriptor = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.days)])
        let trips = try context.fetch(descriptor)
        #expect(try context.fetchIdentifiers(descriptor) == trips.map(\.persistentModelID))
        #expect(try context.fetch(descriptor, batchSize: 2).map(\.days) == [1, 2, 3, 4, 5])
        var names: [String] = []
        try context.enumerate(descriptor) { names.append($0.name) }
        #expect(names.count == 5)
        try context.delete(model: Trip.self, where: #Predicate { $0.days > 2 })
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 2)
    }

    @Test(arguments: [true, false]) func textsAreComparedAsPeopleDo(isSaved: Bool) throws {
        let context = try Self.sample(saved: isSaved)
        let (same, before) = (ComparisonResult.orderedSame, ComparisonResult.orderedAscending)
        #expect(try Self.days(#Predicate { $0.name.caseInsensitiveCompare("ELBE 10") == same }, context) == [2])
        #expect(try Self.days(#Predicate { $0.name.localizedCompare("Nile") == before }, context) == [1, 2, 4])
    }

    @Test func aDescriptorCanReadLittleOrMore() throws {
        let context = ModelContext(try Self.sample(saved: true).container)
        var little = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.days)])
        little.propertiesToFetch = [\.name]
        #expect(try context.fetch(little).map(\.name).first == "Elbe 2")
        var more = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.days, order: .reverse)])
        more.relationshipKeyPathsForPrefetching = [\.stays, \.travellers]
        more.fetchLimit = 2
        #expect(try context.fetch(more).map(\.stays.count) == [4, 3])
        let batched = try context.fetch(little, batchSize: 2)
        #expect(batched.startIndex == 0 && batched.endIndex == 5 && batched[4].days == 5)
    }

    @Test func fetchedObjectsAreThoseThatThereAreAlready() throws {
        let context = try Self.sample(saved: true)
        let descriptor = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.days)])
        let first = try context.fetch(descriptor)
        first[2].name = "changed"
        let second = try context.fetch(descriptor)
        #expect(zip(first, second).allSatisfy { $0 === $1 })
        #expect(second[2].name == "changed")
        let stay = try #require(first[1].stays.first)
        #expect(stay.trip === first[1])
        weak var gone: Trip?
        do {
            let fresh = ModelContext(context.container)
            gone = try fresh.fetch(descriptor)[3]
            #expect(gone == nil)
        }
    }
}
