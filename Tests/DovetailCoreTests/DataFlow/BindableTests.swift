import DovetailTesting
import SwiftUI
import Testing

@Observable
private final class Settings: Identifiable {
    var name = "a"
    var isOn = false
    var size = CGSize(width: 1, height: 2)
}

@MainActor
@Suite("Bindings to @Observable objects, and objects in the environment")
struct BindableTests {
    private struct Editor: View {
        @Bindable var settings: Settings
        var body: some View {
            VStack {
                TextField("name", text: $settings.name)
                Toggle("on", isOn: $settings.isOn)
            }
        }
    }

    private struct Owner: View {
        @State private var settings = Settings()
        var body: some View {
            VStack {
                Editor(settings: settings)
                Toggle("again", isOn: $settings.isOn)
                Text("\(settings.name)")
            }
        }
    }

    @Test("a bindable property gives bindings; who only hands them on does not run again")
    func bindable() throws {
        let host = TestHost { Owner() }
        try host.type("b", into: "name")
        let typed = try #require(try host.value(of: "name"))
        #expect(typed != "a" && host.texts.contains(typed))
        try host.tap("on")
        #expect(try host.value(of: "again") == "1")
        #expect(host.statistics.bodies["Editor"] == nil)
        #expect(host.statistics.bodies["Owner"] == nil)
        try host.tap("again")
        #expect(try host.value(of: "on") == "0")
    }

    private struct Local: View {
        @Environment(Settings.self) private var settings
        var body: some View {
            @Bindable var settings = settings
            VStack {
                Toggle("local", isOn: $settings.isOn)
                Toggle("expression", isOn: Bindable(settings).isOn)
            }
        }
    }

    private struct Reader: View {
        @Environment(Settings.self) private var settings: Settings?
        var body: some View { Text("there: \(settings.map { $0.isOn ? "on" : "off" } ?? "nothing")") }
    }

    @Test("@Environment finds an object by its type; @Bindable may be a local variable")
    func environment() throws {
        let settings = Settings()
        let host = TestHost {
            VStack {
                Local()
                Reader()
            }
            .environment(settings)
        }
        try host.tap("local")
        #expect(settings.isOn)
        #expect(host.exists("there: on"))
        try host.tap("expression")
        #expect(host.exists("there: off"))
    }

    private struct Switching: View {
        let settings: [Settings]
        @State private var index = 0
        var body: some View {
            VStack {
                Reader().environment(index < settings.count ? settings[index] : nil)
                Button("next") { index += 1 }
                Reader().environment(nil as Settings?)
            }
            .environment(settings[0])
        }
    }

    @Test("an optional object in the environment may be absent, taken away and replaced")
    func optional() throws {
        let settings = [Settings(), Settings()]
        settings[1].isOn = true
        let host = TestHost { Switching(settings: settings) }
        #expect(host.texts.filter { $0.hasPrefix("there") } == ["there: off", "there: nothing"])
        try host.tap("next")
        #expect(host.exists("there: on"))
        try host.tap("next")
        #expect(host.texts.filter { $0.hasPrefix("there") } == ["there: nothing", "there: nothing"])
        let alone = TestHost { Reader() }
        #expect(alone.exists("there: nothing"))
    }

    @Test("every way to make a Bindable")
    func initialisers() {
        let settings = Settings()
        let wrapped = Bindable(wrappedValue: settings)
        let plain = Bindable(settings)
        let projected = Bindable(projectedValue: plain)
        #expect(wrapped.wrappedValue === settings && projected.wrappedValue === settings)
        #expect(plain.id == settings.id)
        plain.size.width.wrappedValue = 7
        #expect(settings.size == CGSize(width: 7, height: 2))
        projected.projectedValue.name.wrappedValue = "z"
        #expect(settings.name == "z")
    }

    private struct Big: View {
        @Bindable var settings: Settings
        var body: some View {
            VStack {
                Toggle("big", isOn: $settings.isOn.animation(.linear(duration: 1)))
                Text("grows").scaleEffect(settings.isOn ? 2 : 1)
            }
        }
    }

    @Test("a write through an animated binding to an object's property is animated")
    func animation() throws {
        let settings = Settings()
        let host = TestHost { Big(settings: settings) }
        try host.tap("big")
        host.advance(by: .milliseconds(500))
        #expect(abs(try host.presentation(of: "grows").scale.width - 1.5) < 0.01)
    }

    private struct StateAnimated: View {
        @State private var settings = Settings()
        var body: some View {
            VStack {
                Toggle("big", isOn: $settings.isOn.animation(.linear(duration: 1)))
                Text("grows").scaleEffect(settings.isOn ? 2 : 1)
            }
        }
    }

    @Test("so is one through the projection of a state that holds the object")
    func stateAnimation() throws {
        let host = TestHost { StateAnimated() }
        try host.tap("big")
        host.advance(by: .milliseconds(500))
        #expect(abs(try host.presentation(of: "grows").scale.width - 1.5) < 0.01)
    }

    private struct Needing: View {
        @Environment(Settings.self) private var settings
        var body: some View { Text(settings.name) }
    }

    @Test("a missing object is fatal, and the message names its type, the modifier and the view")
    func missing() async throws {
        let result = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run { _ = TestHost { Needing() } }
        }
        let message = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(
            message.contains(
                "No Observable object of type Settings found. A View.environment(_:) for Settings may be missing as an ancestor of this view. (in Needing)"
            ))
    }
}
