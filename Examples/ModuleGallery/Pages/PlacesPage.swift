import MapKit
import SwiftUI

/// A map beside the list of what is on it.
struct PlacesPage: View {
    @Environment(\.horizontalSizeClass) private var sizeClass
    @State private var position = MapCameraPosition.automatic
    @State private var selected: Sight.ID?

    var body: some View {
        let isNarrow = sizeClass == .compact
        let layout = isNarrow ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
        layout {
            List(Sight.all, selection: $selected) { sight in
                Label(sight.name, systemImage: sight.symbol)
            }
            .frame(width: isNarrow ? nil : 250, height: isNarrow ? 280 : nil)
            Divider()
            Map(position: $position, selection: $selected) {
                ForEach(Sight.all) { sight in
                    Marker(sight.name, systemImage: sight.symbol, coordinate: sight.coordinate)
                        .tint(sight.color)
                        .tag(sight.id)
                }
                MapPolyline(coordinates: Sight.all.map(\.coordinate))
                    .stroke(.blue.opacity(0.6), style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [8, 8]))
                UserAnnotation()
            }
            .mapControls {
                MapUserLocationButton()
                MapZoomStepper()
                MapCompass()
            }
        }
        .onChange(of: selected) { _, id in
            guard let sight = Sight.all.first(where: { $0.id == id }) else { return }
            withAnimation {
                position = .camera(MapCamera(centerCoordinate: sight.coordinate, distance: 3000))
            }
        }
    }
}

/// A sight of Berlin.
struct Sight: Identifiable {
    let id: Int
    let name: String
    let symbol: String
    let color: Color
    let coordinate: CLLocationCoordinate2D

    private init(_ id: Int, _ name: String, _ symbol: String, _ color: Color, _ latitude: Double, _ longitude: Double) {
        self.id = id
        self.name = name
        self.symbol = symbol
        self.color = color
        coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }

    @MainActor static let all = [
        Sight(1, "Victory Column", "star.fill", .orange, 52.51450, 13.35011),
        Sight(2, "Parliament", "building.columns.fill", .brown, 52.51862, 13.37618),
        Sight(3, "Brandenburg Gate", "flag.fill", .red, 52.51627, 13.37770),
        Sight(4, "Cathedral", "building.fill", .teal, 52.51910, 13.40105),
        Sight(5, "Television Tower", "antenna.radiowaves.left.and.right", .purple, 52.52082, 13.40940),
    ]
}
