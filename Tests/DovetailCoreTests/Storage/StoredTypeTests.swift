import DovetailTesting
import SwiftUI
import TestSupport
import Testing

private enum Level: Int { case low, high }
private enum Fruit: String { case apple, pear }

/// Each type, in the store and with the scene, default and optional: the first start changes the value, the second one shows it.
@MainActor
@Suite("Types that can be stored")
struct StoredTypeTests {
    /// Shows two properties of one type and sets them. A type's properties are made by the closures.
    private struct Page<Value: Equatable>: View {
        let title: String
        let new: Value
        @AppStorage private var app: Value
        @SceneStorage private var scene: Value

        init(_ title: String, new: Value, app: AppStorage<Value>, scene: SceneStorage<Value>) {
            self.title = title
            self.new = new
            _app = app
            _scene = scene
        }

        var body: some View {
            Text("\(title) \(app == new ? "new" : "old") \(scene == new ? "new" : "old")")
            Button("set") {
                app = new
                scene = new
            }
        }
    }

    private func check<Value: Equatable>(
        _ title: String, _ new: Value, _ app: @autoclosure @escaping () -> AppStorage<Value>,
        _ scene: @autoclosure @escaping () -> SceneStorage<Value>, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let store = TestStore()
        let host = TestHost {
            VStack { Page(title, new: new, app: app(), scene: scene()) }.defaultAppStorage(store.defaults)
        }
        #expect(host.exists("\(title) old old"), sourceLocation: sourceLocation)
        try host.tap("set")
        #expect(host.exists("\(title) new new"), sourceLocation: sourceLocation)
        #expect(store.defaults.synchronize())
        host.relaunch()
        #expect(host.exists("\(title) new new"), sourceLocation: sourceLocation)
        let saved = try PropertyListSerialization.propertyList(from: Data(contentsOf: store.file), format: nil)
        #expect((saved as? [String: Any])?["k"] != nil, sourceLocation: sourceLocation)
    }

    @Test("BEH-230, API-086, API-092: Bool, Int, Double, String, Data, Date")
    func plain() throws {
        try check("bool", true, AppStorage(wrappedValue: false, "k"), SceneStorage(wrappedValue: false, "k"))
        try check("int", .min, AppStorage(wrappedValue: 1, "k"), SceneStorage(wrappedValue: 1, "k"))
        try check("double", 1e300, AppStorage(wrappedValue: 0.5, "k"), SceneStorage(wrappedValue: 0.5, "k"))
        try check("whole", 2, AppStorage(wrappedValue: 0.5, "k"), SceneStorage(wrappedValue: 0.5, "k"))
        try check(
            "string", "é\u{1}\u{0}🎈\n<&>", AppStorage(wrappedValue: "", "k"), SceneStorage(wrappedValue: "", "k"))
        try check(
            "data", Data([0, 255]), AppStorage(wrappedValue: Data(), "k"), SceneStorage(wrappedValue: Data(), "k"))
        let now = Date(timeIntervalSinceReferenceDate: 1.25)
        try check(
            "date", now, AppStorage(wrappedValue: .distantPast, "k"), SceneStorage(wrappedValue: .distantPast, "k"))
    }

    @Test(
        "BEH-230, API-086, API-092: URL",
        arguments: ["https://example.com/a?b=c#d", "file:///tmp/some%20file", "file:///tmp/folder/", "mailto:a@b.c"])
    func url(_ text: String) throws {
        let old = try #require(URL(string: "x:y"))
        try check(
            "url", try #require(URL(string: text)), AppStorage(wrappedValue: old, "k"),
            SceneStorage(wrappedValue: old, "k"))
    }

    @Test("BEH-230, API-086, API-092: raw representables")
    func raw() throws {
        try check("level", .high, AppStorage(wrappedValue: Level.low, "k"), SceneStorage(wrappedValue: Level.low, "k"))
        try check(
            "fruit", .pear, AppStorage(wrappedValue: Fruit.apple, "k"), SceneStorage(wrappedValue: Fruit.apple, "k"))
    }

    @Test("BEH-230, API-087, API-092: optionals")
    func optionals() throws {
        try check("bool", false, AppStorage<Bool?>("k"), SceneStorage<Bool?>("k"))
        try check("int", 0, AppStorage<Int?>("k"), SceneStorage<Int?>("k"))
        try check("double", 0, AppStorage<Double?>("k"), SceneStorage<Double?>("k"))
        try check("string", "", AppStorage<String?>("k"), SceneStorage<String?>("k"))
        try check("url", URL(string: "https://x.y"), AppStorage<URL?>("k"), SceneStorage<URL?>("k"))
        try check("data", Data(), AppStorage<Data?>("k"), SceneStorage<Data?>("k"))
        try check("date", .distantFuture, AppStorage<Date?>("k"), SceneStorage<Date?>("k"))
        try check("level", .high, AppStorage<Level?>("k"), SceneStorage<Level?>("k"))
        try check("fruit", .pear, AppStorage<Fruit?>("k"), SceneStorage<Fruit?>("k"))
    }

    @Test("API-087: nil is no value: writing it removes the key")
    func removal() {
        let store = TestStore()
        let property = AppStorage<Int?>("k", store: store.defaults)
        property.wrappedValue = 3
        #expect(store.defaults.object(forKey: "k") as? Int == 3)
        property.wrappedValue = nil
        #expect(store.defaults.object(forKey: "k") == nil)
        #expect(property.wrappedValue == nil)
    }

    @Test("BEH-225: a value of another type reads as the default and stays; numbers read as one another where they can")
    func otherTypes() {
        let store = TestStore()
        store.defaults.set("text", forKey: "text")
        store.defaults.set(2, forKey: "two")
        store.defaults.set(1.5, forKey: "half")
        store.defaults.set(["a"], forKey: "list")
        store.defaults.set(Data([1, 2]), forKey: "data")
        #expect(AppStorage(wrappedValue: 9, "text", store: store.defaults).wrappedValue == 9)
        #expect(AppStorage(wrappedValue: true, "text", store: store.defaults).wrappedValue)
        #expect(AppStorage(wrappedValue: true, "two", store: store.defaults).wrappedValue)
        #expect(AppStorage(wrappedValue: 9, "half", store: store.defaults).wrappedValue == 9)
        #expect(AppStorage(wrappedValue: 0.1, "two", store: store.defaults).wrappedValue == 2)
        #expect(AppStorage(wrappedValue: "d", "two", store: store.defaults).wrappedValue == "d")
        #expect(AppStorage(wrappedValue: "d", "list", store: store.defaults).wrappedValue == "d")
        #expect(AppStorage(wrappedValue: Level.high, "two", store: store.defaults).wrappedValue == .high)
        #expect(AppStorage(wrappedValue: Fruit.pear, "text", store: store.defaults).wrappedValue == .pear)
        #expect(AppStorage<URL?>("data", store: store.defaults).wrappedValue == nil)
        #expect(AppStorage<Date?>("text", store: store.defaults).wrappedValue == nil)
        #expect(store.defaults.string(forKey: "text") == "text")
    }
}
