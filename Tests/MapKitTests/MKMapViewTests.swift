import DovetailTesting
import MapKit
import SwiftUI
import Testing

/// A map of UIKit's in a representable.
@MainActor
struct MKMapViewTests {
    @Test("maps have an appearance for all of them") func appearance() {
        // It is no map on show, and is kept as one object.
        #expect(MKMapView.appearance() === MKMapView.appearance())
        MKMapView.appearance().mapType = .hybrid
        #expect(MKMapView.appearance().mapType == .hybrid)
        MKMapView.appearance().mapType = .standard
    }

    @Test("a rectangle that fits between edges stands in the middle of what they leave free")
    func rectBetweenEdges() {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        let rect = MKMapRect(x: 1_000_000, y: 2_000_000, width: 200_000, height: 100_000)
        let edges = UIEdgeInsets(top: 40, left: 100, bottom: 160, right: 100)
        let fitting = map.mapRectThatFits(rect, edgePadding: edges)
        // The free part is 200 by 100 points, which has the rectangle's form: a point is 1,000 of the map's.
        #expect(abs(fitting.size.width - 400_000) < 1 && abs(fitting.size.height - 300_000) < 1)
        #expect(abs(fitting.origin.x - 900_000) < 1 && abs(fitting.origin.y - 1_960_000) < 1)
        let tooMuch = UIEdgeInsets(top: 200, left: 0, bottom: 200, right: 0)
        let whole = map.mapRectThatFits(rect)
        #expect(map.mapRectThatFits(rect, edgePadding: tooMuch).size.width == whole.size.width)
    }

