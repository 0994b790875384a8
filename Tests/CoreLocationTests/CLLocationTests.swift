import CoreLocation
import Testing

/// Values of places.
struct CLLocationTests {
    /// The three examples of Vincenty's paper are for other ellipsoids; these are from GeographicLib's `GeodSolve` for WGS 84.
    @Test("Distances follow the ellipsoid to the millimetre") func distances() {
        let meridian = CLLocation(latitude: 0, longitude: 0).distance(from: CLLocation(latitude: 1, longitude: 0))
        #expect(abs(meridian - 110_574.3886) < 0.001)
        let equator = CLLocation(latitude: 0, longitude: 0).distance(from: CLLocation(latitude: 0, longitude: 1))
        #expect(abs(equator - 111_319.4908) < 0.001)
        let pole = CLLocation(latitude: 90, longitude: 0).distance(from: CLLocation(latitude: 0, longitude: 40))
        #expect(abs(pole - 10_001_965.7293) < 0.001)
    }

    @Test("A distance goes the short way over the date line, and is the same both ways") func dateLine() {
        let west = CLLocation(latitude: 10, longitude: 179.5)
        let east = CLLocation(latitude: 10, longitude: -179.5)
        let there = west.distance(from: east)
        #expect(there == east.distance(from: west))
        #expect(abs(there - 109_639.4) < 1)
        #expect(west.distance(from: west) == 0)
    }

    @Test("Places opposite to each other have a distance of half the earth") func opposite() {
        let distance = CLLocation(latitude: 0.2, longitude: 0).distance(
            from: CLLocation(latitude: -0.2, longitude: 180))
        #expect(abs(distance - 20_004_000) < 100_000)
    }

    @Test("A place by its degrees knows nothing else") func plain() {
        let place = CLLocation(latitude: 52.52, longitude: 13.405)
        #expect(place.coordinate.latitude == 52.52 && place.coordinate.longitude == 13.405)
        #expect(place.horizontalAccuracy == 0 && place.verticalAccuracy == -1)
        #expect(place.speed == -1 && place.course == -1 && place.floor == nil)
    }

    @Test("Degrees out of range are no place") func validity() {
        #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: -90, longitude: 180)))
        #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: 90.1, longitude: 0)))
        #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: 0, longitude: .nan)))
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    }

    @Test("A circle contains what is within its radius") func circle() {
        let middle = CLLocationCoordinate2D(latitude: 48.8584, longitude: 2.2945)
        let region = CLCircularRegion(center: middle, radius: 500, identifier: "tower")
        #expect(region.contains(middle))
        #expect(region.contains(CLLocationCoordinate2D(latitude: 48.8624, longitude: 2.2945)))
        #expect(!region.contains(CLLocationCoordinate2D(latitude: 48.8634, longitude: 2.2945)))
        #expect(region == CLCircularRegion(center: middle, radius: 9, identifier: "tower"))
    }

    @Test("Errors are told apart by their codes, in catch and as numbers") func errors() {
        var told = ""
        do { throw CLError(.denied) } catch CLError.denied { told = "denied" } catch { told = "other" }
        #expect(told == "denied")
        let error: any Error = CLError(.network)
        #expect((error as? CLError)?.code == .network)
        #expect((error as NSError).domain == kCLErrorDomain && (error as NSError).code == 2)
    }
}
