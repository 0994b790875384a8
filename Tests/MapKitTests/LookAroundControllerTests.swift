import Contacts
import DovetailTesting
import MapKit
import SwiftUI
import Testing
import UIKit

/// Pictures from the street in UIKit's controller, addresses of places, and lines of an app's own class.
@MainActor
struct LookAroundControllerTests {
    private struct Page: UIViewControllerRepresentable {
        typealias UIViewControllerType = MKLookAroundViewController
        func makeUIViewController(context: Context) -> MKLookAroundViewController {
            MKLookAroundViewController(nibName: nil, bundle: nil)
        }
        func updateUIViewController(_ controller: MKLookAroundViewController, context: Context) {
            controller.badgePosition = .bottomTrailing
        }
    }

    @Test("The controller says that there are no pictures") func controller() {
        let host = TestHost(size: CGSize(width: 300, height: 300)) { Page() }
        #expect(host.exists("No Look Around here"))
    }

    @Test("A place has the address of its parts, and one without names has none") func address() throws {
        let place = MKPlacemark(
            coordinate: CLLocationCoordinate2D(latitude: 38.62, longitude: -90.18),
            addressDictionary: [
                "Street": "Market Street", "City": "St. Louis", "State": "Missouri", "ZIP": "63101",
                "Country": "United States", "CountryCode": "us",
            ])
        let address = try #require(place.postalAddress)
        #expect(address.street == "Market Street" && address.city == "St. Louis" && address.postalCode == "63101")
        #expect(address.state == "Missouri" && address.country == "United States")
        #expect(CNPostalAddressFormatter().string(from: address).contains("St. Louis"))
        #expect(MKPlacemark(coordinate: place.coordinate).postalAddress == nil)
    }

    /// As apps have it.
    private final class Route: MKPolyline {
        var width = 3.0
        var name = "way"
    }
    private final class Area: MKPolygon { var name = "area" }
    private final class Flight: MKGeodesicPolyline { var name = "flight" }

    @Test("Classes of an app's own inherit how lines and areas are made") func subclasses() {
        let places = [
            CLLocationCoordinate2D(latitude: 50, longitude: 8), CLLocationCoordinate2D(latitude: 52, longitude: 13),
            CLLocationCoordinate2D(latitude: 48, longitude: 11),
        ]
        let route = Route(coordinates: places, count: places.count)
        #expect(route.pointCount == 3 && route.width == 3 && route.name == "way")
        #expect(abs(route.boundingMapRect.maxX - MKMapPoint(places[1]).x) < 1 && route.coordinate.latitude > 48)
        let inner = MKPolygon(coordinates: places, count: 3)
        let area = Area(coordinates: places, count: 3, interiorPolygons: [inner])
        #expect(area.pointCount == 3 && area.interiorPolygons?.first === inner)
        let flight = Flight(coordinates: [places[0], CLLocationCoordinate2D(latitude: 35, longitude: 139)], count: 2)
        #expect(flight.pointCount > 2)
        #expect(MKPolyline().pointCount == 0)
    }
}
