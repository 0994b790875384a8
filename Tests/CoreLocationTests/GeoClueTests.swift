import BusSupport
import CoreLocation
import DovetailBus
import TestSupport
import Testing

/// GeoClue's answers, played on a bus of the test's own.
struct GeoClueTests {
    private static let manager = """
        <node><interface name="org.freedesktop.GeoClue2.Manager">
          <method name="GetClient"><arg type="o" direction="out"/></method>
        </interface></node>
        """
    private static let client = """
        <node><interface name="org.freedesktop.GeoClue2.Client">
          <property name="DesktopId" type="s" access="readwrite"/>
          <property name="RequestedAccuracyLevel" type="u" access="readwrite"/>
          <property name="DistanceThreshold" type="u" access="readwrite"/>
          <method name="Start"/><method name="Stop"/>
          <signal name="LocationUpdated"><arg type="o"/><arg type="o"/></signal>
        </interface></node>
        """
    private static let location = """
        <node><interface name="org.freedesktop.GeoClue2.Location">
          <property name="Latitude" type="d" access="read"/><property name="Longitude" type="d" access="read"/>
          <property name="Accuracy" type="d" access="read"/><property name="Altitude" type="d" access="read"/>
          <property name="Speed" type="d" access="read"/><property name="Heading" type="d" access="read"/>
          <property name="Timestamp" type="(tt)" access="read"/>
        </interface></node>
        """
    private static let clientPath = "/org/freedesktop/GeoClue2/Client/1"
    private static let placePath = clientPath + "/Location/0"

    /// What a source told.
    private final class Events: @unchecked Sendable {
        private let lock = NSLock()
        private var told: [String] = []
        private var last: CLLocation?
        var all: [String] { lock.withLock { told } }
        var location: CLLocation? { lock.withLock { last } }
        func add(_ event: LocationEvent) {
            lock.withLock {
                switch event {
                case .granted: told.append("granted")
                case .denied: told.append("denied")
                case .failed(let code): told.append("failed \(code)")
                case .location(let location):
                    told.append("location")
                    last = location
                }
            }
        }
    }

    private func service(on bus: TestBus, isAllowed: Bool = true) async throws -> StandInService {
        try await StandInService(
            on: bus, name: "org.freedesktop.GeoClue2",
            objects: [
                ("/org/freedesktop/GeoClue2/Manager", Self.manager), (Self.clientPath, Self.client),
                (Self.placePath, Self.location),
            ]
        ) { _, method, _ in
            switch method {
            case "GetClient": return [.path(Self.clientPath)]
            case "Start" where !isAllowed:
                throw BusError(name: "org.freedesktop.DBus.Error.AccessDenied", description: "no")
            case "get Latitude": return [.double(52.52)]
            case "get Longitude": return [.double(13.405)]
            case "get Accuracy": return [.double(30)]
            case "get Altitude": return [.double(-Double.greatestFiniteMagnitude)]
            case "get Speed": return [.double(2.5)]
            case "get Heading": return [.double(-1)]
            case "get Timestamp": return [.tuple([.unsignedLong(1_700_000_000), .unsignedLong(500_000)])]
            default: return []
            }
        }
    }

    @Test("GeoClue is told what the app wants, and its places are told on") func places() async throws {
        let bus = try TestBus()
        let service = try await service(on: bus)
        let events = Events()
        let stop = GeoClueSource(bus.address).start(accuracy: kCLLocationAccuracyBest, distance: 20) { events.add($0) }
        try await wait(for: "permission") { events.all.contains("granted") }
        #expect(
            service.calls == [
                "GetClient", "set DesktopId", "set RequestedAccuracyLevel", "set DistanceThreshold", "Start",
            ])
        service.emit(
            "LocationUpdated", of: "org.freedesktop.GeoClue2.Client", at: Self.clientPath,
            [.path("/"), .path(Self.placePath)])
        try await wait(for: "a place") { events.location != nil }
        let place = try #require(events.location)
        #expect(place.coordinate.latitude == 52.52 && place.coordinate.longitude == 13.405)
        #expect(place.horizontalAccuracy == 30 && place.verticalAccuracy == -1)
        #expect(place.speed == 2.5 && place.course == -1)
        #expect(place.timestamp == Date(timeIntervalSince1970: 1_700_000_000.5))
        stop()
        try await wait(for: "the end") { service.calls.last == "Stop" }
    }

    @Test("A person's no is told as such") func denied() async throws {
        let bus = try TestBus()
        let service = try await service(on: bus, isAllowed: false)
        let events = Events()
        let stop = GeoClueSource(bus.address).start(accuracy: 100, distance: 0) { events.add($0) }
        try await wait(for: "an answer") { !events.all.isEmpty }
        #expect(events.all == ["denied"])
        #expect(service.calls.last == "Start")
        stop()
    }

    @Test("Without GeoClue the place is unknown") func missing() async throws {
        let bus = try TestBus()
        let events = Events()
        let stop = GeoClueSource(bus.address).start(accuracy: 100, distance: 0) { events.add($0) }
        try await wait(for: "an answer") { !events.all.isEmpty }
        #expect(events.all == ["failed locationUnknown"])
        stop()
    }
}
