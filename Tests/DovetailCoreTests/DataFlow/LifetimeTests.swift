import Combine
import DovetailTesting
import SwiftUI
import Testing
import ViewSupport

/// What is kept from a view beyond its life, or handed over while it lives.
@MainActor
@Suite("Data that outlives or replaces")
struct LifetimeTests {
    @Test("a binding to the last element, kept beyond its removal, reads its last value")
    func lastElement() throws {
        struct Rows: View {
            @State private var rows = ["a", "b"]
            let keep: (Binding<String>) -> Void
            var body: some View {
                VStack {
                    ForEach($rows, id: \.self) { $row in
                        let _ = keep($row)
                        Text(row)
                    }
                    Button("Remove") { rows.removeLast() }
                    Button("Clear") { rows.removeAll() }
                }
            }
        }
        var kept: [Binding<String>] = []
        let host = TestHost { Rows { kept.append($0) } }
        let last = try #require(kept.last)
        #expect(last.wrappedValue == "b")
        try host.tap("Remove")
        #expect(last.wrappedValue == "b")
        last.wrappedValue = "written"
        host.settle()
        #expect(host.texts == ["a", "Remove", "Clear"])
        try host.tap("Clear")
        #expect(kept[0].wrappedValue == "a")
    }

    private final class Object: ObservableObject {
        @Published var isMoved = false
    }

    @Test("withAnimation around a write to a published property animates")
    func publishedAnimates() throws {
        struct Moving: View {
            @ObservedObject var object: Object
            var body: some View {
                Text("a").opacity(object.isMoved ? 0 : 1)
                    .onTapGesture { withAnimation(.linear(duration: 1)) { object.isMoved = true } }
            }
        }
        let object = Object()
        let host = TestHost { Moving(object: object) }
        try host.tap("a")
        host.advance(by: .milliseconds(500))
        #expect(abs(try host.presentation(of: "a").opacity - 0.5) < 0.05)
        host.advance(by: .milliseconds(600))
        #expect(!host.isAnimating)
    }

    @Test("a state object made from a binding's value does not make the body depend on that value")
    func stateObjectInitialiser() {
        final class Model: ObservableObject {
            let start: Int
            init(start: Int) { self.start = start }
        }
        struct Child: View {
            @StateObject private var model: Model
            let count: BodyCount
            init(number: Binding<Int>, count: BodyCount) {
                _model = StateObject(wrappedValue: Model(start: number.wrappedValue))
                self.count = count
            }
            var body: some View {
                let _ = count()
                Text("start \(model.start)")
            }
        }
        struct Parent: View {
            @State private var number = 1
            let count: BodyCount
            var body: some View {
                VStack {
                    Child(number: $number, count: count)
                    Button("Next") { number += 1 }
                }
            }
        }
        let count = BodyCount()
        let host = TestHost { Parent(count: count) }
        try? host.tap("Next")
        #expect(host.exists("start 1"))
        #expect(count.count == 1)
    }

    @Test("an action kept from a view reads, after the view has gone, the last value of the environment")
    func environmentAfterwards() throws {
        struct Child: View {
            @Environment(\.lineSpacing) private var spacing
            let keep: (@escaping () -> CGFloat) -> Void
            var body: some View {
                Text("\(Int(spacing))").onAppear { keep { spacing } }
            }
        }
        struct Parent: View {
            @State private var spacing: CGFloat = 1
            @State private var isShown = true
            let keep: (@escaping () -> CGFloat) -> Void
            var body: some View {
                VStack {
                    if isShown { Child(keep: keep).environment(\.lineSpacing, spacing) }
                    Button("Next") { spacing += 1 }
                    Button("Hide") { isShown = false }
                }
            }
        }
        var kept: (() -> CGFloat)?
        let host = TestHost { Parent { kept = $0 } }
        try host.tap("Next")
        #expect(host.exists("2"))
        try host.tap("Hide")
        #expect(kept?() == 2)
    }

