import DovetailTesting
import SwiftUI
import Testing
import ViewSupport

@MainActor
@Suite("StateObject")
struct StateObjectTests {
    private final class Book: ObservableObject {
        @Published var title: String
        init(_ title: String = "Emma", made: Tally) {
            self.title = title
            made()
        }
    }

    private struct LibraryView: View {
        let name: String
        let tick: Int
        let seen: Probe<Weak<Book>>
        @StateObject private var book: Book

        init(name: String = "library", tick: Int = 0, made: Tally, seen: Probe<Weak<Book>>) {
            self.name = name
            self.tick = tick
            self.seen = seen
            _book = StateObject(wrappedValue: Book(made: made))
        }

        var body: some View {
            let _ = seen.note(Weak(book))
            VStack {
                Text("\(name) \(book.title) \(tick)")
                Button("edit \(name)") { book.title += "!" }
            }
        }
    }

    private struct Ticking: View {
        let made: Tally
        let seen: Probe<Weak<Book>>
        @State private var tick = 0
        @State private var show = true
        var body: some View {
            VStack {
                Button("tick") { tick += 1 }
                Toggle("show", isOn: $show)
                if show { LibraryView(tick: tick, made: made, seen: seen) }
            }
        }
    }

    @Test("BEH-114, BEH-121: one object through ten redraws of the parent, with its data")
    func once() throws {
        let made = Tally()
        let seen = Probe<Weak<Book>>()
        let host = TestHost { Ticking(made: made, seen: seen) }
        try host.tap("edit library")
        for _ in 0..<10 { try host.tap("tick") }
        #expect(host.exists("library Emma! 10"))
        #expect(made.count == 1)
        #expect(seen.entries.count == 12)
        #expect(Set(seen.entries.map { $0.object.map(ObjectIdentifier.init) }).count == 1)
    }

    @Test("BEH-115: no object for views that are never shown")
    func notShown() {
        let made = Tally()
        let seen = Probe<Weak<Book>>()
        let views = (0..<5).map { _ in LibraryView(made: made, seen: seen) }
        #expect(made.count == 0)
        let host = TestHost { views[0] }
        #expect(made.count == 1)
        #expect(host.exists("library Emma 0"))
    }

    @Test("BEH-122: the object goes when its view goes; a new one comes with a new view")
    func goesWithView() throws {
        let made = Tally()
        let seen = Probe<Weak<Book>>()
        let host = TestHost { Ticking(made: made, seen: seen) }
        try host.tap("edit library")
        let first = try #require(seen.entries.first)
        #expect(first.object != nil)
        try host.tap("show")
        #expect(first.object == nil)
        try host.tap("show")
        #expect(made.count == 2)
        #expect(host.exists("library Emma 0"))
    }

    @Test("BEH-119: two instances have objects of their own")
    func twoInstances() throws {
        let made = Tally()
        let seen = Probe<Weak<Book>>()
        let host = TestHost {
            VStack {
                LibraryView(name: "a", made: made, seen: seen)
                LibraryView(name: "b", made: made, seen: seen)
            }
        }
        #expect(made.count == 2)
        try host.tap("edit a")
        #expect(host.exists("a Emma! 0"))
        #expect(host.exists("b Emma 0"))
        #expect(host.statistics.bodies["LibraryView"] == 1)
    }

    private final class DataModel: ObservableObject {
        @Published var name: String
        let ended: Tally
        init(name: String, made: Tally, ended: Tally) {
            self.name = name
            self.ended = ended
            made()
        }
        deinit { ended() }
    }

    private struct Counts {
        let views = BodyCount()
        let made = Tally()
        let ended = Tally()
    }

    private struct MyInitializableView: View {
        @StateObject private var model: DataModel
        init(name: String, _ counts: Counts) {
            counts.views()
            _model = StateObject(
                wrappedValue: DataModel(name: name, made: counts.made, ended: counts.ended))
        }
        var body: some View { Text("Name: \(model.name)") }
    }

    private struct Naming: View {
        let counts: Counts
        let isIdentity: Bool
        @State private var number = 0
        private var name: String { number == 0 ? "Ravi" : "Maria \(number)" }
        var body: some View {
            VStack {
                Button("next") { number += 1 }
                if isIdentity {
                    MyInitializableView(name: name, counts).id(name)
                } else {
                    MyInitializableView(name: name, counts)
                }
            }
        }
    }

    @Test("BEH-116, BEH-117: new inputs run the view's initialiser again and make no new object")
    func newInputs() throws {
        let counts = Counts()
        let host = TestHost { Naming(counts: counts, isIdentity: false) }
        let before = counts.views.count
        try host.tap("next")
        #expect(host.exists("Name: Ravi"))
        #expect(counts.views.count == before + 1)
        #expect(counts.made.count == 1)
    }

