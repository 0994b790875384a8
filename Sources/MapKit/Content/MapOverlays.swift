import CoreLocation
import DovetailCore

/// How a line goes from place to place.
public struct MapContourStyle: Hashable, Sendable {
    let isGeodesic: Bool
    /// Straight on the map.
    public static let straight = MapContourStyle(isGeodesic: false)
    /// The shortest way on the earth, which is bent on the map.
    public static let geodesic = MapContourStyle(isGeodesic: true)
}

/// A line on a map.
public struct MapPolyline: MapContent {
    /// How the line goes.
    public typealias ContourStyle = MapContourStyle
    public typealias Body = Never
    private let lines: [MKMapPoint]

    /// A line between places.
    nonisolated public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
        self.init(points: coordinates.map { MKMapPoint($0) }, contourStyle: contourStyle)
    }

    /// A line between places of the map.
    nonisolated public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {
        lines = contourStyle.isGeodesic ? GreatCircle.line(through: points) : points
    }

    /// A line.
    nonisolated public init(_ polyline: MKPolyline) { lines = polyline.outline }

    /// The way of a route.
    nonisolated public init(_ route: MKRoute) { lines = route.polyline.outline }

    public static func _collect(_ line: Self, into collector: _MapCollector) {
        collector.add(.overlay(MapShape(lines: [line.lines], contour: .line)))
    }
}

/// An area on a map.
public struct MapPolygon: MapContent {
    public typealias Body = Never
    private let rings: [[MKMapPoint]]

    /// The area between places.
    nonisolated public init(coordinates: [CLLocationCoordinate2D], contourStyle: MapContourStyle = .straight) {
        self.init(points: coordinates.map { MKMapPoint($0) }, contourStyle: contourStyle)
    }

    /// The area between places of the map.
    nonisolated public init(points: [MKMapPoint], contourStyle: MapContourStyle = .straight) {
        rings = [contourStyle.isGeodesic ? GreatCircle.line(through: points + points.prefix(1)) : points]
    }

    /// An area, without those inside of it that are cut out.
    nonisolated public init(_ polygon: MKPolygon) { rings = polygon.rings }

    public static func _collect(_ area: Self, into collector: _MapCollector) {
        collector.add(.overlay(MapShape(lines: area.rings, contour: .area)))
    }
}

/// A circle on a map.
public struct MapCircle: MapContent {
    public typealias Body = Never
    private let center: CLLocationCoordinate2D
    private let radius: CLLocationDistance

    /// A circle around a place, in metres.
    nonisolated public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        self.center = center
        self.radius = radius
    }

    /// The largest circle in a rectangle of the map.
    nonisolated public init(mapRect: MKMapRect) {
        let middle = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
        center = middle
        radius = min(mapRect.width, mapRect.height) / 2 * MKMetersPerMapPointAtLatitude(middle.latitude)
    }

    /// A circle.
    nonisolated public init(_ circle: MKCircle) { self.init(center: circle.coordinate, radius: circle.radius) }

    public static func _collect(_ circle: Self, into collector: _MapCollector) {
        collector.add(.overlay(.circle(circle.center, radius: circle.radius)))
    }
}

/// The shortest way between places on a sphere.
enum GreatCircle {
    /// Points of the way so near to each other that the line looks bent: at most a degree apart.
    static func line(through points: [MKMapPoint]) -> [MKMapPoint] {
        guard let first = points.first else { return [] }
        var result = [first]
        for (start, end) in zip(points, points.dropFirst()) {
            let (from, to) = (vector(start.coordinate), vector(end.coordinate))
            let dot = min(max(from.x * to.x + from.y * to.y + from.z * to.z, -1), 1)
            let angle = acos(dot)
            let steps = max(Int((angle * 180 / .pi).rounded(.up)), 1)
            for step in 1..<max(steps, 1) where angle > 0 {
                let part = Double(step) / Double(steps)
                let (a, b) = (sin((1 - part) * angle) / sin(angle), sin(part * angle) / sin(angle))
                let x = a * from.x + b * to.x
                let y = a * from.y + b * to.y
                let z = a * from.z + b * to.z
                result.append(
                    MKMapPoint(
                        CLLocationCoordinate2D(
                            latitude: atan2(z, hypot(x, y)) * 180 / .pi, longitude: atan2(y, x) * 180 / .pi)))
            }
            result.append(end)
        }
        return result
    }

    private static func vector(_ place: CLLocationCoordinate2D) -> (x: Double, y: Double, z: Double) {
        let (latitude, longitude) = (place.latitude * .pi / 180, place.longitude * .pi / 180)
        return (cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude))
    }
}
