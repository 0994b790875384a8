import DovetailCore
import DovetailTesting
import Foundation
import TestSupport
import Testing
import ViewSupport

/// Bindings to parts of a state: which part it is counts, and so does the transaction.
@MainActor
@Suite("Projections of bindings")
struct ProjectionTests {
    private struct Pair {
        var first = "first"
        var second = "second"
    }

    private struct Child: View {
        @Binding var text: String
        var body: some View {
            VStack {
                Text("child \(text)")
                Button("write") { text += "!" }
            }
        }
    }

    @Test("a child that is given a binding to another property shows and writes that one")
    func anotherProperty() throws {
        struct Root: View {
            @State private var pair = Pair()
            @State private var isSecond = false
            var body: some View {
                VStack {
                    Child(text: isSecond ? $pair.second : $pair.first)
                    Button("other") { isSecond.toggle() }
                    Text("\(pair.first) \(pair.second)")
                }
            }
        }
        let host = TestHost { Root() }
        #expect(host.exists("child first"))
        try host.tap("other")
        #expect(host.exists("child second"))
        try host.tap("write")
        #expect(host.exists("child second!"))
        #expect(host.exists("first second!"))
        try host.tap("other")
        #expect(host.exists("child first"))
    }

    @Test("a child that is given a binding to another element shows and writes that one")
    func anotherElement() throws {
        struct Root: View {
            @State private var list = ["a", "b", "c"]
            @State private var index = 0
            var body: some View {
                VStack {
                    Child(text: $list[index])
                    Button("next") { index += 1 }
                    Text(list.joined(separator: " "))
                }
            }
        }
        let host = TestHost { Root() }
        try host.tap("next")
        #expect(host.exists("child b"))
        try host.tap("write")
        try host.tap("next")
        try host.tap("write")
        #expect(host.exists("child c!"))
        #expect(host.exists("a b! c!"))
    }

    @Test("a child that is given another stored value, or that of another store, shows that one")
    func anotherKey() throws {
        struct Root: View {
            @AppStorage private var first: String
            @AppStorage private var second: String
            @AppStorage private var elsewhere: String
            @State private var choice = 0

            init(_ store: UserDefaults, _ other: UserDefaults) {
                _first = AppStorage(wrappedValue: "one", "first", store: store)
                _second = AppStorage(wrappedValue: "two", "second", store: store)
                _elsewhere = AppStorage(wrappedValue: "three", "second", store: other)
            }

            var body: some View {
                VStack {
                    Child(text: choice == 0 ? $first : choice == 1 ? $second : $elsewhere)
                    Button("next") { choice += 1 }
                }
            }
        }
        let (store, other) = (TestStore(), TestStore())
        let host = TestHost { Root(store.defaults, other.defaults) }
        #expect(host.exists("child one"))
        try host.tap("next")
        #expect(host.exists("child two"))
        try host.tap("write")
        #expect(store.defaults.string(forKey: "second") == "two!")
        try host.tap("next")
        #expect(host.exists("child three"))
        try host.tap("write")
        #expect(other.defaults.string(forKey: "second") == "three!")
        #expect(store.defaults.string(forKey: "second") == "two!")
        #expect(store.defaults.string(forKey: "first") == nil)
    }

    @Test("threads that write elements of one array lose nothing")
    func threads() {
        struct Root: View {
            @State private var list = [Int](repeating: 0, count: 8)
            let take: @MainActor (Binding<[Int]>) -> Void
            var body: some View {
                Text(list.map { "\($0)" }.joined(separator: " ")).onAppear { take($list) }
            }
        }
        final class Holder: @unchecked Sendable { var binding: Binding<[Int]>? }
        let holder = Holder()
        let host = TestHost { Root { holder.binding = $0 } }
        DispatchQueue.concurrentPerform(iterations: 8) { index in
            let element = holder.binding![index]
            for number in 1...300 { element.wrappedValue = number }
        }
        host.settle()
        #expect(host.texts == ["300 300 300 300 300 300 300 300"])
    }

    private final class Model: ObservableObject {
        @Published var offset: CGFloat = 0
    }

