import DovetailBase
import DovetailBus
import Foundation

/// Places that GeoClue tells on the system's bus.
///
/// GeoClue makes a client of its own for the app, which is told what the app is called (its desktop file), how exact the place should be and how
/// far a movement has to be, and then tells objects with a place each. An agent of the desktop asks the person for permission.
package final class GeoClueSource: LocationSource {
    static let name = "org.freedesktop.GeoClue2"
    private static let clientInterface = "org.freedesktop.GeoClue2.Client"
    private static let locationInterface = "org.freedesktop.GeoClue2.Location"
    /// What GeoClue tells where it does not know a height.
    private static let unknownAltitude = -Double.greatestFiniteMagnitude

    private let address: BusAddress

    package init(_ address: BusAddress) { self.address = address }

    package var isEnabled: Bool { true }

    package func start(
        accuracy: CLLocationAccuracy, distance: CLLocationDistance,
        _ tell: @escaping @Sendable (LocationEvent) -> Void
    ) -> @Sendable () -> Void {
        let task = Task.detached { [address] in
            do {
                let bus = try BusClient(address)
                try await Self.follow(bus, accuracy: accuracy, distance: distance, tell)
            } catch let error as BusError {
                guard !Task.isCancelled else { return }
                Self.tell(error, tell)
            } catch {}
        }
        return { task.cancel() }
    }

    private static func tell(_ error: BusError, _ tell: @Sendable (LocationEvent) -> Void) {
        if error.name.hasSuffix(".AccessDenied") { return tell(.denied) }
        if error.isServiceMissing {
            Log.warnOnce(
                "GeoClue",
                "no place is told: GeoClue does not answer (\(error)). Install the package geoclue-2.0, or set DOVETAIL_LOCATION=52.52,13.405"
            )
            return tell(.failed(.locationUnknown))
        }
        Log.logger.error("GeoClue: \(error)")
        tell(.failed(.locationUnknown))
    }

    /// Tells places until the task is cancelled.
    private static func follow(
        _ bus: BusClient, accuracy: CLLocationAccuracy, distance: CLLocationDistance,
        _ tell: @escaping @Sendable (LocationEvent) -> Void
    ) async throws {
        let manager = "/org/freedesktop/GeoClue2/Manager"
        let answer = try await bus.call(name, manager, "org.freedesktop.GeoClue2.Manager", "GetClient")
        guard let client = answer.first?.string else { throw BusError(description: "GeoClue gives no client") }
        try await bus.set("DesktopId", of: name, client, clientInterface, to: .string(desktopID))
        try await bus.set("RequestedAccuracyLevel", of: name, client, clientInterface, to: .uint(level(accuracy)))
        try await bus.set(
            "DistanceThreshold", of: name, client, clientInterface,
            to: .uint(UInt32(min(max(distance, 0), 1e9))))
        let (paths, continuation) = AsyncStream.makeStream(of: String.self)
        await bus.subscribe(to: "LocationUpdated", of: name, path: client, interface: clientInterface) { _, places in
            if places.count > 1, let path = places[1].string { continuation.yield(path) }
        }
        // An agent may ask a person before it answers.
        try await bus.call(name, client, clientInterface, "Start", timeout: 120)
        tell(.granted)
        for await path in paths {
            if let location = try? await location(at: path, bus) { tell(.location(location)) }
        }
        // The client ends with the connection that it was made for; what follows is politeness, and needs no answer.
        await Task.detached { _ = try? await bus.call(name, client, clientInterface, "Stop", timeout: 5) }.value
        bus.close()
    }

    private static func location(at path: String, _ bus: BusClient) async throws -> CLLocation {
        let answer = try await bus.call(
            name, path, "org.freedesktop.DBus.Properties", "GetAll", [.string(locationInterface)])
        let values = answer.first?.dictionary ?? [:]
        guard let latitude = values["Latitude"]?.double, let longitude = values["Longitude"]?.double else {
            throw BusError(description: "a place without degrees")
        }
        let altitude = values["Altitude"]?.double ?? unknownAltitude
        let isKnown = altitude != unknownAltitude
        return CLLocation(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
            altitude: isKnown ? altitude : 0, horizontalAccuracy: values["Accuracy"]?.double ?? 0,
            verticalAccuracy: isKnown ? max(values["Accuracy"]?.double ?? 0, 1) : -1,
            course: values["Heading"]?.double ?? -1, courseAccuracy: -1, speed: values["Speed"]?.double ?? -1,
            speedAccuracy: -1, timestamp: time(values["Timestamp"]) ?? Date(), sourceInfo: nil)
    }

    /// Seconds and microseconds since 1970.
    private static func time(_ value: BusValue?) -> Date? {
        guard let parts = value?.elements, parts.count == 2, case .unsignedLong(let seconds) = parts[0],
            case .unsignedLong(let microseconds) = parts[1]
        else { return nil }
        return Date(timeIntervalSince1970: Double(seconds) + Double(microseconds) / 1e6)
    }

    /// What GeoClue calls a country (1), a city (4), a neighbourhood (5), a street (6) and as exact as can be (8).
    private static func level(_ accuracy: CLLocationAccuracy) -> UInt32 {
        switch accuracy {
        case ..<50: 8
        case ..<500: 6
        case ..<2000: 5
        default: 4
        }
    }

    /// The name of the app's desktop file, by which the person's choice is kept.
    private static var desktopID: String { Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName }
}
