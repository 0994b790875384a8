import CoreLocation
import DovetailCore
import Foundation

/// A view of a map.
///
///     Map(initialPosition: .region(region)) {
///         Marker("Harbour", systemImage: "ferry", coordinate: harbour)
///         MapPolyline(coordinates: walk).stroke(.blue, lineWidth: 5)
///     }
///
/// It is drawn from the pictures of a server that the variable `DOVETAIL_TILES` names, such as `https://tiles.example.org/{z}/{x}/{y}.png`. Without
/// one it shows a grid of latitudes and longitudes. The earth is flat, in Mercator's projection.
///
///     content ─► elements (`_MapCollector`) ─┐
///     position ─► viewport (`MapViewport`) ──┴─► ground, overlays, marks (`MapScene`)
///                      ▲                          │
///                      └──── drags, wheel, pinch ◄┘
///
/// A map takes all the space that it is offered.
public struct Map<Content: View>: View {
    private let placement: MapPlacement
    private let bounds: MapCameraBounds?
    private let modes: MapInteractionModes
    nonisolated(unsafe) private let collect: @MainActor () -> [MapElement]
    nonisolated(unsafe) private let selection: @MainActor () -> MapSelectionState

    nonisolated init(
        _ placement: MapPlacement, bounds: MapCameraBounds? = nil, modes: MapInteractionModes = .all,
        selection: @escaping @MainActor () -> MapSelectionState = { MapSelectionState() },
        collect: @escaping @MainActor () -> [MapElement] = { [] }
    ) {
        self.placement = placement
        self.bounds = bounds
        self.modes = modes
        self.collect = collect
        self.selection = selection
    }

    /// The map.
    public var body: some View {
        MapRoot(placement: placement, bounds: bounds, modes: modes, elements: collect(), selection: selection())
    }

    nonisolated fileprivate static func collecting<C: MapContent>(_ content: C) -> @MainActor () -> [MapElement] {
        {
            let collector = _MapCollector()
            C._collect(content, into: collector)
            return collector.items
        }
    }
}

/// What a map is made of, by the types of its selection and its content.
public struct MapContentView<SelectedValue, Content: MapContent>: View {
    public typealias Body = Never
    public var body: Never { fatalError("MapContentView has no body") }
}

extension Map {
    /// A map without marks that begins with a position.
    nonisolated public init(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) where Content == MapContentView<Never, EmptyMapContent> {
        self.init(.initial(initialPosition), bounds: bounds, modes: interactionModes)
    }

    /// A map that begins with a position.
    nonisolated public init<C: MapContent>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<Never, C> {
        self.init(
            .initial(initialPosition), bounds: bounds, modes: interactionModes, collect: Self.collecting(content()))
    }

    /// A map without marks whose position is bound.
    nonisolated public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) where Content == MapContentView<Never, EmptyMapContent> {
        self.init(.position(position), bounds: bounds, modes: interactionModes)
    }

    /// A map whose position is bound.
    nonisolated public init<C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<Never, C> {
        self.init(
            .position(position), bounds: bounds, modes: interactionModes, collect: Self.collecting(content()))
    }

    /// A map that begins with a position, and whose marks are selected by their tags.
    nonisolated public init<SelectedValue: Hashable, C: MapContent>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<SelectedValue, C> {
        self.init(
            .initial(initialPosition), bounds: bounds, modes: interactionModes,
            selection: { MapSelectionState(selection) }, collect: Self.collecting(content()))
    }

    /// A map whose position is bound, and whose marks are selected by their tags.
    nonisolated public init<SelectedValue: Hashable, C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<SelectedValue, C> {
        self.init(
            .position(position), bounds: bounds, modes: interactionModes,
            selection: { MapSelectionState(selection) }, collect: Self.collecting(content()))
    }
}
