import SwiftUI

/// Keeps the main queue and the run loop busy all the time, while the window has to keep painting.
struct BusyApp: App {
    var body: some Scene {
        WindowGroup("Busy") { BusyView() }.defaultSize(width: 300, height: 200)
    }
}

private struct BusyView: View {
    @State private var isLate = false

    var body: some View {
        (isLate ? Color.green : Color.red).onAppear {
            Task { @MainActor in
                while true { await Task.yield() }
            }
            _ = Timer.scheduledTimer(withTimeInterval: 0, repeats: true) { _ in }
            _ = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in
                MainActor.assumeIsolated { isLate = true }
            }
        }
    }
}
