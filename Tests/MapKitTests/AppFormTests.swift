import Combine
import CoreLocation
import DovetailTesting
import MapKit
import Observation
import SwiftUI
import TestSupport
import Testing

// What apps add to the values of places, which have neither here as on Apple's systems.
extension CLLocationCoordinate2D: Equatable {
    public static func == (left: CLLocationCoordinate2D, right: CLLocationCoordinate2D) -> Bool {
        left.latitude == right.latitude && left.longitude == right.longitude
    }
}

extension MKCoordinateRegion: Equatable {
    public static func == (left: MKCoordinateRegion, right: MKCoordinateRegion) -> Bool {
        left.center == right.center && left.span.latitudeDelta == right.span.latitudeDelta
    }
}

extension CLLocationCoordinate2D {
    fileprivate static let park = CLLocationCoordinate2D(latitude: 42.354528, longitude: -71.068369)
    fileprivate static let garage = CLLocationCoordinate2D(latitude: 42.360431, longitude: -71.055930)
}

/// Maps and places as apps use them, in short.
@MainActor
struct AppFormTests {
    // MARK: A search with a list of results, a selection and a route

    @Observable
    final class SearchModel {
        var results: [MKMapItem] = []
        var selected: MKMapItem?
        var position: MapCameraPosition = .automatic
        var visible: MKCoordinateRegion?
        var route: MKRoute?

        func found() {
            results = [
                MKMapItem(placemark: MKPlacemark(coordinate: .park, addressDictionary: ["Name": "Park"])),
                MKMapItem(placemark: MKPlacemark(coordinate: .garage, addressDictionary: ["Name": "Garage"])),
            ]
        }
    }

    struct SearchPage: View {
        @Bindable var model: SearchModel
        @State private var lookAround: MKLookAroundScene?

        var body: some View {
            Map(position: $model.position, selection: $model.selected) {
                Annotation("Parking", coordinate: .park, anchor: .bottom) {
                    ZStack {
                        RoundedRectangle(cornerRadius: 5).fill(.background)
                        Image(systemName: "car").padding(5)
                    }
                }
                .annotationTitles(.hidden)
                ForEach(model.results, id: \.self) { result in
                    Marker(item: result)
                }
                .annotationTitles(.hidden)
                UserAnnotation()
                if let route = model.route {
                    MapPolyline(route).stroke(.blue, lineWidth: 5)
                }
            }
            .mapStyle(.standard(elevation: .realistic, pointsOfInterest: []))
            .safeAreaInset(edge: .bottom) {
                VStack {
                    if let selected = model.selected {
                        Text("Selected \(selected.name ?? "")")
                        LookAroundPreview(initialScene: lookAround).frame(height: 60)
                            .task(id: selected) {
                                lookAround = try? await MKLookAroundSceneRequest(mapItem: selected).scene
                            }
                    }
                    Button("Search") { model.found() }
                }
            }
            .onChange(of: model.results) { model.position = .automatic }
            .onMapCameraChange { context in model.visible = context.region }
            .mapControls {
                MapUserLocationButton()
                MapCompass()
                MapScaleView()
            }
        }
    }

    @Test("A search shows its results, and one is selected by a tap") func search() throws {
        let model = SearchModel()
        let host = TestHost(size: CGSize(width: 400, height: 500)) { SearchPage(model: model) }
        try host.tap("Search")
        host.advance(by: .seconds(1))
        let region = try #require(model.visible)
        #expect(abs(region.center.latitude - 42.357) < 0.01)
        #expect(abs(region.center.longitude + 71.062) < 0.01)
        model.selected = model.results[1]
        host.settle()
        #expect(host.exists("Selected Garage"))
    }

    // MARK: A model that follows the person's place, and a map of older kind

