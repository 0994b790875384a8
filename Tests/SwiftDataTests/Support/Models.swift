import Foundation
import SwiftData

enum Kind: String, Codable, CaseIterable { case city, beach, mountain }

struct Place: Codable, Equatable {
    var name = ""
    var latitude = 0.0
}

@Model
final class Trip {
    #Index<Trip>([\.start], [\.name, \.start])

    var name: String
    var start: Date
    var days: Int = 1
    var kind = Kind.city
    var place: Place?
    var tags: [String] = []
    var counts: [String: Int] = [:]
    var price: Decimal = 0
    var link: URL?
    var note: String?
    var token = UUID()
    @Attribute(.externalStorage) var picture: Data?
    @Attribute(.ephemeral) var isSelected = false
    @Transient var reads = 0
    @Relationship(deleteRule: .cascade, inverse: \Stay.trip) var stays: [Stay] = []
    var travellers: [Person] = []
    var title: String { "\(name), \(days) days" }

    init(name: String, start: Date = Date(timeIntervalSinceReferenceDate: 0), days: Int = 1) {
        self.name = name
        self.start = start
        self.days = days
    }
}

@Model
final class Stay {
    var hotel: String
    var nights: Int
    var trip: Trip?

    init(hotel: String, nights: Int = 1, trip: Trip? = nil) {
        self.hotel = hotel
        self.nights = nights
        self.trip = trip
    }
}

@Model
final class Person {
    @Attribute(.unique) var email: String
    @Attribute(.preserveValueOnDeletion) var name: String
    @Relationship(inverse: \Trip.travellers) var trips: [Trip] = []

    init(email: String, name: String) {
        self.email = email
        self.name = name
    }
}

@Model
class Vehicle {
    var plate: String
    var wheels: Int

    init(plate: String, wheels: Int = 4) {
        self.plate = plate
        self.wheels = wheels
    }
}

@Model
final class Truck: Vehicle {
    var load: Double = 1.5
    var driver: String?

    init(plate: String, load: Double) {
        self.load = load
        super.init(plate: plate, wheels: 6)
    }
}

func memory(_ types: any PersistentModel.Type...) throws -> ModelContainer {
    try ModelContainer(
        for: Schema(types.isEmpty ? [Trip.self, Person.self] : types),
        configurations: [ModelConfiguration(isStoredInMemoryOnly: true)])
}
