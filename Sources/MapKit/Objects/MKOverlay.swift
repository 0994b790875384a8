import CoreLocation
import Foundation

/// Whether something is drawn below the map's names or above.
public enum MKOverlayLevel: Int, Sendable {
    case aboveRoads
    case aboveLabels
}

/// Something with an area on a map.
public protocol MKOverlay: MKAnnotation {
    /// The smallest rectangle around it.
    var boundingMapRect: MKMapRect { get }
    /// Whether it has a part of a rectangle.
    func intersects(_ mapRect: MKMapRect) -> Bool
    /// Whether it is shown in place of the map.
    var canReplaceMapContent: Bool { get }
}

extension MKOverlay {
    public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
    public var canReplaceMapContent: Bool { false }
}

/// A shape of points. They do not change.
open class MKMultiPoint: MKShape {
    private(set) var outline: [MKMapPoint] = []

    /// A shape of no points.
    public override init() { super.init() }

    /// Takes the points where the object is made. Initialisers of app's classes are inherited, so those that are designated have to be public, and take none.
    func take(_ outline: [MKMapPoint]) {
        self.outline = outline
        let rect = boundingMapRect
        if !rect.isNull { coordinate = MKMapPoint(x: rect.midX, y: rect.midY).coordinate }
    }

    /// How many points there are.
    open var pointCount: Int { outline.count }

    /// The points. The memory lives as long as the object.
    open func points() -> UnsafeMutablePointer<MKMapPoint> {
        if memory == nil {
            let memory = UnsafeMutableBufferPointer<MKMapPoint>.allocate(capacity: max(outline.count, 1))
            _ = memory.initialize(from: outline)
            self.memory = memory
        }
        return memory!.baseAddress!
    }
    // Made by the first call of `points()`, on the thread that uses the object.
    nonisolated(unsafe) private var memory: UnsafeMutableBufferPointer<MKMapPoint>?

    deinit { memory?.deallocate() }

    /// Copies places into memory that has room for them. Traps where there are fewer points.
    open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        for index in 0..<range.length { coords[index] = outline[range.location + index].coordinate }
    }

    /// The smallest rectangle around the points.
    public var boundingMapRect: MKMapRect {
        outline.reduce(MKMapRect.null) { $0.union(MKMapRect(x: $1.x, y: $1.y, width: 0, height: 0)) }
    }
}

/// A line between places.
open class MKPolyline: MKMultiPoint, MKOverlay {
    /// A line of so many places in memory, or in an array.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(outline: (0..<count).map { MKMapPoint(coords[$0]) })
    }

    /// A line of so many places of the map in memory, or in an array.
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init(outline: (0..<count).map { points[$0] })
    }

    /// A line of no places.
    public override init() { super.init() }

    convenience init(outline: [MKMapPoint]) {
        self.init()
        take(outline)
    }
}

/// A line that goes the shortest way between places.
open class MKGeodesicPolyline: MKPolyline {
    override func take(_ outline: [MKMapPoint]) { super.take(GreatCircle.line(through: outline)) }
}

/// An area between places.
open class MKPolygon: MKMultiPoint, MKOverlay {
    /// The areas that are cut out.
    public var interiorPolygons: [MKPolygon]? { interior }
    private var interior: [MKPolygon]?

    /// An area of no places.
    public override init() { super.init() }

    /// An area between so many places in memory, or in an array.
    public convenience init(
        coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]? = nil
    ) {
        self.init(outline: (0..<count).map { MKMapPoint(coords[$0]) }, interior: interiorPolygons)
    }

    /// An area between so many places of the map in memory, or in an array.
    public convenience init(
        points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]? = nil
    ) {
        self.init(outline: (0..<count).map { points[$0] }, interior: interiorPolygons)
    }

    convenience init(outline: [MKMapPoint], interior: [MKPolygon]?) {
        self.init()
        self.interior = interior
        take(outline)
    }

    var rings: [[MKMapPoint]] { [outline] + (interiorPolygons ?? []).map(\.outline) }
}

/// A circle around a place.
open class MKCircle: MKShape, MKOverlay {
    /// Metres from the middle to the edge.
    public let radius: CLLocationDistance
    private let middle: CLLocationCoordinate2D

    /// A circle around a place, in metres.
    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        self.radius = radius
        middle = coord
        super.init()
        coordinate = coord
    }

    /// The largest circle in a rectangle of the map.
    public convenience init(mapRect: MKMapRect) {
        let middle = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
        self.init(
            center: middle,
            radius: min(mapRect.width, mapRect.height) / 2 * MKMetersPerMapPointAtLatitude(middle.latitude))
    }

    /// The smallest rectangle around it.
    public var boundingMapRect: MKMapRect { MapShape.circle(middle, radius: radius).bounds }
}

/// Several lines that are drawn as one.
open class MKMultiPolyline: MKShape, MKOverlay {
    /// The lines.
    public let polylines: [MKPolyline]

    /// Several lines.
    public init(_ polylines: [MKPolyline]) {
        self.polylines = polylines
        super.init()
        let rect = boundingMapRect
        if !rect.isNull { coordinate = MKMapPoint(x: rect.midX, y: rect.midY).coordinate }
    }

    /// The smallest rectangle around them.
    public var boundingMapRect: MKMapRect { polylines.reduce(MKMapRect.null) { $0.union($1.boundingMapRect) } }
}

/// Several areas that are drawn as one.
open class MKMultiPolygon: MKShape, MKOverlay {
    /// The areas.
    public let polygons: [MKPolygon]

    /// Several areas.
    public init(_ polygons: [MKPolygon]) {
        self.polygons = polygons
        super.init()
        let rect = boundingMapRect
        if !rect.isNull { coordinate = MKMapPoint(x: rect.midX, y: rect.midY).coordinate }
    }

    /// The smallest rectangle around them.
    public var boundingMapRect: MKMapRect { polygons.reduce(MKMapRect.null) { $0.union($1.boundingMapRect) } }
}