    @Test("BEH-118, BEH-132: each new identity makes one object and frees the one before")
    func newIdentity() throws {
        let counts = Counts()
        let host = TestHost { Naming(counts: counts, isIdentity: true) }
        try host.tap("next")
        #expect(host.exists("Name: Maria 1"))
        #expect(counts.made.count == 2)
        #expect(counts.ended.count == 1)
        for _ in 0..<99 { try host.tap("next") }
        #expect(host.exists("Name: Maria 100"))
        #expect(counts.made.count == 101)
        #expect(counts.ended.count == 100)
    }

    private struct TwoNames: View {
        let counts: Counts
        @State private var tick = 0
        var body: some View {
            VStack {
                MyInitializableView(name: "Ravi", counts)
                MyInitializableView(name: "Maria", counts)
                Button("tick \(tick)") { tick += 1 }
            }
        }
    }

    @Test("BEH-120: inputs that are constant for each instance, before and after a redraw of the parent")
    func constantInputs() throws {
        let counts = Counts()
        let host = TestHost { TwoNames(counts: counts) }
        #expect(host.texts == ["Name: Ravi", "Name: Maria", "tick 0"])
        try host.tap("tick 0")
        #expect(host.texts == ["Name: Ravi", "Name: Maria", "tick 1"])
        #expect(counts.made.count == 2)
    }

    private final class Counter: ObservableObject {
        @Published var value: Int
        init(start: Int = 0) { value = start }
    }

    private struct Declared: View {
        @StateObject var counter = Counter()
        var body: some View { Button("declared \(counter.value)") { counter.value += 1 } }
    }

    private struct Given: View {
        @StateObject private var counter: Counter
        init(counter: Counter) { _counter = StateObject(wrappedValue: counter) }
        var body: some View { Button("given \(counter.value)") { counter.value += 1 } }
    }

    private struct Giver: View {
        @State private var tick = 0
        var body: some View {
            VStack {
                Given(counter: Counter(start: 10))
                Button("tick \(tick)") { tick += 1 }
            }
        }
    }

    @Test("BEH-125, BEH-126: a value in the declaration, or an object from the initialiser, of which the first is kept")
    func initialForms() throws {
        let declared = TestHost { Declared() }
        try declared.tap("declared 0")
        #expect(declared.texts == ["declared 1"])

        let given = TestHost { Giver() }
        try given.tap("given 10")
        try given.tap("tick 0")
        #expect(given.texts == ["given 11", "tick 1"])
    }

    private struct Hiding: View {
        let counter: Counter
        @State private var show = true
        var body: some View {
            VStack {
                Toggle("show", isOn: $show)
                if show { Given(counter: counter) }
            }
        }
    }

    @Test("BEH-133: an object that outlives its view runs no body any more")
    func lateChange() throws {
        let counter = Counter()
        let host = TestHost { Hiding(counter: counter) }
        counter.value = 1
        host.settle()
        #expect(host.statistics.bodies["Given"] == 1)
        try host.tap("show")
        counter.value = 2
        host.settle()
        #expect(host.statistics.totalBodies == 0)
        #expect(host.texts == ["show"])
    }

    private final class Library: ObservableObject {
        static let made = Tally()
        @Published var name: String
        init(name: String = "library") {
            self.name = name
            Self.made()
        }
    }

    @MainActor private static var libraries: [Library] = []

    private struct Shelf: View {
        @EnvironmentObject var library: Library
        var body: some View {
            Text("shelf of \(library.name)").onAppear { StateObjectTests.libraries.append(library) }
        }
    }

    private struct ShelfScene: Scene {
        @StateObject private var library: Library
        init(_ name: String) { _library = StateObject(wrappedValue: Library(name: name)) }
        var body: some Scene {
            WindowGroup { Shelf().environmentObject(library) }
        }
    }

    private struct BookReader: App {
        @StateObject private var library = Library()
        @State private var tick = 0
        var body: some Scene {
            WindowGroup { Shelf().environmentObject(library) }
            ShelfScene("first scene")
            ShelfScene("second scene")
        }
    }

    @Test("BEH-130, BEH-131: an app's object is one for all windows, a scene's one for the scene")
    func appAndScenes() {
        Self.libraries = []
        let before = Library.made.count
        let app = TestHost(app: BookReader.self)
        let windows = [app] + [0, 1, 2].map { app.openWindow(group: $0) }
        #expect(Library.made.count == before + 3)
        #expect(Self.libraries.count == 4)
        #expect(Self.libraries[0] === Self.libraries[1])
        #expect(Set(Self.libraries.map(ObjectIdentifier.init)).count == 3)
        Self.libraries[0].name = "the app"
        Self.libraries[2].name = "the first"
        app.settle()
        #expect(
            windows.flatMap(\.texts) == [
                "shelf of the app", "shelf of the app", "shelf of the first", "shelf of second scene",
            ])
        #expect(Library.made.count == before + 3)
    }
}