    @Test("a view of a class that is known at run time only is made by that class's own initialiser")
    func registered() {
        final class Flag: MKAnnotationView {
            var mark = ""
            override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
                super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
                mark = "\(annotation?.title ?? nil ?? "") \(reuseIdentifier ?? "")"
            }
            required init?(coder: NSCoder) { nil }
        }
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        map.register(Flag.self, forAnnotationViewWithReuseIdentifier: "flag")
        let point = MKPointAnnotation()
        point.title = "Here"
        let view = map.dequeueReusableAnnotationView(withIdentifier: "flag", for: point)
        #expect((view as? Flag)?.mark == "Here flag")
        #expect(map.dequeueReusableAnnotationView(withIdentifier: "flag") == nil)
    }

    /// Hears of the map, and makes views as apps do.
    final class Delegate: NSObject, MKMapViewDelegate {
        var heard: [String] = []

        func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
            guard annotation.title == "Custom" else { return nil }
            let view =
                mapView.dequeueReusableAnnotationView(withIdentifier: "custom")
                ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "custom")
            view.annotation = annotation
            view.canShowCallout = true
            view.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
            (view as? MKMarkerAnnotationView)?.markerTintColor = .systemBlue
            heard.append("made")
            return view
        }
        func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
            if let line = overlay as? MKPolyline {
                let renderer = MKPolylineRenderer(polyline: line)
                renderer.strokeColor = .systemRed
                renderer.lineWidth = 20
                return renderer
            }
            return MKOverlayRenderer(overlay: overlay)
        }
        func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
            heard.append("selected \(view.annotation?.title ?? "")")
        }
        func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
            heard.append("deselected \(view.annotation?.title ?? "")")
        }
        func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) { heard.append("added \(views.count)") }
        func mapViewDidFinishLoadingMap(_ mapView: MKMapView) { heard.append("loaded") }
        func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { heard.append("region") }
    }

    struct Page: UIViewRepresentable {
        let map: MKMapView
        func makeUIView(context: Context) -> MKMapView { map }
        func updateUIView(_ uiView: MKMapView, context: Context) {}
    }

    static let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)
    let map = MKMapView()
    let delegate = Delegate()

    init() {
        map.delegate = delegate
        map.region = MKCoordinateRegion(center: Self.berlin, latitudinalMeters: 10_000, longitudinalMeters: 10_000)
    }

    private func point(_ title: String, _ latitude: Double, _ longitude: Double) -> MKPointAnnotation {
        let point = MKPointAnnotation()
        point.title = title
        point.coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        return point
    }

    private func show() -> TestHost { TestHost(size: CGSize(width: 400, height: 300)) { Page(map: map) } }

    @Test("Annotations are balloons, or the views that the delegate makes") func annotations() throws {
        map.addAnnotations([point("Plain", 52.52, 13.405), point("Custom", 52.50, 13.39)])
        let host = show()
        #expect(Set(host.texts).isSuperset(of: ["Plain", "Custom"]))
        #expect(abs(try host.frame(of: "Plain").midX - 200) < 1)
        #expect(delegate.heard.filter { $0 == "made" }.count == 1)
        #expect(delegate.heard.contains("added 2") && delegate.heard.contains("loaded"))
        map.removeAnnotations(map.annotations.filter { $0.title == "Plain" })
        host.settle()
        #expect(!host.exists("Plain") && map.annotations.count == 1)
    }

    @Test("A tap selects an annotation and opens its callout; one beside it closes it") func selection() throws {
        map.addAnnotation(point("Custom", 52.52, 13.405))
        map.annotations.compactMap { $0 as? MKPointAnnotation }.first?.subtitle = "Below"
        let host = show()
        try host.tap("Custom")
        #expect(delegate.heard.contains("selected Custom"))
        #expect(map.selectedAnnotations.count == 1)
        #expect(host.texts.contains("Below"))
        host.advance(by: .seconds(1))
        host.tap(at: CGPoint(x: 20, y: 280))
        #expect(delegate.heard.last == "deselected Custom" && map.selectedAnnotations.isEmpty)
        #expect(!host.texts.contains("Below"))
    }

    @Test("The region is what is shown, and changes when a person moves the map") func region() throws {
        let host = show()
        #expect(abs(map.centerCoordinate.latitude - 52.52) < 1e-3)
        #expect(map.region.span.longitudeDelta > 0.147)
        host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 150, y: 160))
        #expect(map.centerCoordinate.latitude > 52.53)
        #expect(delegate.heard.last == "region")
        map.setCenter(CLLocationCoordinate2D(latitude: 10, longitude: 20), animated: false)
        host.settle()
        #expect(abs(map.centerCoordinate.latitude - 10) < 1e-9)
        let there = map.convert(CLLocationCoordinate2D(latitude: 10, longitude: 20), toPointTo: map)
        #expect(abs(there.x - 200) < 1e-6 && abs(there.y - 150) < 1e-6)
        #expect(abs(map.convert(there, toCoordinateFrom: map).longitude - 20) < 1e-9)
    }

    @Test("An overlay is drawn as its renderer says") func overlay() throws {
        let ends = [13.3, 13.5].map { CLLocationCoordinate2D(latitude: 52.52, longitude: $0) }
        map.addOverlay(MKPolyline(coordinates: ends, count: 2))
        let host = show()
        let color = try host.color(at: CGPoint(x: 100, y: 150))
        #expect(color.red > 0.8 && color.green < 0.5)
        map.removeOverlays(map.overlays)
        host.settle()
        #expect(try host.color(at: CGPoint(x: 100, y: 150)).green > 0.8)
    }

    @Test("Annotations to show are all in sight") func showAnnotations() throws {
        let host = show()
        map.showAnnotations([point("A", 50, 10), point("B", 51, 12)], animated: false)
        host.settle()
        let rect = map.visibleMapRect
        #expect(map.annotations.allSatisfy { rect.contains(MKMapPoint($0.coordinate)) })
        #expect(Set(host.texts).isSuperset(of: ["A", "B"]))
    }

    @Test("Renderers of no overlay draw nothing") func nothing() {
        #expect(MKOverlayRenderer().overlay.boundingMapRect.isNull)
        #expect(MKPolylineRenderer().overlay.boundingMapRect.isNull)
    }

    /// Hears of an annotation that is dragged.
    final class Drags: NSObject, MKMapViewDelegate {
        var states: [MKAnnotationView.DragState] = []
        var isDraggable = true

        func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
            let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
            view.isDraggable = isDraggable
            return view
        }
        func mapView(
            _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
            fromOldState oldState: MKAnnotationView.DragState
        ) { states.append(newState) }
    }

    @Test("an annotation that may be is dragged to another place, and its delegate follows", arguments: [true, false])
    func dragging(isDraggable: Bool) {
        let (map, drags, annotation) = (MKMapView(), Drags(), MKPointAnnotation())
        drags.isDraggable = isDraggable
        map.delegate = drags
        annotation.coordinate = CLLocationCoordinate2D(latitude: 48, longitude: 11)
        map.addAnnotation(annotation)
        map.setRegion(
            MKCoordinateRegion(
                center: annotation.coordinate, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1)),
            animated: false)
        let host = TestHost(size: CGSize(width: 400, height: 400)) { Page(map: map) }
        let start = map.convert(annotation.coordinate, toPointTo: map)
        // The balloon stands above its place.
        host.drag(from: CGPoint(x: start.x, y: start.y - 20), to: CGPoint(x: start.x + 60, y: start.y - 60))
        let end = map.convert(annotation.coordinate, toPointTo: map)
        if isDraggable {
            #expect(abs(end.x - start.x - 60) < 1 && abs(end.y - start.y + 40) < 1)
            #expect(drags.states == [.starting, .dragging, .ending, .none])
            #expect(annotation.coordinate.longitude > 11.05 && annotation.coordinate.latitude > 48.02)
        } else {
            #expect(annotation.coordinate.longitude == 11 && drags.states.isEmpty)
        }
    }
}
