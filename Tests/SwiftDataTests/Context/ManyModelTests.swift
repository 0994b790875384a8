import Foundation
import SwiftData
import Testing

/// What is done with many models at once.
@Suite struct ManyModelTests {
    private func trips(_ count: Int) throws -> ModelContext {
        let context = ModelContext(try memory())
        for number in 0..<count { context.insert(Trip(name: "Trip \(number)", days: number)) }
        try context.save()
        return context
    }

    @Test func deletingAClassTakesThoseAlongThatInheritUnlessToldNotTo() throws {
        let context = ModelContext(try memory(Vehicle.self, Truck.self))
        for number in 0..<3 {
            context.insert(Vehicle(plate: "car \(number)"))
            context.insert(Truck(plate: "truck \(number)", load: Double(number)))
        }
        try context.save()
        try context.delete(model: Vehicle.self, where: #Predicate { $0.wheels < 5 }, includeSubclasses: false)
        #expect(try context.fetch(FetchDescriptor<Vehicle>()).allSatisfy { $0 is Truck })
        context.rollback()
        try context.delete(model: Vehicle.self, includeSubclasses: false)
        #expect(try context.fetchCount(FetchDescriptor<Vehicle>()) == 3)
        try context.delete(model: Vehicle.self)
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<Vehicle>()) == 0)
    }

    @Test func modelsAreGoneThroughInBatches() throws {
        let context = try trips(30)
        let descriptor = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.days)])
        var days: [Int] = []
        try context.enumerate(descriptor, batchSize: 7) { days.append($0.days) }
        #expect(days == Array(0..<30))
        try context.enumerate(descriptor, batchSize: 7, allowEscapingMutations: true) { $0.days += 100 }
        #expect(context.changedModelsArray.count == 30)
        struct Stop: Error {}
        days = []
        #expect(throws: Stop.self) {
            try context.enumerate(descriptor, batchSize: 10, allowEscapingMutations: true) {
                if $0.days == 103 { throw Stop() }
                days.append($0.days)
            }
        }
        #expect(days == [100, 101, 102])
        // What is saved as one goes leaves nothing behind.
        try context.save()
        try context.enumerate(descriptor, batchSize: 5) {
            $0.name += "!"
            try context.save()
        }
        #expect(!context.hasChanges)
        let ids = try context.fetchIdentifiers(descriptor, batchSize: 5)
        #expect(ids == (try context.fetch(descriptor).map(\.persistentModelID)))
    }

    @Test func aSaveTellsWhatWasChangedAndDeleted() throws {
        final class Told: @unchecked Sendable {
            var ids: [[PersistentIdentifier]] = []
        }
        let context = try trips(3)
        let told = Told()
        let observer = NotificationCenter.default.addObserver(
            forName: ModelContext.didSave, object: context, queue: nil
        ) { note in
            told.ids = [
                ModelContext.NotificationKey.insertedIdentifiers, .updatedIdentifiers, .deletedIdentifiers,
            ].map { note.userInfo?[$0.rawValue] as? [PersistentIdentifier] ?? [] }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        let trips = try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.days)]))
        trips[0].name = "changed"
        context.delete(trips[1])
        context.processPendingChanges()
        try context.save()
        #expect(told.ids == [[], [trips[0].persistentModelID], [trips[1].persistentModelID]])
    }

    @Test func identifiersNameTheirModelWithinAStoreAndAreInTheOrderOfTheModels() throws {
        let context = try trips(3)
        let ids = try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.days)])).map(\.persistentModelID)
        #expect(ids == ids.sorted() && ids.map(\.id) == ids.map(\.id).sorted())
        let known: Set<PersistentIdentifier.ID> = Set(ids.map(\.id))
        #expect(known.count == 3 && known.contains(ids[2].id))
    }

    @Test func errorsAreComparedByTheirCaseAndSaySentences() throws {
        let context = ModelContext(try memory(Vehicle.self))
        func failure() -> String {
            do {
                _ = try context.fetchCount(FetchDescriptor<Person>())
                return "none"
            } catch SwiftDataError.conflict {
                return "conflict"
            } catch SwiftDataError.unknownSchema {
                return "unknown"
            } catch {
                return "other"
            }
        }
        #expect(failure() == "unknown")
        let error = #expect(throws: SwiftDataError.self) { try context.fetch(FetchDescriptor<Person>()) }
        #expect(error?.errorDescription == "The container's schema does not have the model Person.")
        #expect(SwiftDataError.missingModelContext.errorDescription == "missingModelContext")
        #expect(SwiftDataError.unsupportedPredicate != SwiftDataError.unsupportedKeyPath)
    }
}
