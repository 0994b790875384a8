import Foundation

/// A place with its names.
open class CLPlacemark: NSObject, NSCopying, @unchecked Sendable {
    /// Where it is.
    public let location: CLLocation?
    /// The area that it takes.
    public let region: CLRegion?
    /// The time zone there. Nothing here knows it.
    public let timeZone: TimeZone?
    /// What it is called, or its street and number.
    public let name: String?
    /// The street.
    public let thoroughfare: String?
    /// The number in the street.
    public let subThoroughfare: String?
    /// The city.
    public let locality: String?
    /// The part of the city.
    public let subLocality: String?
    /// The state.
    public let administrativeArea: String?
    /// The county.
    public let subAdministrativeArea: String?
    /// The postal code.
    public let postalCode: String?
    /// The country's code of two letters.
    public let isoCountryCode: String?
    /// The country.
    public let country: String?
    /// The lake or river.
    public let inlandWater: String?
    /// The ocean.
    public let ocean: String?
    /// Sights nearby.
    public let areasOfInterest: [String]?
    /// The object of OpenStreetMap that it is, such as “W104393803”.
    package let openStreetMapObject: String?

    /// The same place.
    public init(placemark: CLPlacemark) {
        location = placemark.location
        region = placemark.region
        timeZone = placemark.timeZone
        name = placemark.name
        thoroughfare = placemark.thoroughfare
        subThoroughfare = placemark.subThoroughfare
        locality = placemark.locality
        subLocality = placemark.subLocality
        administrativeArea = placemark.administrativeArea
        subAdministrativeArea = placemark.subAdministrativeArea
        postalCode = placemark.postalCode
        isoCountryCode = placemark.isoCountryCode
        country = placemark.country
        inlandWater = placemark.inlandWater
        ocean = placemark.ocean
        areasOfInterest = placemark.areasOfInterest
        openStreetMapObject = placemark.openStreetMapObject
    }

    /// A place with names, by the words that OpenStreetMap uses for them.
    package init(
        location: CLLocation?, name: String?, address: [String: String], radius: CLLocationDistance = 0,
        object: String? = nil
    ) {
        func first(_ keys: String...) -> String? { keys.lazy.compactMap { address[$0] }.first }
        self.location = location
        region = location.map {
            CLCircularRegion(
                center: $0.coordinate, radius: max(radius, 100),
                identifier: "<\($0.coordinate.latitude),\($0.coordinate.longitude)>")
        }
        timeZone = nil
        thoroughfare = first("road", "pedestrian", "footway", "path")
        subThoroughfare = first("house_number")
        locality = first("city", "town", "village", "municipality", "hamlet")
        subLocality = first("suburb", "city_district", "borough", "neighbourhood", "quarter")
        administrativeArea = first("state", "region", "province")
        subAdministrativeArea = first("county", "state_district")
        postalCode = first("postcode")
        isoCountryCode = first("country_code")?.uppercased()
        country = first("country")
        inlandWater = first("water", "river")
        ocean = first("ocean")
        openStreetMapObject = object
        areasOfInterest = first("tourism", "attraction", "historic", "leisure").map { [$0] }
        let street = [subThoroughfare, thoroughfare].compactMap { $0 }.joined(separator: " ")
        self.name = name ?? (street.isEmpty ? locality ?? country : street)
    }

    /// The same object: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override var description: String {
        [name, locality, administrativeArea, country].compactMap { $0 }.joined(separator: ", ")
    }
}
