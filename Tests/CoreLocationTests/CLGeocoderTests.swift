import CoreLocation
import TestSupport
import Testing

/// Names and places, by a server of the test's own.
struct CLGeocoderTests {
    private static let place = """
        {"lat":"52.5162746","lon":"13.3777041","name":"Brandenburger Tor","boundingbox":["52.5161","52.5164","13.3775","13.3778"],
        "address":{"tourism":"Brandenburger Tor","house_number":"1","road":"Pariser Platz","suburb":"Mitte","city":"Berlin","state":"Berlin",
        "postcode":"10117","country":"Deutschland","country_code":"de"}}
        """

    private func server(_ body: String) throws -> (LocalServer, CLGeocoder) {
        let server = try LocalServer { _, send in
            _ = send(
                Data(
                    "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
                        .utf8))
        }
        return (server, CLGeocoder(server: GeocodingServer(server.url(""))))
    }

    @Test("A name has places, with the parts of their addresses") func names() async throws {
        let (server, geocoder) = try server("[\(Self.place)]")
        defer { server.stop() }
        let place = try #require(try await geocoder.geocodeAddressString("Brandenburger Tor").first)
        #expect(place.name == "Brandenburger Tor" && place.thoroughfare == "Pariser Platz")
        #expect(place.locality == "Berlin" && place.postalCode == "10117" && place.isoCountryCode == "DE")
        #expect(place.location?.coordinate.latitude == 52.5162746)
        #expect(!geocoder.isGeocoding)
    }

    @Test("A place has names, told to a handler on the main thread") func places() async throws {
        let (server, geocoder) = try server(Self.place)
        defer { server.stop() }
        let name: String? = await withCheckedContinuation { continuation in
            geocoder.reverseGeocodeLocation(CLLocation(latitude: 52.5, longitude: 13.4)) { places, _ in
                dispatchPrecondition(condition: .onQueue(.main))
                continuation.resume(returning: places?.first?.subLocality)
            }
        }
        #expect(name == "Mitte")
    }

    @Test("Nothing found, no server and no sense are errors") func errors() async throws {
        let (server, geocoder) = try server("[]")
        defer { server.stop() }
        await #expect(throws: CLError(.geocodeFoundNoResult)) { try await geocoder.geocodeAddressString("nowhere") }
        await #expect(throws: CLError(.network)) {
            try await CLGeocoder(server: nil).geocodeAddressString("Berlin")
        }
    }
}
