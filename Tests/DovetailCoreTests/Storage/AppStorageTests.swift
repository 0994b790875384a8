import DovetailTesting
import SwiftUI
import TestSupport
import Testing
import ViewSupport

@MainActor
@Suite("AppStorage")
struct AppStorageTests {
    private struct Rating: View {
        var bodies: BodyCount?
        @AppStorage("ratings") private var ratings = "0000"

        var body: some View {
            let _ = bodies?()
            VStack {
                Text("ratings \(ratings)")
                Button("set") { ratings = "3000" }
            }
        }
    }

    @Test("BEH-225, API-083, API-088: with no stored value the default is used, and nothing is stored")
    func defaultValue() {
        let store = TestStore()
        let host = TestHost { Rating().defaultAppStorage(store.defaults) }
        #expect(host.texts.contains("ratings 0000"))
        #expect(store.defaults.object(forKey: "ratings") == nil)
    }

    @Test("BEH-226, API-084, API-234: a write goes to UserDefaults under the key")
    func write() throws {
        let store = TestStore()
        let host = TestHost { Rating().defaultAppStorage(store.defaults) }
        try host.tap("set")
        #expect(host.exists("ratings 3000"))
        #expect(store.defaults.string(forKey: "ratings") == "3000")
        #expect(store.another.string(forKey: "ratings") == "3000")
    }

    @Test("BEH-227: the value is there at the next start")
    func relaunch() throws {
        let store = TestStore()
        let host = TestHost { Rating().defaultAppStorage(store.defaults) }
        try host.tap("set")
        host.relaunch()
        #expect(host.exists("ratings 3000"))
    }

    @Test("BEH-228: all readers follow a write, whoever makes it and through whichever object")
    func readers() throws {
        let store = TestStore()
        let host = TestHost {
            VStack {
                Rating().accessibilityIdentifier("first")
                Rating()
            }
            .defaultAppStorage(store.defaults)
        }
        let other = TestHost { Rating().defaultAppStorage(store.another) }
        try other.tap("set")
        host.settle()
        #expect(host.texts.filter { $0 == "ratings 3000" }.count == 2)
        store.defaults.set("1", forKey: "ratings")
        host.settle()
        other.settle()
        #expect(host.texts.filter { $0 == "ratings 1" }.count == 2)
        #expect(other.exists("ratings 1"))
        store.another.set("2", forKey: "ratings")
        host.settle()
        #expect(host.texts.filter { $0 == "ratings 2" }.count == 2)
        store.another.removeObject(forKey: "ratings")
        host.settle()
        #expect(host.texts.filter { $0 == "ratings 0000" }.count == 2)
        UserDefaults.standard.removePersistentDomain(forName: store.name)
    }

    private struct Keys: View {
        let first: BodyCount
        let second: BodyCount
        let neither: BodyCount

        struct First: View {
            let bodies: BodyCount
            @AppStorage("a") var a = 0
            var body: some View {
                let _ = bodies()
                Text("a \(a)")
            }
        }
        struct Second: View {
            let bodies: BodyCount
            @AppStorage("b") var b = 0
            var body: some View {
                let _ = bodies()
                Text("b \(b)")
            }
        }
        /// Has the property, passes its binding on, and reads nothing.
        struct Neither: View {
            let bodies: BodyCount
            @AppStorage("a") var a = 0
            var body: some View {
                let _ = bodies()
                Child(a: $a)
            }
        }
        struct Child: View {
            @Binding var a: Int
            var body: some View { Button("child \(a)") { a += 1 } }
        }

        var body: some View {
            First(bodies: first)
            Second(bodies: second)
            Neither(bodies: neither)
        }
    }

    @Test("API-085: readers depend on their key alone; taking $value is no read; an equal write is no update")
    func keys() throws {
        let store = TestStore()
        let (first, second, neither) = (BodyCount(), BodyCount(), BodyCount())
        func counts() -> [Int] { [first.count, second.count, neither.count] }
        let host = TestHost {
            VStack { Keys(first: first, second: second, neither: neither) }.defaultAppStorage(store.defaults)
        }
        #expect(counts() == [1, 1, 1])
        try host.tap("child 0")
        #expect(host.exists("a 1"))
        #expect(host.exists("child 1"))
        #expect(counts() == [2, 1, 1])
        store.defaults.set(5, forKey: "b")
        host.settle()
        #expect(counts() == [2, 2, 1])
        store.defaults.set(5, forKey: "b")
        store.defaults.set(9, forKey: "c")
        host.settle()
        #expect(host.statistics.totalBodies == 0)
    }

    @Test("BEH-229: $value drives a toggle")
    func toggle() throws {
        struct Flag: View {
            @AppStorage("flag") private var flag = false
            var body: some View { Toggle("flag", isOn: $flag) }
        }
        let store = TestStore()
        let host = TestHost { Flag().defaultAppStorage(store.defaults) }
        try host.tap("flag")
        #expect(store.defaults.bool(forKey: "flag"))
        #expect(try host.value(of: "flag") == "1")
        store.defaults.set(false, forKey: "flag")
        host.settle()
        #expect(try host.value(of: "flag") == "0")
    }

