import Combine
import DovetailCore
import DovetailTesting
import Foundation
import Observation
import Testing

/// Which rows of a `ForEach` run their code again: those whose result may be another one.
@MainActor
@Suite("Contents of rows")
struct RowContentTests {
    /// How many rows ran their code in a change.
    private func contents(_ host: TestHost, _ change: () throws -> Void) rethrows -> Int {
        try change()
        return host.statistics.rowContents
    }

    private struct Beside: View {
        @State private var title = 0
        @State private var data = Array(0..<20)
        @State private var selection = 3
        let suffix: String
        var isLazy = false

        var body: some View {
            Text("title \(title)")
            Button("Title") { title += 1 }
            Button("Append") { data.append(data.count) }
            Button("Swap") { data.swapAt(1, 5) }
            Button("Replace") { data[2] = 100 }
            Button("Select") { selection += 1 }
            if isLazy {
                ScrollView { LazyVStack { rows } }.frame(height: 200)
            } else {
                VStack { rows }
            }
        }

        private var rows: some View {
            ForEach(data, id: \.self) { number in
                Text(number == selection ? "chosen \(number)\(suffix)" : "row \(number)\(suffix)")
            }
        }
    }

    @Test("no row runs when a text beside the list changes; a new element runs its own", arguments: [false, true])
    func beside(isLazy: Bool) throws {
        let host = TestHost(size: CGSize(width: 400, height: 900)) { Beside(suffix: "!", isLazy: isLazy) }
        #expect(try contents(host) { try host.tap("Title") } == 0)
        #expect(host.exists("title 1"))
        if !isLazy {
            #expect(try contents(host) { try host.tap("Append") } == 1)
            #expect(host.exists("row 20!"))
        }
        #expect(try contents(host) { try host.tap("Swap") } == 0)
        #expect(try contents(host) { try host.tap("Replace") } == 1)
        #expect(host.exists("row 100!"))
        #expect(!host.exists("row 2!"))
    }

    @Test(
        "a state that rows read runs them all, also after runs that left rows as they were", arguments: [false, true])
    func readState(isLazy: Bool) throws {
        let host = TestHost(size: CGSize(width: 400, height: 900)) { Beside(suffix: "!", isLazy: isLazy) }
        try host.tap("Title")
        try host.tap("Replace")
        try host.tap("Select")
        #expect(host.exists("chosen 4!"))
        #expect(host.exists("row 3!"))
        try host.tap("Title")
        try host.tap("Select")
        #expect(host.exists("chosen 5!"))
        #expect(host.exists("row 4!"))
    }

    @Test("a value that the rows captured runs them all when it is another one")
    func capturedValue() throws {
        struct Root: View {
            @State private var suffix = "a"
            var body: some View {
                Button("Change") { suffix += "b" }
                Beside(suffix: suffix)
            }
        }
        let host = TestHost(size: CGSize(width: 400, height: 900)) { Root() }
        try host.tap("Change")
        #expect(host.exists("row 0ab"))
    }

    private final class Plain: Identifiable {
        let id: Int
        var name: String
        init(_ id: Int) {
            self.id = id
            name = "plain \(id)"
        }
    }

    @Test("rows of objects that nobody can follow run whenever the body does, as in SwiftUI", arguments: [false, true])
    func objectsAsData(isState: Bool) throws {
        struct Root: View {
            let isState: Bool
            @State private var tick = 0
            @State private var objects: [Plain]
            init(isState: Bool) {
                self.isState = isState
                _objects = State(initialValue: (0..<3).map(Plain.init))
            }
            var body: some View {
                Text("tick \(tick)")
                Button("Change") {
                    objects[1].name = "changed"
                    tick += 1
                }
                if isState {
                    ForEach(0..<3, id: \.self) { Text(objects[$0].name) }
                } else {
                    ForEach(objects) { Text($0.name) }
                }
            }
        }
        let host = TestHost { Root(isState: isState) }
        try host.tap("Change")
        #expect(host.exists("changed"))
    }

    @Observable fileprivate final class Title {
        var text: String
        init(_ text: String) { self.text = text }
    }

    @Test("rows whose code reads objects for the first time when it runs again follow these from then on, each its own")
    func firstRead() throws {
        final class Runs { var count = 0 }
        struct Root: View {
            let titles: [Title]
            let runs: Runs
            @State private var showsTitles = false
            var body: some View {
                Button("Titles") { showsTitles.toggle() }
                ForEach(0..<4, id: \.self) {
                    let _ = runs.count += 1
                    Text(showsTitles && $0 > 0 ? titles[$0].text : "plain \($0)")
                }
            }
        }
        let titles = (0..<4).map { Title("title \($0)") }
        let runs = Runs()
        let host = TestHost { Root(titles: titles, runs: runs) }
        try host.tap("Titles")
        #expect(host.exists("plain 0") && host.exists("title 1") && host.exists("title 3"))
        for name in ["new", "newer"] {
            runs.count = 0
            titles[2].text = name
            host.settle()
            #expect(host.exists(name) && host.exists("title 1"))
            #expect(runs.count == 1)
        }
        try host.tap("Titles")
        runs.count = 0
        titles[2].text = "unread"
        host.settle()
        #expect(runs.count == 0 && host.exists("plain 2"))
    }

