import CoreLocation
import DovetailCore
import Foundation

/// Gives a view that has a map in it a way to ask where places are in the view.
///
///     MapReader { proxy in
///         Map().onTapGesture { point in
///             if let place = proxy.convert(point, from: .local) { add(place) }
///         }
///     }
public struct MapReader<Content: View>: View {
    nonisolated(unsafe) private let content: (MapProxy) -> Content
    @StateObject private var model = MapModel()

    /// A view with a map.
    nonisolated public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }

    public var body: some View {
        content(MapProxy(model: model)).mapConfiguration { $0.readers.append(model) }
    }
}

/// Tells where places are in a view.
@MainActor
public struct MapProxy {
    let model: MapModel

    /// Where a place is in a space of coordinates; nil before the map is shown.
    public func convert(
        _ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol = .local
    ) -> CGPoint? {
        guard let viewport = model.viewport, let origin = origin(in: space) else { return nil }
        let point = viewport.point(of: MKMapPoint(coordinate))
        return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
    }

    /// The place at a point in a space of coordinates; nil before the map is shown, and beyond its edges.
    public func convert(
        _ point: CGPoint, from space: some CoordinateSpaceProtocol = .local
    ) -> CLLocationCoordinate2D? {
        guard let viewport = model.viewport, let origin = origin(in: space) else { return nil }
        return viewport.coordinate(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
    }

    /// The camera that shows a region whole.
    public func camera(framing region: MKCoordinateRegion) -> MapCamera? { camera(framing: region.mapRect) }

    /// The camera that shows a rectangle of the map whole.
    public func camera(framing rect: MKMapRect) -> MapCamera? {
        model.viewport.map { MapViewport(showing: rect, size: $0.size).camera }
    }

    /// The camera that shows a place and what is around.
    public func camera(framing item: MKMapItem, allowPitch: Bool = true) -> MapCamera? {
        camera(
            framing: MKCoordinateRegion(
                center: item.placemark.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000))
    }

    /// The map's upper left corner. The reader's own space is the map's.
    private func origin(in space: some CoordinateSpaceProtocol) -> CGPoint? {
        guard let geometry = model.geometry else { return nil }
        return space.coordinateSpace == .local ? .zero : geometry.frame(in: space).origin
    }
}
