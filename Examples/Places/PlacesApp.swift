import MapKit
import SwiftUI

/// Sights of a city on a map, with a list of them and the way that was walked.
@main
struct PlacesApp: App {
    var body: some Scene {
        WindowGroup("Places") { PlacesPage().frame(minWidth: 560, minHeight: 380) }
    }
}
