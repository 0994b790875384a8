import CoreLocation
import Foundation

/// From where a map is looked at.
public struct MapCamera: Equatable, Hashable, Sendable {
    /// The place in the middle.
    public var centerCoordinate: CLLocationCoordinate2D
    /// The metres from the eye to the middle. The map's height is seen under 30°.
    public var distance: Double
    /// The degrees from the north, clockwise, of what is up.
    public var heading: Double
    /// The degrees from straight down. Maps are flat here: it is kept and changes nothing.
    public var pitch: Double

    /// A camera over a place.
    public init(
        centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0
    ) {
        self.centerCoordinate = centerCoordinate
        self.distance = distance
        self.heading = heading
        self.pitch = pitch
    }

    /// What a camera of UIKit's map sees.
    public init(_ camera: MKMapCamera) {
        self.init(
            centerCoordinate: camera.centerCoordinate, distance: camera.centerCoordinateDistance,
            heading: camera.heading, pitch: Double(camera.pitch))
    }

    public static func == (left: MapCamera, right: MapCamera) -> Bool {
        left.centerCoordinate.latitude == right.centerCoordinate.latitude
            && left.centerCoordinate.longitude == right.centerCoordinate.longitude
            && left.distance == right.distance && left.heading == right.heading && left.pitch == right.pitch
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(centerCoordinate.latitude)
        hasher.combine(centerCoordinate.longitude)
        hasher.combine(distance)
        hasher.combine(heading)
    }
}

/// Where a map's camera may go.
public struct MapCameraBounds: Sendable {
    let centerRect: MKMapRect?
    let minimumDistance: Double?
    let maximumDistance: Double?

    /// The middle stays in a region, and the camera between two distances in metres.
    public init(
        centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
    ) {
        (centerRect, self.minimumDistance, self.maximumDistance) = (
            centerCoordinateBounds.mapRect, minimumDistance, maximumDistance
        )
    }

    /// The middle stays in a rectangle of the map, and the camera between two distances in metres.
    public init(centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
        (centerRect, self.minimumDistance, self.maximumDistance) = (
            centerCoordinateBounds, minimumDistance, maximumDistance
        )
    }

    /// The camera stays between two distances in metres.
    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
        (centerRect, self.minimumDistance, self.maximumDistance) = (nil, minimumDistance, maximumDistance)
    }

    /// The nearest that may be shown.
    func limited(_ viewport: MapViewport) -> MapViewport {
        var result = viewport
        let distance = viewport.distance
        if let minimumDistance, distance < minimumDistance { result.scale *= distance / minimumDistance }
        if let maximumDistance, distance > maximumDistance { result.scale *= distance / maximumDistance }
        if let centerRect, !centerRect.isNull {
            let offset = (viewport.center.x - centerRect.midX).remainder(dividingBy: Mercator.world)
            result.center.x = centerRect.midX + min(max(offset, -centerRect.width / 2), centerRect.width / 2)
            result.center.y = min(max(viewport.center.y, centerRect.minY), centerRect.maxY)
        }
        return result.limited
    }
}

/// What a person may do with a map.
public struct MapInteractionModes: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Everything.
    public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
    /// Move it.
    public static let pan = MapInteractionModes(rawValue: 1)
    /// Make it larger and smaller.
    public static let zoom = MapInteractionModes(rawValue: 2)
    /// Turn it.
    public static let rotate = MapInteractionModes(rawValue: 4)
    /// Tilt it. Maps are flat here, so nobody can.
    public static let pitch = MapInteractionModes(rawValue: 8)
}

/// What a map is told when its camera has moved.
public struct MapCameraUpdateContext: Sendable {
    /// The camera.
    public let camera: MapCamera
    /// What is seen, as a region.
    public let region: MKCoordinateRegion
    /// What is seen, as a rectangle of the map.
    public let rect: MKMapRect
}

/// When an action for a map's camera runs.
public enum MapCameraUpdateFrequency: Hashable, Sendable {
    /// While it moves, too.
    case continuous
    /// When it has moved.
    case onEnd
}
