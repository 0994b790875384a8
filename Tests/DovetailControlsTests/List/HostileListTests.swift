import DovetailCore
import DovetailTesting
import Foundation
import SwiftUI
import Testing

/// Lists whose data or rows are not what they should be: no crash, and a line in the log where something is wrong.
@MainActor
@Suite("Lists of bad data")
struct HostileListTests {
    private static let size = CGSize(width: 400, height: 400)
    private let middle = CGPoint(x: 200, y: 200)

    private func warnings(_ part: String) -> Int { Log.warnings.filter { $0.contains(part) }.count }

    @Test("ids that occur twice are told once in the log, and each row is shown", arguments: [true, false])
    func duplicates(isLazy: Bool) throws {
        struct Tagged: Hashable { let id: Int }
        struct Screen: View {
            @ObservedObject var numbers: Model<[Int]>
            let isLazy: Bool
            var body: some View {
                List {
                    ForEach(numbers.value, id: \.self) { number in
                        if isLazy { Text("lazy \(number)") } else { Text("all \(number)") }
                        if !isLazy { EmptyView() }
                    }
                    .onDelete { numbers.value.remove(atOffsets: $0) }
                }
            }
        }
        let numbers = Model([1, 2, 1, 3, 1])
        let host = TestHost(size: Self.size) { Screen(numbers: numbers, isLazy: isLazy) }
        #expect(host.texts.count == 5)
        numbers.value += [2, 2]
        host.settle()
        #expect(host.texts.count == 7)
        numbers.value = [3, 3, 3]
        host.advance(by: .seconds(1))
        #expect(host.texts.count == 3)
        #expect(warnings("ForEach<Array<Int>, Int, …>: the id") >= 1)
        let before = Log.warnings.count
        numbers.value = [4, 4]
        host.settle()
        #expect(Log.warnings.count == before)
    }

    @Test("ids that differ each time make new rows each time, in the places of the old ones")
    func unstableIDs() throws {
        struct Unstable: Identifiable {
            let id = UUID()
            let name: String
        }
        struct Screen: View {
            @ObservedObject var count: Model<Int>
            var body: some View {
                let items = (0..<count.value).map { Unstable(name: "row \($0)") }
                List(items) { Text($0.name) }
            }
        }
        let count = Model(500)
        let host = TestHost(size: Self.size) { Screen(count: count) }
        host.scroll(at: middle, by: CGSize(width: 0, height: 4_000))
        let shown = host.texts
        let attributes = host.window.loop.graph.attributeCount
        for next in [501, 500, 500, 501, 500] {
            withAnimation(next == 501 ? .default : nil) { count.value = next }
            host.advance(by: .milliseconds(100))
        }
        host.advance(by: .seconds(2))
        #expect(host.texts == shown)
        #expect(host.window.loop.graph.attributeCount == attributes)
        count.value = 0
        host.settle()
        #expect(host.texts.isEmpty)
    }

    private struct Editable: View {
        @ObservedObject var names: Model<[String]>
        let log: Probe<String>
        var body: some View {
            List {
                ForEach(names.value, id: \.self) { Text($0) }
                    .onDelete {
                        log.note("delete \($0.map { $0 })")
                        names.value.remove(atOffsets: $0)
                    }
                    .onMove {
                        log.note("move \($0.map { $0 }) to \($1)")
                        names.value.move(fromOffsets: $0, toOffset: $1)
                    }
            }
        }
    }

    @Test("data may change while a row is dragged: the row, those beside it, or all may go")
    func changedWhileDragged() throws {
        func drag(_ change: (Model<[String]>) -> Void) throws -> [String] {
            let names = Model(["a", "b", "c", "d", "e"])
            let log = Probe<String>()
            let host = TestHost(size: Self.size, idiom: .desktop) { Editable(names: names, log: log) }
            let (b, d) = (try host.frame(of: "b"), try host.frame(of: "d"))
            host.hold(at: CGPoint(x: 200, y: b.midY))
            host.move(to: CGPoint(x: 200, y: b.midY + 12))
            host.move(to: CGPoint(x: 200, y: d.midY))
            change(names)
            host.settle()
            host.move(to: CGPoint(x: 200, y: d.midY + 1))
            host.release()
            host.advance(by: .seconds(1))
            let tops = try names.value.map { try host.frame(of: $0).minY }
            #expect(tops == tops.sorted())
            return names.value
        }
        #expect(try drag { _ in } == ["a", "c", "d", "b", "e"])
        #expect(try drag { $0.value.remove(at: 1) } == ["a", "c", "d", "e"])
        #expect(try drag { $0.value = [] } == [])
        // The place is that of the row it was put behind, wherever that is now.
        #expect(try drag { $0.value.insert("x", at: 0) } == ["x", "a", "c", "d", "b", "e"])
        #expect(try Set(drag { $0.value.remove(at: 3) }) == ["a", "b", "c", "e"])
    }

