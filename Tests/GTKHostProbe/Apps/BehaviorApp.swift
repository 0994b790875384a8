import SwiftUI

/// Windows that behave as their scenes and views say.
struct BehaviorApp: App {
    var body: some Scene {
        WindowGroup("Main") { MainView() }
            .defaultWindowPlacement { _, context in
                WindowPlacement(.center, width: 500, height: context.defaultDisplay.bounds.height / 3)
            }
        Window("Fixed", id: "fixed") { Text("fixed").frame(width: 210, height: 130) }
            .windowResizability(.contentSize)
            .windowManagerRole(.associated)
        Window("Locked", id: "locked") { LockedView() }
            .defaultSize(width: 240, height: 160)
            .restorationBehavior(.disabled)
    }
}

private struct MainView: View {
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        VStack {
            Button("Open Fixed") { openWindow(id: "fixed") }
            Button("Open Locked") { openWindow(id: "locked") }
        }
    }
}

private struct LockedView: View {
    @State private var isLocked = true

    var body: some View {
        Button("Unlock") { isLocked = false }
            .windowDismissBehavior(isLocked ? .disabled : .enabled)
            .windowResizeBehavior(isLocked ? .disabled : .enabled)
    }
}
