import DovetailTesting
import SwiftUI
import TestSupport
import Testing
import ViewSupport

/// Objects that keep their settings in `@AppStorage`. A write through the property announces the object before it, one past it after it.
@MainActor
@Suite("AppStorage in an object")
struct AppStorageInObjectTests {
    private final class Settings: ObservableObject {
        @AppStorage var isOn: Bool
        @AppStorage var name: String

        init(_ store: TestStore) {
            _isOn = AppStorage(wrappedValue: false, "isOn", store: store.defaults)
            _name = AppStorage(wrappedValue: "nobody", "name", store: store.defaults)
        }
    }

    private struct SettingsView: View {
        @ObservedObject var settings: Settings
        let bodies: BodyCount

        var body: some View {
            let _ = bodies()
            Text(settings.isOn ? "on" : "off")
            Text(settings.name)
            Button("flip") { settings.isOn.toggle() }
            Toggle("by the wrapper", isOn: $settings.isOn)
            Toggle("by the property", isOn: settings.$isOn)
        }
    }

    @Test("a write through the property, its binding or the object's shows in views that observe the object")
    func writes() throws {
        let store = TestStore()
        let settings = Settings(store)
        let bodies = BodyCount()
        let host = TestHost { VStack { SettingsView(settings: settings, bodies: bodies) } }
        #expect(host.exists("off"))
        try host.tap("flip")
        #expect(host.exists("on"))
        #expect(store.defaults.bool(forKey: "isOn"))
        try host.tap("by the wrapper")
        #expect(host.exists("off"))
        try host.tap("by the property")
        #expect(host.exists("on"))
        settings.name = "Ada"
        host.settle()
        #expect(host.exists("Ada"))
        #expect(bodies.count == 5)
    }

    @Test("the object is announced before the value is stored, by an object with published properties too")
    func order() {
        final class Mixed: ObservableObject {
            @Published var count = 0
            @AppStorage var size: Int
            init(_ store: TestStore) { _size = AppStorage(wrappedValue: 1, "size", store: store.defaults) }
        }
        let store = TestStore()
        let mixed = Mixed(store)
        var seen: [Int] = []
        let subscription = mixed.objectWillChange.sink { [unowned mixed] in seen.append(mixed.size) }
        mixed.size = 2
        mixed.size += 1
        mixed.count = 1
        #expect(seen == [1, 2, 3])
        store.defaults.set(9, forKey: "size")
        #expect(mixed.size == 9)
        #expect(seen == [1, 2, 3, 9])
        store.defaults.set(10, forKey: "another")
        #expect(seen == [1, 2, 3, 9])
        withExtendedLifetime(subscription) {}
    }

    @Test(
        "what a view's own property, UserDefaults and another object write shows in views that observe the object, once for each write"
    )
    func othersWrite() throws {
        struct Beside: View {
            @AppStorage var isOn: Bool
            var body: some View { Button("flip beside") { isOn.toggle() } }
        }
        let store = TestStore()
        let settings = Settings(store), others = Settings(store)
        let bodies = BodyCount()
        let host = TestHost {
            VStack {
                SettingsView(settings: settings, bodies: bodies)
                Beside(isOn: AppStorage(wrappedValue: false, "isOn", store: store.defaults))
            }
        }
        try host.tap("flip beside")
        #expect(host.exists("on"))
        store.defaults.set("Ada", forKey: "name")
        host.settle()
        #expect(host.exists("Ada"))
        others.name = "Grace"
        host.settle()
        #expect(host.exists("Grace"))
        #expect(bodies.count == 4)
    }

    @Test("an object that nobody holds any more is let go, and what is written then announces nothing")
    func lifetime() {
        let store = TestStore()
        weak var gone: Settings?
        var count = 0
        do {
            let settings = Settings(store)
            gone = settings
            let subscription = settings.objectWillChange.sink { count += 1 }
            store.defaults.set(true, forKey: "isOn")
            #expect(count == 1)
            withExtendedLifetime(subscription) {}
        }
        #expect(gone == nil)
        store.defaults.set(false, forKey: "isOn")
        #expect(count == 1)
    }

    @Test("a write within a write of the same object is announced when it goes past the property")
    func writeWithinWrite() {
        let store = TestStore()
        let settings = Settings(store)
        var names: [String] = []
        var isInner = false
        let subscription = settings.objectWillChange.sink { [unowned settings] in
            names.append(settings.name)
            guard !isInner else { return }
            isInner = true
            store.defaults.set("inner", forKey: "name")
        }
        settings.isOn = true
        #expect(names == ["nobody", "inner"])
        withExtendedLifetime(subscription) {}
    }

    @Test("an object with a publisher of its own, and one that announces nothing, keep values all the same")
    func otherObjects() {
        final class Own: ObservableObject {
            let objectWillChange = ObservableObjectPublisher()
            @AppStorage var value: Int
            init(_ store: TestStore) { _value = AppStorage(wrappedValue: 0, "own", store: store.defaults) }
        }
        final class Plain {
            @AppStorage var value: Int
            init(_ store: TestStore) { _value = AppStorage(wrappedValue: 0, "plain", store: store.defaults) }
        }
        let store = TestStore()
        let own = Own(store)
        let plain = Plain(store)
        var count = 0
        let subscription = own.objectWillChange.sink { count += 1 }
        own.value = 4
        plain.value = 5
        #expect(count == 1)
        #expect(store.defaults.integer(forKey: "own") == 4)
        #expect(plain.$value.wrappedValue == 5)
        withExtendedLifetime(subscription) {}
    }
}