    @MainActor
    final class LocationManager: NSObject, ObservableObject, @preconcurrency CLLocationManagerDelegate {
        @Published var region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 37.33, longitude: -122),
            span: MKCoordinateSpan(latitudeDelta: 0.05, longitudeDelta: 0.05))
        @Published var status: CLAuthorizationStatus?
        private let manager: CLLocationManager

        init(_ service: LocationService) {
            manager = CLLocationManager(service: service)
            super.init()
            manager.delegate = self
            manager.desiredAccuracy = kCLLocationAccuracyBest
        }

        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
            status = manager.authorizationStatus
            switch manager.authorizationStatus {
            case .notDetermined: manager.requestWhenInUseAuthorization()
            case .restricted, .denied: break
            case .authorizedAlways, .authorizedWhenInUse: manager.requestLocation()
            @unknown default: break
            }
        }

        func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
            guard let location = locations.last else { return }
            region = MKCoordinateRegion(
                center: location.coordinate, span: MKCoordinateSpan(latitudeDelta: 0.01, longitudeDelta: 0.01))
        }

        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    }

    struct OlderPage: View {
        @StateObject var model: LocationManager
        var body: some View {
            Map(coordinateRegion: $model.region, showsUserLocation: false, userTrackingMode: .constant(.none))
                .ignoresSafeArea()
                .overlay(alignment: .top) { Text(String(format: "%.2f", model.region.center.latitude)) }
        }
    }

    @Test("A model asks for permission when it hears that nobody was asked, and moves the map") func older()
        async throws
    {
        let service = LocationService(FixedLocationSource("48.86,2.35")!)
        let host = TestHost(size: CGSize(width: 300, height: 300)) { OlderPage(model: LocationManager(service)) }
        try await wait(for: "the place") {
            host.settle()
            return host.exists("48.86")
        }
    }

    // MARK: Pins by taps

    struct PinPage: View {
        @State private var pins: [CLLocationCoordinate2D] = []
        var body: some View {
            MapReader { reader in
                Map(
                    initialPosition: .camera(MapCamera(centerCoordinate: .park, distance: 3000, heading: 0, pitch: 60)),
                    interactionModes: [.pan, .zoom]
                ) {
                    ForEach(pins.indices, id: \.self) { Marker("Pin \($0)", coordinate: pins[$0]) }
                }
                .onTapGesture(perform: { point in
                    if let place = reader.convert(point, from: .local) { pins.append(place) }
                })
            }
        }
    }

    @Test("A tap on the map adds a pin where it was") func pins() throws {
        let host = TestHost(size: CGSize(width: 300, height: 300)) { PinPage() }
        host.tap(at: CGPoint(x: 200, y: 100))
        host.advance(by: .seconds(1))
        let title = try host.frame(of: "Pin 0")
        #expect(abs(title.midX - 200) < 1 && title.minY > 99 && title.minY < 110)
    }

    // MARK: UIKit's map around a coordinator

    final class Stop: NSObject, MKAnnotation {
        let coordinate: CLLocationCoordinate2D
        var title: String?
        init(_ title: String, _ coordinate: CLLocationCoordinate2D) {
            self.title = title
            self.coordinate = coordinate
        }
    }

    struct RouteMap: UIViewRepresentable {
        let stops: [Stop]
        @Binding var chosen: String

        func makeCoordinator() -> Coordinator { Coordinator(self) }

        func makeUIView(context: Context) -> MKMapView {
            let map = MKMapView(frame: .zero)
            map.delegate = context.coordinator
            map.register(MKMarkerAnnotationView.self, forAnnotationViewWithReuseIdentifier: "stop")
            map.pointOfInterestFilter = .excludingAll
            map.preferredConfiguration = MKStandardMapConfiguration(elevationStyle: .flat, emphasisStyle: .muted)
            map.cameraZoomRange = MKMapView.CameraZoomRange(maxCenterCoordinateDistance: 2_000_000)
            return map
        }

        func updateUIView(_ map: MKMapView, context: Context) {
            map.removeAnnotations(map.annotations)
            map.removeOverlays(map.overlays)
            map.addAnnotations(stops)
            let places = stops.map(\.coordinate)
            let line = MKPolyline(coordinates: places, count: places.count)
            map.addOverlay(line)
            map.setVisibleMapRect(
                line.boundingMapRect, edgePadding: UIEdgeInsets(top: 40, left: 40, bottom: 40, right: 40),
                animated: false)
        }

        final class Coordinator: NSObject, MKMapViewDelegate {
            let parent: RouteMap
            init(_ parent: RouteMap) { self.parent = parent }

            func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
                guard !(annotation is MKUserLocation) else { return nil }
                let view = mapView.dequeueReusableAnnotationView(withIdentifier: "stop", for: annotation)
                (view as? MKMarkerAnnotationView)?.glyphImage = UIImage(systemName: "bus")
                view.canShowCallout = true
                return view
            }

            func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
                if let polyline = overlay as? MKPolyline {
                    let renderer = MKPolylineRenderer(polyline: polyline)
                    renderer.strokeColor = UIColor.systemBlue.withAlphaComponent(0.7)
                    renderer.lineWidth = 4
                    renderer.lineDashPattern = [8, 6]
                    return renderer
                }
                return MKOverlayRenderer(overlay: overlay)
            }

            func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {
                parent.chosen = annotation.title ?? ""
            }
        }
    }

    @Test("A route between stops is shown whole, and a stop is chosen by a tap") func route() throws {
        struct Page: View {
            @State private var chosen = ""
            let stops = [Stop("First", .park), Stop("Last", .garage)]
            var body: some View {
                VStack {
                    RouteMap(stops: stops, chosen: $chosen)
                    Text("Chosen: \(chosen)")
                }
            }
        }
        let host = TestHost(size: CGSize(width: 400, height: 400)) { Page() }
        for name in ["First", "Last"] {
            let frame = try host.frame(of: name)
            #expect(CGRect(x: 0, y: 0, width: 400, height: 400).contains(CGPoint(x: frame.midX, y: frame.minY)))
        }
        try host.tap("Last")
        host.advance(by: .seconds(1))
        #expect(host.exists("Chosen: Last"))
    }
}
