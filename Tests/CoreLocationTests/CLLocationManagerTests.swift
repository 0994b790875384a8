import CoreLocation
import TestSupport
import Testing

/// A manager, its delegate and a source that the test plays.
@MainActor
struct CLLocationManagerTests {
    /// Writes down what it hears.
    final class Listener: NSObject, CLLocationManagerDelegate {
        var heard: [String] = []

        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
            heard.append("status \(manager.authorizationStatus)")
        }
        func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
            heard.append("at \(locations.last!.coordinate.latitude)")
        }
        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
            heard.append("error \((error as? CLError)?.code as Any)")
        }
        func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
            heard.append("entered \(region.identifier)")
        }
        func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
            heard.append("left \(region.identifier)")
        }
    }

    let source = PlayedLocations()
    let listener = Listener()
    let manager: CLLocationManager

    init() {
        manager = CLLocationManager(service: LocationService(source))
        manager.delegate = listener
    }

    private func heard(_ what: String, count: Int = 1) async throws {
        try await wait(for: "“\(what)” in \(listener.heard)") {
            listener.heard.filter { $0 == what }.count >= count
        }
    }

    /// Waits until all that was sent to the main thread has come.
    private func settle() async {
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }

    @Test("The delegate hears of the status at once, and of a person's answer") func permission() async throws {
        try await heard("status notDetermined")
        manager.startUpdatingLocation()
        #expect(source.running == 0)
        manager.requestWhenInUseAuthorization()
        #expect(source.running == 1)
        source.tell(.granted)
        #expect(manager.authorizationStatus == .authorizedWhenInUse)
        try await heard("status authorizedWhenInUse")
        source.move(to: 52, 13)
        try await heard("at 52.0")
        #expect(manager.location?.coordinate.latitude == 52)
        manager.stopUpdatingLocation()
        #expect(source.running == 0)
    }

    @Test("An answer of no is an error for those who want places, and no source runs") func denied() async throws {
        manager.requestAlwaysAuthorization()
        manager.startUpdatingLocation()
        source.tell(.denied)
        try await heard("status denied")
        try await heard("error Optional(CoreLocation.CLError.Code.denied)")
        #expect(source.running == 0)
        manager.requestLocation()
        try await heard("error Optional(CoreLocation.CLError.Code.denied)", count: 2)
    }

    @Test("One place is told to who asks for one") func single() async throws {
        manager.requestWhenInUseAuthorization()
        source.tell(.granted)
        manager.requestLocation()
        source.move(to: 1, 1)
        try await heard("at 1.0")
        #expect(source.running == 0)
    }

    @Test("Movements below the filter are not told") func filter() async throws {
        manager.requestWhenInUseAuthorization()
        source.tell(.granted)
        manager.distanceFilter = 1000
        manager.startUpdatingLocation()
        #expect(source.started.last?.distance == 1000)
        for latitude in [10, 10.001, 10.02] { source.move(to: latitude, 0) }
        try await heard("at 10.02")
        await settle()
        #expect(listener.heard.filter { $0.hasPrefix("at") } == ["at 10.0", "at 10.02"])
    }

    @Test("A known place is told at once, and the source is asked for what the strictest wants") func shared()
        async throws
    {
        manager.requestWhenInUseAuthorization()
        source.tell(.granted)
        manager.desiredAccuracy = kCLLocationAccuracyKilometer
        manager.startUpdatingLocation()
        source.move(to: 3, 3)
        try await heard("at 3.0")
        #expect(source.started.last?.accuracy == 1000)
        manager.desiredAccuracy = kCLLocationAccuracyBest
        #expect(source.started.last?.accuracy == -1)
        #expect(source.running == 1)
    }

    @Test("Coming into a region and leaving it is told") func regions() async throws {
        manager.requestWhenInUseAuthorization()
        source.tell(.granted)
        manager.startMonitoring(
            for: CLCircularRegion(
                center: CLLocationCoordinate2D(latitude: 10, longitude: 10), radius: 1000, identifier: "home"))
        for latitude in [11, 10.001, 10.002, 12] { source.move(to: latitude, 10) }
        try await heard("left home")
        #expect(listener.heard.filter { !$0.hasPrefix("status") } == ["entered home", "left home"])
        manager.stopMonitoring(for: manager.monitoredRegions.first!)
        #expect(source.running == 0)
    }

    @Test("There is no compass, and who asks hears so") func heading() async throws {
        #expect(!CLLocationManager.headingAvailable())
        manager.startUpdatingHeading()
        try await heard("error Optional(CoreLocation.CLError.Code.headingFailure)")
    }

    @Test("A manager that goes wants nothing any more") func release() async throws {
        let source = PlayedLocations()
        let service = LocationService(source)
        do {
            let manager = CLLocationManager(service: service)
            manager.requestWhenInUseAuthorization()
            source.tell(.granted)
            manager.startUpdatingLocation()
            #expect(source.running == 1)
        }
        #expect(source.running == 0)
    }

    @Test("Live updates begin with the question, and end with the task") func liveUpdates() async throws {
        let source = PlayedLocations()
        let updates = CLLocationUpdate.liveUpdates(of: LocationService(source))
        var iterator = updates.makeAsyncIterator()
        #expect(try await iterator.next()?.authorizationRequestInProgress == true)
        source.tell(.granted)
        source.move(to: 7, 7)
        let first = try await iterator.next()
        #expect(first?.location?.coordinate.latitude == 7 && first?.stationary == false)
        source.move(to: 7, 7)
        #expect(try await iterator.next()?.stationary == true)
        source.tell(.failed(.locationUnknown))
        #expect(try await iterator.next()?.locationUnavailable == true)
    }

    @Test("A fixed place is read from text") func fixed() async throws {
        for text in ["", "52", "52,x", "91,0", "1,2,3,4,5"] { #expect(FixedLocationSource(text) == nil) }
        let manager = CLLocationManager(service: LocationService(FixedLocationSource(" 52.52, 13.405,25 ")!))
        let listener = Listener()
        manager.delegate = listener
        manager.requestWhenInUseAuthorization()
        manager.startUpdatingLocation()
        try await wait(for: "the place") { listener.heard.contains("at 52.52") }
        #expect(manager.location?.horizontalAccuracy == 25)
        #expect(manager.location?.sourceInformation?.isSimulatedBySoftware == true)
        let refused = CLLocationManager(service: LocationService(FixedLocationSource("denied")!))
        refused.requestWhenInUseAuthorization()
        #expect(refused.authorizationStatus == .denied)
    }
}
