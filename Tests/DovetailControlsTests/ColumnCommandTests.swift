import DovetailTesting
import SwiftUI
import TestSupport
import Testing

private struct ColumnsApp: App {
    var body: some Scene {
        WindowGroup("App") {
            NavigationSplitView {
                List { Text("in the sidebar") }
            } detail: {
                Details()
            }
        }
        .commands {
            SidebarCommands()
            InspectorCommands()
        }
    }
}

private struct Details: View {
    @State private var isShown = false

    var body: some View {
        Text("the page").inspector(isPresented: $isShown) { Text("in the inspector") }
    }
}

private struct PlainApp: App {
    var body: some Scene {
        WindowGroup("App") { Text("the page") }.commands { SidebarCommands() }
    }
}

@MainActor
@Suite("Commands for columns")
struct ColumnCommandTests {
    private let stores = TestStores()

    @Test("the sidebar and the inspector of the window are shown and hidden by the menu “View” and by keys")
    func toggles() throws {
        let host = TestHost(
            app: ColumnsApp.self, size: CGSize(width: 900, height: 500), idiom: .desktop, defaults: stores.make())
        defer { host.close() }
        #expect(host.exists("in the sidebar") && !host.exists("in the inspector"))
        try host.tap("View")
        try host.tap("Hide Sidebar")
        host.advance(by: .seconds(1))
        #expect(!host.exists("in the sidebar"))
        host.press(.character("s"), modifiers: [.control, .command])
        host.advance(by: .seconds(1))
        #expect(host.exists("in the sidebar"))
        try host.tap("View")
        try host.tap("Show Inspector")
        host.advance(by: .seconds(1))
        #expect(host.exists("in the inspector"))
        try host.tap("View")
        try host.tap("Hide Inspector")
        host.advance(by: .seconds(1))
        #expect(!host.exists("in the inspector"))
    }

    @Test("without a sidebar the item cannot be chosen")
    func none() throws {
        let host = TestHost(
            app: PlainApp.self, size: CGSize(width: 900, height: 500), idiom: .desktop, defaults: stores.make())
        defer { host.close() }
        try host.tap("View")
        #expect(try !host.isEnabled("Show Sidebar"))
    }
}
