// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreLocation
import Foundation

/// How far a region reaches, in degrees.
public struct MKCoordinateSpan: Sendable {
    /// From north to south.
    public var latitudeDelta: CLLocationDegrees
    /// From west to east.
    public var longitudeDelta: CLLocationDegrees

    /// No degrees.
    public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }

    /// A span of degrees.
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}

/// A part of the earth: a place and how far it reaches around.
public struct MKCoordinateRegion: Sendable {
    /// The middle.
    public var center: CLLocationCoordinate2D
    /// How far it reaches.
    public var span: MKCoordinateSpan

    /// Nothing, at 0°, 0°.
    public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

    /// A region by its middle and its degrees.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
    }

    /// A region by its middle and its metres, from south to north and from west to east.
    public init(
        center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
        longitudinalMeters: CLLocationDistance
    ) {
        // The lengths of a degree on the ellipsoid of WGS 84, as series that are exact to a centimetre.
        let angle = centerCoordinate.latitude * .pi / 180
        let latitudeDegree = 111_132.954 - 559.822 * cos(2 * angle) + 1.175 * cos(4 * angle)
        let longitudeDegree = 111_412.84 * cos(angle) - 93.5 * cos(3 * angle) + 0.118 * cos(5 * angle)
        self.init(
            center: centerCoordinate,
            span: MKCoordinateSpan(
                latitudeDelta: min(latitudinalMeters / latitudeDegree, 180),
                longitudeDelta: longitudeDegree > 0 ? min(longitudinalMeters / longitudeDegree, 360) : 360))
    }

    /// The region of a rectangle on the map. Its middle is halfway between the northern and the southern edge in degrees.
    public init(_ rect: MKMapRect) {
        guard !rect.isNull else {
            self.init()
            return
        }
        let first = MKMapPoint(x: rect.minX, y: rect.minY).coordinate
        let last = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
        var longitude = (first.longitude + last.longitude) / 2
        if longitude >= 180 { longitude -= 360 } else if longitude < -180 { longitude += 360 }
        self.init(
            center: CLLocationCoordinate2D(latitude: (first.latitude + last.latitude) / 2, longitude: longitude),
            span: MKCoordinateSpan(
                latitudeDelta: first.latitude - last.latitude, longitudeDelta: last.longitude - first.longitude))
    }

    /// The rectangle of the region on the map. One that reaches over the date line has an edge beyond the map's.
    var mapRect: MKMapRect {
        let north = min(center.latitude + span.latitudeDelta / 2, 90)
        let south = max(center.latitude - span.latitudeDelta / 2, -90)
        let middle = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: center.longitude)).x
        let width = span.longitudeDelta / 360 * Mercator.world
        let top = MKMapPoint(CLLocationCoordinate2D(latitude: north, longitude: 0)).y
        let bottom = MKMapPoint(CLLocationCoordinate2D(latitude: south, longitude: 0)).y
        return MKMapRect(x: middle - width / 2, y: top, width: width, height: bottom - top)
    }

    func isSame(as other: MKCoordinateRegion) -> Bool {
        center.latitude == other.center.latitude && center.longitude == other.center.longitude
            && span.latitudeDelta == other.span.latitudeDelta && span.longitudeDelta == other.span.longitudeDelta
    }
}

/// A span of degrees.
public func MKCoordinateSpanMake(
    _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan { MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta) }

/// A region by its middle and its degrees.
public func MKCoordinateRegionMake(
    _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion { MKCoordinateRegion(center: centerCoordinate, span: span) }

/// A region by its middle and its metres.
public func MKCoordinateRegionMakeWithDistance(
    _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
    _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
    MKCoordinateRegion(
        center: centerCoordinate, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}

/// The region of a rectangle on the map.
public func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion { MKCoordinateRegion(rect) }