    @Test("an environment property made with another key path in the view's next value reads the other")
    func otherKeyPath() throws {
        struct Child: View {
            @Environment private var value: CGFloat
            init(_ path: KeyPath<EnvironmentValues, CGFloat>) { _value = Environment(path) }
            var body: some View { Text("\(Int(value))") }
        }
        struct Parent: View {
            @State private var isOther = false
            var body: some View {
                VStack {
                    Child(isOther ? \.displayScale : \.lineSpacing)
                    Button("Other") { isOther = true }
                }
                .environment(\.lineSpacing, 7)
                .environment(\.displayScale, 3)
            }
        }
        let host = TestHost { Parent() }
        #expect(host.exists("7"))
        try host.tap("Other")
        #expect(host.exists("3"))
    }

    @Test("an element sent from another thread before the view goes is not delivered after it has gone")
    func lateElement() async throws {
        struct Root: View {
            let subject: PassthroughSubject<Int, Never>
            let log: Probe<Int>
            @State private var isShown = true
            var body: some View {
                VStack {
                    if isShown { Text("view").onReceive(subject) { log.note($0) } }
                    Button("Hide") { isShown = false }
                }
            }
        }
        nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
        let log = Probe<Int>()
        let host = TestHost { Root(subject: subject, log: log) }
        subject.send(1)
        #expect(log.entries == [1])
        // The main thread is kept from the element until the view has gone.
        let sent = DispatchSemaphore(value: 0)
        Thread {
            subject.send(2)
            sent.signal()
        }.start()
        sent.wait()
        try host.tap("Hide")
        await host.settle()
        #expect(log.entries == [1])
    }

    @Test("a gesture state goes back to the initial value that it was made with first")
    func gestureStateInitial() throws {
        struct Child: View {
            @GestureState private var value: Int
            init(initial: Int) { _value = GestureState(initialValue: initial) }
            var body: some View {
                Text("value \(value)")
                    .gesture(DragGesture(minimumDistance: 0).updating($value) { _, state, _ in state = 99 })
            }
        }
        struct Parent: View {
            @State private var initial = 1
            var body: some View {
                VStack {
                    Child(initial: initial)
                    Button("Next") { initial += 1 }
                }
            }
        }
        let host = TestHost { Parent() }
        try host.tap("Next")
        let middle = try host.frame(of: "value 1")
        host.hold(at: CGPoint(x: middle.midX, y: middle.midY))
        #expect(host.exists("value 99"))
        host.release()
        #expect(host.exists("value 1"))
    }

    @Test("onDisappear runs the latest closure")
    func latestDisappear() throws {
        struct Root: View {
            let log: Probe<Int>
            @State private var number = 1
            @State private var isShown = true
            var body: some View {
                VStack {
                    if isShown { Text("view").onDisappear { [number] in log.note(number) } }
                    Button("Next") { number += 1 }
                    Button("Hide") { isShown = false }
                }
            }
        }
        let log = Probe<Int>()
        let host = TestHost { Root(log: log) }
        try host.tap("Next")
        try host.tap("Hide")
        #expect(log.entries == [2])
    }

    @Test("a sheet's onDismiss is that of the latest body")
    func latestDismiss() throws {
        struct Root: View {
            let log: Probe<Int>
            @State private var number = 1
            @State private var isShown = false
            var body: some View {
                Button("Show") { isShown = true }
                    .sheet(isPresented: $isShown, onDismiss: { [number] in log.note(number) }) {
                        VStack {
                            Button("Next") { number += 1 }
                            Button("Close") { isShown = false }
                        }
                    }
            }
        }
        let log = Probe<Int>()
        let host = TestHost { Root(log: log) }
        try host.tap("Show")
        try host.tap("Next")
        try host.tap("Close")
        #expect(log.entries == [2])
    }

    @Test("in a sheet of an item: another item is set, then the sheet dismisses itself: the other item's sheet stays")
    func otherItem() throws {
        struct Item: Identifiable { let id: Int }
        struct Content: View {
            let item: Item
            let next: () -> Void
            @Environment(\.dismiss) private var dismiss
            var body: some View {
                VStack {
                    Text("item \(item.id)")
                    Button("Next and dismiss") {
                        next()
                        dismiss()
                    }
                }
            }
        }
        struct Root: View {
            @State private var item: Item?
            var body: some View {
                Button("Show") { item = Item(id: 1) }
                    .sheet(item: $item) { shown in Content(item: shown) { item = Item(id: shown.id + 1) } }
            }
        }
        let host = TestHost { Root() }
        try host.tap("Show")
        try host.tap("Next and dismiss")
        host.advance(by: .seconds(1))
        #expect(host.exists("item 2"))
    }
}
