import DovetailTesting
import SwiftUI
import TestSupport
import Testing

private struct TabsApp: App {
    @AppStorage("rating") private var rating = 0
    @StateObject private var launches = Launches()

    init() { Launches.started += 1 }

    var body: some Scene {
        WindowGroup("rating \(rating)") { TabsView().environmentObject(launches) }
    }
}

private final class Launches: ObservableObject {
    @MainActor static var started = 0
    @Published var taps = 0
}

private struct TabsView: View {
    @SceneStorage("tab") private var tab = 9
    @AppStorage("rating") private var rating = 0
    @AppStorage("tab") private var inDefaults = -1
    @State private var taps = 0
    @EnvironmentObject private var launches: Launches

    var body: some View {
        VStack {
            Picker("tab", selection: $tab) {
                ForEach([0, 1, 9], id: \.self) { Text("page \($0)").tag($0) }
            }
            Text("tab \(tab)")
            Text("rating \(rating)")
            Text("defaults \(inDefaults)")
            Text("taps \(taps) of \(launches.taps)")
            Button("tap") {
                taps += 1
                launches.taps += 1
            }
            Button("rate") { rating += 1 }
            Echo()
        }
    }

    /// Another property of the same key.
    private struct Echo: View {
        @SceneStorage("tab") private var tab = 5
        var body: some View { Text("echo \(tab)") }
    }
}

@MainActor
@Suite("SceneStorage", .serialized)
struct SceneStorageTests {
    private let store = TestStore()

    private func start() -> TestHost {
        TestHost(app: TabsApp.self, size: CGSize(width: 300, height: 500), defaults: store.defaults)
    }

    @Test("BEH-231, API-089, API-090: a scene's value is saved, and given back when the scene is restored")
    func restored() throws {
        let host = start()
        #expect(host.exists("tab 9"))
        try host.choose("page 1", in: "tab")
        #expect(host.exists("tab 1"))
        host.relaunch()
        #expect(host.exists("tab 1"))
        #expect(try host.value(of: "tab") == "page 1")
        try host.choose("page 0", in: "tab")
        host.relaunch()
        host.relaunch()
        #expect(host.exists("tab 0"))
    }

    @Test("API-091: $value drives a picker; properties of one key in one scene share the value, each with its default")
    func shared() throws {
        let host = start()
        #expect(host.exists("echo 5"))
        try host.choose("page 0", in: "tab")
        #expect(host.exists("tab 0"))
        #expect(host.exists("echo 0"))
    }

    @Test(
        "BEH-232, EX-24 step 11: two windows have values of their own, also when restored; what is in the store is equal"
    )
    func windows() throws {
        let first = start()
        let second = first.openWindow()
        try first.choose("page 0", in: "tab")
        try second.choose("page 1", in: "tab")
        try second.tap("rate")
        #expect(first.exists("tab 0"))
        #expect(second.exists("tab 1"))
        #expect(first.exists("rating 1"))
        let started = Launches.started
        second.relaunch()
        #expect(Launches.started == started + 1)
        #expect(first.exists("tab 0"))
        #expect(second.exists("tab 1"))
        #expect(first.exists("rating 1"))
        #expect(second.exists("rating 1"))
    }

    @Test(
        "BEH-236: a write to one window's value runs no body of the other; state is per window and gone after a relaunch"
    )
    func separate() throws {
        let first = start()
        let second = first.openWindow()
        try second.tap("tap")
        #expect(first.exists("taps 0 of 1"))
        #expect(second.exists("taps 1 of 1"))
        try first.choose("page 0", in: "tab")
        #expect(first.statistics.bodies["TabsView"] == 1)
        #expect(first.statistics.bodies["Echo"] == 1)
        second.settle()
        #expect(second.statistics.totalBodies == 0)
        first.relaunch()
        #expect(first.exists("taps 0 of 0"))
        #expect(second.exists("taps 0 of 0"))
    }

    @Test("BEH-233: it is not in UserDefaults; a new scene starts from the default, and a closed one is forgotten")
    func newScene() throws {
        let first = start()
        try first.choose("page 1", in: "tab")
        #expect(first.exists("defaults -1"))
        #expect(store.defaults.object(forKey: "tab") == nil)
        let second = first.openWindow()
        let third = first.openWindow()
        #expect(second.exists("tab 9"))
        try second.choose("page 0", in: "tab")
        second.close()
        first.relaunch()
        #expect(first.exists("tab 1"))
        #expect(third.exists("tab 9"))
        #expect(third.openWindow().exists("tab 9"))
    }

    @Test("a property whose key changes reads the new key, and writes to it")
    func changingKey() throws {
        struct Keyed: View {
            @SceneStorage private var value: Int
            init(key: String) { _value = SceneStorage(wrappedValue: 0, key) }
            var body: some View {
                Text("value \(value)")
                Button("add") { value += 1 }
            }
        }
        struct Parent: View {
            @State private var key = "x"
            var body: some View {
                Button("other") { key = key == "x" ? "y" : "x" }
                Keyed(key: key)
            }
        }
        let host = TestHost { VStack { Parent() } }
        try host.tap("add")
        try host.tap("other")
        #expect(host.exists("value 0"))
        try host.tap("add")
        try host.tap("add")
        #expect(host.exists("value 2"))
        try host.tap("other")
        #expect(host.exists("value 1"))
    }

    @Test("App: its own AppStorage follows, too")
    func app() throws {
        let host = start()
        try host.tap("rate")
        #expect(host.statistics.bodies["TabsApp"] == 1)
        #expect(host.statistics.bodies["TabsView"] == 1)
    }

    private struct MisplacedApp: App {
        @SceneStorage("misplaced") private var place = 4
        var body: some Scene {
            WindowGroup { [place] in Text("place \(place)") }
        }
    }

    @Test("outside a scene it has its default, and that is warned about")
    func outside() {
        #expect(TestHost(app: MisplacedApp.self).texts == ["place 4"])
        let property = SceneStorage(wrappedValue: 3, "nowhere")
        property.wrappedValue = 8
        property.projectedValue.wrappedValue = 8
        #expect(property.wrappedValue == 3)
        for key in ["misplaced", "nowhere"] {
            #expect(Log.warnings.filter { $0.contains("\"\(key)\") was used outside a scene") }.count == 1)
        }
    }

    private struct StoreApp: App {
        // Set by the test before the app starts.
        nonisolated(unsafe) static var inner: UserDefaults!
        @AppStorage("name") private var name = "none"

        var body: some Scene {
            WindowGroup { [name] in Names(app: name) }.defaultAppStorage(Self.inner)
        }

        struct Names: View {
            let app: String
            @AppStorage("name") private var name = "none"
            var body: some View { Text("app \(app), window \(name)") }
        }
    }

    @Test("Scene.defaultAppStorage sets the store of the windows inside")
    func sceneStore() {
        let inner = TestStore()
        StoreApp.inner = inner.defaults
        inner.defaults.set("inner", forKey: "name")
        store.defaults.set("outer", forKey: "name")
        #expect(TestHost(app: StoreApp.self, defaults: store.defaults).texts == ["app outer, window inner"])
    }
}
