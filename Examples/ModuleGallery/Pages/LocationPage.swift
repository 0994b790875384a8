import CoreLocation
import CoreLocationUI
import SwiftUI

/// Where the computer is, and how far that is from elsewhere.
struct LocationPage: View {
    @StateObject private var finder = LocationFinder()

    private let cities = [
        ("Berlin", CLLocation(latitude: 52.5200, longitude: 13.4050)),
        ("Lagos", CLLocation(latitude: 6.5244, longitude: 3.3792)),
        ("Quito", CLLocation(latitude: -0.1807, longitude: -78.4678)),
        ("Sydney", CLLocation(latitude: -33.8688, longitude: 151.2093)),
    ]

    var body: some View {
        Form {
            Section("Here") {
                LabeledContent("Permission", value: finder.permission)
                if let place = finder.place {
                    LabeledContent(
                        "Latitude", value: place.coordinate.latitude, format: .number.precision(.fractionLength(4)))
                    LabeledContent(
                        "Longitude", value: place.coordinate.longitude, format: .number.precision(.fractionLength(4)))
                } else if let reason = finder.reason {
                    Text(reason).foregroundStyle(.secondary)
                }
                LocationButton(.currentLocation, action: finder.find).labelStyle(.titleAndIcon)
            }
            Section("From \(finder.place == nil ? cities[0].0 : "here") to") {
                ForEach(finder.place == nil ? Array(cities.dropFirst()) : cities, id: \.0) { name, place in
                    let distance = (finder.place ?? cities[0].1).distance(from: place)
                    LabeledContent(
                        name,
                        value: Measurement(value: distance / 1000, unit: UnitLength.kilometers),
                        format: .measurement(
                            width: .abbreviated, numberFormatStyle: .number.precision(.fractionLength(0))))
                }
            }
        }
        .formStyle(.grouped)
    }
}

/// Asks for the place, and takes what it is told.
private final class LocationFinder: NSObject, ObservableObject, CLLocationManagerDelegate {
    @Published var place: CLLocation?
    @Published var reason: String?
    @Published var permission = "not asked"
    private let manager = CLLocationManager()

    override init() {
        super.init()
        manager.delegate = self
    }

    func find() {
        manager.requestWhenInUseAuthorization()
        manager.requestLocation()
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        (place, reason) = (locations.last, nil)
    }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        reason = error.localizedDescription
    }
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        permission =
            switch manager.authorizationStatus {
            case .authorizedAlways, .authorizedWhenInUse: "given"
            case .denied, .restricted: "refused"
            default: "not asked"
            }
    }
}
