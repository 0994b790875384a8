import CoreLocation
import DovetailCore
import DovetailUIKit
import Foundation

/// How an overlay is drawn on a map of UIKit's. Those with a path are drawn; an app's own `draw` methods are not there.
@MainActor @preconcurrency
open class MKOverlayRenderer: NSObject {
    /// What it draws.
    public let overlay: any MKOverlay
    /// 0 for what is not seen, 1 for what is not seen through.
    open var alpha: CGFloat = 1 { didSet { setNeedsDisplay() } }
    weak var map: MKMapView?

    /// Draws nothing of nothing, for maps that have no renderer of their own for an overlay.
    public convenience override init() { self.init(overlay: NoOverlay()) }
    /// Draws nothing.
    public init(overlay: any MKOverlay) { self.overlay = overlay }

    /// Draws it again.
    open func setNeedsDisplay() { map?.contentChanged() }
    /// Draws it again.
    open func setNeedsDisplay(_ mapRect: MKMapRect) { setNeedsDisplay() }

    /// The place of a map point in the renderer's coordinates, which are map points.
    open func point(for mapPoint: MKMapPoint) -> CGPoint { CGPoint(x: mapPoint.x, y: mapPoint.y) }
    /// The map point of a place in the renderer's coordinates, which are map points.
    open func mapPoint(for point: CGPoint) -> MKMapPoint { MKMapPoint(x: point.x, y: point.y) }

    /// What is drawn; nil for nothing.
    var shape: (MapShape, MapLook)? { nil }
}

/// Draws lines and areas.
@MainActor @preconcurrency
open class MKOverlayPathRenderer: MKOverlayRenderer {
    /// What the area is filled with; nil for nothing.
    open var fillColor: UIColor? { didSet { setNeedsDisplay() } }
    /// What the line is drawn with; nil for nothing.
    open var strokeColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The line's width in points; 0 for two points.
    open var lineWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// How the line goes round corners.
    open var lineJoin = CGLineJoin.round { didSet { setNeedsDisplay() } }
    /// How the line ends.
    open var lineCap = CGLineCap.round { didSet { setNeedsDisplay() } }
    /// How far corners reach.
    open var miterLimit: CGFloat = 10 { didSet { setNeedsDisplay() } }
    /// The lengths of dashes and gaps in points; nil for a whole line.
    open var lineDashPattern: [NSNumber]? { didSet { setNeedsDisplay() } }
    /// Where the dashes begin, in points.
    open var lineDashPhase: CGFloat = 0 { didSet { setNeedsDisplay() } }

    var outline: MapShape? { nil }

    override var shape: (MapShape, MapLook)? {
        outline.map { outline in
            var look = MapLook()
            look.foreground = AnyShapeStyle(fillColor.map { Color(uiColor: $0).opacity(Double(alpha)) } ?? Color.clear)
            if let strokeColor {
                look.stroke = AnyShapeStyle(Color(uiColor: strokeColor).opacity(Double(alpha)))
                look.strokeStyle = StrokeStyle(
                    lineWidth: lineWidth > 0 ? lineWidth : 2, lineCap: lineCap, lineJoin: lineJoin,
                    miterLimit: miterLimit, dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) },
                    dashPhase: lineDashPhase)
            } else if outline.contour == .line {
                look.stroke = AnyShapeStyle(Color.clear)
            }
            return (outline, look)
        }
    }
}

/// Draws a line.
@MainActor @preconcurrency
open class MKPolylineRenderer: MKOverlayPathRenderer {
    /// The line.
    open var polyline: MKPolyline { overlay as! MKPolyline }
    /// Draws a line.
    public init(polyline: MKPolyline) { super.init(overlay: polyline) }
    /// Draws a line. Traps where the overlay is none.
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
    override var outline: MapShape? { overlay is NoOverlay ? nil : MapShape(lines: [polyline.outline], contour: .line) }
}

/// Draws an area.
@MainActor @preconcurrency
open class MKPolygonRenderer: MKOverlayPathRenderer {
    /// The area.
    open var polygon: MKPolygon { overlay as! MKPolygon }
    /// Draws an area.
    public init(polygon: MKPolygon) { super.init(overlay: polygon) }
    /// Draws an area. Traps where the overlay is none.
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
    override var outline: MapShape? { overlay is NoOverlay ? nil : MapShape(lines: polygon.rings, contour: .area) }
}

/// Draws a circle.
@MainActor @preconcurrency
open class MKCircleRenderer: MKOverlayPathRenderer {
    /// The circle.
    open var circle: MKCircle { overlay as! MKCircle }
    /// Draws a circle.
    public init(circle: MKCircle) { super.init(overlay: circle) }
    /// Draws a circle. Traps where the overlay is none.
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
    override var outline: MapShape? { overlay is NoOverlay ? nil : .circle(circle.coordinate, radius: circle.radius) }
}

/// Draws several lines.
@MainActor @preconcurrency
open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
    /// The lines.
    open var multiPolyline: MKMultiPolyline { overlay as! MKMultiPolyline }
    /// Draws several lines.
    public init(multiPolyline: MKMultiPolyline) { super.init(overlay: multiPolyline) }
    /// Draws several lines. Traps where the overlay is none.
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
    override var outline: MapShape? {
        overlay is NoOverlay ? nil : MapShape(lines: multiPolyline.polylines.map(\.outline), contour: .line)
    }
}

/// Draws several areas.
@MainActor @preconcurrency
open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
    /// The areas.
    open var multiPolygon: MKMultiPolygon { overlay as! MKMultiPolygon }
    /// Draws several areas.
    public init(multiPolygon: MKMultiPolygon) { super.init(overlay: multiPolygon) }
    /// Draws several areas. Traps where the overlay is none.
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
    override var outline: MapShape? {
        overlay is NoOverlay ? nil : MapShape(lines: multiPolygon.polygons.flatMap(\.rings), contour: .area)
    }
}

/// What a renderer draws that was made for no overlay: nothing, nowhere.
private final class NoOverlay: NSObject, MKOverlay {
    var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: 0, longitude: 0) }
    var boundingMapRect: MKMapRect { .null }
}
