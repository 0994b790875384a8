import DovetailTesting
import SwiftUI
import TestSupport
import Testing

@MainActor private let sceneLog = Probe<String>()

private struct Document: Codable, Hashable {
    var name: String
}

private struct MainView: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.openSettings) private var openSettings
    @Environment(\.openURL) private var openURL
    @Environment(\.scenePhase) private var phase

    var body: some View {
        VStack {
            Button("About") { openWindow(id: "about") }
            Button("Values") { openWindow(id: "values") }
            Button("Document") { openWindow(value: Document(name: "one")) }
            Button("Number") { openWindow(id: "numbers", value: 7) }
            Button("Settings") { openSettings() }
            Button("Close about") { dismissWindow(id: "about") }
            Button("Site") { openURL(URL(string: "https://example.org/a")!) }
            Text("phase \(phase == .active ? "active" : "other")")
        }
    }
}

private struct AboutView: View {
    @Environment(\.dismissWindow) private var dismissWindow
    var body: some View { Button("Close me") { dismissWindow() } }
}

private struct ScenesApp: App {
    @Environment(\.scenePhase) private var phase

    var body: some Scene {
        WindowGroup("Main") { MainView() }
            .onChange(of: phase) { _, new in sceneLog.note("app \(new)") }
        Window("About", id: "about") { AboutView() }
        WindowGroup(for: Document.self) { $document in
            VStack {
                Text("document \(document?.name ?? "none")")
                Button("Rename") { document = Document(name: "two") }
            }
        }
        WindowGroup(id: "numbers", for: Int.self) { $number in
            Text("number \(number)")
        } defaultValue: {
            1
        }
        UtilityWindow("Values", id: "values") { Text("values of what is looked at") }
        Settings { Text("the settings") }
    }
}

private struct TitledValuesApp: App {
    var body: some Scene {
        WindowGroup("Number", for: Int.self) { $number in
            Text("number \(number)")
        } defaultValue: {
            7
        }
    }
}

@MainActor
@Suite("Windows of an app", .serialized)
struct WindowTests {
    private let stores = TestStores()
    private func host() throws -> TestHost {
        TestHost(
            app: ScenesApp.self, defaults: stores.make())
    }

    @Test("Only a window of the first scene is open at the start")
    func start() throws {
        let host = try host()
        #expect(host.title == "Main")
        #expect(host.windowsOpenedByViews.isEmpty)
    }

    @Test("Windows with a title show a value, and the first one the default")
    func titledValues() throws {
        let host = TestHost(
            app: TitledValuesApp.self,
            defaults: stores.make())
        #expect(host.title == "Number")
        #expect(host.texts == ["number 7"])
    }

    @Test("A Window is there once, and is closed by its id and by itself")
    func single() throws {
        let host = try host()
        try host.tap("About")
        try host.tap("About")
        #expect(host.windowsOpenedByViews.map(\.texts) == [["Close me"]])
        try host.tap("Close about")
        #expect(host.windowsOpenedByViews.isEmpty)
        try host.tap("About")
        try host.windowsOpenedByViews[0].tap("Close me")
        #expect(host.windowsOpenedByViews.isEmpty)
    }

    @Test("A window for tools is there once, and has its title")
    func utility() throws {
        let host = try host()
        try host.tap("Values")
        try host.tap("Values")
        #expect(host.windowsOpenedByViews.map(\.title) == ["Values"])
        #expect(host.windowsOpenedByViews.map(\.texts) == [["values of what is looked at"]])
    }

    @Test("A window for a value is there once for each, shows it, and comes back with it")
    func values() throws {
        let host = try host()
        try host.tap("Document")
        try host.tap("Document")
        try host.tap("Number")
        #expect(host.windowsOpenedByViews.map(\.texts) == [["document one", "Rename"], ["number 7"]])
        let document = host.windowsOpenedByViews[0]
        try document.tap("Rename")
        #expect(document.exists("document two"))
        let fresh = host.openWindow(group: 3)
        #expect(fresh.texts == ["number 1"])
        document.relaunch()
        #expect(document.texts.first == "document two")
    }

    @Test("Settings are opened by the action and by Ctrl+comma, once")
    func settings() throws {
        let host = try host()
        try host.tap("Settings")
        host.press(.character(","), modifiers: .command)
        #expect(host.windowsOpenedByViews.map(\.texts) == [["the settings"]])
    }

    @Test("Ctrl+N, Ctrl+W and Ctrl+Q")
    func keys() throws {
        let host = try host()
        // As windows tell of Control.
        host.press(.character("n"), modifiers: [.control, .command])
        let other = try #require(host.windowsOpenedByViews.first)
        #expect(other.exists("About"))
        other.press(.character("w"), modifiers: .command)
        #expect(other.isClosed)
        #expect(!host.isClosed)
        host.press(.character("q"), modifiers: .command)
        #expect(host.hasQuit)
    }

    @Test("openURL asks the system, unless a view around says otherwise")
    func openURL() throws {
        let host = try host()
        try host.tap("Site")
        #expect(host.openedURLs == [URL(string: "https://example.org/a")!])
        struct Opener: View {
            @Environment(\.openURL) private var openURL
            let address: String
            var body: some View { Button(address) { openURL(URL(string: address)!) } }
        }
        let log = Probe<String>()
        let other = TestHost {
            VStack {
                Opener(address: "app:handled")
                Opener(address: "app:other")
            }
            .environment(
                \.openURL,
                OpenURLAction { url in
                    log.note(url.absoluteString)
                    return url.absoluteString == "app:handled" ? .handled : .systemAction(URL(string: "app:replaced")!)
                })
        }
        try other.tap("app:handled")
        try other.tap("app:other")
        #expect(log.entries == ["app:handled", "app:other"])
        #expect(other.openedURLs == [URL(string: "app:replaced")!])
    }

    @Test("An address that the program is asked to open reaches a view that wants it")
    func onOpenURL() throws {
        let log = Probe<String>()
        let isShown = Model(true)
        let host = TestHost {
            Bound(isShown) { isShown in
                if isShown.wrappedValue { Text("a").onOpenURL { log.note($0.absoluteString) } }
            }
        }
        #expect(host.open(URL(string: "app://x")!))
        isShown.value = false
        host.settle()
        #expect(!host.open(URL(string: "app://y")!))
        #expect(log.entries == ["app://x"])
    }

    @Test("The phase of a window reaches its views, and that of the app its scenes")
    func phase() throws {
        sceneLog.entries = []
        let host = try host()
        #expect(host.exists("phase active"))
        host.setScenePhase(.inactive)
        #expect(host.exists("phase other"))
        host.setScenePhase(.active)
        #expect(host.exists("phase active"))
        #expect(sceneLog.entries == ["app inactive", "app active"])
    }
}
