// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// An angle in degrees.
public typealias CLLocationDegrees = Double
/// A distance in metres.
public typealias CLLocationDistance = Double
/// A radius of uncertainty in metres; negative where a value is not valid.
public typealias CLLocationAccuracy = Double
/// Metres a second; negative where it is not known.
public typealias CLLocationSpeed = Double
/// Metres a second; negative where it is not known.
public typealias CLLocationSpeedAccuracy = Double
/// Degrees from the north, clockwise; negative where it is not known.
public typealias CLLocationDirection = Double
/// Degrees; negative where it is not known.
public typealias CLLocationDirectionAccuracy = Double
/// Degrees.
public typealias CLHeadingComponentValue = Double
/// A number of a beacon.
public typealias CLBeaconMajorValue = UInt16
/// A number of a beacon.
public typealias CLBeaconMinorValue = UInt16

/// A place on the earth, in degrees of the reference frame WGS 84.
public struct CLLocationCoordinate2D: Sendable {
    /// Degrees north of the equator, -90 to 90.
    public var latitude: CLLocationDegrees
    /// Degrees east of Greenwich, -180 to 180.
    public var longitude: CLLocationDegrees

    /// The place at 0°, 0°.
    public init() { self.init(latitude: 0, longitude: 0) }

    /// A place by its degrees. They are kept as they are; ``CLLocationCoordinate2DIsValid(_:)`` tells whether they are in range.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// A place that is none.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Whether a place has a latitude from -90 to 90 and a longitude from -180 to 180.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    (-90...90).contains(coord.latitude) && (-180...180).contains(coord.longitude)
}

/// A place by its degrees.
public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// As exact as can be, with further sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// As exact as can be.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Within ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Within a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// Within a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Within three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// The accuracy of an app that may not know the place exactly.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 15000
/// Every movement is told.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// Every turn is told.
public let kCLHeadingFilterNone: CLLocationDegrees = -1
/// A distance without an end.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
/// A time without an end.
public let CLTimeIntervalMax: TimeInterval = .greatestFiniteMagnitude
