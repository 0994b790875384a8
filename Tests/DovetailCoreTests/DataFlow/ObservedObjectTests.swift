import DovetailTesting
import SwiftUI
import Testing
import ViewSupport

@MainActor
@Suite("ObservedObject")
struct ObservedObjectTests {
    private final class Model: ObservableObject {
        @Published var name: String
        @Published var isEnabled = false
        init(name: String = "A") { self.name = name }
    }

    private struct NameView: View {
        @ObservedObject var model: Model
        var body: some View { Text("name \(model.name)") }
    }

    @Test("BEH-134, BEH-135: any published property runs the watching body, whichever it reads")
    func anyProperty() {
        let model = Model()
        let host = TestHost { NameView(model: model) }
        model.name = "B"
        host.settle()
        #expect(host.texts == ["name B"])
        #expect(host.statistics.bodies == ["NameView": 1])
        model.isEnabled = true
        host.settle()
        #expect(host.statistics.bodies == ["NameView": 1])
    }

    /// Has nothing but the object: closures that capture the view capture one reference.
    private struct Reading: View {
        @ObservedObject var model: Model
        var body: some View {
            VStack {
                GeometryReader { _ in Text("read \(model.name)") }
                Text("shows").sheet(isPresented: $model.isEnabled) { Text("sheet \(model.name)") }
            }
        }
    }

    @Test("BEH-134: closures of a view that has nothing but the object show its changes: a reader's content, a sheet's")
    func closures() {
        let model = Model()
        let host = TestHost { Reading(model: model) }
        model.name = "B"
        host.settle()
        #expect(host.texts.contains("read B"))
        model.isEnabled = true
        host.settle()
        model.name = "C"
        host.settle()
        #expect(host.texts.contains("sheet C"))
    }

    private struct Valued: View {
        let name: String
        var body: some View { Text("value \(name)") }
    }

    private struct EditView: View {
        @ObservedObject var model: Model
        var body: some View {
            VStack {
                TextField("Name", text: $model.name)
                Toggle("Enabled", isOn: $model.isEnabled)
            }
        }
    }

    private struct Between: View {
        let model: Model
        var body: some View { EditView(model: model) }
    }

    private struct TopView: View {
        @ObservedObject var model: Model
        var body: some View {
            VStack {
                Text("top \(model.name) \(model.isEnabled)")
                Valued(name: model.name)
                Between(model: model)
            }
        }
    }

    @Test(
        "BEH-136, BEH-137, BEH-142: a property or the object is passed down; edits below reach the model and all above")
    func passedDown() throws {
        let model = Model(name: "A")
        let host = TestHost { TopView(model: model) }
        try host.type("Emma", into: "Name")
        #expect(model.name == "Emma")
        #expect(host.exists("top Emma false"))
        #expect(host.exists("value Emma"))
        #expect(host.statistics.bodies["Between"] == nil)
        try host.tap("Enabled")
        #expect(model.isEnabled)
        #expect(host.exists("top Emma true"))
        model.name = "Jane"
        host.settle()
        #expect(try host.value(of: "Name") == "Jane")
    }

    private struct Hiding: View {
        let model: Weak<Model>
        @State private var show = true
        var body: some View {
            VStack {
                Toggle("show", isOn: $show)
                if show, let model = model.object { NameView(model: model) }
            }
        }
    }

    @Test("BEH-138: the caller owns the object: it outlives the view, and nothing keeps it after the caller")
    func callerOwns() throws {
        var model: Model? = Model()
        let weak = Weak(model)
        let host = TestHost { Hiding(model: weak) }
        #expect(host.exists("name A"))
        try host.tap("show")
        #expect(weak.object != nil)
        #expect(!host.exists("name A"))
        model = nil
        #expect(weak.object == nil)
        _ = model
    }

    private final class Counter: ObservableObject {
        @Published var value = 0
        init(made: Tally) { made() }
    }

    private struct DefaultObject: View {
        let tick: Int
        @ObservedObject var counter: Counter
        init(tick: Int, made: Tally) {
            self.tick = tick
            counter = Counter(made: made)
        }
        var body: some View { Button("count \(counter.value)") { counter.value += 1 } }
    }

    private struct Redrawing: View {
        let made: Tally
        @State private var tick = 0
        var body: some View {
            VStack {
                DefaultObject(tick: tick, made: made)
                Button("tick") { tick += 1 }
            }
        }
    }

    @Test("BEH-139: an object made with the view is lost when the view is made again")
    func defaultObject() throws {
        let made = Tally()
        let host = TestHost { Redrawing(made: made) }
        for value in 0..<3 { try host.tap("count \(value)") }
        #expect(host.exists("count 3"))
        let before = made.count
        try host.tap("tick")
        #expect(host.exists("count 0"))
        #expect(made.count == before + 1)
    }

    private struct Switching: View {
        let models: [Model]
        @State private var index = 0
        var body: some View {
            VStack {
                NameView(model: models[index])
                Button("switch") { index = 1 - index }
            }
        }
    }

    @Test("BEH-140: the view follows the object that is passed now, and no other")
    func anotherObject() throws {
        let models = [Model(name: "A"), Model(name: "B")]
        let host = TestHost { Switching(models: models) }
        #expect(host.exists("name A"))
        try host.tap("switch")
        #expect(host.exists("name B"))
        models[0].name = "changed"
        host.settle()
        #expect(host.statistics.totalBodies == 0)
        models[1].name = "C"
        host.settle()
        #expect(host.exists("name C"))
        #expect(host.statistics.bodies == ["NameView": 1])
    }

    @MainActor
    private final class Loader: ObservableObject {
        @Published var things: [String] = []
        func load() async {
            await Task.yield()
            things = ["Oslo", "Bergen"]
        }
    }

    private struct ThingsView: View {
        @ObservedObject var loader: Loader
        var body: some View {
            VStack {
                if loader.things.isEmpty { Text("loading") }
                ForEach(loader.things, id: \.self) { Text($0) }
            }
        }
    }

    @Test("BEH-141: data that is loaded later shows in every watching view")
    func loadedLater() async {
        let loader = Loader()
        let host = TestHost {
            HStack {
                ThingsView(loader: loader)
                ThingsView(loader: loader)
            }
        }
        #expect(host.texts == ["loading", "loading"])
        await loader.load()
        await host.settle()
        #expect(host.texts == ["Oslo", "Bergen", "Oslo", "Bergen"])
    }

    private struct Wrapped: View {
        @ObservedObject private var model: Model
        init(wrapped model: Model) { _model = ObservedObject(wrappedValue: model) }
        init(initial model: Model) { _model = ObservedObject(initialValue: model) }
        var body: some View { Text(model.name) }
    }

    @Test("BEH-143: both initialisers observe the object")
    func initialisers() {
        let model = Model(name: "A")
        let host = TestHost {
            VStack {
                Wrapped(wrapped: model)
                Wrapped(initial: model)
            }
        }
        model.name = "B"
        host.settle()
        #expect(host.texts == ["B", "B"])
    }

    private final class Shared: ObservableObject, @unchecked Sendable {
        @Published var number = 0
    }

    private struct SharedView: View {
        @ObservedObject var model: Shared
        var body: some View {
            let _ = MainActor.assertIsolated()
            Text("number \(model.number)")
        }
    }

    @Test("BEH-144: a change on another thread is neither lost nor fatal")
    func otherThread() async {
        let model = Shared()
        let host = TestHost { SharedView(model: model) }
        await Task.detached { for number in 1...1000 { model.number = number } }.value
        await host.settle()
        #expect(host.texts == ["number 1,000"])
    }
}
