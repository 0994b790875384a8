import Combine
import CoreLocation
import DovetailCore
import Foundation

/// A map as its controls and readers know it.
@MainActor
final class MapModel: ObservableObject {
    /// What the map shows; nil before it was laid out.
    @Published private(set) var viewport: MapViewport?
    /// Where the map is.
    var geometry: GeometryProxy?
    /// Shows something else.
    var setPosition: (MapCameraPosition) -> Void = { _ in }
    var setViewport: (MapViewport) -> Void = { _ in }
    /// Shows what a camera sees, at once.
    var setCamera: (MapCamera) -> Void = { _ in }
    /// How often a person has moved the map.
    var moves = 0
    /// Whether the map follows the person's place.
    @Published private(set) var followsUser = false

    nonisolated init() {}

    func shows(_ viewport: MapViewport, followsUser: Bool) {
        if viewport != self.viewport { self.viewport = viewport }
        if followsUser != self.followsUser { self.followsUser = followsUser }
    }
}

/// Which map controls outside belong to: the one inside of ``SwiftUICore/View/mapScope(_:)``.
@MainActor
final class MapScopes: ObservableObject {
    @Published var model: MapModel?
    nonisolated init() {}
}

struct MapScopeModifier: ViewModifier {
    @StateObject private var scopes = MapScopes()

    nonisolated init() {}

    func body(content: Content) -> some View {
        content.environment(\.mapModel, scopes.model).mapConfiguration { $0.scopes = scopes }
    }
}

/// Follows the person's place for a map.
@MainActor
final class MapUser: NSObject, ObservableObject, CLLocationManagerDelegate {
    @Published private(set) var location: CLLocation?
    private var manager: CLLocationManager?

    nonisolated override init() {}

    /// Begins to follow the place, once. The app asks for permission, as on Apple's systems.
    func follow(_ service: LocationService?) {
        guard manager == nil else { return }
        let manager = service.map { CLLocationManager(service: $0) } ?? CLLocationManager()
        manager.delegate = self
        manager.startUpdatingLocation()
        self.manager = manager
    }

    /// Asks for permission, for a button that a person pressed.
    func ask() { manager?.requestWhenInUseAuthorization() }

    nonisolated func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let last = locations.last else { return }
        MainActor.assumeIsolated { location = last }
    }
}
