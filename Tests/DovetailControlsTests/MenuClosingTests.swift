import DovetailTesting
import SwiftUI
import TestSupport
import Testing

@MainActor private let chosen = Probe<String>()

/// The items that apps put into menus.
private struct Items: View {
    @Binding var isOn: Bool
    @Binding var order: Int

    var body: some View {
        Button("Rename") { chosen.note("rename") }
        Toggle("Bold", isOn: $isOn)
        Picker("Order", selection: $order) {
            Text("By name").tag(0)
            Text("By date").tag(1)
        }
        Menu("More") { Button("Deep") { chosen.note("deep") } }
    }
}

private struct BarsApp: App {
    @State private var isOn = false
    @State private var order = 0

    var body: some Scene {
        WindowGroup("App") {
            NavigationStack {
                Text("page")
                    .navigationTitle("Title")
                    .toolbarTitleMenu { Items(isOn: $isOn, order: $order) }
                    .toolbar {
                        ToolbarItem(placement: .primaryAction) {
                            Menu("Actions") { Items(isOn: $isOn, order: $order) }
                        }
                    }
                    .onChange(of: isOn) { chosen.note("bold \(isOn)") }
                    .onChange(of: order) { chosen.note("order \(order)") }
            }
        }
        .commands { CommandMenu("Things") { Items(isOn: $isOn, order: $order) } }
    }
}

@MainActor
@Suite("What is chosen in a menu closes it", .serialized)
struct MenuClosingTests {
    private let stores = TestStores()
    private func host() throws -> TestHost {
        chosen.entries = []
        return TestHost(
            app: BarsApp.self, size: CGSize(width: 600, height: 500),
            defaults: stores.make())
    }

    @Test(
        "in a tool bar, in the menu of a title and in the window's menu bar",
        arguments: ["Actions", "Title Menu", "Things"])
    func choosing(menu: String) throws {
        let host = try host()
        for (item, result) in [
            (["Rename"], "rename"), (["Bold"], "bold true"), (["By date"], "order 1"), (["More", "Deep"], "deep"),
        ] {
            try host.tap(menu)
            host.advance(by: .milliseconds(300))
            for name in item {
                try host.tap(name)
                host.advance(by: .milliseconds(300))
            }
            #expect(chosen.entries.last == result)
            #expect(!host.exists("Rename"), "\(menu) is still open after \(item)")
        }
    }

    @Test("by keyboard too", arguments: ["Actions", "Things"])
    func keyboard(menu: String) throws {
        let host = try host()
        try host.tap(menu)
        host.advance(by: .milliseconds(300))
        host.press(.down)
        host.press(.down)
        host.press(.return)
        host.advance(by: .milliseconds(300))
        #expect(chosen.entries == ["bold true"])
        #expect(!host.exists("Rename"))
    }
}
