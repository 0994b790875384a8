import CoreLocation
import Foundation

/// When and where weather is from, and how long it holds. Encoded, the place is its coordinate, height, accuracies and time, in a form of Dovetail's own.
public struct WeatherMetadata: Codable, Equatable, Sendable {
    /// When it was asked for.
    public var date: Date
    /// How long it holds.
    public var expirationDate: Date
    /// Where it is.
    public var location: CLLocation

    private enum CodingKeys: String, CodingKey {
        case date, expirationDate, location
    }
    private struct Place: Codable {
        var latitude: Double
        var longitude: Double
        var altitude: Double?
        var horizontalAccuracy: Double?
        var verticalAccuracy: Double?
        var timestamp: Date?
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        date = try values.decode(Date.self, forKey: .date)
        expirationDate = try values.decode(Date.self, forKey: .expirationDate)
        let place = try values.decode(Place.self, forKey: .location)
        location = CLLocation(
            coordinate: CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude),
            altitude: place.altitude ?? 0, horizontalAccuracy: place.horizontalAccuracy ?? 0,
            verticalAccuracy: place.verticalAccuracy ?? -1, timestamp: place.timestamp ?? date)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(date, forKey: .date)
        try values.encode(expirationDate, forKey: .expirationDate)
        try values.encode(
            Place(
                latitude: location.coordinate.latitude, longitude: location.coordinate.longitude,
                altitude: location.altitude, horizontalAccuracy: location.horizontalAccuracy,
                verticalAccuracy: location.verticalAccuracy, timestamp: location.timestamp), forKey: .location)
    }

    /// Whether two are of the same times and place. How exactly the place was measured does not count.
    public static func == (first: Self, second: Self) -> Bool {
        let (one, other) = (first.location.coordinate, second.location.coordinate)
        return first.date == second.date && first.expirationDate == second.expirationDate
            && one.latitude == other.latitude && one.longitude == other.longitude
    }
}
