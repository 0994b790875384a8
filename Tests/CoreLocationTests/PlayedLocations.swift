import CoreLocation
import Foundation

/// Tells what the test says.
final class PlayedLocations: LocationSource, @unchecked Sendable {
    private let lock = NSLock()
    private var tells: [Int: @Sendable (LocationEvent) -> Void] = [:]
    private var starts: [(CLLocationAccuracy, CLLocationDistance)] = []

    var isEnabled: Bool { true }
    var running: Int { lock.withLock { tells.count } }
    var started: [(accuracy: CLLocationAccuracy, distance: CLLocationDistance)] {
        lock.withLock { starts.map { (accuracy: $0.0, distance: $0.1) } }
    }

    func start(
        accuracy: CLLocationAccuracy, distance: CLLocationDistance,
        _ tell: @escaping @Sendable (LocationEvent) -> Void
    ) -> @Sendable () -> Void {
        lock.withLock {
            starts.append((accuracy, distance))
            let number = starts.count
            tells[number] = tell
            return { self.lock.withLock { self.tells[number] = nil } }
        }
    }

    func tell(_ event: LocationEvent) { for tell in lock.withLock({ Array(tells.values) }) { tell(event) } }
    func move(to latitude: Double, _ longitude: Double) {
        tell(.location(CLLocation(latitude: latitude, longitude: longitude)))
    }
}
