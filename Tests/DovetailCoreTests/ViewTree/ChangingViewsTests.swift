import DovetailTesting
import SwiftUI
import Testing
import ViewSupport

/// What views keep, and what they take over, when something of them changes.
@MainActor
@Suite("Changing views")
struct ChangingViewsTests {
    @Test("the action of onChange is that of the body that saw the new value")
    func latestAction() {
        let log = Probe<String>()
        let model = Changing((watched: 0, other: "a"))
        let host = TestHost {
            Bound(model) { pair in
                let other = pair.wrappedValue.other
                Text("text").onChange(of: pair.wrappedValue.watched) { old, new in log.note("\(old) \(new) \(other)") }
            }
        }
        model.value = (1, "b")
        host.settle()
        model.value = (1, "c")
        host.settle()
        model.value = (2, "d")
        host.settle()
        #expect(log.entries == ["0 1 b", "1 2 d"])
    }

    @Test("a view that was in front goes back when its zIndex is 0 again")
    func zIndex() throws {
        let model = Changing(0.0)
        let host = TestHost(size: CGSize(width: 40, height: 40)) {
            Bound(model) { index in
                ZStack {
                    Color.red.zIndex(index.wrappedValue)
                    Color.blue
                }
            }
        }
        let (red, blue) = (
            Color.red.resolve(in: EnvironmentValues()), Color.blue.resolve(in: EnvironmentValues())
        )
        let middle = CGPoint(x: 20, y: 20)
        #expect(try host.color(at: middle) == blue)
        model.value = 1
        host.settle()
        #expect(try host.color(at: middle) == red)
        model.value = 0
        host.settle()
        #expect(try host.color(at: middle) == blue)
        model.value = -1
        host.settle()
        #expect(try host.color(at: middle) == blue)
    }

    @Test("a view with a zIndex below 0 is behind those without one, wherever it comes in the order")
    func negativeZIndex() throws {
        let host = TestHost(size: CGSize(width: 40, height: 40)) {
            ZStack {
                Color.blue
                Color.red.zIndex(-1)
            }
        }
        #expect(try host.color(at: CGPoint(x: 20, y: 20)) == Color.blue.resolve(in: EnvironmentValues()))
    }

    private struct Shown: View {
        let log: Probe<String>
        @ObservedObject var model: Changing<Bool>
        var body: some View {
            VStack {
                if model.value {
                    Text("here").onAppear { log.note("+") }.onDisappear { log.note("-") }
                }
            }
        }
    }

    @Test("where animations are disabled, what goes is gone at once, also in withAnimation")
    func disabledAnimations() {
        let log = Probe<String>()
        let model = Changing(true)
        let host = TestHost { Shown(log: log, model: model) }
        var transaction = Transaction(animation: .linear(duration: 1))
        transaction.disablesAnimations = true
        withTransaction(transaction) { model.value = false }
        host.settle()
        #expect(!host.exists("here"))
        #expect(log.entries == ["+", "-"])
        withTransaction(transaction) { model.value = true }
        host.settle()
        #expect(host.exists("here"))
        host.advance(by: .milliseconds(1))
        #expect((try? host.presentation(of: "here").opacity) == 1)
    }

    @Test("a view that comes back while it leaves is told of each, and in the end is there once or not at all")
    func backAndForth() {
        let log = Probe<String>()
        let model = Changing(true)
        let host = TestHost { Shown(log: log, model: model) }
        for _ in 0..<4 {
            withAnimation(.linear(duration: 1)) { model.value.toggle() }
            host.settle()
            host.advance(by: .milliseconds(300))
        }
        host.advance(by: .seconds(2))
        #expect(host.exists("here"))
        #expect(log.entries == ["+", "-", "+", "-", "+"])
        withAnimation(.linear(duration: 1)) { model.value = false }
        host.settle()
        host.advance(by: .seconds(2))
        #expect(!host.exists("here"))
        #expect(log.entries.last == "-")
        #expect(!host.isAnimating, "nothing is left that moves")
    }

    @Test("what a sheet shows follows the state of its presenter")
    func sheetContent() throws {
        struct Presenter: View {
            @ObservedObject var model: Changing<Int>
            @State private var name = "number"
            var body: some View {
                Text("behind").sheet(isPresented: .constant(true)) { Text("\(name) \(model.value)") }
            }
        }
        let model = Changing(1)
        let host = TestHost { Presenter(model: model) }
        host.advance(by: .seconds(1))
        #expect(host.exists("number 1"))
        for number in 2...4 {
            model.value = number
            host.settle()
            #expect(host.exists("number \(number)"))
        }
    }

    @Test("the pages of tabs within a tab appear and disappear with both")
    func nestedTabs() throws {
        struct Tabs: View {
            let log: Probe<String>
            @ObservedObject var outer: Changing<Int>
            @ObservedObject var inner: Changing<Int>
            var body: some View {
                TabView(selection: $outer.value) {
                    TabView(selection: $inner.value) {
                        page("a").tag(0)
                        page("b").tag(1)
                    }
                    .tabItem { Text("Tabs") }.tag(0)
                    page("c").tabItem { Text("Other") }.tag(1)
                }
            }
            private func page(_ name: String) -> some View {
                Text(name).onAppear { log.note("+\(name)") }.onDisappear { log.note("-\(name)") }
                    .tabItem { Text("Page \(name)") }
            }
        }
        let log = Probe<String>()
        let (outer, inner) = (Changing(0), Changing(0))
        let host = TestHost { Tabs(log: log, outer: outer, inner: inner) }
        func entries(_ change: () -> Void) -> Set<String> {
            log.entries = []
            change()
            host.advance(by: .seconds(1))
            return Set(log.entries)
        }
        #expect(log.entries == ["+a"])
        #expect(entries { outer.value = 1 } == ["-a", "+c"])
        #expect(entries { inner.value = 1 }.isEmpty, "a page of tabs that are not on show")
        #expect(entries { outer.value = 0 } == ["+b", "-c"])
        #expect(entries { inner.value = 0 } == ["-b", "+a"])
    }

    @Test("a row of a page disappears when it goes, and when the page does")
    func rowsOfPages() {
        struct Tabs: View {
            let log: Probe<String>
            @ObservedObject var selection: Changing<Int>
            @ObservedObject var rows: Changing<[Int]>
            var body: some View {
                TabView(selection: $selection.value) {
                    VStack {
                        ForEach(rows.value, id: \.self) { row in
                            Text("row \(row)").onAppear { log.note("+\(row)") }.onDisappear { log.note("-\(row)") }
                        }
                    }
                    .tabItem { Text("Rows") }.tag(0)
                    Text("other").tabItem { Text("Other") }.tag(1)
                }
            }
        }
        let log = Probe<String>()
        let (selection, rows) = (Changing(0), Changing([1, 2]))
        let host = TestHost { Tabs(log: log, selection: selection, rows: rows) }
        #expect(Set(log.entries) == ["+1", "+2"])
        log.entries = []
        rows.value = [2, 3]
        host.settle()
        #expect(Set(log.entries) == ["-1", "+3"])
        log.entries = []
        selection.value = 1
        host.settle()
        #expect(Set(log.entries) == ["-2", "-3"])
        log.entries = []
        rows.value = [3]
        host.settle()
        #expect(log.entries.isEmpty)
        selection.value = 0
        host.settle()
        #expect(log.entries == ["+3"])
    }
}
