import DovetailCore
import DovetailTesting
import Foundation
import Testing
import ViewSupport

@MainActor
@Suite("State: storage and lifetime")
struct StateStorageTests {
    @MainActor private static var bindings: [String: Binding<Int>] = [:]

    private struct Shown: View {
        let name: String
        @Binding var n: Int
        var body: some View {
            Text("\(name) \(n)").onAppear { StateStorageTests.bindings[name] = $n }
        }
    }

    private struct CountingScene: Scene {
        @State private var n = 10
        var body: some Scene {
            WindowGroup { Shown(name: "scene", n: $n) }
        }
    }

    private struct CountingApp: App {
        @State private var n = 0
        var body: some Scene {
            WindowGroup { Shown(name: "app", n: $n) }
            CountingScene()
        }
    }

    @Test("BEH-008: an app and a scene have state")
    func appAndScene() throws {
        let app = TestHost(app: CountingApp.self)
        let scene = app.openWindow(group: 1)
        #expect(app.texts == ["app 0"])
        #expect(scene.texts == ["scene 10"])
        try #require(Self.bindings["app"]).wrappedValue += 1
        try #require(Self.bindings["scene"]).wrappedValue += 1
        app.settle()
        #expect(app.texts == ["app 1"])
        #expect(scene.texts == ["scene 11"])
    }

    private struct ThingStore {
        var things: [String] = []
    }

    private struct Things: View {
        @State private var myThings = ThingStore()
        var body: some View {
            VStack {
                ForEach(myThings.things, id: \.self) { Text($0) }
                Button("add") { myThings.things.append("FOMO") }
            }
        }
    }

    @Test("BEH-015: appending to an array inside a struct is a change of the state")
    func partOfAValue() throws {
        let host = TestHost { Things() }
        #expect(!host.exists("FOMO"))
        try host.tap("add")
        #expect(host.texts == ["FOMO", "add"])
        #expect(host.statistics.bodies["Things"] == 1)
    }

    private final class Cache {}

    private struct Caching: View {
        let tick: Int
        let seen: Probe<ObjectIdentifier>
        @State private var cache = Cache()
        var body: some View {
            let _ = seen.note(ObjectIdentifier(cache))
            Text("tick \(tick)")
        }
    }

    private struct CachingParent: View {
        let seen: Probe<ObjectIdentifier>
        @State private var tick = 0
        var body: some View {
            VStack {
                Caching(tick: tick, seen: seen)
                Button("tick") { tick += 1 }
            }
        }
    }

    @Test("BEH-017: an object in a state stays the same one through re-creations of the view")
    func sameObject() throws {
        let seen = Probe<ObjectIdentifier>()
        let host = TestHost { CachingParent(seen: seen) }
        for _ in 0..<10 { try host.tap("tick") }
        #expect(host.exists("tick 10"))
        #expect(seen.entries.count == 11)
        #expect(Set(seen.entries).count == 1)
    }

    private enum Level { case low, high }
    private struct Point { var x = 0 }

    private struct Kinds: View {
        @State private var bool = false
        @State private var int = 1
        @State private var string = "a"
        @State private var double = 0.5
        @State private var date = Date(timeIntervalSinceReferenceDate: 0)
        @State private var structure = Point()
        @State private var level = Level.low
        @State private var optional: Int?
        @State private var array = [1]

        var body: some View {
            VStack {
                Text("bool \(bool)")
                Text("int \(int)")
                Text("string \(string)")
                Text("double \(double)")
                Text("date \(date.timeIntervalSinceReferenceDate)")
                Text("struct \(structure.x)")
                Text("enum \(level == .low ? "low" : "high")")
                Text("optional \(optional ?? -1)")
                Text("array \(array.count)")
                Button("change") {
                    bool = true
                    int = 2
                    string = "b"
                    double = 1.5
                    date += 60
                    structure.x = 3
                    level = .high
                    optional = 4
                    array.append(2)
                }
            }
        }
    }

    @Test("BEH-018: values of any kind")
    func kinds() throws {
        let host = TestHost(size: CGSize(width: 400, height: 600)) { Kinds() }
        let before = [
            "bool false", "int 1", "string a", "double 0.500000", "date 0.000000", "struct 0", "enum low",
            "optional -1",
            "array 1",
        ]
        for text in before { #expect(host.exists(text), "\(text)") }
        try host.tap("change")
        let after = [
            "bool true", "int 2", "string b", "double 1.500000", "date 60.000000", "struct 3", "enum high",
            "optional 4",
            "array 2",
        ]
        for text in after { #expect(host.exists(text), "\(text)") }
    }

    private final class Model: ObservableObject {
        @Published var n = 0
    }

    private struct HeldByState: View {
        @State var model: Model
        var body: some View { Text("state \(model.n)") }
    }

    private struct HeldByStateObject: View {
        @StateObject var model: Model
        init(model: Model) { _model = StateObject(wrappedValue: model) }
        var body: some View { Text("object \(model.n)") }
    }

    @Test("BEH-022: an observable object drives its view from a state object, not from a state")
    func stateOrStateObject() {
        let model = Model()
        let host = TestHost {
            VStack {
                HeldByState(model: model)
                HeldByStateObject(model: model)
            }
        }
        model.n = 5
        host.settle()
        #expect(host.texts == ["state 0", "object 5"])
        #expect(host.statistics.bodies == ["HeldByStateObject": 1])
    }
}
