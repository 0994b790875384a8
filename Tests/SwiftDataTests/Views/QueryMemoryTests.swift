import DovetailTesting
import SwiftUI
import Testing

@testable import SwiftData

private struct Names: View {
    @Query(sort: \Trip.start) private var trips: [Trip]
    let take: ([Trip]) -> Void

    var body: some View {
        take(trips)
        return List(trips) { Text($0.name) }
    }
}

private struct Failing: View {
    @Query private var trips: [Trip]
    var body: some View { Text(_trips.fetchError == nil ? "fine" : "failed, \(_trips.wrappedValue.count)") }
}

@MainActor
@Suite struct QueryMemoryTests {
    @Test func onlyRowsThatAreShownHaveValuesInMemory() throws {
        let container = try memory()
        let context = ModelContext(container)
        for number in 0..<2000 {
            context.insert(Trip(name: "Trip \(number)", start: Date(timeIntervalSinceReferenceDate: Double(number))))
        }
        try context.save()
        var shown: [Trip] = []
        let host = TestHost(size: CGSize(width: 400, height: 600)) {
            Names { shown = $0 }.modelContainer(container)
        }
        #expect(shown.count == 2000 && host.exists("Trip 0"))
        #expect(shown.filter { $0._$state.storage != nil }.count < 60)
    }

    @Test func aModelThatGetsAnotherPlaceIsComparedWithAFewOthers() throws {
        let container = try memory()
        let context = ModelContext(container)
        for number in 0..<2000 {
            context.insert(Trip(name: "Trip \(number)", start: Date(timeIntervalSinceReferenceDate: Double(number))))
        }
        try context.save()
        var shown: [Trip] = []
        let host = TestHost(size: CGSize(width: 400, height: 600)) {
            Names { shown = $0 }.modelContainer(container)
        }
        func valuesInMemory() -> Int { shown.filter { $0._$state.storage != nil }.count }
        let before = valuesInMemory()
        let place = try host.frame(of: "Trip 3").minY
        shown[3].start = Date(timeIntervalSinceReferenceDate: 1000.5)
        host.settle()
        #expect(shown[1000].start == Date(timeIntervalSinceReferenceDate: 1000.5))
        #expect(try host.frame(of: "Trip 4").minY == place)
        // A search among 2000, and a row that comes into sight.
        #expect(valuesInMemory() - before < 16)
    }

    @Test func aQueryThatFailsSaysSo() throws {
        let container = try memory(Vehicle.self, Truck.self)
        let host = TestHost { Failing().modelContainer(container) }
        #expect(host.texts == ["failed, 0"])
        #expect(TestHost { Failing().modelContainer(try! memory()) }.texts == ["fine"])
    }
}
