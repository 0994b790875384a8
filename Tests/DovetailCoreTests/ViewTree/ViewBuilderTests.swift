import DovetailTesting
import SwiftUI
import Testing
import ViewSupport

@MainActor
@Suite("View builder and identity")
struct ViewBuilderTests {
    private enum Mode { case first, second(Int), third }

    private struct AllForms: View {
        let mode: Mode
        let name: String?

        var body: some View {
            let prefix = "·"
            Text(prefix + "1")
            switch mode {
            case .first: Text("first")
            case .second(let number): Text("second \(number)")
            case .third: EmptyView()
            }
            if let name { Text(name) }
            if #available(macOS 10.15, *) { Text("available") }
            Group {
                Text("g1")
                Text("g2")
            }
            AnyView(Text("any"))
            Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7"); Text("8")
        }
    }

    @Test("BEH-224: bodies with many statements, conditions, switches, groups and erased views")
    func allForms() {
        let host = TestHost(size: CGSize(width: 400, height: 600)) { AllForms(mode: .second(4), name: "Ann") }
        #expect(
            host.texts == [
                "·1", "second 4", "Ann", "available", "g1", "g2", "any", "2", "3", "4", "5", "6", "7", "8",
            ])
        #expect(!TestHost { AllForms(mode: .third, name: nil) }.exists("Ann"))
    }

    private struct Item: Identifiable {
        let id: Int
        var title: String
    }

    private struct Row: View {
        let title: String
        let log: Probe<String>
        @State private var taps = 0
        var body: some View {
            Button("\(title) \(taps)") { taps += 1 }
                .onAppear { log.note("+\(title)") }
                .onDisappear { log.note("-\(title)") }
        }
    }

    private struct Listing: View {
        let log: Probe<String>
        @State private var items = [Item(id: 1, title: "a"), Item(id: 2, title: "b"), Item(id: 3, title: "c")]

        var body: some View {
            VStack {
                ForEach(items) { Row(title: $0.title, log: log) }
                Button("reverse") { items.reverse() }
                Button("insert") { items.insert(Item(id: 9, title: "n"), at: 1) }
                Button("remove") { items.removeAll { $0.id == 2 } }
                Button("rename") { items[0].title = "z" }
            }
        }
    }

    @Test("BEH-211: rows follow the data; state goes with the id through moves, insertions and removals")
    func forEach() throws {
        let log = Probe<String>()
        let host = TestHost(size: CGSize(width: 300, height: 500)) { Listing(log: log) }
        try host.tap("b 0")
        try host.tap("reverse")
        #expect(host.texts.prefix(3) == ["c 0", "b 1", "a 0"])
        #expect(log.entries == ["+a", "+b", "+c"])
        try host.tap("insert")
        #expect(host.texts.prefix(4) == ["c 0", "n 0", "b 1", "a 0"])
        try host.tap("remove")
        #expect(host.texts.prefix(3) == ["c 0", "n 0", "a 0"])
        #expect(log.entries.suffix(2) == ["+n", "-b"])
        try host.tap("rename")
        #expect(host.exists("z 0"))
    }

    @Test("BEH-184: duplicate ids do not crash; every element is shown")
    func duplicateIDs() {
        let host = TestHost { VStack { ForEach(["YOLO", "A", "YOLO"], id: \.self) { Text($0) } } }
        #expect(host.texts == ["YOLO", "A", "YOLO"])
    }

    private struct Renamed: View {
        @State private var name = "A"
        var body: some View {
            VStack {
                StateTests.Counter(label: name).id(name)
                Button("rename") { name = "B" }
            }
        }
    }

    @Test("a changed id is a new identity")
    func explicitID() throws {
        let host = TestHost { Renamed() }
        try host.tap("A+")
        try host.tap("rename")
        #expect(host.texts.first == "Bn=0")
    }

    private struct Outer: View {
        let numbers: [Int]
        var body: some View {
            if !numbers.isEmpty { Inner(numbers: numbers) }
        }
    }

    private struct Inner: View {
        let numbers: [Int]
        var body: some View {
            VStack {
                // Traps when this is evaluated for an empty array.
                if numbers[0] > 0 { Text("first \(numbers[0])") }
            }
        }
    }

    private struct Emptied: View {
        @State private var numbers = [1]
        var body: some View {
            VStack {
                Outer(numbers: numbers)
                Button("empty") { numbers = [] }
            }
        }
    }

    @Test("a view that is about to go is not evaluated with data that it was never meant for")
    func outerFirst() throws {
        let host = TestHost { Emptied() }
        #expect(host.exists("first 1"))
        try host.tap("empty")
        #expect(host.texts == ["empty"])
    }

    private struct Bordered: ViewModifier {
        let title: String
        @State private var taps = 0
        func body(content: Content) -> some View {
            VStack {
                Button("\(title) \(taps)") { taps += 1 }
                content
            }
        }
    }

    @Test("a modifier of one's own has a body and state")
    func customModifier() throws {
        let host = TestHost { Text("content").modifier(Bordered(title: "border")) }
        try host.tap("border 0")
        #expect(host.texts == ["border 1", "content"])
    }

    private struct Layered: View {
        struct Counter: View {
            @State private var taps = 0
            var body: some View { Button("taps \(taps)") { taps += 1 } }
        }
        @State private var isInFront = false
        var body: some View {
            ZStack {
                Counter().zIndex(isInFront ? 2 : 0)
                Color.red.frame(width: 300, height: 200).zIndex(1).allowsHitTesting(false)
            }
            Button("front") { isInFront = true }
        }
    }

    @Test("a view keeps its state when what it tells its container changes")
    func changedTrait() throws {
        let host = TestHost(idiom: .desktop) { Layered() }
        try host.tap("taps 0")
        let middle = try host.frame(of: "taps 1")
        func isCovered() throws -> Bool {
            let color = try host.color(at: CGPoint(x: middle.minX + 3, y: middle.midY))
            return color.red > color.green + 0.3
        }
        #expect(try isCovered())
        try host.tap("front")
        #expect(host.exists("taps 1"))
        #expect(try !isCovered())
    }
}
