import CoreLocation
import Foundation
import MapKit
import Synchronization
import TestSupport
import Testing

/// Requests of places, by a server that the test plays.
struct GeocodingRequestTests {
    private static let place = """
        {"lat":"52.5","lon":"13.4","name":"Café A","osm_type":"way","osm_id":104393803,"address":{"house_number":"5",
         "road":"Street","city":"Berlin","state":"Berlin","postcode":"10115","country":"Germany","country_code":"de"}}
        """

    /// A server that answers with a text, and what it was asked.
    private final class Asked: Sendable {
        let lines = Mutex<[String]>([])
        func server(_ body: String, status: Int = 200) throws -> LocalServer {
            try LocalServer { [self] request, send in
                lines.withLock { $0.append(request) }
                _ = send(Data("HTTP/1.1 \(status) OK\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8))
            }
        }
    }

    @Test("An address of several lines is found, with its address in several lengths") func forward() async throws {
        let server = try Asked().server("[\(Self.place)]")
        defer { server.stop() }
        let request = try #require(
            MKGeocodingRequest(addressString: "Street 5 \n Berlin", server: GeocodingServer(server.url(""))))
        let item = try #require(try await request.mapItems.first)
        #expect(item.name == "Café A" && item.location.coordinate.latitude == 52.5)
        let address = try #require(item.addressRepresentations)
        #expect(address.cityName == "Berlin" && address.region == .germany && address.regionName == "Germany")
        #expect(address.cityWithContext == "Berlin, Berlin")
        #expect(address.cityWithContext(.full) == "Berlin, Berlin, Germany")
        #expect(address.fullAddress(includingRegion: false, singleLine: true) == "5 Street, Berlin, Berlin 10115")
        #expect(
            address.fullAddress(includingRegion: true, singleLine: false) == "5 Street\nBerlin, Berlin 10115\nGermany")
        #expect(item.address?.shortAddress == "5 Street")
        #expect(!request.isLoading)
    }

    @Test("What is at a place is found, and found again by its identifier") func again() async throws {
        let reverse = try Asked().server(Self.place)
        defer { reverse.stop() }
        let location = CLLocation(latitude: 52.5, longitude: 13.4)
        let request = try #require(
            MKReverseGeocodingRequest(location: location, server: GeocodingServer(reverse.url(""))))
        let identifier = try #require(try await request.mapItems.first?.identifier)
        #expect(identifier.rawValue == "osm:W104393803")
        let lookup = try Asked().server("[\(Self.place)]")
        defer { lookup.stop() }
        let found = MKMapItemRequest(mapItemIdentifier: identifier, server: GeocodingServer(lookup.url("")))
        #expect(try await found.mapItem.name == "Café A")
    }

    @Test("Apple's identifiers, empty addresses and places off the earth are errors, and none is asked for") func bad()
        async throws
    {
        let asked = Asked()
        let server = try asked.server("[]")
        defer { server.stop() }
        let apples = try #require(MKMapItem.Identifier(rawValue: "I63802885C8189B2B"))
        await #expect(throws: MKError(.placemarkNotFound)) {
            _ = try await MKMapItemRequest(mapItemIdentifier: apples, server: GeocodingServer(server.url(""))).mapItem
        }
        for text in ["osm:", "osm:X1", "osm:W1,R2", "osm:W1&x=2"] {
            let identifier = try #require(MKMapItem.Identifier(rawValue: text))
            await #expect(throws: MKError(.placemarkNotFound)) {
                _ = try await MKMapItemRequest(
                    mapItemIdentifier: identifier, server: GeocodingServer(server.url(""))
                ).mapItem
            }
        }
        #expect(asked.lines.withLock { $0.isEmpty })
        #expect(MKMapItem.Identifier(rawValue: "") == nil)
        #expect(MKGeocodingRequest(addressString: " \n") == nil)
        #expect(MKReverseGeocodingRequest(location: CLLocation(latitude: 91, longitude: 0)) == nil)
    }

    @Test("Without a server, and after it was given up, a request is an error") func errors() async throws {
        let request = try #require(MKGeocodingRequest(addressString: "Berlin", server: nil))
        await #expect(throws: MKError(.serverFailure)) { _ = try await request.mapItems }
        let server = try Asked().server("[]")
        defer { server.stop() }
        let nothing = try #require(MKGeocodingRequest(addressString: "Berlin", server: GeocodingServer(server.url(""))))
        await #expect(throws: MKError(.placemarkNotFound)) { _ = try await nothing.mapItems }
        let cancelled = try #require(MKGeocodingRequest(addressString: "B", server: GeocodingServer(server.url(""))))
        cancelled.cancel()
        #expect(cancelled.isCancelled)
        await #expect(throws: CancellationError.self) { _ = try await cancelled.mapItems }
    }
}
