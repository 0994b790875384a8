import Foundation

/// What most charts of the tests show.
struct Sale: Identifiable, Equatable {
    var id: String { "\(name)-\(kind)" }
    var name: String
    var amount: Double
    var kind = "A"

    static let three = [Sale(name: "Cube", amount: 5), Sale(name: "Sphere", amount: 4), Sale(name: "Cone", amount: 10)]
    static let two = [
        Sale(name: "Cube", amount: 2, kind: "Red"), Sale(name: "Cube", amount: 6, kind: "Green"),
        Sale(name: "Cone", amount: 4, kind: "Red"), Sale(name: "Cone", amount: -3, kind: "Green"),
    ]
}

/// A day of May 2024, at noon.
func may(_ day: Int, hour: Int = 12) -> Date {
    Calendar.current.date(from: DateComponents(year: 2024, month: 5, day: day, hour: hour))!
}
