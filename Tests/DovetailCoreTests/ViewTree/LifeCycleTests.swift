import DovetailTesting
import SwiftUI
import TestSupport
import Testing
import ViewSupport

/// The order of appearance actions, and how often they run.
@MainActor
@Suite("The life of views")
struct LifeCycleTests {
    private struct Nested: View {
        let log: Probe<String>

        var body: some View {
            VStack {
                Text("inner")
                    .task { log.note("inner task") }
                    .onAppear { log.note("inner appear") }
                    .onChange(of: 1, initial: true) { log.note("inner change") }
                    .onAppear { log.note("inner appear again") }
                if true {
                    ForEach(0..<2) { row in Text("row \(row)").onAppear { log.note("row \(row)") } }
                }
            }
            .onAppear { log.note("outer appear") }
            .task { log.note("outer task") }
            .onChange(of: 1, initial: true) { log.note("outer change") }
        }
    }

    @Test("appearance actions run innermost first, in the order written; then tasks start, innermost first")
    func order() async {
        let log = Probe<String>()
        let host = TestHost { Nested(log: log) }
        #expect(
            log.entries == [
                "inner appear", "inner change", "inner appear again", "row 0", "row 1", "outer appear", "outer change",
            ])
        await host.settle()
        #expect(log.entries.suffix(2) == ["inner task", "outer task"])
        #expect(log.entries.count == 9)
    }

    private struct Changed: View {
        let log: Probe<String>
        let hasTransition: Bool
        @State private var toggle = false

        var body: some View {
            VStack {
                let view = Color.red.onAppear { log.note("A\(toggle ? "T" : "F")") }
                    .onDisappear { log.note("D\(toggle ? "T" : "F")") }
                if hasTransition { view.transition(.identity).id(toggle) } else { view.id(toggle) }
                Button("change") { toggle.toggle() }
            }
        }
    }

    @Test("a view that goes by the transition `identity` disappears before its successor appears, as recorded on iOS")
    func identityTransition() throws {
        for (hasTransition, expected) in [(false, "AFATDT"), (true, "AFDTAT")] {
            let log = Probe<String>()
            let host = TestHost { Changed(log: log, hasTransition: hasTransition) }
            try host.tap("change")
            #expect(log.entries.joined() == expected)
            host.close()
            #expect(log.entries.joined() == expected + "DT")
        }
    }

    private struct Identified: View {
        let log: Probe<String>
        @State private var id = 1

        var body: some View {
            Text("text")
                .onAppear { [id] in log.note("+\(id)") }
                .onDisappear { [id] in log.note("-\(id)") }
                .id(id)
            Button("next") { id += 1 }
        }
    }

    @Test("when an id changes, the new view appears before the old one disappears")
    func changedID() throws {
        let log = Probe<String>()
        let host = TestHost { VStack { Identified(log: log) } }
        try host.tap("next")
        #expect(log.entries == ["+1", "+2", "-1"])
    }

    private struct Pages: View {
        let log: Probe<String>
        @State private var value = 0

        var body: some View {
            TabView {
                Text("one")
                    .onChange(of: value, initial: true) { log.note("\($0) to \($1)") }
                    .tabItem { Text("First") }
                Button("count") { value += 1 }.tabItem { Text("Second") }
            }
        }
    }

    @Test("onChange(initial: true) runs whenever its view appears")
    func initialChange() throws {
        let log = Probe<String>()
        let host = TestHost { Pages(log: log) }
        #expect(log.entries == ["0 to 0"])
        try host.tap("Second")
        try host.tap("First")
        #expect(log.entries == ["0 to 0", "0 to 0"])
        try host.tap("Second")
        try host.tap("count")
        try host.tap("First")
        #expect(log.entries == ["0 to 0", "0 to 0", "0 to 1", "1 to 1"])
    }

    private struct TaskPages: View {
        let log: Probe<String>

        var body: some View {
            TabView {
                Text("one")
                    .task {
                        log.note("start")
                        await untilCancelled()
                        log.note("cancelled \(Task.isCancelled)")
                    }
                    .tabItem { Text("First") }
                Text("two").tabItem { Text("Second") }
            }
        }
    }

    @Test("the task of a view that is no longer on show is cancelled, and starts anew when it is shown again")
    func hiddenTask() async throws {
        let log = Probe<String>()
        let host = TestHost { TaskPages(log: log) }
        await host.settle()
        try host.tap("Second")
        for _ in 0..<1000 where log.entries.count < 2 { await Task.yield() }
        #expect(log.entries == ["start", "cancelled true"])
        try host.tap("First")
        await host.settle()
        #expect(log.entries == ["start", "cancelled true", "start"])
    }

    private struct Rows: View {
        let log: Probe<String>
        @State private var rows = [1, 2, 3]

        var body: some View {
            VStack {
                Group {
                    Text("a")
                    Text("b")
                }
                .onAppear { log.note("group") }
                ForEach(rows, id: \.self) { Text("\($0)") }
                    .onAppear { log.note("rows") }
                    .onDisappear { log.note("rows gone") }
                Button("add") { rows.append(rows.count + 1) }
                Button("clear") { rows = [] }
                Button("replace") { rows = [7] }
            }
        }
    }

    @Test("several views appear once, when the first of them does, and disappear once, when the last one does")
    func severalViews() throws {
        let log = Probe<String>()
        let host = TestHost { Rows(log: log) }
        #expect(log.entries == ["group", "rows"])
        try host.tap("add")
        #expect(log.entries == ["group", "rows"])
        try host.tap("replace")
        #expect(log.entries == ["group", "rows"])
        try host.tap("clear")
        #expect(log.entries == ["group", "rows", "rows gone"])
        try host.tap("add")
        #expect(log.entries == ["group", "rows", "rows gone", "rows"])
    }

    @Test("onDisappear runs the closure of the latest body")
    func latestClosure() throws {
        struct Counter: View {
            let log: Probe<String>
            @State private var n = 0
            @State private var isShown = true
            var body: some View {
                if isShown { Text("\(n)").onDisappear { [n] in log.note("gone at \(n)") } }
                Button("count") { n += 1 }
                Button("hide") { isShown = false }
            }
        }
        let log = Probe<String>()
        let host = TestHost { VStack { Counter(log: log) } }
        try host.tap("count")
        try host.tap("hide")
        #expect(log.entries == ["gone at 1"])
    }
}
