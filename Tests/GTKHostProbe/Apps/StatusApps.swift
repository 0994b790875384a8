import SwiftUI

/// An app with an item in the tray, and a window that opens only when it is asked for.
struct StatusApp: App {
    @State private var count = 0
    @State private var isLoud = false
    @State private var level = "low"
    @State private var others: [String] = []
    @State private var isInserted = true

    var body: some Scene {
        MenuBarExtra("Status \(count)", systemImage: "star.fill", isInserted: $isInserted) {
            Text("Count \(count)")
            Button("Add_one") {
                count += 1
                say("count \(count)")
            }
            .keyboardShortcut("a", modifiers: [.command, .shift])
            Button("Cannot") { say("cannot") }.disabled(true)
            Toggle("Loud", systemImage: "star", isOn: $isLoud)
            Divider()
            Picker("Level", selection: $level) {
                Text("Low").tag("low")
                Text("High").tag("high")
            }
            Menu("More") {
                Button("Grow") { others.append("Item \(others.count + 1)") }
                ForEach(others, id: \.self) { name in Button(name) { say("chose \(name)") } }
                Menu("Deeper") { Button("Deep") { say("deep") } }
            }
            Section("Danger") { Button("Erase", role: .destructive) { say("erased") } }
            OpenPageItem()
            Button("Remove") { isInserted = false }
        }
        .onChange(of: level) { _, new in say("level \(new)") }
        Window("Page", id: "page") { Text("the page") }.defaultLaunchBehavior(.suppressed)
    }
}

private struct OpenPageItem: View {
    @Environment(\.openWindow) private var openWindow
    var body: some View { Button("Open Page") { openWindow(id: "page") } }
}

/// An app with nothing but an item in the tray, which has a small window.
struct StatusWindowApp: App {
    @State private var count = 0

    var body: some Scene {
        MenuBarExtra {
            VStack {
                Text("pressed \(count)")
                Button("Press") { count += 1 }
                StatusDismissal()
            }
            .frame(width: 200, height: 120)
            .navigationTitle("Panel")
            .onAppear { say("window appeared") }
            .onDisappear { say("window disappeared") }
        } label: {
            Text("\(count)°")
        }
        .menuBarExtraStyle(.window)
    }
}

private struct StatusDismissal: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Dismiss") { dismiss() } }
}
