import DovetailTesting
import SwiftUI
import TestSupport
import Testing

/// Sidebars of tab views: sections, what tabs say of themselves, and how a person has arranged them.
@MainActor
@Suite("Tabs in sections, and arranged by people")
struct TabCustomizationTests {
    private struct Screen: View {
        @Binding var customization: TabViewCustomization
        var body: some View {
            TabView {
                Tab("Requests", systemImage: "paperplane") { Text("page of requests") }
                    .customizationID("requests")
                Tab("Account", systemImage: "person") { Text("page of the account") }
                    .customizationID("account")
                    .customizationBehavior(.disabled, for: .sidebar, .tabBar)
                TabSection("Messages") {
                    Tab("Received", systemImage: "tray") { Text("page of received") }
                        .customizationID("received")
                    Tab("Sent", systemImage: "tray.full") { Text("page of sent") }
                        .customizationID("sent")
                    Tab("Drafts", systemImage: "pencil") { Text("page of drafts") }
                        .customizationID("drafts")
                        .defaultVisibility(.hidden, for: .tabBar)
                }
                .customizationID("messages")
                .sectionActions { Button("New folder") {} }
            }
            .tabViewStyle(.sidebarAdaptable)
            .tabViewCustomization($customization)
            .tabViewSidebarHeader { Text("above") }
            .tabViewSidebarFooter { Text("below") }
            .tabViewSidebarBottomBar { Text("bottom") }
        }
    }

    private func host(_ customization: Model<TabViewCustomization>, width: CGFloat = 900) -> TestHost {
        TestHost(size: CGSize(width: width, height: 600), idiom: .pad) {
            Bound(customization) { Screen(customization: $0) }
        }
    }

    private func names(_ host: TestHost) -> [String] { host.texts.filter { !$0.hasPrefix("page of") } }

    @Test("a sidebar shows sections under their titles, with what they can do and what stands around the tabs")
    func sections() throws {
        let host = host(Model(TabViewCustomization()))
        #expect(
            names(host) == [
                "above", "Requests", "Account", "Messages", "Received", "Sent", "Drafts", "New folder", "below",
                "bottom",
            ])
        try host.tap("Sent")
        #expect(host.exists("page of sent"))
        #expect(try host.layoutFrame(of: "bottom").maxY > 570)
    }

    @Test("in a bar tabs stand beside each other without titles, but for those that are not to be there")
    func bar() {
        let host = host(Model(TabViewCustomization()), width: 390)
        #expect(names(host) == ["Requests", "Account", "Received", "Sent"])
    }

    @Test("a person hides tabs and gives a section's tabs another order; a tab that is fixed stays")
    func customized() throws {
        let customization = Model(TabViewCustomization())
        let host = host(customization)
        customization.value[tab: "requests"].sidebarVisibility = .hidden
        customization.value[sidebarVisibility: "account"] = .hidden
        host.settle()
        #expect(names(host).prefix(3) == ["above", "Account", "Messages"])
        #expect(customization.value[sidebarVisibility: "sent"] == .automatic)
        customization.value.resetVisibility()
        host.settle()
        #expect(names(host).prefix(3) == ["above", "Requests", "Account"])
    }

    @Test("tabs are hidden by a menu of the sidebar")
    func menu() throws {
        let customization = Model(TabViewCustomization())
        let host = host(customization)
        host.tap(at: CGPoint(x: 110, y: 500), button: .secondary)
        try host.tap("Sent")
        host.settle()
        #expect(customization.value[sidebarVisibility: "sent"] == .hidden)
    }

    @Test("tabs that are hidden are in no bar, and can be shown all the same; disabled ones can't be chosen")
    func hiddenAndDisabled() throws {
        struct Page: View {
            @State private var page = 0
            var body: some View {
                TabView(selection: $page) {
                    Tab("One", systemImage: "1.circle", value: 0) { Button("go") { page = 1 } }
                    Tab("Two", systemImage: "2.circle", value: 1) { Text("page two") }.hidden(true)
                    Tab("Three", systemImage: "3.circle", value: 2) { Text("page three") }.disabled(true)
                        .accessibilityIdentifier("third").accessibilityLabel("The third")
                    Tab("Four", systemImage: "4.circle", value: 3) { Text("page four") }.tabPlacement(.sidebarOnly)
                }
            }
        }
        let host = TestHost { Page() }
        #expect(!host.exists("Two") && !host.exists("Four"))
        #expect(try !host.isEnabled("third"))
        try host.tap("third")
        #expect(!host.exists("page three"))
        try host.tap("go")
        #expect(host.exists("page two"))
    }

    @Test("how tabs and columns are arranged is kept in the app's storage")
    func storage() throws {
        struct Person: Identifiable { let id = 0 }
        struct Kept: View {
            @AppStorage("tabs") var tabs: TabViewCustomization
            @AppStorage("columns") var columns: TableColumnCustomization<Person>
            @SceneStorage("tabs") var sceneTabs: TabViewCustomization
            @SceneStorage("columns") var sceneColumns: TableColumnCustomization<Person>
            var body: some View {
                Text("\(tabs[sidebarVisibility: "a"] == .hidden) \(columns[visibility: "b"] == .hidden)")
                Text(
                    "\(sceneTabs[sidebarVisibility: "a"] == .hidden) \(sceneColumns[visibility: "b"] == .hidden) scene")
                Button("hide") {
                    tabs[sidebarVisibility: "a"] = .hidden
                    columns[visibility: "b"] = .hidden
                    sceneTabs[sidebarVisibility: "a"] = .hidden
                    sceneColumns[visibility: "b"] = .hidden
                }
            }
        }
        let store = TestStore()
        let host = TestHost { VStack { Kept() }.defaultAppStorage(store.defaults) }
        #expect(host.exists("false false"))
        try host.tap("hide")
        host.relaunch()
        #expect(host.exists("true true"))
        #expect(host.exists("true true scene"))
    }
}
