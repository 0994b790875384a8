import CoreLocation
import DovetailCore
import Foundation

/// What a map shows: a region, a camera, the person's place, or all that is on it.
///
/// When a person moves the map, its position becomes one that says only that (``positionedByUser``).
public struct MapCameraPosition: Equatable, Sendable {
    indirect enum Kind: Sendable {
        case automatic
        case region(MKCoordinateRegion)
        case rect(MKMapRect, insets: EdgeInsets)
        case item(MKMapItem)
        case camera(MapCamera)
        case userLocation(followsHeading: Bool, fallback: MapCameraPosition)
        case byUser
    }

    let kind: Kind

    /// All that is on the map, and the whole earth where nothing is.
    public static let automatic = MapCameraPosition(kind: .automatic)

    /// A region, whole.
    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
        MapCameraPosition(kind: .region(region))
    }

    /// A rectangle of the map, whole.
    public static func rect(_ rect: MKMapRect) -> MapCameraPosition { .rect(rect, insets: EdgeInsets()) }

    /// A rectangle of the map, whole, in the part of the view that edges leave free.
    static func rect(_ rect: MKMapRect, insets: EdgeInsets) -> MapCameraPosition {
        MapCameraPosition(kind: .rect(rect, insets: insets))
    }

    /// A place and what is around. Maps are flat here, whatever `allowsAutomaticPitch` says.
    public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
        MapCameraPosition(kind: .item(item))
    }

    /// What a camera sees.
    public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition(kind: .camera(camera)) }

    /// The person's place, as it changes, and something else until it is known. There is no compass that a heading could follow.
    public static func userLocation(
        followsHeading: Bool = false, fallback: MapCameraPosition
    ) -> MapCameraPosition {
        MapCameraPosition(kind: .userLocation(followsHeading: followsHeading, fallback: fallback))
    }

    static let byUser = MapCameraPosition(kind: .byUser)

    /// The region; nil for other positions.
    public var region: MKCoordinateRegion? { if case .region(let region) = kind { region } else { nil } }
    /// The rectangle; nil for other positions.
    public var rect: MKMapRect? { if case .rect(let rect, _) = kind { rect } else { nil } }
    /// The place; nil for other positions.
    public var item: MKMapItem? { if case .item(let item) = kind { item } else { nil } }
    /// The camera; nil for other positions.
    public var camera: MapCamera? { if case .camera(let camera) = kind { camera } else { nil } }
    /// Whether it follows the person's place.
    public var followsUserLocation: Bool { if case .userLocation = kind { true } else { false } }
    /// Whether it is meant to turn with the person.
    public var followsUserHeading: Bool {
        if case .userLocation(let followsHeading, _) = kind { followsHeading } else { false }
    }
    /// What is shown until the person's place is known; nil for other positions.
    public var fallbackPosition: MapCameraPosition? {
        if case .userLocation(_, let fallback) = kind { fallback } else { nil }
    }
    /// Whether a person has moved the map.
    public var positionedByUser: Bool { if case .byUser = kind { true } else { false } }
    /// Whether the camera may be tilted by itself: it never is.
    public var allowsAutomaticPitch: Bool { false }

    public static func == (left: MapCameraPosition, right: MapCameraPosition) -> Bool {
        switch (left.kind, right.kind) {
        case (.automatic, .automatic), (.byUser, .byUser): true
        case (.region(let first), .region(let second)): first.isSame(as: second)
        case (.rect(let first, let edges), .rect(let second, let others)): first == second && edges == others
        case (.item(let first), .item(let second)): first === second
        case (.camera(let first), .camera(let second)): first == second
        case (.userLocation(let follows, let first), .userLocation(let followsToo, let second)):
            follows == followsToo && first == second
        default: false
        }
    }

    /// What is shown in a size; nil where a person moved the map, and where a place is not known yet that has no other.
    ///
    /// - Parameter content: The rectangle around all that is on the map; null where nothing is.
    func viewport(size: CGSize, content: MKMapRect, user: CLLocationCoordinate2D?) -> MapViewport? {
        switch kind {
        case .byUser: return nil
        case .region(let region): return MapViewport(showing: region.mapRect, size: size)
        case .rect(let rect, let insets):
            return MapViewport(showing: rect.isNull ? .world : rect, size: size, insets: insets)
        case .camera(let camera): return MapViewport(camera, size: size)
        case .item(let item): return Self.around(item.placemark.coordinate, metres: 1000, size)
        case .userLocation(_, let fallback):
            guard let user else { return fallback.viewport(size: size, content: content, user: nil) }
            return Self.around(user, metres: 1000, size)
        case .automatic:
            guard !content.isNull else { return MapViewport(showing: .world, size: size) }
            guard content.width > 0 || content.height > 0 else {
                return Self.around(MKMapPoint(x: content.minX, y: content.minY).coordinate, metres: 1000, size)
            }
            // A balloon stands above its place, and a title below.
            let across = min(size.width / 6, 48)
            let down = min(size.height / 6, 56)
            return MapViewport(
                showing: content, size: size,
                insets: EdgeInsets(top: down, leading: across, bottom: down, trailing: across))
        }
    }

    private static func around(_ place: CLLocationCoordinate2D, metres: Double, _ size: CGSize) -> MapViewport {
        MapViewport(
            showing: MKCoordinateRegion(center: place, latitudinalMeters: metres, longitudinalMeters: metres).mapRect,
            size: size)
    }
}
