import MapKit
import Testing

/// Places on the flat map.
struct GeometryTests {
    private func isNear(_ first: Double, _ second: Double, _ distance: Double = 1e-6) -> Bool {
        abs(first - second) <= distance
    }

    @Test("The map is 2^28 points wide, with 0°, 0° in the middle") func middle() {
        let middle = MKMapPoint(CLLocationCoordinate2D())
        #expect(middle.x == 134_217_728 && isNear(middle.y, 134_217_728))
        #expect(MKMapRect.world.size.width == 268_435_456)
        #expect(MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: -180)).x == 0)
        let top = MKMapPoint(CLLocationCoordinate2D(latitude: 89, longitude: 0))
        #expect(isNear(top.y, 0))
        #expect(MKMapPoint(kCLLocationCoordinate2DInvalid) == MKMapPoint(x: -1, y: -1))
    }

    @Test("Places keep their degrees through the map") func roundTrip() {
        for latitude in stride(from: -85.0, through: 85, by: 8.5) {
            for longitude in stride(from: -179.0, through: 179, by: 17.9) {
                let place = MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: longitude)).coordinate
                #expect(isNear(place.latitude, latitude, 1e-9) && isNear(place.longitude, longitude, 1e-9))
            }
        }
    }

    @Test("A map point is 15 centimetres at the equator, and half of that at 60°") func metres() {
        #expect(isNear(MKMetersPerMapPointAtLatitude(0), 0.149291070, 1e-8))
        #expect(isNear(MKMetersPerMapPointAtLatitude(60), 0.149291070 / 2, 1e-8))
        #expect(isNear(MKMapPointsPerMeterAtLatitude(0), 6.69832, 1e-4))
    }

    @Test("A region of metres has the degrees that these are at its latitude") func regionOfMetres() {
        let equator = MKCoordinateRegion(
            center: CLLocationCoordinate2D(), latitudinalMeters: 110_574.3886, longitudinalMeters: 111_319.4908)
        #expect(isNear(equator.span.latitudeDelta, 1, 1e-4) && isNear(equator.span.longitudeDelta, 1, 1e-4))
        let north = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 60, longitude: 0), latitudinalMeters: 1000,
            longitudinalMeters: 1000)
        #expect(isNear(north.span.longitudeDelta / north.span.latitudeDelta, 1.9966, 1e-3))
    }

    @Test("Rectangles are joined and cut as sets are") func rectangles() {
        let first = MKMapRect(x: 0, y: 0, width: 10, height: 10)
        let second = MKMapRect(x: 5, y: 5, width: 10, height: 10)
        #expect(first.union(second) == MKMapRect(x: 0, y: 0, width: 15, height: 15))
        #expect(first.intersection(second) == MKMapRect(x: 5, y: 5, width: 5, height: 5))
        #expect(first.union(.null) == first && MKMapRect.null.union(second) == second)
        #expect(first.intersection(MKMapRect(x: 20, y: 0, width: 1, height: 1)).isNull)
        #expect(first.contains(MKMapPoint(x: 0, y: 0)) && !first.contains(MKMapPoint(x: 10, y: 0)))
        #expect(first.insetBy(dx: 6, dy: 0).isNull)
        #expect(first.insetBy(dx: -1, dy: -1) == MKMapRect(x: -1, y: -1, width: 12, height: 12))
        let (slice, rest) = first.divided(atDistance: 3, from: .maxXEdge)
        #expect(slice == MKMapRect(x: 7, y: 0, width: 3, height: 10) && rest.width == 7)
    }

    @Test("What reaches over the date line has a rest on the other side") func dateLine() {
        let rect = MKMapRect(x: MKMapRect.world.maxX - 10, y: 0, width: 30, height: 5)
        #expect(rect.spans180thMeridian)
        #expect(rect.remainder == MKMapRect(x: 0, y: 0, width: 20, height: 5))
        #expect(!MKMapRect.world.spans180thMeridian)
    }

    @Test("A region of a rectangle has its degrees") func regionOfRectangle() {
        let region = MKCoordinateRegion(.world)
        #expect(isNear(region.center.latitude, 0, 1e-9) && isNear(region.span.longitudeDelta, 360))
        #expect(isNear(region.span.latitudeDelta, 170.1022575596, 1e-6))
    }

    @Test("Shapes have the rectangle around their points") func shapes() {
        let places = [(10.0, 20.0), (11, 22), (9, 21)].map { CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1) }
        let line = MKPolyline(coordinates: places, count: 3)
        let region = MKCoordinateRegion(line.boundingMapRect)
        #expect(isNear(region.center.latitude, 10, 0.01) && isNear(region.span.longitudeDelta, 2))
        #expect(line.pointCount == 3 && line.points()[1] == MKMapPoint(places[1]))
        let circle = MKCircle(center: places[0], radius: 1000)
        let width = circle.boundingMapRect.width * MKMetersPerMapPointAtLatitude(10)
        #expect(isNear(width, 2000, 1))
    }

    @Test("A shortest way bends to the pole") func geodesic() {
        let ends = [
            CLLocationCoordinate2D(latitude: 50, longitude: -60), CLLocationCoordinate2D(latitude: 50, longitude: 60),
        ]
        let line = MKGeodesicPolyline(coordinates: ends, count: 2)
        #expect(line.pointCount > 60)
        let top = (0..<line.pointCount).map { line.points()[$0].coordinate.latitude }.max()!
        #expect(isNear(top, 67.24, 0.05))
    }
}