    private final class Model: ObservableObject {
        /// Not published: whoever reads it is told nothing.
        var name = "silent"
        @Published var tick = 0
    }

    @Test("rows that read an observed object run whenever the body does", arguments: 0..<3)
    func observedObjects(kind: Int) throws {
        struct Observed: View {
            @ObservedObject var model: Model
            var body: some View {
                Text("tick \(model.tick)")
                ForEach(0..<2, id: \.self) { Text("\(model.name) \($0)") }
            }
        }
        struct Owned: View {
            @StateObject var model: Model
            var body: some View {
                Text("tick \(model.tick)")
                ForEach(0..<2, id: \.self) { Text("\(model.name) \($0)") }
            }
        }
        struct Given: View {
            @EnvironmentObject var model: Model
            var body: some View {
                let model = model
                Text("tick \(model.tick)")
                ForEach(0..<2, id: \.self) { Text("\(model.name) \($0)") }
            }
        }
        let model = Model()
        let host = TestHost {
            switch kind {
            case 0: Observed(model: model)
            case 1: Owned(model: model)
            default: Given().environmentObject(model)
            }
        }
        model.name = "loud"
        model.tick += 1
        host.settle()
        #expect(host.exists("loud 1"))
    }

    private struct Item: Identifiable, Equatable {
        let id: Int
        var name: String
        static func == (left: Self, right: Self) -> Bool { left.id == right.id }
    }

    private final class Items: ObservableObject {
        @Published var items = (0..<3).map { Item(id: $0, name: "item \($0)") }
    }

    @Test("an element that only an app's == finds equal runs its row", arguments: [false, true])
    func ownEquality(isLazy: Bool) throws {
        struct Root: View {
            @StateObject private var model = Items()
            let isLazy: Bool
            var body: some View {
                Button("Rename") { model.items[1].name = "renamed" }
                if isLazy { LazyVStack { rows } } else { rows }
            }
            private var rows: some View { ForEach(model.items) { Text($0.name) } }
        }
        let host = TestHost { Root(isLazy: isLazy) }
        let runs = try contents(host) { try host.tap("Rename") }
        #expect(host.exists("renamed"))
        #expect(runs == 1)
    }

    @Observable
    @MainActor
    final class Watched {
        var name = "first"
    }

    @Test("rows that read an observable object run once when it changes, also in a change that left them as they were")
    func observables() throws {
        struct Root: View {
            let model: Watched
            @State private var tick = 0
            var body: some View {
                Text("tick \(tick)")
                Button("Both") {
                    tick += 1
                    model.name = "both \(tick)"
                }
                Button("Tick") { tick += 1 }
                ForEach(0..<3, id: \.self) { Text("\(model.name) \($0)") }
            }
        }
        let model = Watched()
        let host = TestHost { Root(model: model) }
        #expect(try contents(host) { try host.tap("Tick") } == 0)
        model.name = "second"
        host.settle()
        #expect(host.exists("second 2"))
        try host.tap("Both")
        #expect(host.exists("both 2 0"))
        #expect(host.exists("both 2 2"))
    }

    @Test("a binding that rows use is the same while it leads to the same state")
    func bindings() throws {
        struct Rows: View {
            @Binding var text: String
            @Binding var number: Int
            var body: some View {
                Text("number \(number)")
                ForEach(0..<3, id: \.self) { Text("\(text) \($0)") }
            }
        }
        struct Root: View {
            @State private var text = "a"
            @State private var number = 0
            var body: some View {
                Rows(text: $text, number: $number)
                Button("Text") { text += "b" }
                Button("Number") { number += 1 }
            }
        }
        let host = TestHost { Root() }
        #expect(try contents(host) { try host.tap("Number") } == 0)
        #expect(host.exists("number 1"))
        #expect(try contents(host) { try host.tap("Text") } == 3)
        #expect(host.exists("ab 2"))
    }

    @Test("a button in a row is not run again when its action captured the same")
    func buttons() throws {
        struct Row: View {
            let number: Int
            let action: () -> Void
            var body: some View { Button("row \(number)", action: action) }
        }
        struct Root: View {
            @State private var count = 0
            var body: some View {
                Text("count \(count)")
                VStack {
                    Row(number: 1) { count += 1 }
                    Row(number: 2) { count += 10 }
                }
            }
        }
        let host = TestHost { Root() }
        try host.tap("row 2")
        #expect(host.exists("count 10"))
        #expect(host.statistics.bodies["Row"] == nil)
        try host.tap("row 1")
        #expect(host.exists("count 11"))
        #expect(host.statistics.bodies["Row"] == nil)
    }
}
