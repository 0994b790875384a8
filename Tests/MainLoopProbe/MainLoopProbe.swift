import SwiftUI

/// Starts every kind of timer that apps use on the main thread; turns from red to green when each has ticked.
@main
struct MainLoopProbe: App {
    var body: some Scene {
        WindowGroup("Main loop probe") {
            ProbeView()
        }
        .defaultSize(width: 300, height: 200)
    }
}

struct ProbeView: View {
    private let published = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()
    @State private var ticked: Set<String> = []

    private static let kinds: Set = ["published", "scheduled", "queue", "task", "background"]

    var body: some View {
        (ticked == Self.kinds ? Color.green : Color.red)
            .onReceive(published) { _ in ticked.insert("published") }
            .onAppear {
                _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
                    // A timer made in a timer is served too.
                    MainActor.assumeIsolated {
                        _ = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in
                            MainActor.assumeIsolated { _ = ticked.insert("scheduled") }
                        }
                    }
                }
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { ticked.insert("queue") }
                Task { @MainActor in
                    try await Task.sleep(for: .milliseconds(100))
                    ticked.insert("task")
                }
                let ticks = $ticked
                DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) {
                    RunLoop.main.perform { ticks.wrappedValue.insert("background") }
                }
            }
    }
}