    @Test("data may change while the list is flung, and while a row is swiped")
    func changedWhileScrolled() throws {
        let names = Model((0..<300).map { "row \($0)" })
        let log = Probe<String>()
        let host = TestHost(size: Self.size, idiom: .phone) { Editable(names: names, log: log) }
        host.fling(at: middle, by: CGSize(width: 0, height: 200), velocity: CGSize(width: 0, height: 3_000))
        for step in 0..<20 {
            host.advance(by: .milliseconds(50))
            switch step % 4 {
            case 0: names.value.removeFirst(min(5, names.value.count))
            case 1: names.value.insert("new \(step)", at: 0)
            case 2: withAnimation { names.value.shuffle() }
            default: names.value.removeLast(20)
            }
        }
        host.advance(by: .seconds(3))
        let rows = host.texts
        #expect(!rows.isEmpty)
        let start = try #require(names.value.firstIndex(of: rows[0]))
        #expect(Array(names.value[start..<min(start + rows.count, names.value.count)]) == rows)
        names.value = []
        host.settle()
        #expect(host.texts.isEmpty)
        names.value = ["a", "b"]
        host.settle()
        let row = try host.frame(of: "b")
        host.scroll(at: CGPoint(x: 200, y: row.midY), by: CGSize(width: 90, height: 0))
        names.value = ["a"]
        host.advance(by: .seconds(1))
        #expect(host.texts == ["a"])
        #expect(log.entries.isEmpty)
    }

    @Test("sections without rows, headers or both come and go between others; what is selected may be gone")
    func emptySections() throws {
        struct Screen: View {
            @ObservedObject var sections: Model<[[String]]>
            @ObservedObject var selection: Model<Set<String>>
            var body: some View {
                List(selection: $selection.value) {
                    ForEach(Array(sections.value.enumerated()), id: \.offset) { index, rows in
                        Section {
                            ForEach(rows, id: \.self) { Text($0) }
                        } header: {
                            if index % 2 == 0 { Text("header \(index)") }
                        } footer: {
                            if index % 3 == 0 { Text("footer \(index)") }
                        }
                    }
                }
            }
        }
        for style in 0..<3 {
            let (sections, selection) = (
                Model([[], ["a", "b"], [], [], ["c"], []] as [[String]]), Model(Set<String>())
            )
            let host = TestHost(size: Self.size, idiom: .desktop) {
                let screen = Screen(sections: sections, selection: selection)
                switch style {
                case 0: screen.listStyle(.plain)
                case 1: screen.listStyle(.insetGrouped)
                default: screen.listStyle(.sidebar)
                }
            }
            // Headers that stay at the top are drawn last, so the order is that of the places.
            func rows() throws -> [String] {
                try host.texts.sorted { try host.frame(of: $0).minY < host.frame(of: $1).minY }
            }
            #expect(try rows() == ["header 0", "footer 0", "a", "b", "header 2", "footer 3", "header 4", "c"])
            try host.tap("c")
            #expect(selection.value == ["c"])
            withAnimation { sections.value[4] = [] }
            host.advance(by: .seconds(1))
            host.press(.down)
            host.press(.delete)
            host.press(.up, modifiers: .shift)
            withAnimation { sections.value = [] }
            host.advance(by: .seconds(1))
            #expect(host.texts.isEmpty)
            host.press(.end)
            host.press(.character("a"), modifiers: .control)
            sections.value = [["z"]]
            host.settle()
            #expect(try rows() == ["header 0", "z", "footer 0"])
        }
    }

    @Test("heights that are no numbers are told once, and ids that there is no row for")
    func numbersAndIDs() throws {
        struct Odd: View {
            let height: CGFloat
            var body: some View { OddLayout(height: height) { Text("odd") } }
        }
        let host = TestHost(size: Self.size) {
            ScrollViewReader { proxy in
                List {
                    ForEach(0..<50, id: \.self) { number in
                        Odd(height: [.nan, 1e30, -5, .infinity, 20][number % 5]).overlay { Text("row \(number)") }
                    }
                    Button("go") {
                        proxy.scrollTo("no such row")
                        proxy.scrollTo(7_000, anchor: UnitPoint(x: .nan, y: .infinity))
                    }
                }
                .overlay(alignment: .bottom) { Button("go on") { proxy.scrollTo("no such row") } }
            }
        }
        #expect(host.exists("row 0"))
        for distance in [300, 1e12, -1e12, .nan, 1e300, -.infinity] as [CGFloat] {
            host.scroll(at: middle, by: CGSize(width: 0, height: distance))
        }
        try host.tap("go on")
        try host.tap("go on")
        #expect(warnings("there is no view with the id no such row") == 1)
        // Other tests have views of no size too: each view is told of once.
        let told = Log.warnings.filter { $0.contains("the size of a view is not a number") }
        #expect(Set(told).count == told.count)
        host.resize(to: CGSize(width: 300, height: 200))
        _ = try host.png()
    }

    private struct OddLayout: Layout {
        let height: CGFloat
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            CGSize(width: 50, height: height)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
        }
    }
}
