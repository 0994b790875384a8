import DovetailBase
import Foundation
import FoundationNetworking

/// A server that knows where names are: one that speaks as Nominatim, the search of OpenStreetMap, does.
///
/// `DOVETAIL_GEOCODER` names it, such as `https://nominatim.example.org`. There is none by default: what a person looks for is nobody else's business,
/// and the public servers have rules for who may use them.
package struct GeocodingServer: Sendable {
    let address: URL

    package init(_ address: URL) { self.address = address }

    /// The one that the process uses; nil for none.
    package static let standard: GeocodingServer? = {
        guard let text = ProcessInfo.processInfo.environment["DOVETAIL_GEOCODER"], !text.isEmpty else { return nil }
        guard let url = URL(string: text), url.scheme?.hasPrefix("http") == true else {
            Log.logger.error("DOVETAIL_GEOCODER is “\(text)”, which is no address; it is ignored")
            return nil
        }
        return GeocodingServer(url)
    }()

    /// Says once that names are not looked up.
    package static func warn() {
        Log.warnOnce(
            "geocoder",
            "no place is looked up: set DOVETAIL_GEOCODER to a server that speaks as Nominatim does, such as https://nominatim.example.org"
        )
    }

    /// The places of a name, the best first. Throws a ``CLError``.
    ///
    /// - Parameters:
    ///   - box: West, north, east and south of the area to look in first; nil for everywhere.
    package func places(
        named text: String, box: [CLLocationDegrees]? = nil, limit: Int = 10, language: String? = nil
    ) async throws -> [CLPlacemark] {
        var items = [
            URLQueryItem(name: "q", value: text), URLQueryItem(name: "format", value: "jsonv2"),
            URLQueryItem(name: "addressdetails", value: "1"), URLQueryItem(name: "limit", value: "\(limit)"),
        ]
        if let box { items.append(URLQueryItem(name: "viewbox", value: box.map { "\($0)" }.joined(separator: ","))) }
        let found = try await answer([Answer].self, path: "search", items, language)
        return found.compactMap(\.placemark)
    }

    /// The names of a place. Throws a ``CLError``.
    package func place(at coordinate: CLLocationCoordinate2D, language: String? = nil) async throws -> CLPlacemark {
        let items = [
            URLQueryItem(name: "lat", value: "\(coordinate.latitude)"),
            URLQueryItem(name: "lon", value: "\(coordinate.longitude)"),
            URLQueryItem(name: "format", value: "jsonv2"), URLQueryItem(name: "addressdetails", value: "1"),
        ]
        guard let place = try await answer(Answer.self, path: "reverse", items, language).placemark else {
            throw CLError(.geocodeFoundNoResult)
        }
        return place
    }

    /// The places that objects of OpenStreetMap are, by names such as “W104393803”. Throws a ``CLError``.
    package func places(identifiedBy objects: [String], language: String? = nil) async throws -> [CLPlacemark] {
        let items = [
            URLQueryItem(name: "osm_ids", value: objects.joined(separator: ",")),
            URLQueryItem(name: "format", value: "jsonv2"), URLQueryItem(name: "addressdetails", value: "1"),
        ]
        return try await answer([Answer].self, path: "lookup", items, language).compactMap(\.placemark)
    }

    private func answer<Value: Decodable>(
        _ type: Value.Type, path: String, _ items: [URLQueryItem], _ language: String?
    ) async throws -> Value {
        var parts = URLComponents(url: address.appendingPathComponent(path), resolvingAgainstBaseURL: false)!
        parts.queryItems = items
        var request = URLRequest(url: parts.url!)
        request.setValue(ProcessInfo.processInfo.processName, forHTTPHeaderField: "User-Agent")
        request.setValue(
            language ?? Locale.preferredLanguages.first ?? "en", forHTTPHeaderField: "Accept-Language")
        let data: Data
        do {
            let (body, response) = try await URLSession.shared.data(for: request)
            guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw CLError(.network) }
            data = body
        } catch {
            try Task.checkCancellation()
            throw CLError(.network)
        }
        guard let value = try? JSONDecoder().decode(type, from: data) else { throw CLError(.geocodeFoundNoResult) }
        return value
    }

    /// A place as Nominatim tells it.
    private struct Answer: Decodable {
        var lat: String?
        var lon: String?
        var name: String?
        /// “node”, “way” or “relation”, and its number.
        var objectKind: String?
        var objectNumber: Int64?
        var address: [String: String]?
        /// South, north, west and east.
        var boundingbox: [String]?

        private enum CodingKeys: String, CodingKey {
            case lat, lon, name, address, boundingbox
            case objectKind = "osm_type"
            case objectNumber = "osm_id"
        }

        var placemark: CLPlacemark? {
            guard let latitude = lat.flatMap(Double.init), let longitude = lon.flatMap(Double.init) else { return nil }
            let middle = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
            var radius = 0.0
            if let box = boundingbox?.compactMap(Double.init), box.count == 4 {
                radius = Geodesic.distance(middle, CLLocationCoordinate2D(latitude: box[1], longitude: box[3]))
            }
            return CLPlacemark(
                location: CLLocation(
                    coordinate: middle, altitude: 0, horizontalAccuracy: 100, verticalAccuracy: -1, timestamp: Date()),
                name: name.flatMap { $0.isEmpty ? nil : $0 }, address: address ?? [:], radius: radius, object: object)
        }

        private var object: String? {
            guard let objectNumber, let kind = objectKind?.first?.uppercased(), "NWR".contains(kind) else {
                return nil
            }
            return "\(kind)\(objectNumber)"
        }
    }
}
