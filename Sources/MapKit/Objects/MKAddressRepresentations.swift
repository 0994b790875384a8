import Foundation

/// An address in several lengths.
public final class MKAddressRepresentations: NSObject, Sendable {
    /// How much stands beside a city's name.
    public enum ContextStyle: Int, Sendable {
        /// As ``short`` here.
        case automatic
        /// The state, or the country where there is none.
        case short
        /// The state and the country.
        case full
    }

    /// The city.
    public let cityName: String?
    /// The country.
    public let regionName: String?
    /// The country's code.
    public let region: Locale.Region?
    private let lines: [String]
    private let state: String?

    init?(_ placemark: MKPlacemark) {
        let street = [placemark.subThoroughfare, placemark.thoroughfare].compactMap { $0 }.joined(separator: " ")
        let city = [placemark.locality, placemark.administrativeArea].compactMap { $0 }.joined(separator: ", ")
        let lines = [street, [city, placemark.postalCode].compactMap { $0 }.joined(separator: " ")].filter {
            !$0.isEmpty
        }
        guard !lines.isEmpty || placemark.country != nil else { return nil }
        self.lines = lines
        cityName = placemark.locality
        state = placemark.administrativeArea
        regionName = placemark.country
        region = placemark.isoCountryCode.map { Locale.Region($0) }
    }

    /// The city with the state, or with the country where there is none.
    public var cityWithContext: String? { cityWithContext(.automatic) }

    /// The city with what it is in.
    public func cityWithContext(_ style: ContextStyle) -> String? {
        guard let cityName else { return nil }
        let context = style == .full ? [state, regionName].compactMap { $0 } : [state ?? regionName].compactMap { $0 }
        return ([cityName] + context).joined(separator: ", ")
    }

    /// All of it: the street, the city with its state and postal code, and the country where that is asked for.
    ///
    /// The order of an address's parts is the same for all countries here; Apple's follows the country's custom.
    public func fullAddress(includingRegion: Bool, singleLine: Bool) -> String? {
        let all = lines + (includingRegion ? [regionName].compactMap { $0 } : [])
        return all.isEmpty ? nil : all.joined(separator: singleLine ? ", " : "\n")
    }
}

extension MKMapItem {
    /// The address in several lengths; nil where the server told none.
    public var addressRepresentations: MKAddressRepresentations? { MKAddressRepresentations(placemark) }

    /// The address; nil where the server told none.
    public var address: MKAddress? {
        if let givenAddress { return givenAddress }
        guard let full = addressRepresentations?.fullAddress(includingRegion: true, singleLine: true) else {
            return nil
        }
        let street = [placemark.subThoroughfare, placemark.thoroughfare].compactMap { $0 }.joined(separator: " ")
        return MKAddress(fullAddress: full, shortAddress: street.isEmpty ? nil : street)
    }
}
