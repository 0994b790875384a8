import Foundation

/// A place with what is known of it: how high it is, how exactly it is known, how fast and where to something moves there, and when.
///
/// It is not changed once it is made, so any thread may use it.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
    /// The place, as far as ``horizontalAccuracy`` is not negative.
    public let coordinate: CLLocationCoordinate2D
    /// Metres above the sea.
    public let altitude: CLLocationDistance
    /// Metres above the ellipsoid of WGS 84. Here it is the same as ``altitude``: the sources do not tell the two apart.
    public var ellipsoidalAltitude: CLLocationDistance { altitude }
    /// The radius in metres within which the place is; negative where it is not valid.
    public let horizontalAccuracy: CLLocationAccuracy
    /// How far off ``altitude`` may be, in metres; negative or 0 where it is not valid.
    public let verticalAccuracy: CLLocationAccuracy
    /// Where to it moves, in degrees from the north, clockwise; negative where it is not known.
    public let course: CLLocationDirection
    /// How far off ``course`` may be, in degrees; negative where it is not known.
    public let courseAccuracy: CLLocationDirectionAccuracy
    /// Metres a second; negative where it is not known.
    public let speed: CLLocationSpeed
    /// How far off ``speed`` may be; negative where it is not known.
    public let speedAccuracy: CLLocationSpeedAccuracy
    /// When it was there.
    public let timestamp: Date
    /// The floor of a building. Nothing here knows it.
    public var floor: CLFloor? { nil }
    /// Where the values come from; nil where that is not known.
    public let sourceInformation: CLLocationSourceInformation?

    /// A place of which nothing else is known, now. Its ``horizontalAccuracy`` is 0, its ``verticalAccuracy`` -1.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }

    /// A place with its height, in metres.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
            course: -1, speed: -1, timestamp: timestamp)
    }

    /// A place with its height and what moves there.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed,
        timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
            course: course, courseAccuracy: -1, speed: speed, speedAccuracy: -1, timestamp: timestamp)
    }

    /// A place with its height and what moves there, and how exactly that is known.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
        courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy,
        timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
            course: course, courseAccuracy: courseAccuracy, speed: speed, speedAccuracy: speedAccuracy,
            timestamp: timestamp, sourceInfo: nil)
    }

    /// No place that is known: 0° north, 0° east, with accuracies below zero.
    public override convenience init() {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: 0, longitude: 0), altitude: 0, horizontalAccuracy: -1,
            verticalAccuracy: -1, course: -1, speed: -1, timestamp: Date())
    }

    /// A place with all that is known of it and where that comes from.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
        courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy,
        timestamp: Date, sourceInfo: CLLocationSourceInformation?
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        horizontalAccuracy = hAccuracy
        verticalAccuracy = vAccuracy
        self.course = course
        self.courseAccuracy = courseAccuracy
        self.speed = speed
        self.speedAccuracy = speedAccuracy
        self.timestamp = timestamp
        sourceInformation = sourceInfo
    }

    /// The way to another place over the earth's surface, in metres. Heights are left out. It is the shortest way on the ellipsoid of WGS 84.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        Geodesic.distance(coordinate, location.coordinate)
    }

    /// The same object: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override var description: String {
        func signed(_ value: Double) -> String { (value < 0 ? "" : "+") + String(format: "%.8f", value) }
        return "<\(signed(coordinate.latitude)),\(signed(coordinate.longitude))> +/- "
            + String(format: "%.2fm (speed %.2f mps / course %.2f)", horizontalAccuracy, speed, course)
            + " @ \(timestamp)"
    }
}

/// The floor of a building.
public final class CLFloor: NSObject, Sendable {
    /// 0 is the ground floor.
    public let level: Int
    init(level: Int) { self.level = level }
}

/// Where the values of a place come from.
public final class CLLocationSourceInformation: NSObject, Sendable {
    /// Whether a program made them up. True for the fixed place that `DOVETAIL_LOCATION` sets.
    public let isSimulatedBySoftware: Bool
    /// Whether a device that is attached told them.
    public let isProducedByAccessory: Bool

    /// Says where values come from.
    public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
        isSimulatedBySoftware = isSoftware
        isProducedByAccessory = isAccessory
    }
}

/// A stay at a place. None is ever told here; see ``CLLocationManager/startMonitoringVisits()``.
public final class CLVisit: NSObject, Sendable {
    /// When it began.
    public let arrivalDate: Date
    /// When it ended.
    public let departureDate: Date
    /// Where it was.
    public let coordinate: CLLocationCoordinate2D
    /// The radius in metres within which the place is.
    public let horizontalAccuracy: CLLocationAccuracy

    init(arrival: Date, departure: Date, coordinate: CLLocationCoordinate2D, accuracy: CLLocationAccuracy) {
        (arrivalDate, departureDate, self.coordinate, horizontalAccuracy) = (arrival, departure, coordinate, accuracy)
    }
}

/// Where to the device points. None is ever told here: desktops have no compass, see ``CLLocationManager/headingAvailable()``.
public final class CLHeading: NSObject, Sendable {
    /// Degrees from the magnetic north.
    public let magneticHeading: CLLocationDirection
    /// Degrees from the geographic north; negative where it is not known.
    public let trueHeading: CLLocationDirection
    /// How far off the magnetic heading may be, in degrees; negative where it is not valid.
    public let headingAccuracy: CLLocationDirection
    /// The magnetic field along the device's axis, in microteslas.
    public let x: CLHeadingComponentValue
    /// The magnetic field along the device's axis, in microteslas.
    public let y: CLHeadingComponentValue
    /// The magnetic field along the device's axis, in microteslas.
    public let z: CLHeadingComponentValue
    /// When it was measured.
    public let timestamp: Date

    init(
        magnetic: CLLocationDirection, true trueHeading: CLLocationDirection, accuracy: CLLocationDirection,
        at time: Date
    ) {
        (magneticHeading, self.trueHeading, headingAccuracy, timestamp) = (magnetic, trueHeading, accuracy, time)
        (x, y, z) = (0, 0, 0)
    }
}
