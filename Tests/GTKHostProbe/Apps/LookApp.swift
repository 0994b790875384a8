import SwiftUI

/// Windows with frames and bars of all looks.
struct LookApp: App {
    var body: some Scene {
        WindowGroup("Main") { LookMain() }.defaultSize(width: 420, height: 320)
        Window("Hidden", id: "hidden") { Color.orange.ignoresSafeArea().overlay { Text("hidden") } }
            .windowStyle(.hiddenTitleBar)
            .defaultSize(width: 300, height: 200)
            .restorationBehavior(.disabled)
        Window("Plain", id: "plain") { Circle().fill(.red).frame(width: 200, height: 200).overlay { Text("plain") } }
            .windowStyle(.plain)
            .windowResizability(.contentSize)
            .restorationBehavior(.disabled)
        Window("Bar", id: "bar") {
            Text("below the bar").toolbar { Button("Item") {} }
        }
        .windowStyle(.hiddenTitleBar)
        .defaultSize(width: 300, height: 200)
        .restorationBehavior(.disabled)
        Window("Other", id: "other") { Text("other") }
            .defaultSize(width: 240, height: 160)
            .restorationBehavior(.disabled)
    }
}

private struct LookMain: View {
    @Environment(\.openWindow) private var openWindow
    @State private var keys = EventModifiers()

    var body: some View {
        VStack {
            Text("shift \(keys.contains(.shift) ? "down" : "up"), option \(keys.contains(.option) ? "down" : "up")")
            ForEach(["Hidden", "Plain", "Bar"], id: \.self) { name in
                Button("Open \(name)") { openWindow(id: name.lowercased()) }
            }
            OpenOther().presentedWindowStyle(.plain)
        }
        .onModifierKeysChanged(mask: [.shift, .option]) { _, new in keys = new }
    }
}

private struct OpenOther: View {
    @Environment(\.openWindow) private var openWindow
    var body: some View { Button("Open Other") { openWindow(id: "other") } }
}
