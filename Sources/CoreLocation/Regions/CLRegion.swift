import Foundation

/// An area that can be watched for the place coming into it and leaving it.
open class CLRegion: NSObject, NSCopying, @unchecked Sendable {
    /// What the app calls it. Of regions with the same name one is watched.
    public let identifier: String
    /// Whether coming in is told. Set it before the region is watched.
    open var notifyOnEntry = true
    /// Whether leaving is told. Set it before the region is watched.
    open var notifyOnExit = true

    init(identifier: String) { self.identifier = identifier }

    /// The same region.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
    open override var description: String { "\(type(of: self)) (identifier:'\(identifier)')" }
}

/// A circle on the earth.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    /// Its middle.
    public let center: CLLocationCoordinate2D
    /// Metres from the middle to the edge.
    public let radius: CLLocationDistance

    /// A circle around a place. A radius larger than ``CLLocationManager/maximumRegionMonitoringDistance`` is kept, and then not watched.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    /// Whether a place is in the circle or on its edge.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool { Geodesic.distance(center, coordinate) <= radius }

    open override var description: String {
        "CLCircularRegion (identifier:'\(identifier)', center:<\(center.latitude),\(center.longitude)>, radius:\(radius)m)"
    }
}

/// The neighbourhood of a beacon. There are none here: see ``CLLocationManager/isMonitoringAvailable(for:)``.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
    /// The number of the app's beacons.
    public let uuid: UUID
    /// The number of a group of beacons.
    public let major: NSNumber?
    /// The number of a beacon in its group.
    public let minor: NSNumber?

    /// All beacons with a number.
    public init(uuid: UUID, identifier: String) {
        (self.uuid, major, minor) = (uuid, nil, nil)
        super.init(identifier: identifier)
    }

    /// A group of beacons.
    public init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
        (self.uuid, self.major, minor) = (uuid, NSNumber(value: major), nil)
        super.init(identifier: identifier)
    }

    /// One beacon.
    public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) {
        (self.uuid, self.major, self.minor) = (uuid, NSNumber(value: major), NSNumber(value: minor))
        super.init(identifier: identifier)
    }
}
