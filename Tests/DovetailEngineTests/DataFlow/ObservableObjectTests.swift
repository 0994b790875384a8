import DovetailCore
import DovetailTesting
import Foundation
import Testing

@MainActor
@Suite("Observable objects and the views that watch them")
struct ObservableObjectTests {
    private final class Silent: ObservableObject {
        var n = 0
    }

    private struct SilentView: View {
        @ObservedObject var model: Silent
        var body: some View { Text("n=\(model.n)") }
    }

    @Test("BEH-098: an object that publishes nothing updates nothing; BEH-095: unless it sends by hand")
    func silent() {
        let model = Silent()
        let host = TestHost { SilentView(model: model) }
        model.n = 3
        host.settle()
        #expect(host.texts == ["n=0"])
        #expect(host.statistics.totalBodies == 0)
        model.objectWillChange.send()
        host.settle()
        #expect(host.texts == ["n=3"])
    }

    private final class Book: ObservableObject {
        let identifier = UUID()
        @Published var title = "Emma"
        var note = "a"
    }

    private struct BookView: View {
        @ObservedObject var book: Book
        var body: some View {
            VStack {
                Text(book.identifier.uuidString)
                Text(book.title)
                Text("note \(book.note)")
            }
        }
    }

    @Test("BEH-101, BEH-102: a constant and an unpublished property are shown, and update nothing by themselves")
    func unpublished() {
        let book = Book()
        let host = TestHost { BookView(book: book) }
        book.note = "b"
        host.settle()
        #expect(host.texts == [book.identifier.uuidString, "Emma", "note a"])
        #expect(host.statistics.totalBodies == 0)
        book.title = "Persuasion"
        host.settle()
        #expect(host.texts == [book.identifier.uuidString, "Persuasion", "note b"])
        #expect(host.statistics.bodies == ["BookView": 1])
    }

    private final class ThingStore: ObservableObject {
        @Published var things: [String] = []
    }

    private struct ThingsView: View {
        let name: String
        @ObservedObject var store: ThingStore
        var body: some View {
            VStack {
                ForEach(store.things, id: \.self) { Text("\(name) \($0)") }
                Button("add \(name)") { store.things.append("YOLO") }
            }
        }
    }

    private struct Level: View {
        let store: ThingStore
        var body: some View {
            VStack {
                Text("between")
                ThingsView(name: "below", store: store)
            }
        }
    }

    @Test("BEH-097, BEH-100, BEH-113: a change through any reference updates every watcher, at any level")
    func watchers() throws {
        let store = ThingStore()
        let host = TestHost {
            VStack {
                ThingsView(name: "first", store: store)
                ThingsView(name: "second", store: store)
                Level(store: store)
            }
        }
        try host.tap("add first")
        for name in ["first", "second", "below"] { #expect(host.exists("\(name) YOLO"), "\(name)") }
        #expect(host.statistics.bodies["ThingsView"] == 3)
        #expect(host.statistics.bodies["Level"] == nil)
        #expect(store.things == ["YOLO"])
    }

    private final class Inner: ObservableObject {
        @Published var v: Int
        init(v: Int) { self.v = v }
    }

    private final class Outer: ObservableObject {
        @Published var inner = Inner(v: 0)
    }

    private struct OuterView: View {
        @ObservedObject var outer: Outer
        var body: some View { Text("outer \(outer.inner.v)") }
    }

    private struct InnerView: View {
        @ObservedObject var inner: Inner
        var body: some View { Text("inner \(inner.v)") }
    }

    private struct WithInnerView: View {
        @ObservedObject var outer: Outer
        var body: some View { InnerView(inner: outer.inner) }
    }

    @Test("BEH-104, BEH-105: a change inside a published object does not notify, replacing the object does")
    func nested() {
        let outer = Outer()
        let host = TestHost { OuterView(outer: outer) }
        outer.inner.v = 1
        host.settle()
        #expect(host.texts == ["outer 0"])
        #expect(host.statistics.totalBodies == 0)
        outer.inner = Inner(v: 2)
        host.settle()
        #expect(host.texts == ["outer 2"])
    }

    @Test("BEH-106: a subview that observes the inner object follows it, and its replacement")
    func innerView() {
        let outer = Outer()
        let host = TestHost { WithInnerView(outer: outer) }
        outer.inner.v = 1
        host.settle()
        #expect(host.texts == ["inner 1"])
        #expect(host.statistics.bodies == ["InnerView": 1])
        let first = outer.inner
        outer.inner = Inner(v: 2)
        host.settle()
        first.v = 100
        host.settle()
        #expect(host.statistics.totalBodies == 0)
        outer.inner.v = 3
        host.settle()
        #expect(host.texts == ["inner 3"])
    }

    private struct Things: Equatable {
        var names: [String] = []
    }

    private struct Copier: View {
        @State private var things = Things()
        @State private var copy = Things()
        var body: some View {
            VStack {
                Text("things \(things.names.count)")
                Button("copy and change") {
                    var other = things
                    other.names.append("YOLO")
                    copy = other
                }
                Button("hand back") { things = copy }
            }
        }
    }

    @Test("BEH-112: a struct is copied: the copy's change shows when it is handed back")
    func copies() throws {
        let host = TestHost { Copier() }
        try host.tap("copy and change")
        #expect(host.exists("things 0"))
        #expect(host.statistics.bodies["Copier"] == nil)
        try host.tap("hand back")
        #expect(host.exists("things 1"))
    }
}
