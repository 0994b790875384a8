import SwiftUI

/// A first app: its window has the size that windows have of which nothing is said.
struct SizingApp: App {
    var body: some Scene {
        WindowGroup("Main") { Text("Hello") }
    }
}
