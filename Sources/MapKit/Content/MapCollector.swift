import CoreLocation
import DovetailCore

/// Gathers what a map shows. The way to a mark, positions in closures and ids of elements, is its identity.
@MainActor
public final class _MapCollector {
    private(set) var items: [MapElement] = []
    private var path: [AnyHashable] = []
    /// What the modifiers around say.
    var look = MapLook()

    init() {}

    /// Adds what a closure does, one step further.
    func descend(_ step: AnyHashable, _ add: () -> Void) {
        path.append(step)
        add()
        path.removeLast()
    }

    /// Adds with other looks.
    func with(_ change: (inout MapLook) -> Void, _ add: () -> Void) {
        let before = look
        change(&look)
        add()
        look = before
    }

    func add(_ kind: MapElement.Kind) {
        items.append(MapElement(id: MapElementID(path: path + [items.isEmpty ? 0 : 1]), kind: kind, look: look))
    }
}

/// The way to a mark.
struct MapElementID: Hashable {
    let path: [AnyHashable]
}

/// How a mark is drawn, as far as its modifiers say.
struct MapLook {
    var tint: AnyShapeStyle?
    var foreground: AnyShapeStyle?
    var stroke: AnyShapeStyle?
    var strokeStyle: StrokeStyle?
    var titles = Visibility.automatic
    var subtitles = Visibility.automatic
    var tag: AnyHashable?
    /// The place that a mark was made of.
    var item: MKMapItem?
    /// Where a callout points to in a mark.
    var accessoryAnchor = UnitPoint.center
    /// How the place's details are shown when the mark is selected: nil where nothing says, and nil within where they are not.
    var accessory: MapItemDetailSelectionAccessoryStyle??
    var level = MKOverlayLevel.aboveRoads

    /// Takes over the place that a mark is made of. It is the mark's tag, unless there is another.
    mutating func takes(_ item: MKMapItem?) {
        self.item = item
        if tag == nil, let item { tag = AnyHashable(item) }
    }
}

/// One thing on a map.
struct MapElement: Identifiable {
    enum Kind {
        /// A balloon that stands at a place.
        case marker(CLLocationCoordinate2D, AnyView)
        /// A view at a place, and what stands below it.
        case annotation(CLLocationCoordinate2D, anchor: UnitPoint, content: AnyView, label: AnyView)
        /// The person's place; nil for the usual dot.
        case user(anchor: UnitPoint, content: ((UserLocation) -> AnyView)?)
        case overlay(MapShape)
    }

    let id: MapElementID
    let kind: Kind
    var look: MapLook

    /// Where it is; nil for the person's place, which the content does not know.
    var rect: MKMapRect {
        switch kind {
        case .marker(let place, _), .annotation(let place, _, _, _):
            let point = MKMapPoint(place)
            return MKMapRect(x: point.x, y: point.y, width: 0, height: 0)
        case .user: return .null
        case .overlay(let shape): return shape.bounds
        }
    }

    var place: CLLocationCoordinate2D? {
        switch kind {
        case .marker(let place, _), .annotation(let place, _, _, _): place
        case .user, .overlay: nil
        }
    }
}

/// A line or an area on a map.
struct MapShape {
    enum Contour { case line, area }
    /// Rings or lines of places.
    var lines: [[MKMapPoint]]
    var contour: Contour
    let bounds: MKMapRect

    init(lines: [[MKMapPoint]], contour: Contour) {
        self.lines = lines
        self.contour = contour
        bounds = lines.joined().reduce(MKMapRect.null) { rect, point in
            rect.union(MKMapRect(x: point.x, y: point.y, width: 0, height: 0))
        }
    }

    /// A circle on the earth: on the map it is one, too, as the projection keeps angles, but for its size far from the middle.
    static func circle(_ center: CLLocationCoordinate2D, radius: CLLocationDistance) -> MapShape {
        let middle = MKMapPoint(center)
        let length = radius * MKMapPointsPerMeterAtLatitude(min(max(center.latitude, -85), 85))
        let steps = 96
        let ring = (0..<steps).map { step in
            let angle = Double(step) / Double(steps) * 2 * .pi
            return MKMapPoint(x: middle.x + cos(angle) * length, y: middle.y + sin(angle) * length)
        }
        return MapShape(lines: [ring], contour: .area)
    }

    /// The outlines in a view: several where so much of the earth is seen that the shape may be there more than once.
    func paths(in viewport: MapViewport) -> [Path] {
        let turns = viewport.rect.width > Mercator.world / 2 ? [-1.0, 0, 1] : [0]
        return turns.map { path(in: viewport, turns: $0) }
    }

    /// The outline in a view, so many times round the earth from the nearest. What reaches over the date line stays together.
    private func path(in viewport: MapViewport, turns: Double) -> Path {
        var path = Path()
        for line in lines {
            guard let first = line.first else { continue }
            var dx = (first.x - viewport.center.x).remainder(dividingBy: Mercator.world) + turns * Mercator.world
            path.move(to: viewport.point(dx: dx, dy: first.y - viewport.center.y))
            var last = first
            for place in line.dropFirst() {
                dx += (place.x - last.x).remainder(dividingBy: Mercator.world)
                path.addLine(to: viewport.point(dx: dx, dy: place.y - viewport.center.y))
                last = place
            }
            if contour == .area { path.closeSubpath() }
        }
        return path
    }
}
