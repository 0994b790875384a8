import CoreLocation
import DovetailCore
import Foundation

/// What part of the map a view shows: the place in its middle, how large a map point is, and what is up.
///
/// The map goes round the earth, so that a place is shown where it is nearest to the middle.
struct MapViewport: Equatable {
    var center: MKMapPoint
    /// The points of the view for each map point.
    var scale: Double
    /// The degrees from the north, clockwise, of what is up.
    var heading: Double = 0
    /// The view's size.
    var size: CGSize

    /// A map point is four points large at most: 3.7 centimetres at the equator.
    static let largestScale = 4.0
    /// The degrees under which a camera sees the view's height.
    static let visibleAngle = 30.0

    /// The smallest scale: the map is at least as large as the view.
    static func smallestScale(_ size: CGSize) -> Double {
        max(max(size.width, size.height, 64) / Mercator.world, 128 / Mercator.world)
    }

    /// Shows a rectangle whole, in the middle of the part of the view that edges leave free.
    init(showing rect: MKMapRect, size: CGSize, heading: Double = 0, insets: EdgeInsets = EdgeInsets()) {
        let width = max(Double(size.width - insets.leading - insets.trailing), 1)
        let height = max(Double(size.height - insets.top - insets.bottom), 1)
        let angle = heading * .pi / 180
        // What a turned rectangle takes of the view.
        let across = rect.width * abs(cos(angle)) + rect.height * abs(sin(angle))
        let down = rect.width * abs(sin(angle)) + rect.height * abs(cos(angle))
        let scale = min(across > 0 ? width / across : .infinity, down > 0 ? height / down : .infinity)
        self.init(
            center: MKMapPoint(x: rect.midX, y: rect.midY), scale: scale, heading: heading, size: size)
        self.scale = min(max(scale, Self.smallestScale(size)), Self.largestScale)
        if insets != EdgeInsets() {
            let shift = CGSize(
                width: (insets.trailing - insets.leading) / 2, height: (insets.bottom - insets.top) / 2)
            center = mapPoint(at: CGPoint(x: size.width / 2 + shift.width, y: size.height / 2 + shift.height))
        }
        self = limited
    }

    init(center: MKMapPoint, scale: Double, heading: Double = 0, size: CGSize) {
        self.center = center
        self.scale = scale
        self.heading = heading
        self.size = size
    }

    /// The same with a scale in its range and a middle on the map.
    var limited: MapViewport {
        var result = self
        result.scale = min(max(scale, Self.smallestScale(size)), Self.largestScale)
        result.center.x = Mercator.wrapped(center.x)
        // A view that is turned shows more than its height; the corners may then be beyond the map.
        let half = min(Double(size.height) / 2 / result.scale, Mercator.world / 2)
        result.center.y = min(max(center.y, half), Mercator.world - half)
        result.heading = Mercator.degrees(heading)
        return result
    }

    // MARK: Places

    /// Where a place is in the view, as near to the middle as can be.
    func point(of place: MKMapPoint) -> CGPoint {
        point(dx: (place.x - center.x).remainder(dividingBy: Mercator.world), dy: place.y - center.y)
    }

    /// Where a place is in the view that is so many map points from the middle.
    func point(dx: Double, dy: Double) -> CGPoint {
        let angle = heading * .pi / 180
        let (cosine, sine) = (cos(angle), sin(angle))
        return CGPoint(
            x: Double(size.width) / 2 + (dx * cosine + dy * sine) * scale,
            y: Double(size.height) / 2 + (dy * cosine - dx * sine) * scale)
    }

    /// The place at a point of the view. Its x may be beyond the map.
    func mapPoint(at point: CGPoint) -> MKMapPoint {
        let angle = heading * .pi / 180
        let (cosine, sine) = (cos(angle), sin(angle))
        let x = Double(point.x - size.width / 2) / scale
        let y = Double(point.y - size.height / 2) / scale
        return MKMapPoint(x: center.x + x * cosine - y * sine, y: center.y + y * cosine + x * sine)
    }

    /// The place on the earth at a point of the view; nil for beyond the map's upper and lower edge.
    func coordinate(at point: CGPoint) -> CLLocationCoordinate2D? {
        let place = mapPoint(at: point)
        guard (0...Mercator.world).contains(place.y) else { return nil }
        return MKMapPoint(x: Mercator.wrapped(place.x), y: place.y).coordinate
    }

    /// The smallest rectangle of the map around what is seen.
    var rect: MKMapRect {
        let angle = heading * .pi / 180
        let width = (Double(size.width) * abs(cos(angle)) + Double(size.height) * abs(sin(angle))) / scale
        let height = (Double(size.width) * abs(sin(angle)) + Double(size.height) * abs(cos(angle))) / scale
        let top = max(center.y - height / 2, 0)
        return MKMapRect(
            x: center.x - width / 2, y: top, width: width,
            height: min(center.y + height / 2, Mercator.world) - top)
    }

    var region: MKCoordinateRegion { MKCoordinateRegion(rect) }

    // MARK: Movements

    /// What is at a point of the view is at another one.
    func moved(by translation: CGSize) -> MapViewport {
        var result = self
        result.center = mapPoint(
            at: CGPoint(x: size.width / 2 - translation.width, y: size.height / 2 - translation.height))
        return result.limited
    }

    /// Larger by a factor and turned by degrees, with the place at a point of the view where it is.
    func zoomed(by factor: Double, turned degrees: Double = 0, around point: CGPoint) -> MapViewport {
        let place = mapPoint(at: point)
        var result = self
        result.scale = min(max(scale * factor, Self.smallestScale(size)), Self.largestScale)
        result.heading = Mercator.degrees(heading + degrees)
        let there = result.point(dx: place.x - center.x, dy: place.y - center.y)
        return result.moved(by: CGSize(width: point.x - there.x, height: point.y - there.y))
    }

    // MARK: Camera

    /// The metres from the eye to the middle, at which the view's height is seen under 30°.
    var distance: CLLocationDistance {
        let height = Double(size.height) / scale * MKMetersPerMapPointAtLatitude(center.coordinate.latitude)
        return height / 2 / tan(Self.visibleAngle / 2 * .pi / 180)
    }

    /// Shows what a camera sees.
    init(_ camera: MapCamera, size: CGSize) {
        let height = 2 * camera.distance * tan(Self.visibleAngle / 2 * .pi / 180)
        let points = height / MKMetersPerMapPointAtLatitude(camera.centerCoordinate.latitude)
        self =
            MapViewport(
                center: MKMapPoint(camera.centerCoordinate), scale: points > 0 ? Double(size.height) / points : 1,
                heading: camera.heading, size: size
            ).limited
    }

    var camera: MapCamera {
        MapCamera(
            centerCoordinate: MKMapPoint(x: Mercator.wrapped(center.x), y: center.y).coordinate, distance: distance,
            heading: heading, pitch: 0)
    }
}

extension Mercator {
    /// Degrees from 0 to 360.
    static func degrees(_ value: Double) -> Double {
        let rest = value.truncatingRemainder(dividingBy: 360)
        return rest < 0 ? rest + 360 : rest
    }
}
