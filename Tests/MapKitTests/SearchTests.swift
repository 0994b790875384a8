import CoreLocation
import MapKit
import TestSupport
import Testing

/// Searches and ways, by servers that the tests play.
@MainActor
struct SearchTests {
    private func server(_ body: String) throws -> LocalServer {
        try LocalServer { _, send in
            _ = send(Data("HTTP/1.1 200 OK\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8))
        }
    }

    private static let found = """
        [{"lat":"52.5","lon":"13.4","name":"Café A","address":{"road":"Street","city":"Berlin"}},
         {"lat":"52.6","lon":"13.5","name":"Café B","address":{"city":"Berlin"}}]
        """

    @Test("A search finds places and the region around them") func search() async throws {
        let server = try server(Self.found)
        defer { server.stop() }
        let request = MKLocalSearch.Request(naturalLanguageQuery: "café")
        let response = try await MKLocalSearch(request: request, server: GeocodingServer(server.url(""))).start()
        #expect(response.mapItems.map(\.name) == ["Café A", "Café B"])
        #expect(response.mapItems[0].placemark.title == "Café A, Street, Berlin")
        #expect(abs(response.boundingRegion.center.longitude - 13.45) < 1e-6)
    }

    @Test("Without a server, a search and a question for a way are errors") func missing() async {
        let request = MKLocalSearch.Request(naturalLanguageQuery: "café")
        var errors: [MKError?] = []
        do { _ = try await MKLocalSearch(request: request, server: nil).start() } catch {
            errors.append(error as? MKError)
        }
        let way = MKDirections.Request()
        do { _ = try await MKDirections(request: way, server: nil).calculate() } catch {
            errors.append(error as? MKError)
        }
        #expect(errors == [MKError(.serverFailure), MKError(.serverFailure)])
    }

    @Test("Proposals follow what a person writes") func completer() async throws {
        final class Listener: NSObject, MKLocalSearchCompleterDelegate {
            var titles: [String] = []
            func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {
                titles = completer.results.map { "\($0.title) (\($0.subtitle))" }
            }
        }
        let server = try server(Self.found)
        defer { server.stop() }
        let completer = MKLocalSearchCompleter(server: GeocodingServer(server.url("")), delay: .zero)
        let listener = Listener()
        completer.delegate = listener
        completer.queryFragment = "ca"
        completer.queryFragment = "caf"
        try await wait(for: "proposals") { !listener.titles.isEmpty }
        #expect(listener.titles == ["Café A (Street, Berlin)", "Café B (Berlin)"])
    }

    @Test("A way has its length, its time, its parts and its line") func directions() async throws {
        let server = try server(
            """
            {"code":"Ok","routes":[{"distance":1200.5,"duration":300,"geometry":{"coordinates":[[13.4,52.5],[13.41,52.5],[13.41,52.51]]},
            "legs":[{"summary":"Main Street","steps":[
            {"distance":700,"name":"Main Street","maneuver":{"type":"depart"},"geometry":{"coordinates":[[13.4,52.5],[13.41,52.5]]}},
            {"distance":500.5,"name":"Hill","maneuver":{"type":"turn","modifier":"left"},"geometry":{"coordinates":[[13.41,52.5],[13.41,52.51]]}}]}]}]}
            """)
        defer { server.stop() }
        let request = MKDirections.Request()
        request.source = MKMapItem(
            placemark: MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)))
        request.destination = MKMapItem(
            placemark: MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 52.51, longitude: 13.41)))
        let route = try #require(
            try await MKDirections(request: request, server: server.url("")).calculate().routes.first)
        #expect(route.name == "Main Street" && route.distance == 1200.5 && route.expectedTravelTime == 300)
        #expect(route.polyline.pointCount == 3)
        #expect(route.steps.map(\.instructions) == ["Start on Main Street", "Turn left on Hill"])
    }
}
