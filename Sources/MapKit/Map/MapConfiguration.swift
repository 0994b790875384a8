import DovetailCore
import Foundation

/// What the modifiers around a map say, which reach it through the environment.
struct MapConfiguration {
    var style = MapStyle.standard
    /// The controls in the map's corner; nil for those that are usual.
    var controls: AnyView?
    var controlVisibility = Visibility.automatic
    /// What runs when the camera has moved.
    var cameraActions: [(frequency: MapCameraUpdateFrequency, action: (MapCameraUpdateContext) -> Void)] = []
    /// Hears of each viewport, and whether a movement has come to its end.
    var viewportAction: ((MapViewport, Bool) -> Void)?
    /// The readers around, and others that follow the map.
    var readers: [MapModel] = []
    /// What stands outside of maps and belongs to one of them.
    var scopes: MapScopes?
    /// The server of a test's own.
    var store: TileStore?
    /// What tells the person's place to a test.
    var locationService: LocationService?
}

private struct MapConfigurationKey: EnvironmentKey {
    static var defaultValue: MapConfiguration { MapConfiguration() }
}

private struct MapModelKey: EnvironmentKey {
    static var defaultValue: MapModel? { nil }
}

extension EnvironmentValues {
    var mapConfiguration: MapConfiguration {
        get { self[MapConfigurationKey.self] }
        set { self[MapConfigurationKey.self] = newValue }
    }

    /// The map that a control is in.
    var mapModel: MapModel? {
        get { self[MapModelKey.self] }
        set { self[MapModelKey.self] = newValue }
    }
}

extension View {
    nonisolated func mapConfiguration(_ change: @escaping (inout MapConfiguration) -> Void) -> some View {
        transformEnvironment(\.mapConfiguration, transform: change)
    }

    /// The pictures of maps inside, for tests.
    nonisolated package func mapTiles(_ store: TileStore) -> some View { mapConfiguration { $0.store = store } }

    /// What tells maps inside the person's place, for tests.
    nonisolated package func mapLocation(_ service: LocationService) -> some View {
        mapConfiguration { $0.locationService = service }
    }

    /// Tells of what maps inside show, and whether a movement has come to its end.
    nonisolated func mapEnds(_ action: @escaping (MapViewport, Bool) -> Void) -> some View {
        mapConfiguration { $0.viewportAction = action }
    }

    // MARK: Of Apple's

    /// How maps inside look.
    nonisolated public func mapStyle(_ style: MapStyle) -> some View { mapConfiguration { $0.style = style } }

    /// The controls of maps inside, at their upper trailing corner.
    nonisolated public func mapControls<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        let controls = AnyView(content())
        return mapConfiguration { $0.controls = controls }
    }

    /// Whether maps inside show controls.
    nonisolated public func mapControlVisibility(_ visibility: Visibility) -> some View {
        mapConfiguration { $0.controlVisibility = visibility }
    }

    /// Runs an action when the camera of a map inside has moved, with what it sees now, and once when the map is shown. In an animated change it
    /// runs once.
    nonisolated public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
    ) -> some View { mapConfiguration { $0.cameraActions.append((frequency, action)) } }

    /// Runs an action when the camera of a map inside has moved, and once when the map is shown.
    nonisolated public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
    ) -> some View { onMapCameraChange(frequency: frequency) { _ in action() } }

    /// Lets controls inside, which are not in a map, belong to the map inside with the same scope.
    nonisolated public func mapScope(_ scope: Namespace.ID) -> some View { modifier(MapScopeModifier()) }
}

/// How a map looks.
public struct MapStyle: Equatable, Sendable {
    enum Kind { case standard, imagery, hybrid }
    let kind: Kind

    /// Streets and names.
    public static var standard: MapStyle { MapStyle(kind: .standard) }
    /// Pictures from above, where `DOVETAIL_TILES_IMAGERY` names a server of these.
    public static var imagery: MapStyle { MapStyle(kind: .imagery) }
    /// Pictures from above with names. Here it is the same as ``imagery``.
    public static var hybrid: MapStyle { MapStyle(kind: .hybrid) }

    /// Whether the map is flat. It is.
    public struct Elevation: Equatable, Sendable {
        let isRealistic: Bool
        public static let automatic = Elevation(isRealistic: false)
        public static let flat = Elevation(isRealistic: false)
        public static let realistic = Elevation(isRealistic: true)
    }

    /// How strong the map's colours are. The server's pictures are drawn as they are.
    public struct StandardEmphasis: Equatable, Sendable {
        let isMuted: Bool
        public static let automatic = StandardEmphasis(isMuted: false)
        public static let muted = StandardEmphasis(isMuted: true)
    }

    /// Streets and names. What the parameters ask for is the server's matter.
    public static func standard(
        elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
        pointsOfInterest: PointOfInterestCategories? = nil, showsTraffic: Bool = false
    ) -> MapStyle { .standard }

    /// Pictures from above.
    public static func imagery(elevation: Elevation = .automatic) -> MapStyle { .imagery }

    /// Pictures from above with names.
    public static func hybrid(
        elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories? = nil,
        showsTraffic: Bool = false
    ) -> MapStyle { .hybrid }

    @MainActor var store: TileStore? {
        TileStore.shared(for: kind == .standard ? TileServer.standard : TileServer.imagery)
    }
}

/// Which sights a map names. The server's pictures are drawn as they are.
public struct PointOfInterestCategories: Equatable, Sendable {
    let categories: Set<MKPointOfInterestCategory>?
    let isExcluding: Bool

    /// All that there are.
    public static let all = PointOfInterestCategories(categories: [], isExcluding: true)
    /// None.
    public static let excludingAll = PointOfInterestCategories(categories: [], isExcluding: false)
    /// These alone.
    public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories {
        PointOfInterestCategories(categories: Set(categories), isExcluding: false)
    }
    /// All but these.
    public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories {
        PointOfInterestCategories(categories: Set(categories), isExcluding: true)
    }
}

extension PointOfInterestCategories: ExpressibleByArrayLiteral {
    /// These alone, as ``including(_:)`` has them.
    public init(arrayLiteral elements: MKPointOfInterestCategory...) {
        self = .including(elements)
    }
}
