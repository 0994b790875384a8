import Foundation

/// What a ``CLMonitor`` watches: a circle on the earth, or a beacon nearby.
public protocol CLCondition: Sendable {}

extension CLMonitor {
    /// The place is in a circle.
    public struct CircularGeographicCondition: CLCondition, Equatable, Sendable {
        /// The circle's middle.
        public let center: CLLocationCoordinate2D
        /// Metres from the middle to the edge.
        public let radius: CLLocationDistance

        /// A circle around a place. One with a radius above 200 kilometres is not watched.
        public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
            self.center = center
            self.radius = radius
        }

        public static func == (left: Self, right: Self) -> Bool {
            left.center.latitude == right.center.latitude && left.center.longitude == right.center.longitude
                && left.radius == right.radius
        }

        /// Whether it can be watched.
        var isPossible: Bool { CLLocationCoordinate2DIsValid(center) && radius > 0 && radius <= 200_000 }
        func contains(_ place: CLLocationCoordinate2D) -> Bool { Geodesic.distance(center, place) <= radius }
    }

    /// A beacon is near. There are none here: such a condition is ``CLMonitor/Event/State/unmonitored``.
    public struct BeaconIdentityCondition: CLCondition, Equatable, Sendable {
        /// The number of the app's beacons.
        public let uuid: UUID
        /// The number of a group of beacons; nil for all.
        public let major: CLBeaconMajorValue?
        /// The number of a beacon in its group; nil for all.
        public let minor: CLBeaconMinorValue?

        /// All beacons with a number.
        public init(uuid: UUID) { (self.uuid, major, minor) = (uuid, nil, nil) }
        /// A group of beacons.
        public init(uuid: UUID, major: CLBeaconMajorValue) { (self.uuid, self.major, minor) = (uuid, major, nil) }
        /// One beacon.
        public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
            (self.uuid, self.major, self.minor) = (uuid, major, minor)
        }
    }
}