    @Test("the store that a property names comes before the environment's; a change of the environment is followed")
    func stores() throws {
        let (own, one, two) = (TestStore(), TestStore(), TestStore())
        own.defaults.set("own", forKey: "ratings")
        one.defaults.set("one", forKey: "ratings")
        two.defaults.set("two", forKey: "ratings")
        struct Named: View {
            @AppStorage var name: String
            init(_ store: UserDefaults) { _name = AppStorage(wrappedValue: "", "ratings", store: store) }
            var body: some View { Text("named \(name)") }
        }
        struct Switch: View {
            let one: UserDefaults
            let two: UserDefaults
            let own: UserDefaults
            @State private var isSecond = false
            var body: some View {
                Toggle("second", isOn: $isSecond)
                VStack {
                    Rating()
                    Named(own)
                }
                .defaultAppStorage(isSecond ? two : one)
            }
        }
        let host = TestHost {
            VStack { Switch(one: one.defaults, two: two.defaults, own: own.defaults) }
        }
        #expect(host.exists("ratings one"))
        #expect(host.exists("named own"))
        try host.tap("second")
        #expect(host.exists("ratings two"))
        #expect(host.exists("named own"))
        two.defaults.set("changed", forKey: "ratings")
        host.settle()
        #expect(host.exists("ratings changed"))
    }

    @Test("a property whose key changes reads the new key")
    func changingKey() throws {
        struct Keyed: View {
            @AppStorage var value: Int
            init(key: String) { _value = AppStorage(wrappedValue: 0, key) }
            var body: some View {
                Text("value \(value)")
                Button("add") { value += 1 }
            }
        }
        struct Parent: View {
            @State private var key = "x"
            var body: some View {
                Button("next") { key = "y" }
                Keyed(key: key)
            }
        }
        let store = TestStore()
        store.defaults.set(7, forKey: "y")
        let host = TestHost { VStack { Parent() }.defaultAppStorage(store.defaults) }
        #expect(host.exists("value 0"))
        try host.tap("next")
        #expect(host.exists("value 7"))
        try host.tap("add")
        #expect(host.exists("value 8"))
        #expect(store.defaults.object(forKey: "x") == nil)
    }

    @Test("it works in dynamic properties of one's own, and outside of views")
    func elsewhere() throws {
        struct Settings: DynamicProperty {
            @AppStorage("size") var size = 12
        }
        struct Page: View {
            private var settings = Settings()
            var body: some View { Button("size \(settings.size)") { settings.size += 1 } }
        }
        let store = TestStore()
        let host = TestHost { Page().defaultAppStorage(store.defaults) }
        try host.tap("size 12")
        #expect(host.exists("size 13"))
        let outside = AppStorage(wrappedValue: 0, "size", store: store.defaults)
        #expect(outside.wrappedValue == 13)
        outside.wrappedValue = 20
        outside.projectedValue.wrappedValue += 1
        host.settle()
        #expect(host.exists("size 21"))
    }

    @Test("a write in withAnimation is animated")
    func animated() throws {
        struct Fader: View {
            @AppStorage("faded") private var isFaded = false
            var body: some View {
                Button("fade") { withAnimation(.linear(duration: 1)) { isFaded = true } }
                Text("x").opacity(isFaded ? 0 : 1)
            }
        }
        let store = TestStore()
        let host = TestHost { VStack { Fader() }.defaultAppStorage(store.defaults) }
        try host.tap("fade")
        host.advance(by: .milliseconds(500))
        #expect(abs(try host.presentation(of: "x").opacity - 0.5) < 0.01)
    }

    @Test("BEH-014, BEH-228: eight threads write; the last write of each key is shown, bodies run on the main thread")
    func threads() async throws {
        struct Page: View {
            @AppStorage("shared") var shared = 0
            @AppStorage("own 7") var own = 0
            var body: some View {
                // Traps anywhere else.
                let _ = MainActor.assertIsolated()
                Text("shared \(shared)")
                Text("own \(own)")
            }
        }
        let store = TestStore()
        let host = TestHost { VStack { Page() }.defaultAppStorage(store.defaults) }
        let name = store.name
        await withTaskGroup(of: Void.self) { group in
            for thread in 0..<8 {
                group.addTask {
                    let defaults = UserDefaults(suiteName: name)!
                    let property = AppStorage(wrappedValue: 0, "shared", store: defaults)
                    for value in 0..<500 {
                        defaults.set(value, forKey: "own \(thread)")
                        property.wrappedValue = thread * 1000 + value
                    }
                }
            }
        }
        await host.settle()
        #expect(host.texts == ["shared \(store.defaults.integer(forKey: "shared").formatted())", "own 499"])
        #expect(store.defaults.integer(forKey: "shared") % 1000 == 499)
        // What is on the disk is what is in memory.
        #expect(store.defaults.synchronize())
        let saved = try PropertyListSerialization.propertyList(from: Data(contentsOf: store.file), format: nil)
        let values = try #require(saved as? [String: Any])
        #expect(values["shared"] as? Int == store.defaults.integer(forKey: "shared"))
        for thread in 0..<8 { #expect(values["own \(thread)"] as? Int == 499) }
    }
}
