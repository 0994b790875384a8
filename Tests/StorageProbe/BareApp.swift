import DovetailCore
import Foundation
import SwiftUI

/// An app none of whose views stores anything: it has Foundation's settings alone.
struct BareApp: App {
    var body: some Scene {
        WindowGroup { Text("bare") }
    }

    /// Starts the app, and tells what Foundation finds.
    @MainActor
    static func run() -> Never {
        let app = RunningApp(BareApp.self, storage: SceneSessionFile())
        print("count \(UserDefaults.standard.integer(forKey: "count")), windows \(app.windowsAtStart().count)")
        exit(0)
    }
}
