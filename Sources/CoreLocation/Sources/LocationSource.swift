import DovetailBase
import Foundation

/// What a source of places tells. It may come on any thread.
package enum LocationEvent: Sendable {
    /// The app may know the place; others follow.
    case granted
    case denied
    case location(CLLocation)
    /// The place can't be told: now, or at all.
    case failed(CLError.Code)
}

/// What tells places: the desktop's service, or a fixed place.
package protocol LocationSource: Sendable {
    /// Whether places are told at all on this machine.
    var isEnabled: Bool { get }

    /// Begins to tell places, until the returned closure is called. Asks a person for permission where the source needs that.
    ///
    /// - Parameters:
    ///   - accuracy: The metres within which the place should be known, or one of the negative constants.
    ///   - distance: The metres of a movement that is to be told.
    func start(
        accuracy: CLLocationAccuracy, distance: CLLocationDistance,
        _ tell: @escaping @Sendable (LocationEvent) -> Void
    ) -> @Sendable () -> Void
}

/// The place that a variable names, for tests and containers.
package struct FixedLocationSource: LocationSource {
    enum Place: Sendable {
        case at(CLLocation)
        case denied
        case unknown
    }

    let place: Place

    /// - Parameter text: “52.52,13.405”, with the accuracy in metres as a third number and the height as a fourth; or “denied”, or
    ///   “unknown”. Nil for other texts.
    package init?(_ text: String) {
        switch text.trimmingCharacters(in: .whitespaces) {
        case "denied": place = .denied
        case "unknown": place = .unknown
        default:
            let parts = text.split(separator: ",").map { Double($0.trimmingCharacters(in: .whitespaces)) }
            let numbers = parts.compactMap { $0 }
            guard numbers.count == parts.count, (2...4).contains(numbers.count) else { return nil }
            let coordinate = CLLocationCoordinate2D(latitude: numbers[0], longitude: numbers[1])
            guard CLLocationCoordinate2DIsValid(coordinate) else { return nil }
            place = .at(
                CLLocation(
                    coordinate: coordinate, altitude: numbers.count > 3 ? numbers[3] : 0,
                    horizontalAccuracy: numbers.count > 2 ? numbers[2] : 5,
                    verticalAccuracy: numbers.count > 3 ? 5 : -1, course: -1, courseAccuracy: -1, speed: -1,
                    speedAccuracy: -1, timestamp: Date(),
                    sourceInfo: CLLocationSourceInformation(
                        softwareSimulationState: true, andExternalAccessoryState: false)))
        }
    }

    package var isEnabled: Bool { true }

    package func start(
        accuracy: CLLocationAccuracy, distance: CLLocationDistance,
        _ tell: @escaping @Sendable (LocationEvent) -> Void
    ) -> @Sendable () -> Void {
        switch place {
        case .at(let known):
            tell(.granted)
            tell(.location(known))
        case .denied: tell(.denied)
        case .unknown:
            tell(.granted)
            tell(.failed(.locationUnknown))
        }
        return {}
    }
}

/// The source that the process uses.
enum LocationSources {
    /// What `DOVETAIL_LOCATION` sets, else the desktop's service.
    static let standard: any LocationSource = {
        guard let text = ProcessInfo.processInfo.environment["DOVETAIL_LOCATION"], !text.isEmpty else {
            return GeoClueSource(.system)
        }
        if let fixed = FixedLocationSource(text) { return fixed }
        Log.logger.error("DOVETAIL_LOCATION is “\(text)”, which is no place such as “52.52,13.405”; it is ignored")
        return GeoClueSource(.system)
    }()
}
