// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreLocation
import Foundation

/// A place on the flat map: the earth in Mercator's projection, 268,435,456 map points wide and as high, from 85.05° north to as far south.
public struct MKMapPoint: Equatable, Sendable {
    /// Map points from the date line to the east.
    public var x: Double
    /// Map points from the northern edge to the south.
    public var y: Double

    /// The upper left corner of the map.
    public init() { self.init(x: 0, y: 0) }

    /// A place by its map points.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// Where a place on the earth is on the map. What is nearer to a pole than 85.05° is at the edge; no valid place is at (-1, -1).
    public init(_ coordinate: CLLocationCoordinate2D) {
        guard CLLocationCoordinate2DIsValid(coordinate) else {
            self.init(x: -1, y: -1)
            return
        }
        let latitude = min(max(coordinate.latitude, -Mercator.limit), Mercator.limit)
        let sine = sin(latitude * .pi / 180)
        self.init(
            x: (coordinate.longitude + 180) / 360 * Mercator.world,
            y: (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * Mercator.world)
    }

    /// Where on the earth it is.
    public var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(
            latitude: atan(sinh(.pi * (1 - 2 * y / Mercator.world))) * 180 / .pi,
            longitude: x / Mercator.world * 360 - 180)
    }

    /// The way to another place over the earth's surface, in metres.
    public func distance(to point: MKMapPoint) -> CLLocationDistance {
        let (here, there) = (coordinate, point.coordinate)
        return CLLocation(latitude: here.latitude, longitude: here.longitude)
            .distance(from: CLLocation(latitude: there.latitude, longitude: there.longitude))
    }
}

/// Numbers of Mercator's projection.
enum Mercator {
    /// The map's width and height in map points.
    static let world = 268_435_456.0
    /// The latitude at the map's upper edge: where the map is as high as it is wide.
    static let limit = 85.051128779806604
    /// The earth's circumference at the equator, in metres.
    static let circumference = 2 * Double.pi * 6_378_137

    /// Brings a place's x into the map, which goes round the earth.
    static func wrapped(_ x: Double) -> Double {
        let rest = x.truncatingRemainder(dividingBy: world)
        return rest < 0 ? rest + world : rest
    }
}

/// A size on the flat map, in map points.
public struct MKMapSize: Equatable, Sendable {
    public var width: Double
    public var height: Double

    /// Nothing.
    public init() { self.init(width: 0, height: 0) }

    /// A size in map points.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// That of the whole map.
    public static let world = MKMapSize(width: Mercator.world, height: Mercator.world)
}

/// That of the whole map.
public let MKMapSizeWorld = MKMapSize.world

/// The metres that a map point is long at a latitude.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
    cos(latitude * .pi / 180) * Mercator.circumference / Mercator.world
}

/// The map points that a metre is long at a latitude.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
    1 / MKMetersPerMapPointAtLatitude(latitude)
}

/// The way between two places over the earth's surface, in metres.
public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance { a.distance(to: b) }

/// Where a place on the earth is on the map.
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint { MKMapPoint(coordinate) }

/// Where on the earth a place on the map is.
public func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D { mapPoint.coordinate }

/// A place by its map points.
public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }

/// A size in map points.
public func MKMapSizeMake(_ width: Double, _ height: Double) -> MKMapSize { MKMapSize(width: width, height: height) }

/// Whether two places are the same.
public func MKMapPointEqualToPoint(_ point1: MKMapPoint, _ point2: MKMapPoint) -> Bool { point1 == point2 }
