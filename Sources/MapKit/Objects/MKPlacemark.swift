import CoreLocation
import Foundation

/// A place with its names, as maps show it.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
    /// A place without names.
    public convenience init(coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate, addressDictionary: nil)
    }

    /// A place with names, by the keys of an address book: “Street”, “City”, “State”, “ZIP”, “Country”, “CountryCode” and “Name”.
    public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        let keys = [
            "Street": "road", "City": "city", "State": "state", "ZIP": "postcode", "Country": "country",
            "CountryCode": "country_code",
        ]
        var address: [String: String] = [:]
        for (key, name) in keys { address[name] = addressDictionary?[key] as? String }
        super.init(
            location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude),
            name: addressDictionary?["Name"] as? String, address: address)
    }

    /// The same place.
    public override init(placemark: CLPlacemark) { super.init(placemark: placemark) }

    /// Where it is.
    open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
    /// The country's code of two letters.
    open var countryCode: String? { isoCountryCode }
    /// What it is called, or its address.
    open var title: String? {
        let street = [subThoroughfare, thoroughfare].compactMap { $0 }.joined(separator: " ")
        let parts = [name, street, locality, administrativeArea, country].compactMap { $0 }.filter { !$0.isEmpty }
        var seen: Set<String> = []
        let text = parts.filter { seen.insert($0).inserted }.joined(separator: ", ")
        return text.isEmpty ? nil : text
    }
    /// Nothing.
    open var subtitle: String? { nil }
}