    @Test("a write through an animated binding to an observed object's property is animated, a plain one jumps")
    func animatedObject() throws {
        struct Root: View {
            @ObservedObject var model: Model
            var body: some View {
                VStack(alignment: .leading) {
                    Color.red.frame(width: 10, height: 10).accessibilityLabel("mark").offset(x: model.offset)
                    Button("slow") { $model.offset.animation(.linear(duration: 1)).wrappedValue = 100 }
                    Button("fast") { $model.offset.wrappedValue = 0 }
                }
            }
        }
        let host = TestHost { Root(model: Model()) }
        let start = try host.presentation(of: "mark").frame.minX
        try host.tap("slow")
        host.advance(by: .milliseconds(500))
        let middle = try host.presentation(of: "mark").frame.minX - start
        #expect(abs(middle - 50) < 4, "\(middle)")
        host.advance(by: .seconds(1))
        #expect(try host.presentation(of: "mark").frame.minX - start == 100)
        try host.tap("fast")
        #expect(try host.presentation(of: "mark").frame.minX == start)
    }

    @Test("an object of the environment is watched: what it publishes shows, also when another one took its place")
    func environmentObject() throws {
        struct Reader: View {
            @EnvironmentObject var model: Model
            var body: some View { Text("\(Int(model.offset))") }
        }
        let (first, second) = (Model(), Model())
        let chosen = Changing(first)
        let host = TestHost { Bound(chosen) { Reader().environmentObject($0.wrappedValue) } }
        first.offset = 1
        host.settle()
        #expect(host.texts == ["1"])
        chosen.value = second
        host.settle()
        #expect(host.texts == ["0"])
        second.offset = 2
        host.settle()
        #expect(host.texts == ["2"])
        first.offset = 9
        host.settle()
        #expect(host.texts == ["2"])
    }

    @Test("a scaled metric follows the size of text")
    func scaledMetric() {
        struct Reader: View {
            @ScaledMetric private var length: CGFloat = 100
            var body: some View { Text(length > 100 ? "larger" : length < 100 ? "smaller" : "same") }
        }
        let size = Changing(DynamicTypeSize.large)
        let host = TestHost { Bound(size) { Reader().dynamicTypeSize($0.wrappedValue) } }
        #expect(host.texts == ["same"])
        size.value = .accessibility1
        host.settle()
        #expect(host.texts == ["larger"])
        size.value = .xSmall
        host.settle()
        #expect(host.texts == ["smaller"])
    }

    @Test("an element that is received meets the action of the latest body")
    func latestAction() {
        let log = Probe<String>()
        let subject = PassthroughSubject<Int, Never>()
        let model = Changing("a")
        let host = TestHost {
            Bound(model) { text in
                let name = text.wrappedValue
                Text(name).onReceive(subject) { log.note("\($0) \(name)") }
            }
        }
        subject.send(1)
        host.settle()
        model.value = "b"
        host.settle()
        subject.send(2)
        host.settle()
        #expect(log.entries == ["1 a", "2 b"])
    }

    @Test("a write through an animated binding to a stored value is animated, a plain one jumps")
    func animatedStorage() throws {
        struct Root: View {
            @AppStorage private var offset: Double
            init(_ store: UserDefaults) { _offset = AppStorage(wrappedValue: 0, "offset", store: store) }
            var body: some View {
                VStack(alignment: .leading) {
                    Color.red.frame(width: 10, height: 10).accessibilityLabel("mark").offset(x: offset)
                    Button("slow") { $offset.animation(.linear(duration: 1)).wrappedValue = 100 }
                    Button("fast") { $offset.wrappedValue = 0 }
                }
            }
        }
        let store = TestStore()
        let host = TestHost { Root(store.defaults) }
        let start = try host.presentation(of: "mark").frame.minX
        try host.tap("slow")
        host.advance(by: .milliseconds(500))
        let middle = try host.presentation(of: "mark").frame.minX - start
        #expect(abs(middle - 50) < 4, "\(middle)")
        host.advance(by: .seconds(1))
        try host.tap("fast")
        #expect(try host.presentation(of: "mark").frame.minX == start)
    }
}
