import CoreLocation
import DovetailTesting
import MapKit
import SwiftUI
import TestSupport
import Testing

/// A map in a window.
@MainActor
struct MapTests {
    /// What a test's map tells.
    final class Record {
        var position = MapCameraPosition.automatic
        var selected: String?
        var region = MKCoordinateRegion()
        var contexts: [MapCameraUpdateContext] = []
        var taps: [CLLocationCoordinate2D] = []
        var count = 0
    }

    static let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)
    static let potsdam = CLLocationCoordinate2D(latitude: 52.39, longitude: 13.06)
    static let size = CGSize(width: 400, height: 300)

    static func region(_ metres: Double) -> MKCoordinateRegion {
        MKCoordinateRegion(center: berlin, latitudinalMeters: metres, longitudinalMeters: metres)
    }

    private func isNear(_ first: Double, _ second: Double, _ distance: Double) -> Bool {
        abs(first - second) <= distance
    }

    @Test("A marker stands with its tip at its place") func marker() throws {
        let host = TestHost(size: Self.size) {
            Map(initialPosition: .region(Self.region(10_000))) {
                Marker("Berlin", systemImage: "star", coordinate: Self.berlin).tag("berlin")
            }
        }
        #expect(host.texts.contains("Berlin"))
        let frame = try host.frame(of: "Berlin")
        #expect(isNear(frame.midX, 200, 1))
        #expect(frame.minY > 149)
    }

    /// Two balloons side by side, and one far from both.
    private func crowd(_ titles: [Visibility]) -> TestHost {
        TestHost(size: Self.size) {
            Map(initialPosition: .region(Self.region(10_000))) {
                ForEach(0..<3) { index in
                    Marker(
                        ["Television Tower", "Cathedral", "Airport"][index],
                        coordinate: CLLocationCoordinate2D(
                            latitude: Self.berlin.latitude + [0, 0, -0.02][index],
                            longitude: Self.berlin.longitude + [0, 0.022, 0.05][index])
                    )
                    .annotationTitles(titles[index])
                }
            }
        }
    }

    @Test("A title that has no room beside marks before it is left out, and still read") func crowdedTitles() throws {
        let host = crowd([.automatic, .automatic, .automatic])
        #expect(Set(host.texts).isSuperset(of: ["Television Tower", "Cathedral", "Airport"]))
        let picture = try host.png()
        #expect(try picture == crowd([.automatic, .hidden, .automatic]).png())
        #expect(try picture != crowd([.automatic, .visible, .automatic]).png())
        #expect(try picture != crowd([.automatic, .hidden, .hidden]).png())
    }

    @Test("A position of automatic shows all that is on the map") func automatic() throws {
        let record = Record()
        let host = TestHost(size: Self.size) {
            Map {
                Marker("Berlin", coordinate: Self.berlin)
                Annotation("Potsdam", coordinate: Self.potsdam) { Circle().frame(width: 10, height: 10) }
            }
            .onMapCameraChange { record.contexts.append($0) }
        }
        #expect(record.contexts.count == 1)
        let rect = record.contexts[0].rect
        #expect(rect.contains(MKMapPoint(Self.berlin)) && rect.contains(MKMapPoint(Self.potsdam)))
        #expect(Set(host.texts).isSuperset(of: ["Berlin", "Potsdam"]))
    }

    @Test("A region is seen whole, whichever way the window is long") func region() throws {
        for size in [CGSize(width: 600, height: 200), CGSize(width: 200, height: 600)] {
            let record = Record()
            _ = TestHost(size: size) {
                Map(initialPosition: .region(Self.region(5000))).onMapCameraChange { record.contexts.append($0) }
            }
            let region = try #require(record.contexts.last?.region)
            let wanted = Self.region(5000)
            #expect(isNear(region.center.latitude, 52.52, 0.001) && isNear(region.center.longitude, 13.405, 0.001))
            #expect(region.span.latitudeDelta > wanted.span.latitudeDelta - 1e-6)
            #expect(region.span.longitudeDelta > wanted.span.longitudeDelta - 1e-6)
        }
    }

    @Test("A drag moves the map, and its position is then a person's") func drag() throws {
        let record = Record()
        record.position = .region(Self.region(10_000))
        let host = TestHost(size: Self.size) {
            Map(
                position: Binding {
                    record.position
                } set: {
                    record.position = $0
                }
            ) {
                Marker("Berlin", coordinate: Self.berlin)
            }
            .onMapCameraChange { record.contexts.append($0) }
        }
        let before = try host.frame(of: "Berlin")
        host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 160, y: 130))
        #expect(record.position.positionedByUser && record.position.region == nil)
        host.advance(by: .seconds(1))
        let after = try host.frame(of: "Berlin")
        #expect(isNear(after.minX - before.minX, 60, 1) && isNear(after.minY - before.minY, 30, 1))
        #expect(record.contexts.count == 2)
        #expect(record.contexts[1].camera.centerCoordinate.latitude > 52.52)
        #expect(record.contexts[1].camera.centerCoordinate.longitude < 13.405)
    }

    @Test("The wheel makes the map larger around the pointer") func wheel() throws {
        let record = Record()
        let host = TestHost(size: Self.size) {
            MapReader { proxy in
                Map(initialPosition: .region(Self.region(10_000)))
                    .onMapCameraChange { record.contexts.append($0) }
                    .onTapGesture { point in
                        if let place = proxy.convert(point, from: .local) { record.taps.append(place) }
                    }
            }
        }
        let point = CGPoint(x: 100, y: 50)
        host.tap(at: point)
        host.advance(by: .seconds(1))
        host.turnWheel(at: point, clicks: -4)
        host.advance(by: .seconds(2))
        host.tap(at: point)
        host.advance(by: .seconds(1))
        let (first, last) = (try #require(record.taps.first), try #require(record.taps.last))
        #expect(record.taps.count == 2)
        #expect(isNear(first.latitude, last.latitude, 1e-9) && isNear(first.longitude, last.longitude, 1e-9))
        let distances = record.contexts.map(\.camera.distance)
        #expect(isNear(distances.first! / distances.last!, 4, 0.01))
    }

    @Test("A touchpad moves the map and a pinch makes it larger") func touchpad() throws {
        let record = Record()
        let host = TestHost(size: Self.size) {
            Map(initialPosition: .region(Self.region(10_000))).onMapCameraChange { record.contexts.append($0) }
        }
        host.scroll(at: CGPoint(x: 200, y: 150), by: CGSize(width: 0, height: 40))
        #expect(record.contexts.last!.camera.centerCoordinate.latitude < 52.52)
        host.pinch(at: CGPoint(x: 200, y: 150), magnification: 2)
        #expect(isNear(record.contexts[0].camera.distance / record.contexts.last!.camera.distance, 2, 0.02))
    }

    @Test("What a person may not do does nothing") func modes() throws {
        let record = Record()
        let host = TestHost(size: Self.size) {
            Map(initialPosition: .region(Self.region(10_000)), interactionModes: []) {
                Marker("Berlin", coordinate: Self.berlin)
            }
            .onMapCameraChange { record.contexts.append($0) }
        }
        let before = try host.frame(of: "Berlin")
        host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 160, y: 130))
        host.turnWheel(at: CGPoint(x: 100, y: 100), clicks: 2)
        host.pinch(at: CGPoint(x: 200, y: 150), magnification: 2)
        host.advance(by: .seconds(1))
        #expect(try host.frame(of: "Berlin") == before)
        #expect(record.contexts.count == 1)
    }

    @Test("A tap selects a mark by its tag, and one beside it nothing") func selection() throws {
        struct Page: View {
            let record: Record
            @State private var selected: String?
            var body: some View {
                Map(initialPosition: .region(MapTests.region(50_000)), selection: $selected) {
                    Marker("Berlin", coordinate: MapTests.berlin).tag("b")
                    Annotation("Potsdam", coordinate: MapTests.potsdam) { Color.green.frame(width: 20, height: 20) }
                        .tag("p")
                }
                .onChange(of: selected) { _, new in record.selected = new }
            }
        }
        let record = Record()
        let host = TestHost(size: Self.size) { Page(record: record) }
        try host.tap("Berlin")
        #expect(record.selected == "b")
        host.advance(by: .seconds(1))
        try host.tap("Potsdam")
        #expect(record.selected == "p")
        host.advance(by: .seconds(1))
        host.tap(at: CGPoint(x: 380, y: 280))
        #expect(record.selected == nil)
    }

    @Test("A position that changes in an animation moves the map on the way") func animation() throws {
        struct Page: View {
            @State private var position = MapCameraPosition.region(MapTests.region(10_000))
            var body: some View {
                Map(position: $position) { Marker("Berlin", coordinate: MapTests.berlin) }
                    .mapControls { Button("Away") { away() } }
            }
            func away() {
                withAnimation(.linear(duration: 1)) {
                    position = .camera(
                        MapCamera(
                            centerCoordinate: CLLocationCoordinate2D(latitude: 52.52, longitude: 13.425),
                            distance: 20_000))
                }
            }
        }
        let host = TestHost(size: Self.size) { Page() }
        let start = try host.frame(of: "Berlin").midX
        try host.tap("Away")
        host.advance(by: .milliseconds(500))
        let halfway = try host.frame(of: "Berlin").midX
        host.advance(by: .seconds(1))
        let end = try host.frame(of: "Berlin").midX
        #expect(end < halfway && halfway < start)
        #expect(end < start - 10)
    }

    @Test("Bounds keep the middle where it may be") func bounds() throws {
        let record = Record()
        let host = TestHost(size: Self.size) {
            Map(
                initialPosition: .region(Self.region(10_000)),
                bounds: MapCameraBounds(
                    centerCoordinateBounds: Self.region(1000), minimumDistance: 5000, maximumDistance: 50_000)
            )
            .onMapCameraChange { record.contexts.append($0) }
        }
        host.drag(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 10, y: 10))
        let camera = record.contexts.last!.camera
        #expect(isNear(camera.centerCoordinate.latitude, 52.52 - 500 / 111_277, 1e-4))
        host.turnWheel(at: CGPoint(x: 200, y: 150), clicks: -30)
        host.advance(by: .seconds(2))
        #expect(isNear(record.contexts.last!.camera.distance, 5000, 1))
    }

    @Test("An older map writes its region when it is moved, and keeps what it shows") func older() throws {
        struct Place: Identifiable {
            let id: Int
            let coordinate: CLLocationCoordinate2D
        }
        struct Page: View {
            let record: Record
            @State private var region = MapTests.region(10_000)
            var body: some View {
                Map(
                    coordinateRegion: $region, annotationItems: [Place(id: 1, coordinate: MapTests.berlin)]
                ) { place in
                    MapAnnotation(coordinate: place.coordinate) { Text("Place \(place.id)") }
                }
                .onChange(of: region.center.latitude) { _, _ in
                    record.region = region
                    record.count += 1
                }
            }
        }
        let record = Record()
        let host = TestHost(size: Self.size) { Page(record: record) }
        let before = try host.frame(of: "Place 1")
        #expect(isNear(before.midX, 200, 0.6) && isNear(before.midY, 150, 0.6))
        host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 150, y: 150))
        host.advance(by: .seconds(1))
        #expect(record.count > 0 && record.region.center.latitude > 52.52)
        let after = try host.frame(of: "Place 1")
        #expect(after.minX >= before.minX + 49 && after.minY >= before.minY + 49)
    }

    @Test("The person's place is shown once it is known") func userLocation() async throws {
        let service = LocationService(FixedLocationSource("52.52,13.405")!)
        let host = TestHost(size: Self.size) {
            Map(initialPosition: .region(Self.region(10_000))) { UserAnnotation() }.mapLocation(service)
        }
        #expect(!host.exists("My Location"))
        CLLocationManager(service: service).requestWhenInUseAuthorization()
        try await wait(for: "the dot") {
            host.settle()
            return host.exists("My Location")
        }
        let frame = try host.frame(of: "My Location")
        #expect(isNear(frame.midX, 200, 1) && isNear(frame.midY, 150, 1))
    }

    @Test("A button follows the person's place") func userButton() async throws {
        let service = LocationService(FixedLocationSource("10,20")!)
        let record = Record()
        let host = TestHost(size: Self.size) {
            Map(initialPosition: .region(Self.region(10_000)))
                .mapControls { MapUserLocationButton() }
                .mapLocation(service)
                .onMapCameraChange { record.contexts.append($0) }
        }
        try host.tap("My Location")
        try await wait(for: "the place in the middle") {
            host.settle()
            return record.contexts.last.map { isNear($0.camera.centerCoordinate.latitude, 10, 1e-6) } ?? false
        }
    }

    @Test("A turned map has a compass that turns it back") func compass() throws {
        let record = Record()
        let host = TestHost(size: Self.size) {
            Map(
                initialPosition: .camera(MapCamera(centerCoordinate: Self.berlin, distance: 10_000, heading: 90))
            ) {
                Annotation("East", coordinate: CLLocationCoordinate2D(latitude: 52.52, longitude: 13.425)) {
                    Color.red.frame(width: 10, height: 10)
                }
            }
            .onMapCameraChange { record.contexts.append($0) }
        }
        // What is in the east is up.
        #expect(try isNear(host.frame(of: "East").midX, 200, 1))
        #expect(try host.frame(of: "East").midY < 140)
        #expect(try host.value(of: "Compass") == "90°")
        try host.tap("Compass")
        host.advance(by: .seconds(1))
        #expect(record.contexts.last?.camera.heading == 0)
        #expect(!host.exists("Compass"))
        #expect(try host.frame(of: "East").midX > 210)
    }

    @Test("Content of an app's own, conditions and rows are shown") func content() {
        struct Stop: MapContent {
            let number: Int
            var body: some MapContent {
                Marker(
                    "Stop \(number)",
                    coordinate: CLLocationCoordinate2D(latitude: 52.5 + Double(number) / 100, longitude: 13.4))
                if number == 2 { MapCircle(center: MapTests.berlin, radius: 500).foregroundStyle(.red) }
            }
        }
        let host = TestHost(size: Self.size) {
            Map {
                ForEach(1..<4) { Stop(number: $0) }
                if Bool(false) {
                    Marker("Never", coordinate: Self.berlin)
                } else {
                    Marker("Else", coordinate: Self.potsdam)
                }
            }
        }
        #expect(
            Set(host.texts.filter { $0.hasPrefix("Stop") || $0 == "Else" }) == ["Stop 1", "Stop 2", "Stop 3", "Else"])
    }

    @Test("Controls outside of the map belong to the one of their scope") func scope() throws {
        struct Page: View {
            let record: Record
            @Namespace private var scope
            var body: some View {
                VStack {
                    Map(initialPosition: .region(MapTests.region(10_000)), scope: scope)
                        .onMapCameraChange { record.contexts.append($0) }
                    MapZoomStepper(scope: scope)
                }
                .mapScope(scope)
            }
        }
        let record = Record()
        let host = TestHost(size: Self.size) { Page(record: record) }
        try host.tap("Zoom In")
        host.advance(by: .seconds(1))
        #expect(isNear(record.contexts[0].camera.distance / record.contexts.last!.camera.distance, 2, 0.01))
    }

    @Test("Moving a map does not run the bodies of its annotations") func work() throws {
        struct Pin: View {
            let record: Record
            var body: some View {
                record.count += 1
                return Color.red.frame(width: 10, height: 10)
            }
        }
        let record = Record()
        let host = TestHost(size: Self.size) {
            Map(initialPosition: .region(Self.region(10_000))) {
                ForEach(0..<50) { number in
                    Annotation(
                        "\(number)",
                        coordinate: CLLocationCoordinate2D(latitude: 52.5 + Double(number) / 1000, longitude: 13.4)
                    ) { Pin(record: record) }
                }
            }
        }
        #expect(record.count == 50)
        host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 160, y: 130))
        host.turnWheel(at: CGPoint(x: 100, y: 100), clicks: 2)
        host.advance(by: .seconds(1))
        #expect(record.count == 50)
    }
}
