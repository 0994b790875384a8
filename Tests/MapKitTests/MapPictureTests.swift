import DovetailTesting
import MapKit
import PictureSupport
import SwiftUI
import Testing

/// Maps as they look.
@MainActor
struct MapPictureTests {
    static let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)

    private static func walk() -> [CLLocationCoordinate2D] {
        (0..<24).map { step in
            let angle = Double(step) / 4
            return CLLocationCoordinate2D(
                latitude: 52.505 + Double(step) * 0.0016 + sin(angle) * 0.002,
                longitude: 13.355 + Double(step) * 0.0042)
        }
    }

    @ViewBuilder
    private static func page() -> some View {
        Map(
            initialPosition: .region(
                MKCoordinateRegion(center: berlin, latitudinalMeters: 6000, longitudinalMeters: 9000))
        ) {
            MapCircle(center: CLLocationCoordinate2D(latitude: 52.512, longitude: 13.44), radius: 800)
                .foregroundStyle(.green.opacity(0.25)).stroke(.green, lineWidth: 2)
            MapPolygon(
                coordinates: [(52.537, 13.36), (52.54, 13.39), (52.528, 13.395), (52.526, 13.365)].map {
                    CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1)
                }
            )
            .foregroundStyle(.orange.opacity(0.3))
            MapPolyline(coordinates: walk()).stroke(.blue, lineWidth: 5)
            Marker("Town Hall", systemImage: "building.columns", coordinate: berlin)
            Marker("Café", monogram: Text("C"), coordinate: CLLocationCoordinate2D(latitude: 52.533, longitude: 13.42))
                .tint(.purple)
            Annotation("Bus Stop", coordinate: CLLocationCoordinate2D(latitude: 52.507, longitude: 13.37)) {
                Image(systemName: "bus").padding(6).foregroundStyle(.white)
                    .background(.indigo, in: RoundedRectangle(cornerRadius: 6))
            }
        }
        .mapControls {
            MapZoomStepper()
            MapScaleView(anchorEdge: .trailing)
        }
    }

    @Test("A map without a server is a quiet grid", arguments: [ColorScheme.light, .dark])
    func grid(_ scheme: ColorScheme) throws {
        let size = CGSize(width: 560, height: 400)
        let host = TestHost(size: size, colorScheme: scheme) { Self.page() }
        try GoldenPicture.check(
            try host.png(), width: size.width, height: size.height, "map-\(scheme == .dark ? "dark" : "light")",
            in: "Pictures")
    }

    @Test("The whole earth, with a way over the date line") func earth() throws {
        let size = CGSize(width: 560, height: 400)
        let host = TestHost(size: size) {
            Map(initialPosition: .rect(.world)) {
                MapPolyline(
                    coordinates: [
                        CLLocationCoordinate2D(latitude: 35.68, longitude: 139.7),
                        CLLocationCoordinate2D(latitude: 37.77, longitude: -122.4),
                    ], contourStyle: .geodesic
                )
                .stroke(.red, lineWidth: 3)
            }
        }
        try GoldenPicture.check(try host.png(), width: size.width, height: size.height, "earth", in: "Pictures")
    }
}
